import { rankOf, specialOf, suitOf } from "./cards.ts";
import { t } from "./i18n.ts";

export { ledSuit, rankOf, type Suit, signOf, specialOf, suitOf } from "./cards.ts";

export const suitName = (suit: string): string => t(`suit-${suit}`);

/** A card in words; how rank and suit join is the language's business. */
export function cardName(card: string): string {
  const special = specialOf(card);
  if (special) return t(`card-${special}`);
  return t("card-name", { rank: t(`rank-${rankOf(card)}`), suit: suitName(suitOf(card)) });
}

/** What stands in a card's corner: figures, or the language's letter; nothing beside a hat. */
export function indexOf(card: string): string {
  if (specialOf(card)) return "";
  const rank = rankOf(card);
  if (rank === "T") return "10";
  return "AKQJ".includes(rank) ? t(`index-${rank}`) : rank;
}

/** The letter of a suit, for those who ask for letters beside the signs. */
export const suitLetter = (suit: string): string => (suit ? t(`letter-${suit}`) : "");
