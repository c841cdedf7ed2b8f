import assert from "node:assert/strict";
import { test } from "node:test";
import { seat, view } from "../sample.ts";
import { countOf, leadersOf, madeIn, partyCount, partyOf, rankOf } from "./parties.ts";

const teams = view({
  seats: [
    seat({ team: 0, bid: 1, taken: 0 }),
    seat({ team: 1, bid: 2, taken: 1 }),
    seat({ team: 0, bid: 0, taken: 1 }),
    seat({ team: 1, bid: null, hasBid: false }),
  ],
});

test("a team counts together, and others alone", () => {
  assert.deepEqual(partyOf(teams, 2), [0, 2]);
  assert.deepEqual(partyOf(view(), 2), [2]);
  assert.deepEqual(partyCount(teams, 0), { bid: 1, hasBid: true, taken: 1 });
  assert.deepEqual(partyCount(teams, 1), { bid: null, hasBid: false, taken: 1 });
  assert.deepEqual(leadersOf(teams, [3, 1, 0, 2]), [3, 0]);
  const ranks = [3, 1, 3, 1];
  assert.deepEqual(
    [0, 1, 2, 3].map((each) => rankOf({ ...teams, ranks }, each)),
    [2, 1, 2, 1],
  );
});

test("a team has made its bid by the sums", () => {
  const row: [number, number, number][] = [
    [1, 0, 0],
    [1, 1, 0],
    [0, 1, 0],
    [0, 1, 0],
  ];
  assert.ok(madeIn(teams, row, 2));
  assert.ok(!madeIn(teams, row, 1));
});

test("a secret bid is known to its own seat alone", () => {
  const secret = { bid: null, hasBid: true, taken: 0 };
  const seats = [seat(secret), seat(secret), seat(secret)];
  const now = view({ seats, you: { ...(view().you as object), bid: 2 } as never });
  assert.deepEqual([countOf(now, 0).bid, countOf(now, 1).bid], [2, null]);
});
