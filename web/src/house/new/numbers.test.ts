import assert from "node:assert/strict";
import { test } from "node:test";
import { plainText, readNumbers, toggled } from "./numbers.ts";

test("sizes are read however they are separated", () => {
  assert.deepEqual(readNumbers("1, 2,3  8;8.3"), [1, 2, 3, 8, 8, 3]);
  assert.deepEqual(readNumbers("eight"), []);
  assert.deepEqual(readNumbers("1-1-1-8-1"), [1, 1, 1, 8, 1]);
});

test("from one size to another is written short", () => {
  assert.deepEqual(readNumbers("1-4, 4, 4–1"), [1, 2, 3, 4, 4, 4, 3, 2, 1]);
  assert.deepEqual(readNumbers("1..3 3 - 1"), [1, 2, 3, 3, 2, 1]);
  assert.deepEqual(readNumbers("5-5"), [5]);
  assert.equal(readNumbers("1-9999").length, 200);
});

test("a round is switched on in its place, and off again", () => {
  assert.deepEqual(toggled([2, 9], 5), [2, 5, 9]);
  assert.deepEqual(toggled([2, 5, 9], 5), [2, 9]);
});

test("a name is found without its accents", () => {
  assert.ok(plainText("L’Ascenseur classé").includes(plainText("CLASSE")));
  assert.ok(plainText("오 헬").includes(plainText("오")));
});
