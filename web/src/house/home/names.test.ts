import assert from "node:assert/strict";
import { test } from "node:test";
import { isName, visibleLength } from "./names.ts";

test("names in any script, counted as they are seen", () => {
  const family = "👨‍👩‍👧‍👦";
  const long = ["字".repeat(20), family.repeat(20)];
  for (const name of ["O'Neil", "★ 五😍", "Zoë", "محمد", family, "<b>", ...long]) {
    assert.ok(isName(name), name);
  }
  assert.equal(visibleLength("👨‍👩‍👧‍👦é"), 2);
});

test("nothing to see, or too much of it, is no name", () => {
  for (const name of ["", "   ", "\u200b", "a".repeat(21)]) {
    assert.ok(!isName(name), JSON.stringify(name));
  }
});
