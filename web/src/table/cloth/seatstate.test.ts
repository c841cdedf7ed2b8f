import assert from "node:assert/strict";
import { test } from "node:test";
import { pipsOf, standingOf } from "./seatstate.ts";

test("a seat needs more, is exact, or is bust", () => {
  const standing = (bid: number | null, taken: number) =>
    standingOf({ bid, taken, hasBid: bid !== null });
  assert.deepEqual(standing(2, 1), { kind: "need", by: 1 });
  assert.deepEqual(standing(0, 0), { kind: "exact", by: 0 });
  assert.deepEqual(standing(0, 2), { kind: "bust", by: 2 });
  assert.equal(standing(null, 0).kind, "unknown");
  assert.equal(standingOf({ bid: null, taken: 0, hasBid: true }).kind, "sealed");
});

test("pips show what is bid, taken and too many", () => {
  assert.deepEqual(pipsOf(2, 1), ["taken", "open"]);
  assert.deepEqual(pipsOf(1, 2), ["taken", "extra"]);
  assert.deepEqual(pipsOf(0, 0), []);
  assert.deepEqual(pipsOf(12, 1), []);
  assert.deepEqual(pipsOf(null, 2), ["taken", "taken"]);
});
