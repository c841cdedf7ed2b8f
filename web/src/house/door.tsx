import { useEffect, useState } from "preact/hooks";
import { t } from "../shared/i18n.ts";
import { newNonce } from "../shared/random.ts";
import { Waiting } from "../shared/ui.tsx";
import { withTexts } from "../table/talk/words.ts";
import { Seats } from "./lobby/seats.tsx";
import type { LobbyProps } from "./lobby.tsx";
import { Page } from "./page.tsx";
import "./style/lobby.css";

function useTexts(): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => void withTexts().then(() => setReady(true)), []);
  return ready;
}

/** A game that is not for looking on: who sits there, and the bots' seats to take. */
export function AtDoor({ view, send }: Pick<LobbyProps, "view" | "send">) {
  if (!useTexts()) return <Waiting />;
  return (
    <Page title={t("door-title")}>
      <p>{t("door-text")}</p>
      <Seats
        view={view}
        send={send}
        onSit={(seat) => send({ t: "sit", seat, nonce: newNonce() })}
      />
    </Page>
  );
}

const REASONS: Readonly<Record<string, string>> = {
  "watchers-full": "door-full",
  suspended: "door-suspended",
};

/** There is nothing here without a seat, and no seat. */
export function Shut({ why }: { why: string }) {
  if (!useTexts()) return <Waiting />;
  const id = REASONS[why] ?? "door-shut";
  return (
    <Page title={t(id)}>
      <p role="alert">{t(`${id}-text`)}</p>
      <p class="row">
        <a class="button primary" href="/">
          {t("common-home")}
        </a>
      </p>
    </Page>
  );
}
