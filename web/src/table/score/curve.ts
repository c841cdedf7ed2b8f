/** The lines of the score curve: one for each seat, over the rounds of the game. */
export const CURVE = { width: 320, height: 150, left: 30, right: 8, top: 8, bottom: 18 };

export interface Curve {
  /** One path of points a seat. */
  paths: string[];
  /** Where the lines end, by seat. */
  ends: { x: number; y: number }[];
  grid: { y: number; value: number }[];
}

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000];
const LINES_MAX = 4;

/** Running totals by seat, from nothing. */
export function totals(
  sheet: readonly (readonly (readonly [number, number, number] | null)[])[],
  seats: number,
): number[][] {
  return Array.from({ length: seats }, (_, seat) => {
    let sum = 0;
    return [0, ...sheet.map((row) => (sum += row[seat]?.[2] ?? 0))];
  });
}

/** `least` is a value that the curve reaches up to in any case. */
export function curve(lines: readonly (readonly number[])[], rounds: number, least = 10): Curve {
  const values = lines.flat();
  const [low, high] = [Math.min(0, ...values), Math.max(least, ...values)];
  const step = STEPS.find((each) => (high - low) / each <= LINES_MAX) ?? (high - low) / LINES_MAX;
  const { width, height, left, right, top, bottom } = CURVE;
  const x = (round: number) => left + ((width - left - right) * round) / Math.max(1, rounds);
  const y = (value: number) => top + (height - top - bottom) * (1 - (value - low) / (high - low));
  const point = (value: number, round: number) => `${x(round).toFixed(1)} ${y(value).toFixed(1)}`;
  const firstLine = Math.ceil(low / step) * step;
  const count = Math.floor((high - firstLine) / step) + 1;
  return {
    paths: lines.map((line) => `M${line.map(point).join("L")}`),
    ends: lines.map((line) => ({ x: x(line.length - 1), y: y(line.at(-1) ?? 0) })),
    grid: Array.from({ length: count }, (_, at) => ({
      value: firstLine + at * step,
      y: y(firstLine + at * step),
    })),
  };
}
