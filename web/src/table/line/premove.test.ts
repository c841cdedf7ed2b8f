import assert from "node:assert/strict";
import { test } from "node:test";
import { fire, keep, placeIn, toggle } from "./premove.ts";

test("dropping a card drops those after it", () => {
  const queue = ["2H", "3H", "4H"].reduce((all, card) => toggle(all, card), [] as string[]);
  assert.deepEqual(toggle(queue, "3H"), ["2H"]);
});

test("an illegal card never fires", () => {
  assert.equal(fire(["2H", "3H"], ["3H"]), null);
  assert.equal(fire(["3H"], ["3H"]), "3H");
  assert.equal(fire([], ["3H"]), null);
});

test("a queue never outlives its cards", () => {
  assert.deepEqual(keep(["2H", "3H"], ["2H", "3H", "9S"]), ["2H", "3H"]);
  assert.deepEqual(keep(["2H", "3H"], ["3H"]), []);
});

test("of two equal cards each is chosen and dropped by itself", () => {
  const both = toggle(toggle([], "QS", 1), "QS", 2);
  assert.deepEqual(both, ["QS", "QS"]);
  assert.deepEqual(
    [1, 2, 3].map((copy) => placeIn(both, "QS", copy)),
    [0, 1, -1],
  );
  assert.deepEqual(toggle(both, "QS", 2), ["QS"]);
  assert.deepEqual(toggle(both, "QS", 1), []);
  assert.deepEqual(keep(both, ["QS", "9H"]), ["QS"]);
});
