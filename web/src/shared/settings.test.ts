import assert from "node:assert/strict";
import { test } from "node:test";
import { DEFAULTS, readSettings } from "./settings.ts";

test("what is stored wins over the defaults", () => {
  const read = readSettings(JSON.stringify({ theme: "dark", trickPauseMs: 0, language: "co" }));
  assert.deepEqual(read, { ...DEFAULTS, theme: "dark", trickPauseMs: 0, language: "co" });
  assert.equal(readSettings(JSON.stringify({ level: "strong" })).level, "strong");
});

test("nonsense is the default", () => {
  const bad = {
    theme: "pink",
    trickPauseMs: 9999,
    cardMs: -1,
    language: "xx",
    sound: 1,
    level: 3,
    __proto__: 1,
  };
  for (const text of [null, "", "{", "7", "null", JSON.stringify(bad)]) {
    assert.deepEqual(readSettings(text), DEFAULTS);
  }
});
