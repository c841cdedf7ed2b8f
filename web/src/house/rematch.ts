import type { PlayAgain, TableCard } from "../protocol";
import { post } from "../shared/api.ts";
import { newNonce } from "../shared/random.ts";
import { go } from "../shared/router.ts";

/** Goes to the one table where the same people play again, and to the own seat there. */
export async function playAgain(id: string) {
  const body: PlayAgain = { nonce: newNonce() };
  const table = await post<TableCard>(`/api/tables/${encodeURIComponent(id)}/rematch`, body);
  go(`/table/${table.id}`);
}
