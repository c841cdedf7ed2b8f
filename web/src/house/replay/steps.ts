/** Where a replay can go: card by card, trick by trick, round by round. */

/** All that stepping needs to know of a frame: what the entry made happen. */
export interface Step {
  events: readonly { t: string }[];
}

export type Move =
  | "first"
  | "roundBack"
  | "trickBack"
  | "back"
  | "on"
  | "trickOn"
  | "roundOn"
  | "last";

/** The frames at which a round, or a trick (the bidding counts as one), begins. */
export interface Marks {
  rounds: readonly number[];
  tricks: readonly number[];
  length: number;
}

const KEYS: Readonly<Record<string, Move>> = {
  ArrowLeft: "back",
  ArrowRight: "on",
  ArrowUp: "trickBack",
  ArrowDown: "trickOn",
  "[": "roundBack",
  "]": "roundOn",
  Home: "first",
  End: "last",
};

export function moveForKey(key: string): Move | undefined {
  return KEYS[key];
}

export function marksOf(frames: readonly Step[]): Marks {
  const indexes = frames.map((_, index) => index);
  const begins = (kind: string) =>
    indexes.filter((index) => frames[index]?.events.some(({ t }) => t === kind));
  const rounds = begins("roundStarted");
  const tricks = new Set([...rounds, ...begins("trickTaken"), ...begins("trickCancelled")]);
  return { rounds, tricks: [...tricks].sort((a, b) => a - b), length: frames.length };
}

/** Returns the frame that `move` leads to from frame `at`; never outside the game. */
export function moved(marks: Marks, at: number, move: Move): number {
  const last = Math.max(0, marks.length - 1);
  const before = (list: readonly number[]) => list.findLast((index) => index < at) ?? 0;
  const after = (list: readonly number[]) => list.find((index) => index > at) ?? last;
  switch (move) {
    case "first":
      return 0;
    case "last":
      return last;
    case "back":
      return Math.max(0, at - 1);
    case "on":
      return Math.min(last, at + 1);
    case "trickBack":
      return before(marks.tricks);
    case "trickOn":
      return after(marks.tricks);
    case "roundBack":
      return before(marks.rounds);
    case "roundOn":
      return after(marks.rounds);
  }
}

/** What a link to a moment says: the step counted from 1, and the seat whose hand alone is open. */
export interface Moment {
  at: number;
  seat: number | null;
}

export function momentHash({ at, seat }: Moment): string {
  return `#${at + 1}${seat === null ? "" : `.${seat + 1}`}`;
}

export function readMoment(hash: string, limits: { frames: number; seats: number }): Moment {
  const [, step, place] = /^#(\d{1,6})(?:\.(\d{1,2}))?$/.exec(hash) ?? [];
  const at = Math.min(Math.max(0, Number(step ?? 1) - 1), Math.max(0, limits.frames - 1));
  const seat = place === undefined ? null : Number(place) - 1;
  return { at, seat: seat !== null && seat >= 0 && seat < limits.seats ? seat : null };
}
