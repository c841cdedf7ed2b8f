/** The addresses of rules: their code, and for how many players they are shown. */

/** Where the server tells what a code holds; without `seats` for a number that fits. */
export const codePath = (code: string, seats: number | null): string =>
  `/api/rules/${encodeURIComponent(code)}${seats === null ? "" : `?seats=${seats}`}`;

/** The page of rules on this server; any other server opens the same code. */
export const linkTo = (code: string, seats: number): string =>
  `${location.origin}/rules/${encodeURIComponent(code)}?seats=${seats}`;

/** The code in what somebody was sent: the code itself, or a link to it. */
export function codeIn(text: string): string {
  const found = /\/rules\/([^/?#\s]+)/.exec(text)?.[1];
  try {
    return found === undefined ? text.trim() : decodeURIComponent(found);
  } catch {
    return text.trim();
  }
}

/** The number of players that a link asks for, if it does. */
export function seatsOf(search: string): number | null {
  const asked = new URLSearchParams(search).get("seats") ?? "";
  return /^\d{1,2}$/.test(asked) ? Number(asked) : null;
}
