/** What happens to time, in words. */
import type { View, WireEvent } from "../../protocol";
import { t } from "../../shared/i18n.ts";
import { about } from "../words/names.ts";

export function said(event: WireEvent, view: View): string[] {
  switch (event.t) {
    case "timedOut":
      return [about(view, event.seat, "say-timed-out")];
    case "seatCovered":
      return [about(view, event.seat, "say-idle")];
    case "moreTimeGiven":
      return [about(view, event.seat, "say-more-time", { seconds: event.ms / 1000 })];
    case "clocksRenewed":
      return [t("say-renewed")];
    case "pauseAsked":
      // Of the last who was asked, the pause itself says enough.
      return view.pause?.on ? [] : [about(view, event.seat, "say-pause-asked")];
    case "paused":
      return [t("say-paused")];
    case "resumed":
      return [
        event.seat === null ? t("say-resumed-house") : about(view, event.seat, "say-resumed"),
      ];
    default:
      return [];
  }
}
