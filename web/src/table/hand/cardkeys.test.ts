import assert from "node:assert/strict";
import { test } from "node:test";
import { keyed, keyOf, playedKey } from "./cardkeys.ts";

test("equal cards of a hand have keys of their own", () => {
  const keys = keyed(["QS", "9H", "QS"], 2).map(({ key }) => key);
  assert.equal(new Set(keys).size, 3);
  assert.notEqual(keyOf("QS", 2), keyOf("QS", 3));
});

test("a card keeps its key on its way from the hand into the trick", () => {
  const [, second] = keyed(["QS", "QS"], 0);
  assert.equal(playedKey("QS", 0, ["QS"]), second?.key);
  assert.equal(playedKey("QS", 0, []), keyed(["QS"], 0)[0]?.key);
});
