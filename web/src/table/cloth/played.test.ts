import assert from "node:assert/strict";
import { test } from "node:test";
import { seat } from "../sample.ts";
import { traits, traitsOf } from "../words/traits.ts";
import { playedIn } from "./played.ts";

test("who sits out plays no card", () => {
  const trick = { leader: 2, cards: ["9H", "3H", "KH"], winner: 3 };
  const played = playedIn(trick, [seat(), seat({ out: true }), seat(), seat()]);
  assert.deepEqual(
    played.map((each) => each.seat),
    [2, 3, 0],
  );
  assert.deepEqual(
    played.map(({ wins, leads }) => [wins, leads]),
    [
      [false, true],
      [true, false],
      [false, false],
    ],
  );
});

test("equal cards are struck out only where the rules say so", () => {
  const trick = { leader: 0, cards: ["9H", "3H", "9H"], winner: 1 };
  const struck = () => playedIn(trick, [seat(), seat(), seat()]).map((each) => each.struck);
  assert.deepEqual(struck(), [false, false, false]);
  traits.value = traitsOf({ pack: { packs: 2, identical: "cancel" } });
  assert.deepEqual(struck(), [true, false, true]);
  traits.value = traitsOf({});
});
