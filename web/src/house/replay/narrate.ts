import type { Frame, WireEvent } from "../../protocol";
import { t } from "../../shared/i18n.ts";
import { sentences } from "../../table/words/say.ts";

/** Trump and points stand in plain sight beside the words. */
function said(event: WireEvent, { view }: Frame): string[] {
  if (event.t === "trumpTurned") return [];
  return event.t === "roundScored" ? [t("replay-scored")] : sentences(event, view);
}

/** What one step made happen, in the words of the table. */
export const told = (frame: Frame): string =>
  frame.events.flatMap((event) => said(event, frame)).join(" ");
