import assert from "node:assert/strict";
import { test } from "node:test";
import { fan, rowsOf } from "./fan.ts";

test("seventeen cards on the smallest phone take two rows that can be hit", () => {
  const { rows, step } = fan(17, 304, 54);
  assert.equal(rows, 2);
  assert.ok(step >= 24 && 8 * step + 54 <= 304.01);
});

test("few cards lie apart, many overlap, none are lost", () => {
  assert.deepEqual(fan(3, 344, 58), { rows: 1, step: 64 });
  assert.equal(fan(9, 344, 58).rows, 1);
  assert.equal(fan(12, 344, 58).rows, 2);
  assert.deepEqual(rowsOf([1, 2, 3, 4, 5], 2), [
    [1, 2, 3],
    [4, 5],
  ]);
  assert.equal(fan(0, 344, 58).rows, 1);
});

test("where height is scarce a single row comes before half a card", () => {
  assert.equal(fan(17, 560, 61).rows, 2);
  assert.equal(fan(17, 560, 61, 1).rows, 1);
  assert.equal(fan(5, 560, 61, 1).step, 67);
});
