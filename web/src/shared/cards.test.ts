import assert from "node:assert/strict";
import { test } from "node:test";
import { ledSuit, signOf, specialOf, suitOf } from "./cards.ts";

test("a Jester is no jack, and neither it nor a Wizard has a suit", () => {
  assert.deepEqual(["JS", "J1", "W4", "QH"].map(specialOf), [null, "jester", "wizard", null]);
  assert.deepEqual(["JS", "J1", "W4", ""].map(suitOf), ["S", "", "", ""]);
  assert.deepEqual(["JS", "J1", "W4"].map(signOf), ["S", "jester", "wizard"]);
});

test("a trick asks for the first suit after its Jesters, and after a Wizard for none", () => {
  assert.equal(ledSuit(["9H", "W1"]), "H");
  assert.equal(ledSuit(["J1", "J2", "9D", "2S"]), "D");
  assert.equal(ledSuit(["W1", "9D"]), "");
  assert.equal(ledSuit(["J1", "W1", "9D"]), "");
  assert.equal(ledSuit([]), "");
});
