/** What is on the screen at one moment: a view, and what has just happened in it. */
import type { CardPlayed, SeatView, Update, View, WireEvent } from "../../protocol";

export interface Frame {
  view: View;
  /** What led from the frame before to this one. */
  events: readonly WireEvent[];
  /** A complete trick lies on the table, although the table has moved on. */
  held: boolean;
  /** It happens without anybody's doing, and stays long enough to be followed. */
  unhurried?: boolean;
}

export const still = (view: View): Frame => ({ view, events: [], held: false });

const endsTrick = ({ t }: WireEvent): boolean => t === "trickTaken" || t === "trickCancelled";
const isPlay = (event: WireEvent): event is CardPlayed => event.t === "cardPlayed";

export const completesTrick = (update: Update): boolean => update.events.some(endsTrick);

const unplayed = (before: SeatView | undefined, after: SeatView, secret: boolean): SeatView => ({
  ...after,
  bid: secret ? (before?.bid ?? null) : after.bid,
  taken: before?.taken ?? after.taken,
  score: before?.score ?? after.score,
  ready: false,
});

/** Nothing is asked of you while something is shown that is over. */
const unasked = (you: View["you"]): View["you"] =>
  you && {
    ...you,
    legal: [],
    bids: [],
    trumps: [],
    mayLook: false,
    faceDown: false,
    others: [],
    moreTimeMs: 0,
  };

/** The moment in which the trick that `after` has cleared away still lies there, complete. */
function heldView(before: View, after: View): View | null {
  const trick = after.round?.lastTrick;
  if (!trick || !after.round) return null;
  const secret = before.round?.secret ?? false;
  return {
    ...after,
    stage: "playing",
    seats: after.seats.map((seat, index) => unplayed(before.seats[index], seat, secret)),
    round: {
      ...after.round,
      trick,
      lastTrick: before.round?.lastTrick ?? null,
      toAct: [],
      points: null,
      secret,
    },
    you: unasked(after.you),
    sheet: before.sheet,
    ranks: before.ranks,
    nextDealMs: null,
  };
}

/** The moment before, with so many cards of a trick that played itself. */
function partView(before: View, held: View, played: readonly CardPlayed[]): View {
  const has = (seat: number | undefined) => played.some((event) => event.seat === seat);
  const { round, you, seats } = held;
  const others = before.you?.others.map((cards, seat) => (has(seat) ? [] : cards));
  const cards = round?.trick.cards.slice(0, played.length) ?? [];
  return {
    ...held,
    seats: seats.map((place, seat) => ({
      ...place,
      cards: has(seat) ? 0 : (before.seats[seat]?.cards ?? 0),
    })),
    round: round && { ...round, trick: { ...round.trick, cards, winner: null } },
    you: you && { ...you, faceDown: !has(you.seat), others: others ?? [] },
  };
}

/** A trick whose cards nobody chose, as in a round played unseen: card by card. */
function playedByItself(before: View, held: View, events: readonly WireEvent[]): Frame[] {
  const plays = events.filter(isPlay);
  const [first, last] = [events.findIndex(isPlay), events.findLastIndex(isPlay)];
  const parts = plays.slice(0, -1).map((event, at) => ({
    view: partView(before, held, plays.slice(0, at + 1)),
    events: [event],
    held: false,
    unhurried: true,
  }));
  const begin = { view: partView(before, held, []), events: events.slice(0, first) };
  return [
    { ...begin, held: false, unhurried: true },
    ...parts,
    { view: held, events: events.slice(last), held: true },
  ];
}

/** All bids as they were shown, before one of them is taken back. */
function revealed(after: View, events: readonly WireEvent[]): View {
  const bids = new Map(
    events.flatMap((event) => (event.t === "bidMade" ? [[event.seat, event.tricks]] : [])),
  );
  return {
    ...after,
    seats: after.seats.map((place, seat) => ({
      ...place,
      hasBid: true,
      bid: bids.get(seat) ?? place.bid,
    })),
    round: after.round && { ...after.round, toAct: [], balance: 0, allBid: true },
    you: unasked(after.you),
  };
}

/** The frames that show one update: a card that completes a trick takes two. */
export function framesOf(before: View, update: Update): Frame[] {
  const { events, view } = update;
  const taken = events.findIndex(({ t }) => t === "bidWithdrawn");
  if (taken > 0) {
    const shown = events.slice(0, taken);
    return [
      { view: revealed(view, shown), events: shown, held: false, unhurried: true },
      { view, events: events.slice(taken), held: false },
    ];
  }
  const cut = events.findIndex(endsTrick) + 1;
  const held = cut > 0 ? heldView(before, view) : null;
  if (!held) return [{ view, events, held: false }];
  const trick = events.slice(0, cut);
  const shown = trick.filter(isPlay).length > 1;
  return [
    ...(shown ? playedByItself(before, held, trick) : [{ view: held, events: trick, held: true }]),
    { view, events: events.slice(cut), held: false },
  ];
}
