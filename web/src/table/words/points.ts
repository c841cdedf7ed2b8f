/** Points as they are written: some tables count in half points. */

/** A number where it can be one; with a half in it, text. */
export function inPoints(value: number, halves: boolean): number | string {
  if (!halves) return value;
  const whole = Math.trunc(value / 2);
  if (value % 2 === 0) return whole;
  return `${value < 0 ? "−" : ""}${Math.abs(whole) || ""}½`;
}

/** Points won or lost, with the sign that says which. */
export function signedPoints(value: number, halves: boolean): string {
  if (value === 0) return "0";
  return `${value > 0 ? "+" : "−"}${inPoints(Math.abs(value), halves)}`;
}
