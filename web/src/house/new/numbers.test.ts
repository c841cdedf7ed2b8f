import assert from "node:assert/strict";
import { test } from "node:test";
import { plainText, readNumbers, toggled } from "./numbers.ts";

test("sizes are read however they are separated", () => {
  assert.deepEqual(readNumbers("1, 2,3  8;8.3"), [1, 2, 3, 8, 8, 3]);
  assert.deepEqual(readNumbers("eight"), []);
});

test("a round is switched on in its place, and off again", () => {
  assert.deepEqual(toggled([2, 9], 5), [2, 5, 9]);
  assert.deepEqual(toggled([2, 5, 9], 5), [2, 9]);
});

test("a name is found without its accents", () => {
  assert.ok(plainText("L’Ascenseur classé").includes(plainText("CLASSE")));
  assert.ok(plainText("오 헬").includes(plainText("오")));
});
