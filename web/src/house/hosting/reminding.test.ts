import assert from "node:assert/strict";
import { test } from "node:test";
import { ahead, dueNow, noted, type Reminders } from "./reminding.ts";

const MINUTE_MS = 60_000;
const kept: Reminders = {
  soon: { atMs: 5 * MINUTE_MS, told: false },
  told: { atMs: 4 * MINUTE_MS, told: true },
  later: { atMs: 5 * MINUTE_MS + 1, told: false },
  past: { atMs: 0, told: false },
};

test("five minutes before a game it is said, once, and not after it has begun", () => {
  assert.deepEqual(dueNow(kept, 0), ["soon"]);
  assert.deepEqual(dueNow(kept, 1), ["soon", "later"]);
});

test("what is past is forgotten", () => {
  assert.deepEqual(Object.keys(ahead(kept, 0)), ["soon", "told", "later"]);
});

test("who sits down is reminded, and who leaves is not", () => {
  assert.deepEqual(noted({}, "a", 7, true), { a: { atMs: 7, told: false } });
  assert.deepEqual(noted({ a: { atMs: 7, told: true } }, "a", 8, true), {
    a: { atMs: 8, told: true },
  });
  assert.deepEqual(noted({ a: { atMs: 7, told: false } }, "a", 7, false), {});
});
