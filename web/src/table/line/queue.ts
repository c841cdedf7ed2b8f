/** Shows updates one after another, at a pace that can be followed, and never far behind. */
import type { Update, View, WireEvent } from "../../protocol";
import { completesTrick, type Frame, framesOf, still } from "./frame.ts";

export interface Pace {
  trickPauseMs: number;
  cardMs: number;
  /** Nobody is looking: show the truth at once. */
  hurry: boolean;
}

/** With more complete tricks than this waiting, watching them all would be falling behind. */
const TRICKS_BEHIND_MAX = 3;
const UPDATES_BEHIND_MAX = 40;
const BID_MS = 300;
const DEAL_MS = 700;
const SCORE_MS = 1000;
/** Of the pause after a trick: how long each step stays of what happens by itself. */
const STEP = 0.6;

const GAPS: Partial<Record<WireEvent["t"], (pace: Pace) => number>> = {
  cardPlayed: ({ cardMs }) => cardMs + 60,
  bidMade: () => BID_MS,
  blindBidMade: () => BID_MS,
  trumpNamed: () => BID_MS,
  handDealt: ({ cardMs }) => (cardMs ? DEAL_MS : 0),
  roundScored: () => SCORE_MS,
};

/** How long a frame stays before the next may take its place. */
export function frameMs(frame: Frame, tricksBehind: number, pace: Pace): number {
  if (pace.hurry || tricksBehind > TRICKS_BEHIND_MAX) return 0;
  const hurried = tricksBehind > 1 ? 0.3 : 1;
  if (frame.held) return pace.trickPauseMs * hurried;
  const gap = Math.max(0, ...frame.events.map(({ t }) => GAPS[t]?.(pace) ?? 0));
  return Math.max(gap, frame.unhurried ? pace.trickPauseMs * STEP : 0) * hurried;
}

export class Queue {
  #show: (frame: Frame) => void;
  #pace: () => Pace;
  #waiting: Frame[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shown: Frame;
  #last: View;

  constructor(view: View, pace: () => Pace, show: (frame: Frame) => void) {
    this.#pace = pace;
    this.#show = show;
    this.#last = view;
    this.#shown = still(view);
  }

  /** Whether the screen shows where the table stands. */
  get caughtUp(): boolean {
    return this.#waiting.length === 0 && !this.#shown.held;
  }

  push(update: Update) {
    this.#waiting.push(...framesOf(this.#last, update));
    this.#last = update.view;
    if (this.#waiting.length > UPDATES_BEHIND_MAX) this.flush();
    else if (this.#timer === undefined) this.#next();
    else if (completesTrick(update) || this.#pace().hurry) this.#rush();
  }

  /** Ends the present pause. */
  skip() {
    if (this.#shown.held || this.#shown.unhurried) this.#next();
  }

  /** Ends the present gap: whoever acts has seen enough of what was before. */
  hasten() {
    if (this.#timer !== undefined && !this.#shown.held) this.#next();
  }

  /** Shows where the table stands, at once. */
  flush() {
    while (this.#waiting.length > 0) this.#next();
  }

  stop() {
    clearTimeout(this.#timer);
  }

  #rush() {
    if (frameMs(this.#shown, this.#tricksBehind(), this.#pace()) === 0) this.flush();
  }

  #tricksBehind(): number {
    return this.#waiting.filter(({ held }) => held).length;
  }

  #next() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const frame = this.#waiting.shift();
    if (!frame) return;
    this.#shown = frame;
    this.#show(frame);
    const wait = frameMs(frame, this.#tricksBehind(), this.#pace());
    this.#timer = setTimeout(() => this.#next(), wait);
  }
}
