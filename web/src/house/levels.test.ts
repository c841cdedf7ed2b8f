import assert from "node:assert/strict";
import { test } from "node:test";
import { levelOf } from "./levels.ts";

const LEVELS = { levels: ["beginner", "casual", "strong"], usual: "casual" };

test("who never chose gets the server's usual level", () => {
  assert.equal(levelOf(LEVELS, null), "casual");
});

test("who chose gets that, wherever it is to be had", () => {
  assert.equal(levelOf(LEVELS, "strong"), "strong");
  assert.equal(levelOf(LEVELS, "of another server"), "casual");
});
