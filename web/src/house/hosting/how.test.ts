import assert from "node:assert/strict";
import { test } from "node:test";
import { asked, changed, PRESETS, presetOf, readHow, USUAL } from "./how.ts";

test("what has a name is known by it, whoever may find the table", () => {
  for (const [name, preset] of Object.entries(PRESETS)) {
    assert.equal(presetOf({ ...preset, find: "everybody", watching: false }), name);
  }
  assert.equal(presetOf({ ...USUAL, playClockS: 7 }), null);
});

test("a game that counts has no suggestions, and the other way round", () => {
  const rated = changed(USUAL, { rated: true });
  assert.equal(rated.suggestions, false);
  assert.equal(changed(rated, { suggestions: true }).rated, false);
  assert.equal(changed(rated, { watching: false }).rated, true);
});

test("no preset is one that the server refuses", () => {
  for (const { rated, suggestions } of Object.values(PRESETS)) assert.ok(!(rated && suggestions));
});

test("a table is for those invited, for friends, or for everybody", () => {
  const found = (["invited", "friends", "everybody"] as const).map((find) => {
    const { open, hidden } = asked({ ...USUAL, find });
    return [open, hidden];
  });
  assert.deepEqual(found, [
    [false, true],
    [false, false],
    [true, false],
  ]);
});

test("what was kept is read again, and nonsense is not", () => {
  const how = { ...USUAL, ...PRESETS.club, find: "invited" as const };
  assert.deepEqual(readHow(JSON.stringify(how)), how);
  for (const text of [null, "", "null", "[]", "7", '{"chat": "loud", "bidClockS": 8}']) {
    assert.deepEqual(readHow(text), USUAL);
  }
  assert.equal(readHow('{"rated": true, "suggestions": true}').suggestions, false);
});
