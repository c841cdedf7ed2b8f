import assert from "node:assert/strict";
import { test } from "node:test";
import { typeDigit } from "./digits.ts";

const upTo = (most: number) => (number: number) => number <= most;

test("two quick digits are one number, if there is such a number", () => {
  const one = typeDigit(null, 1, 0, upTo(13));
  assert.equal(typeDigit(one, 2, 500, upTo(13)).number, 12);
  assert.equal(typeDigit(one, 2, 500, upTo(7)).number, 2);
  assert.equal(typeDigit(one, 2, 1500, upTo(13)).number, 2);
  assert.equal(typeDigit(typeDigit(null, 0, 0, upTo(13)), 3, 100, upTo(13)).number, 3);
});
