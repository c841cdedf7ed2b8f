import type { OpenTable, TableCard } from "../protocol";
import { post } from "../shared/api.ts";
import { randomHex } from "../shared/random.ts";
import type { LastTable } from "./last.ts";

const NONCE_BYTES = 16;

/** What the person at this browser mixes into every shuffle of a table. */
export const newNonce = (): string => randomHex(NONCE_BYTES);

export const openTable = (
  { rules, seats }: LastTable,
  how: Pick<OpenTable, "open" | "bots" | "start">,
): Promise<TableCard> =>
  post<TableCard>("/api/tables", { rules, seats, nonce: newNonce(), ...how } satisfies OpenTable);
