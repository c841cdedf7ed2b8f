import assert from "node:assert/strict";
import { test } from "node:test";
import { traitsOf } from "./traits.ts";

test("the usual rules have none of the rare traits", () => {
  assert.deepEqual(traitsOf({}), {
    halves: false,
    counter: false,
    cancels: false,
    unseen: false,
    lives: null,
    target: null,
    blindBonus: 0,
  });
});

test("rare traits are read where the ruleset has them", () => {
  const found = traitsOf({
    pack: { packs: 2, identical: "cancel_leader" },
    scoring: { halves: true },
    ending: { kind: "lives", points: 5 },
    bidding: { blind: { behind: 20, bonus: 10 } },
    direction: "counter",
    one_card: "forehead",
  });
  assert.deepEqual(found, {
    halves: true,
    counter: true,
    cancels: true,
    unseen: true,
    lives: 5,
    target: null,
    blindBonus: 10,
  });
  assert.equal(traitsOf({ ending: { kind: "target", points: 100 } }).target, 100);
  assert.equal(traitsOf({ pack: { packs: 1, identical: "cancel" } }).cancels, false);
});
