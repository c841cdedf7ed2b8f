import assert from "node:assert/strict";
import { test } from "node:test";
import { readLast } from "./last.ts";

test("what was kept comes back", () => {
  const table = { variant: null, rules: { a: 1 }, seats: 5 };
  assert.deepEqual(readLast(JSON.stringify(table)), table);
});

test("anything else is as good as nothing", () => {
  const odd = ['{"seats":4}', '{"variant":1,"rules":{},"seats":4}'];
  for (const text of [null, "", "{", "[]", "null", ...odd]) {
    assert.equal(readLast(text), null);
  }
});
