/** Which games that begin at a set time a person is to be reminded of, and when. */

export interface Reminder {
  atMs: number;
  told: boolean;
}

export type Reminders = Readonly<Record<string, Reminder>>;

const AHEAD_MS = 5 * 60 * 1000;

/** What is to be said now: of games that begin soon, each once. */
export const dueNow = (kept: Reminders, nowMs: number): string[] =>
  Object.entries(kept)
    .filter(([, { atMs, told }]) => !told && atMs > nowMs && atMs - nowMs <= AHEAD_MS)
    .map(([id]) => id);

/** Those that still lie ahead. */
export const ahead = (kept: Reminders, nowMs: number): Reminders =>
  Object.fromEntries(Object.entries(kept).filter(([, { atMs }]) => atMs > nowMs));

/** A game is noted, or forgotten by who sits there no more; what was said is not said again. */
export function noted(kept: Reminders, id: string, atMs: number, sits: boolean): Reminders {
  const { [id]: known, ...others } = kept;
  return sits ? { ...others, [id]: { atMs, told: known?.told ?? false } } : others;
}
