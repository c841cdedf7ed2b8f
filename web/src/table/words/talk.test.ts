import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import type { TalkLine, WireEvent } from "../../protocol";
import { DEFAULTS, settings } from "../../shared/settings.ts";
import { seat, update } from "../sample.ts";
import { hushed, isHeard, Talk } from "./talk.ts";

const line = (number: number, player = "anna"): TalkLine => ({
  number,
  seat: 1,
  player,
  name: "Anna",
  text: `line ${number}`,
  phrase: null,
});

const seats = [
  seat({ player: "you" }),
  seat({ player: "anna" }),
  seat({ player: "bo", name: "Bo" }),
];
const says = (who: number, text = "hi") =>
  update(2, [{ t: "said", seat: who, text } satisfies WireEvent], { seats });

beforeEach(() => (hushed.value = new Set()));
afterEach(() => (settings.value = DEFAULTS));

test("what was said before one came is no news", () => {
  const talk = new Talk();
  talk.reset([line(1), line(2)]);
  assert.equal(talk.unread.value, 0);
  assert.equal(talk.lines.value.length, 2);
});

test("what was said while the line was down is unread", () => {
  const talk = new Talk();
  talk.reset([line(1)]);
  talk.reset([line(1), line(2), line(3)]);
  assert.equal(talk.unread.value, 2);
});

test("others are told, and unread until they are read", () => {
  const talk = new Talk();
  talk.reset([line(7)]);
  const [told] = talk.hear(says(2));
  assert.deepEqual([told?.number, told?.player, told?.name, told?.text], [8, "bo", "Bo", "hi"]);
  assert.equal(talk.unread.value, 1);
  const close = talk.read();
  assert.equal(talk.unread.value, 0);
  talk.hear(says(1));
  assert.equal(talk.unread.value, 0);
  close();
  talk.hear(says(1));
  assert.equal(talk.unread.value, 1);
});

test("what one says oneself is no news", () => {
  const talk = new Talk();
  talk.reset([]);
  assert.deepEqual(talk.hear(says(0)), []);
  assert.equal(talk.unread.value, 0);
  assert.equal(talk.lines.value.length, 1);
});

test("the muted are not heard, and are again once they are not muted", () => {
  const talk = new Talk();
  talk.reset([]);
  hushed.value = new Set(["bo"]);
  assert.deepEqual(talk.hear(says(2)).filter(isHeard), []);
  assert.equal(talk.unread.value, 0);
  assert.deepEqual(talk.lines.value, []);
  hushed.value = new Set();
  assert.equal(talk.lines.value.length, 1);
});

test("nobody is heard before it is known who is muted", () => {
  const talk = new Talk();
  talk.reset([]);
  hushed.value = null;
  assert.equal(talk.hear(says(1)).length, 1);
  assert.deepEqual(talk.lines.value, []);
  assert.equal(talk.unread.value, 0);
  hushed.value = new Set();
  assert.equal(talk.unread.value, 1);
});

test("hidden talk makes no news", () => {
  const talk = new Talk();
  talk.reset([]);
  settings.value = { ...DEFAULTS, talkHidden: true };
  assert.deepEqual(talk.hear(says(2)), []);
  assert.equal(talk.unread.value, 0);
});

test("what is no talk is not heard", () => {
  const talk = new Talk();
  talk.reset([]);
  assert.deepEqual(talk.hear(update(2, [{ t: "cardPlayed", seat: 1, card: "QS" }])), []);
  assert.deepEqual(talk.lines.value, []);
});
