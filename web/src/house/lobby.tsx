import type { RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Levels, Me, TableInfo, View } from "../protocol";
import { t } from "../shared/i18n.ts";
import { newNonce } from "../shared/random.ts";
import { settings } from "../shared/settings.ts";
import { Button } from "../shared/ui.tsx";
import type { Order } from "../table/orders.ts";
import { variantName } from "./clause.ts";
import { NameForm, type NameFormHandle } from "./home/name.tsx";
import { LevelPick } from "./levelpick.tsx";
import { levelOf } from "./levels.ts";
import { useGet } from "./load.ts";
import { Fairness } from "./lobby/fairness.tsx";
import { Invite } from "./lobby/invite.tsx";
import { Seats } from "./lobby/seats.tsx";
import { Page } from "./page.tsx";
import { RuleCard } from "./rulecard.tsx";
import "./style/lobby.css";

const AGAIN_MS = 30;

export interface LobbyProps {
  view: View;
  info: TableInfo;
  /** Sends a command of the table; its id is added on the way. */
  send: (order: Order) => void;
}

/** A table before its game: who sits where, the way in for others, and the rules agreed on. */
export const Lobby = ({ view, info, send }: LobbyProps) => (
  <Page title={variantName(info.variant)} wide>
    <div class="lobby">
      <div class="lobby-side">
        <Places view={view} send={send} />
        <Invite id={info.id} />
      </div>
      <div class="lobby-side">
        <RuleCard variant={info.variant} clauses={info.clauses} />
        <p class="note">{t(`table-suggestions-${info.suggestions ? "on" : "off"}`)}</p>
        <Fairness commitment={info.commitment} />
      </div>
    </div>
  </Page>
);

function Places({ view, send }: Pick<LobbyProps, "view" | "send">) {
  const taken = view.seats.filter(({ kind }) => kind !== "empty").length;
  const canSit = view.seats.some(({ kind }) => kind !== "person");
  const name = useRef<NameFormHandle>(null);
  const sit = async (seat: number) => {
    // The name goes with the seat, so it has to be known first.
    if ((await name.current?.save()) ?? true) send({ t: "sit", seat, nonce: newNonce() });
  };
  const sitAgain = useSitAgain(view, send);
  const free = view.seats.length - taken;
  const isHost = view.you != null && view.you.seat === view.host;
  const levels = useGet<Levels>(isHost ? "/api/levels" : null).value;
  const order = withLevel(levels, send);
  return (
    <section class="lobby-seats" aria-labelledby="lobby-seats">
      <h2 id="lobby-seats">{t("lobby-waiting", { taken, seats: view.seats.length })}</h2>
      {!view.you && <p class="note">{t(canSit ? "lobby-watching" : "lobby-full")}</p>}
      {(view.you ? mayBeRenamed(view) : canSit) && <Name handle={name} onRenamed={sitAgain} />}
      <Seats view={view} send={order} onSit={(seat) => void sit(seat)} />
      {free > 0 && <LevelPick levels={levels} />}
      <Ways view={view} free={free} send={order} />
    </section>
  );
}

/** The same, but that bots are asked for as strong as the person wants them. */
const withLevel =
  (levels: Levels | undefined, send: LobbyProps["send"]): LobbyProps["send"] =>
  (order) =>
    levels && (order.t === "addBot" || order.t === "start")
      ? send({ ...order, level: levelOf(levels, settings.value.level) })
      : send(order);

/**
 * A seat has the name that its player had on sitting down: under a new one they sit down again.
 * Only one order is under way at a time, so the second is tried until the first is done.
 */
function useSitAgain(view: View, send: LobbyProps["send"]): () => void {
  const [seat, setSeat] = useState<number | null>(null);
  const isFree = seat !== null && !view.you && view.seats[seat]?.kind === "empty";
  useEffect(() => {
    if (!isFree) return;
    const sit = () => send({ t: "sit", seat, nonce: newNonce() });
    const timer = setInterval(sit, AGAIN_MS);
    return () => {
      clearInterval(timer);
      setSeat(null);
    };
  }, [isFree]);
  return () => {
    if (!view.you) return;
    setSeat(view.you.seat);
    send({ t: "leave" });
  };
}

/** Not a host among others, who would lose the table to one of them. */
const mayBeRenamed = ({ you, host, seats }: View): boolean =>
  you?.seat !== host || seats.filter(({ kind }) => kind === "person").length === 1;

interface NameProps {
  handle: RefObject<NameFormHandle | null>;
  onRenamed: () => void;
}

/** Whoever comes by a link has not been asked for a name yet, and may well sit down first. */
function Name(props: NameProps) {
  const me = useGet<Me>("/api/me");
  return <NameForm me={me.value} {...props} />;
}

interface WaysProps {
  view: View;
  free: number;
  send: (order: Order) => void;
}

function whoStarts({ host, seats }: View): string {
  const place = host === null ? undefined : seats[host];
  return place ? t("lobby-wait-host", { name: place.name }) : t("lobby-no-host");
}

/** How the lobby ends: the host starts, anybody who sits may leave. */
const Ways = ({ view, free, send }: WaysProps) => (
  <div class="lobby-ways">
    {view.you && view.you.seat === view.host ? (
      <>
        <Button look="primary" class="start" onClick={() => send({ t: "start" })}>
          {t("lobby-start")}
        </Button>
        {free > 0 && <p class="dim small">{t("lobby-start-help")}</p>}
      </>
    ) : (
      <p>{whoStarts(view)}</p>
    )}
    {view.you && (
      <Button look="quiet" icon="leave" onClick={() => send({ t: "leave" })}>
        {t("lobby-leave")}
      </Button>
    )}
  </div>
);
