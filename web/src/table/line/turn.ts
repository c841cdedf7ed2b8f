import { effect } from "@preact/signals";
import { t } from "../../shared/i18n.ts";
import { yourTurn } from "../words/say.ts";
import type { Session } from "./session.ts";

const ICON = { turn: "/icon-turn.svg", rest: "/icon.svg" } as const;

/** Shows in the title and the icon of the tab whether it is one's turn; returns what ends it. */
export function showTurn(session: Session): () => void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const show = (turn: boolean) => {
    if (icon) icon.href = turn ? ICON.turn : ICON.rest;
  };
  const stop = effect(() => {
    const view = session.frame.value?.view;
    const turn = view !== undefined && session.line.value === "open" && yourTurn(view) !== null;
    show(turn);
    if (view && view.stage !== "lobby")
      document.title = turn ? `● ${t("table-title-turn")}` : t("app-name");
  });
  return () => {
    stop();
    show(false);
    document.title = t("app-name");
  };
}
