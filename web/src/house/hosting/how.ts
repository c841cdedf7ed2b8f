/** How a table is kept, as its host chooses it on one screen; kept in this browser. */

import type { OpenTable, TableInfo } from "../../protocol";

export const CLOCKS = [0, 7, 15, 30, 60] as const;
export const TALKS = ["none", "phrases", "text"] as const;
export const FINDERS = ["invited", "friends", "everybody"] as const;

export type Finder = (typeof FINDERS)[number];
type Clock = (typeof CLOCKS)[number];

export interface How {
  find: Finder;
  suggestions: boolean;
  watching: boolean;
  chat: (typeof TALKS)[number];
  bidClockS: Clock;
  playClockS: Clock;
  rated: boolean;
}

/** What a name stands for; who finds the table and who watches is another question. */
type Preset = Omit<How, "find" | "watching">;

export const PRESETS: Readonly<Record<"family" | "club" | "quick", Preset>> = {
  family: { suggestions: true, chat: "text", bidClockS: 0, playClockS: 0, rated: false },
  club: { suggestions: false, chat: "phrases", bidClockS: 30, playClockS: 30, rated: true },
  quick: { suggestions: true, chat: "phrases", bidClockS: 15, playClockS: 15, rated: false },
};

export const USUAL: How = { ...PRESETS.family, find: "friends", watching: true };

const asText = (preset: Preset) =>
  [preset.suggestions, preset.chat, preset.bidClockS, preset.playClockS, preset.rated].join();

/** The name of what is chosen, if it has one. */
export const presetOf = (how: How): string | null =>
  Object.entries(PRESETS).find(([, preset]) => asText(preset) === asText(how))?.[0] ?? null;

/** A change of one thing; what cannot go with it gives way. */
export function changed(how: How, change: Partial<How>): How {
  const next = { ...how, ...change };
  // A game that counts must be one's own: there the two exclude each other.
  if (change.rated) return { ...next, suggestions: false };
  return change.suggestions ? { ...next, rated: false } : next;
}

/** The same as the server is asked for it. */
export const asked = ({ find, ...how }: How): Partial<OpenTable> => ({
  ...how,
  open: find === "everybody",
  hidden: find === "invited",
});

/** How an open table is kept, in the same words. */
export const howOf = (info: TableInfo): How => ({
  find: info.open ? "everybody" : info.hidden ? "invited" : "friends",
  suggestions: info.suggestions,
  watching: info.watching,
  chat: info.chat,
  bidClockS: info.bidClockS as Clock,
  playClockS: info.playClockS as Clock,
  rated: info.rated,
});

const KEY = "ohhell.last-how";

const oneOf = <T>(all: readonly T[], value: unknown, usual: T): T =>
  all.includes(value as T) ? (value as T) : usual;

const truth = (value: unknown, usual: boolean): boolean =>
  typeof value === "boolean" ? value : usual;

/** What was kept, with the usual answer wherever it makes no sense. */
export function readHow(text: string | null): How {
  let kept: Partial<Record<keyof How, unknown>> = {};
  try {
    kept = (JSON.parse(text ?? "null") as typeof kept | null) ?? {};
  } catch {
    // As if nothing had been kept.
  }
  const how: How = {
    find: oneOf(FINDERS, kept.find, USUAL.find),
    suggestions: truth(kept.suggestions, USUAL.suggestions),
    watching: truth(kept.watching, USUAL.watching),
    chat: oneOf(TALKS, kept.chat, USUAL.chat),
    bidClockS: oneOf(CLOCKS, kept.bidClockS, USUAL.bidClockS),
    playClockS: oneOf(CLOCKS, kept.playClockS, USUAL.playClockS),
    rated: truth(kept.rated, USUAL.rated),
  };
  return how.rated ? { ...how, suggestions: false } : how;
}

export function lastHow(): How {
  try {
    return readHow(localStorage.getItem(KEY));
  } catch {
    return USUAL;
  }
}

export function rememberHow(how: How) {
  try {
    localStorage.setItem(KEY, JSON.stringify(how));
  } catch {
    // A browser without storage begins with the usual again.
  }
}
