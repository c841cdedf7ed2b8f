import type { LogLine, View, WireEvent } from "../../protocol";
import { isolated, t } from "../../shared/i18n.ts";
import { wordsOf } from "../../table/talk/words.ts";
import { sentences } from "../../table/words/say.ts";

/** One entry of a table in words. */
export interface ToldLine {
  number: number;
  at: number;
  text: string;
  /** The number of what was said in it. */
  line: number | null;
}

/** Sentences need a view; of a log nothing is known but the names by seat. */
const viewOf = (names: readonly string[]) =>
  ({
    seats: names.map((name) => ({ name })),
    you: null,
    round: null,
    sizes: [],
    endless: true,
    stage: "lobby",
  }) as unknown as View;

function eventText(event: WireEvent, names: readonly string[]): string {
  const name = (seat: number) => isolated(names[seat] ?? "");
  switch (event.t) {
    case "said":
      return t("talk-line", { name: name(event.seat), text: event.text });
    case "phraseSaid":
      return t("talk-line", {
        name: name(event.seat),
        text: wordsOf({ text: null, phrase: event.phrase }),
      });
    case "roundStarted":
      return t("say-round-open", { ...event, name: name(event.dealer) });
    // What these say in full is told by a view of that moment; the replay has it.
    case "roundScored":
      return t("mod-log-scored");
    case "gameOver":
      return t("mod-log-over");
    case "trumpTurned":
    case "trumpOpen":
    case "bidWithdrawn":
      return "";
    default:
      return sentences(event, viewOf(names)).join(" ");
  }
}

/** A log in words, as far as there are words for it; `seats` are the names at its end. */
export function narrate(log: readonly LogLine[], seats: readonly string[]): ToldLine[] {
  const names = [...seats];
  return log.flatMap(({ number, at, events, line }) => {
    for (const event of events) if (event.t === "seatTaken") names[event.seat] = event.name;
    const text = events
      .map((event) => eventText(event, names))
      .filter(Boolean)
      .join(" ");
    return text ? [{ number, at, text, line }] : [];
  });
}
