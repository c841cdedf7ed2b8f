import assert from "node:assert/strict";
import { test } from "node:test";
import { barredBids, chipsFor, isZeroAlone } from "./chips.ts";

test("rows are as even as they can be", () => {
  assert.deepEqual(chipsFor(7, 344, 16), { rows: 2, columns: 4 });
  assert.deepEqual(chipsFor(6, 360, 16), { rows: 1, columns: 7 });
  assert.deepEqual(chipsFor(17, 320, 16), { rows: 3, columns: 6 });
  assert.deepEqual(chipsFor(9, 900, 16), { rows: 1, columns: 10 });
  assert.deepEqual(chipsFor(10, 900, 16), { rows: 2, columns: 6 });
});

test("there are rows even where text is huge", () => assert.equal(chipsFor(7, 320, 64).columns, 2));

test("bids that other rules than the hook take are told apart from the one that it takes", () => {
  assert.deepEqual(barredBids(3, [1, 2, 3], null), [0]);
  assert.deepEqual(barredBids(3, [0, 1, 3], 2), []);
  assert.deepEqual(barredBids(3, [2, 3], null), [0, 1]);
  assert.ok(isZeroAlone([0]));
  assert.ok(!isZeroAlone([0, 1]));
});
