import { t } from "./i18n.ts";

export type Suit = "S" | "H" | "D" | "C";

export const rankOf = (card: string): string => card.charAt(0);
export const suitOf = (card: string): Suit => card.charAt(1) as Suit;

export const suitName = (suit: string): string => t(`suit-${suit}`);

/** A card in words; how rank and suit join is the language's business. */
export const cardName = (card: string): string =>
  t("card-name", { rank: t(`rank-${rankOf(card)}`), suit: suitName(suitOf(card)) });

/** What stands in a card's corner: figures, or the language's letter. */
export function indexOf(card: string): string {
  const rank = rankOf(card);
  if (rank === "T") return "10";
  return "AKQJ".includes(rank) ? t(`index-${rank}`) : rank;
}

/** The letter of a suit, for those who ask for letters beside the signs. */
export const suitLetter = (suit: string): string => t(`letter-${suit}`);
