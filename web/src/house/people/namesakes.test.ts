import assert from "node:assert/strict";
import { test } from "node:test";
import { tagsOf } from "./namesakes.ts";

test("only namesakes are told apart by their tags", () => {
  const zoe = { name: "Zoë", tag: "4711" };
  const other = { name: "ZOË", tag: "0815" };
  const bob = { name: "Bob", tag: "0001" };
  assert.deepEqual([...tagsOf([zoe, bob])], []);
  assert.deepEqual([...tagsOf([zoe, bob, other]).values()], ["4711", "0815"]);
});

test("who has no tag is shown without one", () => {
  const bots = [
    { name: "", tag: "" },
    { name: "", tag: "" },
  ];
  assert.deepEqual([...tagsOf(bots)], []);
});
