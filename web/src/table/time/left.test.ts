import assert from "node:assert/strict";
import { test } from "node:test";
import { hasBecomeShort, leftAt, secondsOf } from "./left.ts";

const running = { leftMs: 7000, wholeMs: 15_000, runs: true };

test("a clock counts from when its view came, and never below zero", () => {
  assert.equal(leftAt(running, 100, 100), 7000);
  assert.equal(leftAt(running, 100, 2100), 5000);
  assert.equal(leftAt(running, 100, 99_000), 0);
  assert.equal(leftAt(running, 100, 0), 7000);
});

test("a clock that stands still keeps what is left", () => {
  assert.equal(leftAt({ ...running, runs: false }, 100, 99_000), 7000);
});

test("people read whole seconds, the last one until it is over", () => {
  assert.deepEqual([7000, 6001, 1, 0].map(secondsOf), [7, 7, 1, 0]);
});

test("short time is told once, when it becomes short", () => {
  assert.equal(hasBecomeShort(5001, 5000), true);
  assert.equal(hasBecomeShort(5000, 4800), false);
  assert.equal(hasBecomeShort(null, 4800), false);
  assert.equal(hasBecomeShort(6000, 0), false);
});
