/** Times of the day for games that are set to begin within the next day. */

const DAY_MS = 24 * 60 * 60 * 1000;
const MINUTE_MS = 60 * 1000;
const SECOND_MS = 1000;
const STEP_MIN = 5;

/** The next moment at which a clock shows `time` ("20:30"), in milliseconds; null if it is none. */
export function nextAt(time: string, nowMs: number): number | null {
  const found = /^(\d\d):(\d\d)/.exec(time);
  if (!found) return null;
  const moment = new Date(nowMs);
  moment.setHours(Number(found[1]), Number(found[2]), 0, 0);
  if (moment.getTime() <= nowMs) moment.setDate(moment.getDate() + 1);
  // On the day on which clocks go back, "tomorrow at this time" is more than a day ahead.
  return Math.min(moment.getTime(), nowMs + DAY_MS - SECOND_MS);
}

const two = (number: number): string => String(number).padStart(2, "0");

/** About an hour from now, as a clock shows it. */
export function soon(nowMs: number): string {
  const step = STEP_MIN * MINUTE_MS;
  const moment = new Date(Math.ceil((nowMs + 60 * MINUTE_MS) / step) * step);
  return `${two(moment.getHours())}:${two(moment.getMinutes())}`;
}

/** Whole minutes until then: one that has begun counts. */
export const minutesUntil = (atMs: number, nowMs: number): number =>
  Math.max(0, Math.ceil((atMs - nowMs) / MINUTE_MS));

export const isToday = (atMs: number, nowMs: number): boolean =>
  new Date(atMs).toDateString() === new Date(nowMs).toDateString();
