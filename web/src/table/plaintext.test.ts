import assert from "node:assert/strict";
import { test } from "node:test";
import { rankOf } from "../shared/cards.ts";
import { cardAsText, handAsText } from "./plaintext.ts";

const letters = { rank: rankOf, suit: (suit: string) => suit };

test("a hand is grouped by suit in a fixed order, with letters", () => {
  assert.equal(handAsText("AS 3S 9H KD 2D".split(" "), letters), "S: A 3 / H: 9 / D: K 2");
  assert.equal(handAsText("2D 3S KD AS 9H".split(" "), letters), "S: A 3 / H: 9 / D: K 2");
  assert.equal(handAsText([], letters), "");
});

test("a card is its rank and its suit's letter", () =>
  assert.equal(cardAsText("QS", letters), "QS"));
