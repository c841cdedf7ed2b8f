import assert from "node:assert/strict";
import { test } from "node:test";
import { marksOf, momentHash, moved, moveForKey, readMoment } from "./steps.ts";

/** Two rounds for two seats; r: round, b: bid, p: card, t: card that ends a trick. */
const frames = [..."rbbptrbbptpt"].map((letter) => ({ events: events(letter) }));
const marks = marksOf(frames);

test("rounds and tricks begin where their events say", () => {
  assert.deepEqual(marks, { rounds: [0, 5], tricks: [0, 4, 5, 9, 11], length: 12 });
});

test("every move stays within the game", () => {
  for (const move of ["back", "trickBack", "roundBack", "first"] as const) {
    assert.equal(moved(marks, 0, move), 0);
  }
  for (const move of ["on", "trickOn", "roundOn", "last"] as const) {
    assert.equal(moved(marks, 11, move), 11);
  }
  assert.equal(moved(marksOf([]), 0, "on"), 0);
});

test("a trick or a round back goes to where it began", () => {
  assert.equal(moved(marks, 8, "trickBack"), 5);
  assert.equal(moved(marks, 8, "trickOn"), 9);
  assert.equal(moved(marks, 8, "roundBack"), 5);
  assert.equal(moved(marks, 5, "roundBack"), 0);
  assert.equal(moved(marks, 2, "roundOn"), 5);
  assert.equal(moved(marks, 7, "roundOn"), 11);
});

test("the keys are those of the help", () => {
  assert.equal(moveForKey("ArrowRight"), "on");
  assert.equal(moveForKey("["), "roundBack");
  assert.equal(moveForKey("x"), undefined);
});

test("a moment survives its link, and a spoilt link shows the beginning", () => {
  const limits = { frames: 12, seats: 2 };
  for (const moment of [
    { at: 0, seat: null },
    { at: 11, seat: 1 },
  ]) {
    assert.deepEqual(readMoment(momentHash(moment), limits), moment);
  }
  assert.deepEqual(readMoment("", limits), { at: 0, seat: null });
  assert.deepEqual(readMoment("#nonsense", limits), { at: 0, seat: null });
  assert.deepEqual(readMoment("#999.9", limits), { at: 11, seat: null });
});

function events(letter: string): { t: string }[] {
  const names: Record<string, string[]> = {
    r: ["roundStarted", "handDealt"],
    b: ["bidMade"],
    p: ["cardPlayed"],
    t: ["cardPlayed", "trickTaken"],
  };
  return (names[letter] ?? []).map((t) => ({ t }));
}
