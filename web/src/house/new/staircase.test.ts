import assert from "node:assert/strict";
import { test } from "node:test";
import { roughMinutes, staircase } from "./staircase.ts";

test("bars stand on the ground, the largest fills the height, none overlaps", () => {
  const bars = staircase([3, 2, 1, 2, 3], 100, 40);
  assert.equal(bars.length, 5);
  for (const [index, bar] of bars.entries()) {
    assert.ok(Math.abs(bar.y + bar.height - 40) < 1e-9);
    const next = bars[index + 1];
    assert.ok(bar.x >= 0 && bar.x + bar.width <= (next?.x ?? 100));
  }
  assert.equal(bars[0]?.height, 40);
});

test("no schedule, no bars", () => {
  assert.deepEqual(staircase([], 100, 40), []);
});

test("minutes grow with cards and players, in steps of five", () => {
  const long = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  assert.equal(roughMinutes([1], 2), 5);
  assert.ok(roughMinutes(long, 4) > roughMinutes(long, 3));
  assert.equal(roughMinutes(long, 4) % 5, 0);
});
