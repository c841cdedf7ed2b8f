import assert from "node:assert/strict";
import { test } from "node:test";
import { isName, visibleLength } from "./names.ts";

test("names in any script, counted as they are seen", () => {
  for (const name of ["O'Neil", "★ 五😍", "Zoë", "محمد", "👨‍👩‍👧‍👦", "字".repeat(20), "👨‍👩‍👧‍👦".repeat(20), "<b>"]) {
    assert.ok(isName(name), name);
  }
  assert.equal(visibleLength("👨‍👩‍👧‍👦é"), 2);
});

test("nothing to see, or too much of it, is no name", () => {
  for (const name of ["", "   ", "\u200b", "a".repeat(21)]) assert.ok(!isName(name), JSON.stringify(name));
});
