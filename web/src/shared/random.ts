const NONCE_BYTES = 16;

/** Random bytes in hex. */
export function randomHex(bytes: number): string {
  const values = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(values, (value) => value.toString(16).padStart(2, "0")).join("");
}

/** What the person at this browser mixes into every shuffle of a table. */
export const newNonce = (): string => randomHex(NONCE_BYTES);
