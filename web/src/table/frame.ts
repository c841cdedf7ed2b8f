/** What is on the screen at one moment: a view, and what has just happened in it. */
import type { SeatView, TrickTaken, Update, View, WireEvent } from "../protocol";

export interface Frame {
  view: View;
  /** What led from the frame before to this one. */
  events: readonly WireEvent[];
  /** A complete trick lies on the table, although the table has moved on. */
  held: boolean;
}

export const still = (view: View): Frame => ({ view, events: [], held: false });

const isTrickTaken = (event: WireEvent): event is TrickTaken => event.t === "trickTaken";

export const completesTrick = (update: Update): boolean => update.events.some(isTrickTaken);

const unplayed = (before: SeatView | undefined, after: SeatView): SeatView => ({
  ...after,
  taken: before?.taken ?? after.taken,
  score: before?.score ?? after.score,
  ready: false,
});

/** The moment in which the trick that `after` has cleared away still lies there, complete. */
function heldView(before: View, after: View): View | null {
  const trick = after.round?.lastTrick;
  if (!trick || !after.round) return null;
  return {
    ...after,
    stage: "playing",
    seats: after.seats.map((seat, index) => unplayed(before.seats[index], seat)),
    round: {
      ...after.round,
      trick,
      lastTrick: before.round?.lastTrick ?? null,
      toAct: [],
      points: null,
    },
    you: after.you && { ...after.you, legal: [], bids: [] },
    sheet: before.sheet,
    ranks: before.ranks,
    nextDealMs: null,
  };
}

/** The frames that show one update: a card that completes a trick takes two. */
export function framesOf(before: View, update: Update): Frame[] {
  const { events, view } = update;
  const cut = events.findIndex(isTrickTaken) + 1;
  const held = cut > 0 ? heldView(before, view) : null;
  if (!held) return [{ view, events, held: false }];
  return [
    { view: held, events: events.slice(0, cut), held: true },
    { view, events: events.slice(cut), held: false },
  ];
}
