import type { Frame, WireEvent } from "../../protocol";
import { isolated, locale, t } from "../../shared/i18n.ts";
import { cardName } from "../../shared/cardname.ts";

/** What one step made happen, in words. */
export function told({ events, view }: Frame): string {
  const name = (seat: number) => isolated(view.seats[seat]?.name ?? "");
  return events.map((event) => sentence(event, name)).filter(Boolean).join(" ");
}

function sentence(event: WireEvent, name: (seat: number) => string): string {
  switch (event.t) {
    case "gameStarted":
      return t("replay-said-start");
    case "roundStarted":
      return t("replay-said-round", { round: event.number, cards: event.size });
    case "bidMade":
      return t("replay-said-bid", { name: name(event.seat), tricks: event.tricks });
    case "cardPlayed":
      return t("replay-said-play", { name: name(event.seat), card: cardName(event.card) });
    case "trickTaken":
      return t("replay-said-trick", { name: name(event.seat) });
    case "roundScored":
      return t("replay-said-scored");
    case "gameOver": {
      const names = new Intl.ListFormat(locale.value).format(event.winners.map(name));
      return t("replay-said-over", { names });
    }
    default:
      return "";
  }
}
