import assert from "node:assert/strict";
import { test } from "node:test";
import { traitsOf } from "./traits.ts";

test("the usual rules have none of the rare traits", () => {
  assert.deepEqual(traitsOf({}), {
    halves: false,
    counter: false,
    cancels: false,
    threeHigh: false,
    unseen: false,
    hook: "last_bidder",
    lives: null,
    target: null,
    blindBonus: 0,
  });
});

test("rare traits are read where the ruleset has them", () => {
  const found = traitsOf({
    pack: { packs: 2, identical: "cancel_leader", order: "three_high" },
    scoring: { halves: true },
    ending: { kind: "lives", points: 5 },
    bidding: { hook: "must_equal", blind: { behind: 20, bonus: 10 } },
    direction: "counter",
    one_card: "forehead",
  });
  assert.deepEqual(found, {
    halves: true,
    counter: true,
    cancels: true,
    threeHigh: true,
    unseen: true,
    hook: "must_equal",
    lives: 5,
    target: null,
    blindBonus: 10,
  });
  assert.equal(traitsOf({ ending: { kind: "target", points: 100 } }).target, 100);
  assert.equal(traitsOf({ pack: { packs: 1, identical: "cancel" } }).cancels, false);
});
