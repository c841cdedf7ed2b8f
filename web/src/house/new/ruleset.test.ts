import assert from "node:assert/strict";
import { test } from "node:test";
import type { RuleBook } from "../../protocol";
import {
  choiceOf,
  completed,
  differing,
  flat,
  hindrance,
  isAbout,
  isSame,
  repaired,
  valueAt,
  withThose,
  withValue,
} from "./ruleset.ts";

const rules = {
  bidding: { order: "together", hook: "last_bidder" },
  scoring: { bonus: 10, made_zero: { bonus: 5, per_card: 1 } },
};

const setting = (key: string, path: string[], values: unknown[]) => ({
  key,
  path,
  choices: values.map((value, at) => ({ id: typeof value === "string" ? value : `${at}`, value })),
  range: null,
  words: key,
  group: path[0] ?? "",
  kind: "choice",
  needs: [],
  parts: [],
  main: false,
  faults: [],
});

const book: RuleBook = {
  variants: [],
  shelves: [],
  groups: [],
  settings: [
    setting("order", ["bidding", "order"], ["in_turn", "together"]),
    setting("hook", ["bidding", "hook"], ["off", "last_bidder"]),
  ],
};

test("rules remembered before a rule was there take its usual value", () => {
  const usual = { bidding: { order: "in_turn", zero: true }, leading: { first: "eldest" } };
  assert.deepEqual(completed(usual, { bidding: { order: "together" } }), {
    bidding: { order: "together", zero: true },
    leading: { first: "eldest" },
  });
});

test("a change touches its own path only, and not the old rules", () => {
  const changed = withValue(rules, ["scoring", "bonus"], 20);
  assert.equal(valueAt(changed, ["scoring", "bonus"]), 20);
  assert.equal(valueAt(rules, ["scoring", "bonus"]), 10);
  assert.deepEqual(valueAt(changed, ["scoring", "made_zero"]), { bonus: 5, per_card: 1 });
  assert.deepEqual(withValue({}, ["a", "b"], 1), { a: { b: 1 } });
  assert.equal(valueAt(rules, ["nowhere", "at", "all"]), undefined);
});

test("a choice is known by its value, however its keys are ordered", () => {
  const zero = setting("made_zero", ["scoring", "made_zero"], [null, { per_card: 1, bonus: 5 }]);
  assert.equal(choiceOf(zero, rules), "1");
  assert.equal(choiceOf(zero, withValue(rules, zero.path, null)), "0");
  assert.equal(choiceOf(zero, withValue(rules, zero.path, { bonus: 6, per_card: 1 })), null);
  assert.ok(!isSame({ a: 1 }, { a: 1, b: 2 }));
  assert.ok(isSame({ a: ["S", null] }, { a: ["S", null] }));
  assert.ok(!isSame(["S"], ["S", "D"]));
  assert.ok(!isSame([], {}));
});

test("the setting that was not changed gives way", () => {
  const problems = [{ id: "problem-hook-together", args: {} }];
  const byOrder = repaired(book, rules, "order", problems);
  assert.equal(valueAt(byOrder?.rules ?? {}, ["bidding", "hook"]), "off");
  assert.equal(byOrder?.note, "new-repaired-hook");
  const byHook = repaired(book, rules, "hook", problems);
  assert.equal(valueAt(byHook?.rules ?? {}, ["bidding", "order"]), "in_turn");
});

test("what nobody knows how to repair is left for the person", () => {
  assert.equal(repaired(book, rules, "order", [{ id: "problem-largest", args: {} }]), null);
  assert.equal(repaired(book, rules, null, [{ id: "problem-hook-together", args: {} }]), null);
});

test("what a trick of a missed bid counts matters only where it counts something", () => {
  const missed = setting("missed", ["scoring", "missed"], ["nothing", "tricks"]);
  const need = { key: "missed", values: ["nothing"], met: false };
  const perMiss = { ...setting("per_miss", ["scoring", "per_miss"], [1, 5]), needs: [need] };
  const hindered = (value: string) =>
    hindrance([missed, perMiss], perMiss, withValue(rules, missed.path, value));
  assert.equal(hindered("nothing"), need);
  assert.equal(hindered("tricks"), undefined);
  assert.equal(hindrance([perMiss], perMiss, rules), undefined, "nobody asks about the other");
});

test("an answer that changes nothing keeps no other from mattering", () => {
  const need = (key: string, value: string) => ({ key, values: [value], met: true });
  const named = setting("named", ["trump", "named"], ["nobody", "dealer"]);
  const rotation = {
    ...setting("rotation", ["trump", "rotation"], ["turned", "never"]),
    needs: [need("named", "nobody")],
  };
  const voids = {
    ...setting("voids", ["following", "voids"], ["free"]),
    needs: [need("rotation", "turned")],
  };
  const among = [named, rotation, voids];
  const never = { trump: { named: "nobody", rotation: "never" }, following: { voids: "free" } };
  assert.equal(hindrance(among, voids, never)?.key, "rotation");
  const byDealer = withValue(never, named.path, "dealer");
  assert.equal(hindrance(among, voids, byDealer), undefined);
});

test("only the settings of a group go back to what they were", () => {
  const [order, hook] = book.settings;
  assert.ok(order && hook);
  const mine = { bidding: { order: "in_turn", hook: "off" } };
  assert.deepEqual(differing(book.settings, mine, rules), [order, hook]);
  const back = withThose([hook], mine, rules);
  assert.deepEqual(differing(book.settings, back, rules), [order]);
});

test("what another version kept in a shape of its own is usual again", () => {
  const whole = { schedule: { custom: [] }, made: null, trump: { rotation: ["S"] } };
  const strange = { schedule: null, made: { bonus: 5 }, trump: { rotation: "SSS" } };
  assert.deepEqual(completed(whole, strange), { ...whole, made: { bonus: 5 } });
});

test("a problem that names a place is about the setting of that place alone", () => {
  const points = (key: string, path: string[]) => ({
    ...setting(key, path, []),
    faults: ["problem-points"],
  });
  const bonus = points("bonus", ["scoring", "bonus"]);
  const zero = points("made_zero.bonus", ["scoring", "made_zero", "bonus"]);
  const part = { ...setting("made_zero", ["scoring", "made_zero"], []), parts: [zero] };
  const problem = { id: "problem-points", args: { name: "made_zero.bonus" } };
  const about = flat([bonus, part]).filter((one) => isAbout(problem, one));
  assert.deepEqual(about, [zero]);
});
