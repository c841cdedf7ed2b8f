/** What is left of a clock: counted from when its view came, so that no machine's time matters. */
import type { ClockView } from "../../protocol";

export const WARNING_MS = 5000;

/** The milliseconds left at a moment of the page's own time; never below 0. */
export const leftAt = ({ leftMs, runs }: ClockView, cameAt: number, now: number): number =>
  Math.max(0, leftMs - (runs ? Math.max(0, now - cameAt) : 0));

/** Whole seconds for people: 1 until the last moment, and then 0. */
export const secondsOf = (ms: number): number => Math.ceil(ms / 1000);

/** Whether the time has just become short. */
export const hasBecomeShort = (before: number | null, now: number): boolean =>
  before !== null && before > WARNING_MS && now <= WARNING_MS && now > 0;
