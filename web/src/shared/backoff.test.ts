import assert from "node:assert/strict";
import { test } from "node:test";
import { retryMs } from "./backoff.ts";

test("tries come soon at first, and never more than eight seconds apart", () => {
  const longest = [0, 1, 2, 3, 4, 5, 20].map((attempt) => retryMs(attempt, 1, false));
  assert.deepEqual(longest, [100, 250, 500, 1000, 1500, 2500, 8000]);
});

test("jitter covers the whole step", () => assert.equal(retryMs(5, 0.5, false), 1250));

test("LOA-01: after a restart the first tries are spread out over three seconds", () => {
  assert.equal(retryMs(0, 1, true), 3000);
  assert.equal(retryMs(1, 1, true), 250);
});

test("LOA-01: nobody gives up, however long a house is away", () => {
  for (const attempt of [8, 100, 1e6]) {
    assert.equal(retryMs(attempt, 1, true), 8000);
    assert.equal(retryMs(attempt, 0.25, false), 2000);
  }
});
