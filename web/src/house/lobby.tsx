import type { TableInfo, View } from "../protocol";
import { t } from "../shared/i18n.ts";
import { Button } from "../shared/ui.tsx";
import type { Order } from "../table/orders.ts";
import { variantName } from "./clause.ts";
import { Fairness } from "./lobby/fairness.tsx";
import { Invite } from "./lobby/invite.tsx";
import { Seats } from "./lobby/seats.tsx";
import { Page } from "./page.tsx";
import { RuleCard } from "./rulecard.tsx";
import "./style/lobby.css";

export interface LobbyProps {
  view: View;
  info: TableInfo;
  /** Sends a command of the table; its id is added on the way. */
  send: (order: Order) => void;
}

/** A table before its game: who sits where, the way in for others, and the rules agreed on. */
export function Lobby({ view, info, send }: LobbyProps) {
  const taken = view.seats.filter(({ kind }) => kind !== "empty").length;
  const free = view.seats.length - taken;
  return (
    <Page title={variantName(info.variant)} wide>
      <div class="lobby">
        <section class="lobby-seats" aria-labelledby="lobby-seats">
          <h2 id="lobby-seats">{t("lobby-waiting", { taken, seats: view.seats.length })}</h2>
          {!view.you && <p class="note">{t("lobby-watching")}</p>}
          <Seats view={view} send={send} />
          <Ways view={view} free={free} send={send} />
        </section>
        <Invite id={info.id} />
        <RuleCard variant={info.variant} clauses={info.clauses} />
        <Fairness commitment={info.commitment} />
      </div>
    </Page>
  );
}

interface WaysProps {
  view: View;
  free: number;
  send: (order: Order) => void;
}

/** How the lobby ends: the host starts, anybody who sits may leave. */
const Ways = ({ view, free, send }: WaysProps) => (
  <div class="lobby-ways">
    {view.you?.host ? (
      <>
        <Button look="primary" class="start" onClick={() => send({ t: "start" })}>
          {t("lobby-start")}
        </Button>
        {free > 0 && <p class="dim small">{t("lobby-start-help")}</p>}
      </>
    ) : (
      <p>{t("lobby-wait-host")}</p>
    )}
    {view.you && (
      <Button look="quiet" icon="leave" onClick={() => send({ t: "leave" })}>
        {t("lobby-leave")}
      </Button>
    )}
  </div>
);
