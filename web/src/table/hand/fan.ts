/** How a hand lies: in how many rows, and how far apart the cards are. */
export interface Fan {
  rows: number;
  /** From one card's left edge to the next one's. */
  step: number;
}

const GAP = 6;
/** Less than this of a card is hard to read and to hit. */
const STEP_MIN = 30;

const perRow = (width: number, cardWidth: number, step: number) =>
  Math.max(1, Math.floor((width - cardWidth) / step) + 1);

/** Half of every card shows, unless that took more than `rowsLiked` rows. */
export function fan(cards: number, width: number, cardWidth: number, rowsLiked = 2): Fan {
  const easy = Math.ceil(cards / perRow(width, cardWidth, cardWidth / 2 + 2));
  const tight = Math.ceil(cards / perRow(width, cardWidth, STEP_MIN));
  const rows = Math.max(1, easy <= rowsLiked ? easy : Math.max(rowsLiked, tight));
  const longest = Math.ceil(cards / rows);
  const step =
    longest > 1 ? Math.min(cardWidth + GAP, (width - cardWidth) / (longest - 1)) : cardWidth + GAP;
  return { rows, step };
}

/** The hand cut into its rows, the upper ones never shorter. */
export function rowsOf<Card>(cards: readonly Card[], rows: number): Card[][] {
  const longest = Math.ceil(cards.length / rows);
  return Array.from({ length: rows }, (_, row) => cards.slice(row * longest, (row + 1) * longest));
}
