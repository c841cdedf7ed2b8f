import assert from "node:assert/strict";
import { test } from "node:test";
import { isToday, minutesUntil, nextAt, soon } from "./time.ts";

const NOON = new Date(2026, 10, 30, 12, 0, 30).getTime();

test("a time of day is the next one", () => {
  assert.equal(nextAt("12:01", NOON), new Date(2026, 10, 30, 12, 1).getTime());
  assert.equal(nextAt("12:00", NOON), new Date(2026, 11, 1, 12, 0).getTime());
  assert.equal(nextAt("00:00", NOON), new Date(2026, 11, 1).getTime());
  assert.equal(nextAt("", NOON), null);
});

test("whatever time is picked lies within a day", () => {
  for (let minute = 0; minute < 24 * 60; minute += 1) {
    const time = `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
    const ahead = (nextAt(time, NOON) ?? 0) - NOON;
    assert.ok(ahead > 0 && ahead < 24 * 60 * 60 * 1000, time);
  }
});

test("soon is about an hour ahead, at a round time", () => {
  assert.equal(soon(NOON), "13:05");
  assert.equal(soon(new Date(2026, 10, 30, 23, 10).getTime()), "00:10");
});

test("minutes are counted up, and never below none", () => {
  assert.deepEqual(
    [0, 1, 60_000, 60_001].map((ahead) => minutesUntil(NOON + ahead, NOON)),
    [0, 1, 1, 2],
  );
  assert.equal(minutesUntil(NOON - 1, NOON), 0);
});

test("today ends at midnight", () => {
  assert.ok(isToday(NOON, NOON));
  assert.ok(!isToday(NOON + 12 * 60 * 60 * 1000, NOON));
});
