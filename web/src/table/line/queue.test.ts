import assert from "node:assert/strict";
import { mock, test } from "node:test";
import type { Update } from "../../protocol";
import { round, update, view } from "../sample.ts";
import type { Frame } from "./frame.ts";
import { frameMs, type Pace, Queue } from "./queue.ts";

const PACE: Pace = { trickPauseMs: 1300, cardMs: 180, hurry: false };

const card = (number: number): Update => update(number, [{ t: "cardPlayed", seat: 1, card: "3H" }]);

const trick = (number: number): Update =>
  update(
    number,
    [
      { t: "cardPlayed", seat: 2, card: "KH" },
      { t: "trickTaken", seat: 2 },
      { t: "roundScored", points: [0, 0, 11] },
    ],
    {
      stage: "scored",
      round: round({
        lastTrick: { leader: 0, cards: ["9H", "3H", "KH"], winner: 2 },
        points: [0, 0, 11],
      }),
    },
  );

function watch(pace: () => Pace = () => PACE) {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  const shown: Frame[] = [];
  return { shown, queue: new Queue(view(), pace, (frame) => shown.push(frame)) };
}

test("a complete trick stays, also the last of the round, although the table has moved on", () => {
  const { shown, queue } = watch();
  queue.push(trick(2));
  assert.equal(shown.length, 1);
  assert.deepEqual(shown[0]?.view.round?.trick.cards, ["9H", "3H", "KH"]);
  assert.equal(shown[0]?.view.stage, "playing");
  assert.equal(queue.caughtUp, false);
  mock.timers.tick(1299);
  assert.equal(shown.length, 1);
  mock.timers.tick(1);
  assert.equal(shown[1]?.view.stage, "scored");
  assert.equal(queue.caughtUp, true);
});

test("a tap ends the pause", () => {
  const { shown, queue } = watch();
  queue.push(trick(2));
  queue.skip();
  assert.equal(shown.length, 2);
});

test("updates are shown in order, each long enough for its card to land", () => {
  const { shown, queue } = watch();
  queue.push(card(2));
  queue.push(card(3));
  assert.equal(shown.length, 1);
  mock.timers.tick(240);
  assert.deepEqual(
    shown.map(({ view: { number } }) => number),
    [2, 3],
  );
});

test("an instant bot does not shorten the pause; falling far behind does", () => {
  const held = { view: view(), events: [], held: true };
  assert.equal(frameMs(held, 1, PACE), 1300);
  assert.equal(frameMs(held, 2, PACE), 390);
  assert.equal(frameMs(held, 4, PACE), 0);
});

test("what happens by itself is shown unhurried, and not slower than asked for", () => {
  const step = { view: view(), events: [], held: false, unhurried: true };
  assert.equal(frameMs(step, 1, PACE), 780);
  assert.equal(frameMs(step, 1, { ...PACE, trickPauseMs: 0 }), 0);
});

test("a page that nobody looks at is never behind", () => {
  let hidden = false;
  const { shown, queue } = watch(() => ({ ...PACE, hurry: hidden }));
  queue.push(trick(2));
  hidden = true;
  queue.push(card(3));
  assert.equal(shown.at(-1)?.view.number, 3);
  assert.ok(queue.caughtUp);
});

test("a flood is shown at once", () => {
  const { shown, queue } = watch();
  for (let number = 2; number < 60; number++) queue.push(card(number));
  assert.ok(shown.length > 40);
});
