/** The schedule as a picture: one bar for each round, as high as its hand is large. */

export interface Step {
  round: number;
  size: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

const GAP_SHARE = 0.18;

/** Lays the bars out in a box of `width` by `height`; the largest hand fills the height. */
export function staircase(sizes: readonly number[], width: number, height: number): Step[] {
  const largest = Math.max(1, ...sizes);
  const pitch = width / Math.max(1, sizes.length);
  return sizes.map((size, index) => ({
    round: index + 1,
    size,
    x: (index + GAP_SHARE / 2) * pitch,
    y: height * (1 - size / largest),
    width: pitch * (1 - GAP_SHARE),
    height: height * (size / largest),
  }));
}

const SECONDS_PER_CARD = 3.5;
const SECONDS_PER_TRICK = 1.5;
const SECONDS_PER_BID = 5;
const SECONDS_PER_ROUND = 10;
const ROUGHLY = 5;

/** Roughly how long people take for a game, in minutes that do not pretend to be exact. */
export function roughMinutes(sizes: readonly number[], seats: number): number {
  const seconds = sizes.reduce(
    (sum, size) =>
      sum +
      size * (seats * SECONDS_PER_CARD + SECONDS_PER_TRICK) +
      seats * SECONDS_PER_BID +
      SECONDS_PER_ROUND,
    0,
  );
  return Math.max(ROUGHLY, Math.round(seconds / 60 / ROUGHLY) * ROUGHLY);
}
