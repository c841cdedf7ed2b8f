/** Small views for the tests of this folder. */
import type { RoundView, SeatView, Update, View, WireEvent } from "../protocol";

export const seat = (part: Partial<SeatView> = {}): SeatView => ({
  kind: "person",
  name: "Anna",
  level: null,
  online: true,
  covered: false,
  ready: false,
  hasBid: true,
  bid: 1,
  taken: 0,
  cards: 2,
  score: 0,
  team: null,
  out: false,
  blind: false,
  ...part,
});

export const round = (part: Partial<RoundView> = {}): RoundView => ({
  number: 1,
  size: 2,
  dealer: 0,
  eldest: 1,
  stock: 43,
  turnUp: "2S",
  trump: "S",
  trumpDue: false,
  namer: null,
  secret: false,
  toAct: [0],
  balance: 0,
  allBid: true,
  trick: { leader: 0, cards: [], winner: null },
  lastTrick: null,
  points: null,
  ...part,
});

export const view = (part: Partial<View> = {}): View => ({
  number: 1,
  stage: "playing",
  seats: [seat({ name: "You" }), seat({ name: "Anna" }), seat({ name: "Bo" })],
  host: 0,
  sizes: [2, 1],
  endless: false,
  round: round(),
  you: {
    seat: 0,
    hand: ["QS", "9H"],
    legal: ["QS", "9H"],
    bids: [],
    forbidden: null,
    bid: 1,
    trumps: [],
    mayLook: false,
    faceDown: false,
    others: [],
  },
  sheet: [],
  ranks: [1, 1, 1],
  nextDealMs: null,
  ...part,
});

export const update = (number: number, events: WireEvent[], part: Partial<View> = {}): Update => ({
  t: "update",
  number,
  events,
  view: view({ number, ...part }),
});
