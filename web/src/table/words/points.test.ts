import assert from "node:assert/strict";
import { test } from "node:test";
import { inPoints, signedPoints } from "./points.ts";

test("half points are written as halves, whole ones as numbers", () => {
  const written = [0, 1, 2, 3, -1, -3, -4, 21].map((value) => inPoints(value, true));
  assert.deepEqual(written, [0, "½", 1, "1½", "−½", "−1½", -2, "10½"]);
  assert.deepEqual(
    [1, -3].map((value) => inPoints(value, false)),
    [1, -3],
  );
});

test("a sign stands before what was won or lost", () => {
  const written = [3, 0, -3, -4].map((value) => signedPoints(value, true));
  assert.deepEqual(written, ["+1½", "0", "−1½", "−2"]);
  assert.equal(signedPoints(-10, false), "−10");
});
