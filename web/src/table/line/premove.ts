/** Cards chosen before one's turn, in the order in which they shall be played. */
import { countOf } from "../hand/cardkeys.ts";

/** Where in the queue each copy of a card stands. */
const placesOf = (queue: readonly string[], card: string): number[] =>
  queue.flatMap((queued, at) => (queued === card ? [at] : []));

/** The place of the `copy`th of equal cards of the hand in the queue, or −1. */
export const placeIn = (queue: readonly string[], card: string, copy = 1): number =>
  placesOf(queue, card)[copy - 1] ?? -1;

/** Choosing a card queues it; choosing a queued one drops it and those after it. */
export function toggle(queue: readonly string[], card: string, copy = 1): string[] {
  const at = placeIn(queue, card, copy);
  return at < 0 ? [...queue, card] : queue.slice(0, at);
}

/** Cards that have left the hand take what was to follow them along. */
export function keep(queue: readonly string[], hand: readonly string[]): readonly string[] {
  const gone = queue.findIndex(
    (card, at) => countOf(card, queue.slice(0, at + 1)) > countOf(card, hand),
  );
  return gone < 0 ? queue : queue.slice(0, gone);
}

/** What to do on one's turn: the first card if it may be played, else none of them. */
export function fire(queue: readonly string[], legal: readonly string[]): string | null {
  const [first] = queue;
  return first !== undefined && legal.includes(first) ? first : null;
}

const MASK_MS = 350;
const MASK_SPREAD_MS = 450;

/** A wait that tells nobody whether the card was chosen long ago. */
export const maskMs = (random: number): number => MASK_MS + random * MASK_SPREAD_MS;
