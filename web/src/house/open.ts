import type { Levels, OpenTable, TableCard } from "../protocol";
import { get, post } from "../shared/api.ts";
import { newNonce } from "../shared/random.ts";
import { settings } from "../shared/settings.ts";
import type { LastTable } from "./last.ts";
import { levelOf } from "./levels.ts";

/** What to say of the bots: nothing for whoever never chose. */
export async function wantedLevel(): Promise<Pick<OpenTable, "level">> {
  const wanted = settings.value.level;
  return wanted === null ? {} : { level: levelOf(await get<Levels>("/api/levels"), wanted) };
}

export async function openTable(
  { rules, seats }: LastTable,
  how: Partial<OpenTable>,
): Promise<TableCard> {
  const level = how.bots || how.startsAtMs ? await wantedLevel() : {};
  const wish: OpenTable = { rules, seats, nonce: newNonce(), ...how, ...level };
  return post<TableCard>("/api/tables", wish);
}
