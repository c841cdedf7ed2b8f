import assert from "node:assert/strict";
import { test } from "node:test";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { printed } from "./minus.ts";

const bundle = new FluentBundle("en", { useIsolating: false });
bundle.addResource(
  new FluentResource(
    "won = { $name }: { $n ->\n    [one] { $n } point\n   *[other] { $n } points\n  }",
  ),
);

function said(args: Record<string, FluentVariable>): string {
  const pattern = bundle.getMessage("won")?.value;
  assert.ok(pattern);
  return bundle.formatPattern(pattern, printed(args), []);
}

test("a number below zero has a minus, and its plural", () => {
  assert.equal(said({ name: "Ann", n: -10 }), "Ann: −10 points");
  assert.equal(said({ name: "Ann", n: -1 }), "Ann: −1 point");
  assert.equal(said({ name: "Ann", n: 3 }), "Ann: 3 points");
});

test("a hyphen in a name stays one", () => {
  assert.equal(said({ name: "Agent -7", n: -7 }), "Agent -7: −7 points");
});
