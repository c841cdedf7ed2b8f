/** Numbers typed digit by digit: a second digit within a moment makes a larger number. */
const SECOND_DIGIT_MS = 900;

export interface Typed {
  number: number;
  at: number;
}

/** What has been typed after one more digit; `allowed` tells which numbers there are. */
export function typeDigit(
  before: Typed | null,
  digit: number,
  now: number,
  allowed: (number: number) => boolean,
): Typed {
  const joined = before && now - before.at <= SECOND_DIGIT_MS ? before.number * 10 + digit : digit;
  return { number: before && before.number > 0 && allowed(joined) ? joined : digit, at: now };
}
