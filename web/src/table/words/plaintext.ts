/** The table as plain text, to be copied or read by a machine that reads aloud. */
import { rankOf, specialOf, suitOf } from "../../shared/cards.ts";

export interface Letters {
  rank: (card: string) => string;
  suit: (suit: string) => string;
  /** A Wizard or a Jester. */
  name: (card: string) => string;
}

const SUITS = ["S", "H", "D", "C"];
const RANKS = "AKQJT98765432";

const high = (a: string, b: string) => RANKS.indexOf(rankOf(a)) - RANKS.indexOf(rankOf(b));

const suitLine = (group: readonly string[], letters: Letters): string =>
  `${letters.suit(suitOf(group[0] ?? ""))}: ${group.map(letters.rank).join(" ")}`;

/** A hand by suits in a fixed order, highest first, as in `S: A 3 / H: 9 / D: K 2`. */
export function handAsText(cards: readonly string[], letters: Letters): string {
  const special = (kind: string) =>
    cards.filter((card) => specialOf(card) === kind).map(letters.name);
  const suits = SUITS.map((suit) => cards.filter((card) => suitOf(card) === suit).sort(high))
    .filter(({ length }) => length > 0)
    .map((group) => suitLine(group, letters));
  return [...special("wizard"), ...suits, ...special("jester")].join(" / ");
}

export const cardAsText = (card: string, letters: Letters): string =>
  specialOf(card) ? letters.name(card) : letters.rank(card) + letters.suit(suitOf(card));
