import type { OpenTable, TableCard } from "../protocol";
import { post } from "../shared/api.ts";
import { newNonce } from "../shared/random.ts";
import type { LastTable } from "./last.ts";

export const openTable = (
  { rules, seats }: LastTable,
  how: Pick<OpenTable, "open" | "bots" | "start">,
): Promise<TableCard> =>
  post<TableCard>("/api/tables", { rules, seats, nonce: newNonce(), ...how } satisfies OpenTable);
