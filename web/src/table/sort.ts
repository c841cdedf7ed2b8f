/** The order of the cards in a hand. */
import { rankOf, suitOf } from "../shared/cards.ts";

export interface HandOrder {
  trump: string | null;
  trumpPlace: "left" | "right" | "none";
  lowFirst: boolean;
}

const RANKS = "23456789TJQKA";
const SUITS = ["S", "H", "C", "D"];
const RED = new Set(["H", "D"]);

const rank = (card: string) => RANKS.indexOf(rankOf(card));

/** Cards by the given order of suits, and by rank within each; equal cards keep their order. */
export function sortBySuits(
  cards: readonly string[],
  suits: readonly string[],
  lowFirst: boolean,
): string[] {
  const up = lowFirst ? 1 : -1;
  return cards.toSorted(
    (a, b) => suits.indexOf(suitOf(a)) - suits.indexOf(suitOf(b)) || up * (rank(a) - rank(b)),
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
  return cards.length ? sortBySuits(cards, suitOrder(cards, order), order.lowFirst) : [];
}

/** A sorted hand, suit by suit. */
export const suitsOf = (sorted: readonly string[]): string[][] =>
  [...new Set(sorted.map(suitOf))].map((suit) => sorted.filter((card) => suitOf(card) === suit));
