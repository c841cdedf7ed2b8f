/** Telling what has just been said. */
import type { TalkLine } from "../../protocol";
import { isolated, t } from "../../shared/i18n.ts";
import { say } from "../../shared/live.tsx";
import type { Session } from "../line/session.ts";
import { isHeard } from "../words/talk.ts";
import { knowHushed } from "./hushing.ts";
import { withTexts, wordsOf } from "./words.ts";

const BUBBLE_MS = 4000;

/** Shows and speaks what has just been said, unless it stands in the open panel already. */
export async function tell(session: Session, news: readonly TalkLine[]) {
  await Promise.all([withTexts(), knowHushed()]);
  const lines = news.filter(isHeard);
  if (session.talk.isRead || lines.length === 0) return;
  say(...lines.map((line) => t("talk-line", { name: isolated(line.name), text: wordsOf(line) })));
  const bubbles = lines.map((line) => ({
    seat: line.seat,
    text: wordsOf(line),
    isTalk: true as const,
  }));
  session.pop(bubbles, BUBBLE_MS);
}
