/** What can be read off a card's two letters. */
export type Suit = "S" | "H" | "D" | "C";

export const rankOf = (card: string): string => card.charAt(0);
export const suitOf = (card: string): Suit => card.charAt(1) as Suit;
