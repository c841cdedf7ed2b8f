/** Keys for cards, since with two packs the same card may lie on the table twice. */

export interface Keyed {
  card: string;
  /** 1 for the first of equal cards. */
  copy: number;
  key: string;
}

export const keyOf = (card: string, seat: number, copy = 1): string =>
  `${card}@${seat}${copy > 1 ? `.${copy}` : ""}`;

/** The cards of one hand, each with a key of its own on the whole page. */
export function keyed(cards: readonly string[], seat: number): Keyed[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const copy = (seen.get(card) ?? 0) + 1;
    seen.set(card, copy);
    return { card, copy, key: keyOf(card, seat, copy) };
  });
}

export const countOf = (card: string, cards: readonly string[]): number =>
  cards.filter((other) => other === card).length;

/** The key of a card that has left a hand: the one that its last equal had there. */
export const playedKey = (card: string, seat: number, hand: readonly string[]): string =>
  keyOf(card, seat, countOf(card, hand) + 1);
