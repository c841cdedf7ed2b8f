import assert from "node:assert/strict";
import { test } from "node:test";
import { chipsFor } from "./chips.ts";

test("rows are as even as they can be", () => {
  assert.deepEqual(chipsFor(7, 344, 16), { rows: 2, columns: 4 });
  assert.deepEqual(chipsFor(6, 360, 16), { rows: 1, columns: 7 });
  assert.deepEqual(chipsFor(17, 320, 16), { rows: 3, columns: 6 });
  assert.deepEqual(chipsFor(9, 900, 16), { rows: 1, columns: 10 });
  assert.deepEqual(chipsFor(10, 900, 16), { rows: 2, columns: 6 });
});

test("there are rows even where text is huge", () => assert.equal(chipsFor(7, 320, 64).columns, 2));
