import { sound } from "../shared/sound.ts";
import type { Frame } from "./line/frame.ts";
import { partyCount } from "./words/parties.ts";

/** The one sound that a frame makes: the most important thing in it. */
export function sounds({ view, events }: Frame, isYourTurn: boolean) {
  const you = view.you?.seat;
  const has = (kind: string) => events.some((event) => event.t === kind);
  const own = you === undefined ? undefined : partyCount(view, you);
  if (has("gameOver")) return sound("over");
  if (has("roundScored") && own) return sound(own.bid === own.taken ? "made" : "missed");
  if (isYourTurn) return sound("turn");
  if (events.some((event) => event.t === "trickTaken" && event.seat === you)) return sound("trick");
  if (has("cardPlayed")) sound("card");
}
