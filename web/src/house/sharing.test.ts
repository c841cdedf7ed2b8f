import assert from "node:assert/strict";
import { test } from "node:test";
import { codeIn, codePath, seatsOf } from "./sharing.ts";

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

test("a code is found in a link, and is one by itself", () => {
  assert.equal(codeIn(" plump "), "plump");
  assert.equal(codeIn("https://cards.example/rules/1-3w4xst1t?seats=5 look!"), "1-3w4xst1t");
  assert.equal(codeIn("/rules/a%2Fb"), "a/b");
  assert.equal(codeIn("/rules/%"), "/rules/%");
});
