import assert from "node:assert/strict";
import { test } from "node:test";
import { view } from "../sample.ts";
import { byRank, winnersOf } from "./ranks.ts";

test("the best come first, and those who share a rank in the order of their seats", () => {
  assert.deepEqual(byRank(view({ ranks: [3, 1, 1] })), [1, 2, 0]);
});

test("a shared first place has several winners", () => {
  assert.deepEqual(winnersOf(view({ ranks: [3, 1, 1] })), [1, 2]);
});
