import assert from "node:assert/strict";
import { test } from "node:test";
import { fire, keep, toggle } from "./premove.ts";

test("dropping a card drops those after it", () => {
  const queue = ["2H", "3H", "4H"].reduce(toggle, [] as string[]);
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
