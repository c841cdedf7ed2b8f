/** What can be read off a card's two letters. */
export type Suit = "S" | "H" | "D" | "C";

/** The cards without a suit: `W1` to `W4`, and `J1` to `J4`. */
export type Special = "wizard" | "jester";

export const specialOf = (card: string): Special | null => {
  if (!/^[WJ][1-4]$/.test(card)) return null;
  return card.startsWith("W") ? "wizard" : "jester";
};

/** The rank of a card that has a suit. */
export const rankOf = (card: string): string => card.charAt(0);

/** The suit of a card; none of a Wizard or a Jester. */
export const suitOf = (card: string): Suit | "" =>
  specialOf(card) ? "" : (card.charAt(1) as Suit);

/** What is drawn on a card: its suit's sign, a Wizard's hat or a Jester's cap. */
export const signOf = (card: string): string => suitOf(card) || (specialOf(card) ?? "");

/** The suit that a trick asks for; none where a Wizard leads, or only Jesters lie there. */
export const ledSuit = (cards: readonly string[]): Suit | "" =>
  suitOf(cards.find((card) => specialOf(card) !== "jester") ?? "");
