import assert from "node:assert/strict";
import { test } from "node:test";
import { codePath, seatsOf } from "./sharing.ts";

test("a link may say for how many it is", () => {
  assert.equal(seatsOf("?seats=5"), 5);
  assert.equal(seatsOf(""), null);
  assert.equal(seatsOf("?seats=five"), null);
  assert.equal(seatsOf("?seats=1e9"), null);
});

test("whatever stands in a link is asked for as one code", () => {
  assert.equal(codePath("plump", 4), "/api/rules/plump?seats=4");
  assert.equal(codePath("../me?x#", null), "/api/rules/..%2Fme%3Fx%23");
});
