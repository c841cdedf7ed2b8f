import assert from "node:assert/strict";
import { test } from "node:test";
import { sortBySuits, sortHand, suitOrder, suitsOf } from "./sort.ts";

const HAND = "TH 9H JH 2H AS TS 3D KC".split(" ");
const plain = { trump: null, trumpPlace: "left", lowFirst: false } as const;

test("the ten sits between nine and jack", () => {
  assert.equal(sortBySuits(HAND, ["C", "D", "S", "H"], true).join(" "), "KC 3D TS AS 2H 9H TH JH");
});

test("colours alternate, also when a suit is missing", () => {
  assert.deepEqual(suitOrder(HAND, plain), ["S", "H", "C", "D"]);
  assert.deepEqual(suitOrder(["2S", "2C", "2H"], plain), ["S", "H", "C"]);
  assert.deepEqual(suitOrder(["2H", "2C", "2D"], plain), ["H", "C", "D"]);
});

test("trump stands at the chosen end", () => {
  assert.equal(suitOrder(HAND, { ...plain, trump: "C" })[0], "C");
  assert.equal(suitOrder(HAND, { ...plain, trump: "C", trumpPlace: "right" }).at(-1), "C");
  assert.equal(suitOrder(["2H"], { ...plain, trump: "C" })[0], "H");
});

test("highest first, or lowest first", () => {
  assert.deepEqual(sortHand(["2H", "TH", "AH"], plain), ["AH", "TH", "2H"]);
  assert.deepEqual(sortHand(["TH", "AH", "2H"], { ...plain, lowFirst: true }), ["2H", "TH", "AH"]);
  assert.deepEqual(sortHand([], plain), []);
});

test("a sorted hand is told suit by suit, in the order in which it lies", () => {
  assert.deepEqual(suitsOf(["AH", "2H", "KS", "9D"]), [["AH", "2H"], ["KS"], ["9D"]]);
  assert.deepEqual(suitsOf([]), []);
});

test("where the three ranks next to the ace it lies there", () => {
  const hand = ["KS", "3S", "AS", "2S"];
  assert.equal(sortHand(hand, { ...plain, threeHigh: true }).join(" "), "AS 3S KS 2S");
});

test("Wizards lie at the high end, Jesters at the low end, and equal cards side by side", () => {
  const hand = ["J2", "QS", "W1", "9H", "W3", "QS", "J1"];
  assert.equal(sortHand(hand, plain).join(" "), "W1 W3 QS QS 9H J2 J1");
  assert.equal(sortHand(hand, { ...plain, lowFirst: true }).join(" "), "J2 J1 QS QS 9H W1 W3");
  assert.deepEqual(suitsOf(sortHand(hand, plain)), [
    ["W1", "W3"],
    ["QS", "QS"],
    ["9H"],
    ["J2", "J1"],
  ]);
});
