import assert from "node:assert/strict";
import { test } from "node:test";
import type { Update, View, WireEvent } from "../../protocol";
import { round, seat, update, view } from "../sample.ts";
import { completesTrick, framesOf } from "./frame.ts";

const UNSEEN = {
  trumps: [],
  mayLook: false,
  bids: [],
  forbidden: null,
  legal: [],
  hand: [],
  moreTimeMs: 0,
  moreTimes: 3,
};

/** A round of one card that lies on everybody's forehead; you are the last to bid. */
const forehead: View = view({
  stage: "bidding",
  seats: [seat({ bid: null, hasBid: false, cards: 1 }), seat({ cards: 1 }), seat({ cards: 1 })],
  round: round({
    size: 1,
    allBid: false,
    toAct: [0],
    trick: { leader: 1, cards: [], winner: null },
  }),
  you: { ...UNSEEN, seat: 0, bid: null, faceDown: true, others: [null, ["3H"], ["KH"]] },
});

const PLAYED: WireEvent[] = [
  { t: "bidMade", seat: 0, tricks: 1 },
  { t: "cardPlayed", seat: 1, card: "3H" },
  { t: "cardPlayed", seat: 2, card: "KH" },
  { t: "cardPlayed", seat: 0, card: "9H" },
  { t: "trickTaken", seat: 2 },
  { t: "roundScored", points: [0, 0, 11] },
];

const byItself: Update = update(2, PLAYED, {
  stage: "scored",
  seats: [seat({ cards: 0 }), seat({ cards: 0 }), seat({ cards: 0, taken: 1, score: 11 })],
  round: round({
    size: 1,
    lastTrick: { leader: 1, cards: ["3H", "KH", "9H"], winner: 2 },
    points: [0, 0, 11],
  }),
  you: { ...UNSEEN, seat: 0, bid: 1, faceDown: false, others: [null, [], []] },
});

test("a trick that plays itself is shown card by card, the own card last", () => {
  const frames = framesOf(forehead, byItself);
  assert.deepEqual(
    frames.map(({ view: { round: now } }) => now?.trick.cards.length),
    [0, 1, 2, 3, 0],
  );
  assert.deepEqual(
    frames.map(({ held, unhurried = false }) => [held, unhurried]),
    [
      [false, true],
      [false, true],
      [false, true],
      [true, false],
      [false, false],
    ],
  );
  assert.deepEqual(
    frames.map(({ view: { you } }) => you?.faceDown),
    [true, true, true, false, false],
  );
  assert.deepEqual(
    frames.map(({ view: { you } }) => you?.others[1]),
    [["3H"], [], [], undefined, []],
  );
  assert.deepEqual(
    frames.flatMap(({ events }) => events),
    PLAYED,
  );
  assert.equal(frames[2]?.view.seats[2]?.score, 0);
});

test("a trick that nobody takes lies there as well before it is cleared away", () => {
  const events: WireEvent[] = [{ t: "cardPlayed", seat: 1, card: "9H" }, { t: "trickCancelled" }];
  const lastTrick = { leader: 0, cards: ["9H", "9H"], winner: null };
  const cancelled = update(2, events, { round: round({ lastTrick }) });
  assert.ok(completesTrick(cancelled));
  const [held, after] = framesOf(view(), cancelled);
  assert.deepEqual([held?.held, held?.view.round?.trick], [true, lastTrick]);
  assert.equal(after?.held, false);
});

test("bids that add up are all shown before one is taken back", () => {
  const events: WireEvent[] = [
    { t: "hasBid", seat: 2 },
    { t: "bidMade", seat: 0, tricks: 1 },
    { t: "bidMade", seat: 1, tricks: 0 },
    { t: "bidMade", seat: 2, tricks: 1 },
    { t: "bidWithdrawn", seat: 0 },
  ];
  const seats = [seat({ bid: null, hasBid: false }), seat({ bid: 0 }), seat({ bid: 1 })];
  const [shown, after] = framesOf(view(), update(2, events, { stage: "bidding", seats }));
  assert.deepEqual(
    shown?.view.seats.map(({ bid }) => bid),
    [1, 0, 1],
  );
  assert.equal(shown?.view.round?.balance, 0);
  assert.deepEqual(after?.events, events.slice(4));
  assert.equal(after?.view.seats[0]?.bid, null);
});

test("bids that stay secret are not told while the last trick lies there", () => {
  const hidden = seat({ bid: null });
  const before = view({ seats: [hidden, hidden, hidden], round: round({ secret: true }) });
  const lastTrick = { leader: 0, cards: ["9H", "3H", "KH"], winner: 2 };
  const events: WireEvent[] = [
    { t: "cardPlayed", seat: 2, card: "KH" },
    { t: "trickTaken", seat: 2 },
    { t: "bidMade", seat: 0, tricks: 1 },
    { t: "roundScored", points: [0, 0, 0] },
  ];
  const [held, after] = framesOf(before, update(2, events, { round: round({ lastTrick }) }));
  assert.deepEqual(
    held?.view.seats.map(({ bid }) => bid),
    [null, null, null],
  );
  assert.equal(held?.view.round?.secret, true);
  assert.deepEqual(
    after?.view.seats.map(({ bid }) => bid),
    [1, 1, 1],
  );
});
