import assert from "node:assert/strict";
import { test } from "node:test";
import { rankOf } from "../../shared/cards.ts";
import { cardAsText, handAsText } from "./plaintext.ts";

const letters = { rank: rankOf, suit: (suit: string) => suit, name: (card: string) => `(${card})` };

test("a hand is grouped by suit in a fixed order, with letters", () => {
  assert.equal(handAsText("AS 3S 9H KD 2D".split(" "), letters), "S: A 3 / H: 9 / D: K 2");
  assert.equal(handAsText("2D 3S KD AS 9H".split(" "), letters), "S: A 3 / H: 9 / D: K 2");
  assert.equal(handAsText([], letters), "");
});

test("Wizards come before the suits, and Jesters after them", () => {
  assert.equal(handAsText("J2 AS W1".split(" "), letters), "(W1) / S: A / (J2)");
  assert.equal(cardAsText("J2", letters), "(J2)");
});

test("a card is its rank and its suit's letter", () =>
  assert.equal(cardAsText("QS", letters), "QS"));
