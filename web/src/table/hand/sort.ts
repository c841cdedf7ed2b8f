/** The order of the cards in a hand. */
import { rankOf, signOf, specialOf, suitOf } from "../../shared/cards.ts";

export interface HandOrder {
  trump: string | null;
  trumpPlace: "left" | "right" | "none";
  lowFirst: boolean;
  /** The three is next to the ace. */
  threeHigh?: boolean;
}

const RANKS = "23456789TJQKA";
const THREE_HIGH = "2456789TJQK3A";
const SUITS = ["S", "H", "C", "D"];
const RED = new Set(["H", "D"]);

/** Wizards are above all suits, and Jesters below. */
const LEVELS = { wizard: 1, jester: -1 };

const level = (card: string) => {
  const special = specialOf(card);
  return special ? LEVELS[special] : 0;
};

/** Cards by the given order of suits, and by rank within each; equal cards keep their order. */
export function sortBySuits(
  cards: readonly string[],
  suits: readonly string[],
  lowFirst: boolean,
  threeHigh = false,
): string[] {
  const ranks = threeHigh ? THREE_HIGH : RANKS;
  const rank = (card: string) => ranks.indexOf(rankOf(card));
  const up = lowFirst ? 1 : -1;
  return cards.toSorted(
    (a, b) =>
      up * (level(a) - level(b)) ||
      suits.indexOf(suitOf(a)) - suits.indexOf(suitOf(b)) ||
      up * (rank(a) - rank(b)),
  );
}

function orders(suits: readonly string[]): string[][] {
  if (suits.length < 2) return [[...suits]];
  return suits.flatMap((first) =>
    orders(suits.filter((other) => other !== first)).map((rest) => [first, ...rest]),
  );
}

const alternations = (suits: readonly string[]) =>
  suits.filter((name, at) => at > 0 && RED.has(name) !== RED.has(suits[at - 1] ?? "")).length;

/** The suits in hand so that red and black alternate as far as they can, trump at its end. */
export function suitOrder(cards: readonly string[], order: HandOrder): string[] {
  const present = SUITS.filter((name) => cards.some((card) => suitOf(card) === name));
  const { trump, trumpPlace } = order;
  const fixed = trumpPlace !== "none" && trump !== null && present.includes(trump);
  const place = trumpPlace === "left" ? 0 : -1;
  const allowed = orders(present).filter((suits) => !fixed || suits.at(place) === trump);
  return allowed.reduce((best, next) => (alternations(next) > alternations(best) ? next : best));
}

export function sortHand(cards: readonly string[], order: HandOrder): string[] {
  if (cards.length === 0) return [];
  return sortBySuits(cards, suitOrder(cards, order), order.lowFirst, order.threeHigh);
}

/** A sorted hand, suit by suit; Wizards and Jesters are groups of their own. */
export const suitsOf = (sorted: readonly string[]): string[][] =>
  [...new Set(sorted.map(signOf))].map((sign) => sorted.filter((card) => signOf(card) === sign));
