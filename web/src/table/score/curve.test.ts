import assert from "node:assert/strict";
import { test } from "node:test";
import { CURVE, curve, totals } from "./curve.ts";

test("scores run on from round to round, also below nothing", () => {
  const sheet: [number, number, number][][] = [
    [
      [1, 1, 11],
      [0, 1, -5],
    ],
    [
      [0, 0, 10],
      [1, 0, -5],
    ],
  ];
  assert.deepEqual(totals(sheet, 2), [
    [0, 11, 21],
    [0, -5, -10],
  ]);
  const { paths, grid, ends } = curve(totals(sheet, 2), 4);
  assert.equal(paths.length, 2);
  assert.ok(
    grid.length >= 3 &&
      grid.every(({ y }) => y >= CURVE.top - 0.01 && y <= CURVE.height - CURVE.bottom + 0.01),
  );
  assert.ok(ends.every(({ x }) => x < CURVE.width / 2 + CURVE.left));
});

test("an empty game has lines of one point", () => {
  assert.deepEqual(curve(totals([], 3), 10).paths.length, 3);
});
