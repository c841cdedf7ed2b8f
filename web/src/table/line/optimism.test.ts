import assert from "node:assert/strict";
import { test } from "node:test";
import { view } from "../sample.ts";
import { showPending } from "./optimism.ts";

test("a sent card lies on the table at once", () => {
  const shown = showPending(view(), { t: "play", card: "QS" });
  assert.deepEqual(shown.you?.hand, ["9H"]);
  assert.deepEqual(shown.you?.legal, []);
  assert.deepEqual(shown.round?.trick.cards, ["QS"]);
});

test("once the table has moved on it changes nothing more", () => {
  const { you: before } = view();
  const you = before && { ...before, hand: ["9H"], legal: [] };
  const moved = view({ you });
  assert.equal(showPending(moved, { t: "play", card: "QS" }), moved);
  assert.equal(showPending(moved, { t: "play", card: "9H" }), moved);
  assert.equal(showPending(moved, null), moved);
});
