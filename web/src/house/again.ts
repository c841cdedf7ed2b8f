import type { OpenCompete, OpenTable, PlayNow, TableCard, TableInfo } from "../protocol";
import { post } from "../shared/api.ts";
import { newNonce } from "../shared/random.ts";
import { go } from "../shared/router.ts";
import { PACES, SECONDS } from "../shared/settings.ts";
import { openTable, wantedLevel } from "./open.ts";

/** What is played again, with whom: seats, and whether only bots sat there beside oneself. */
export interface Again {
  info: TableInfo;
  seats: number;
  alone: boolean;
}

/** A game by the same rules through the door by which the last one came; goes to its table. */
export async function newGame(again: Again) {
  const { id } = await DOORS[again.info.door](again);
  go(`/table/${id}`);
}

const DOORS = { compete: forChips, play: withWhoeverIsHere, join: asBefore };

function forChips({ info, seats }: Again): Promise<TableCard> {
  const wish = {
    rules: info.rules,
    seats,
    nonce: newNonce(),
    buyIn: info.buyIn,
    prizes: info.prizes,
    bidClockS: info.bidClockS,
    playClockS: info.playClockS,
  };
  // They come from a table for chips, so they are among those that such a table may have.
  return post<TableCard>("/api/compete", wish as OpenCompete);
}

async function withWhoeverIsHere({ info: { rules, playClockS }, seats }: Again) {
  const pace = PACES.find((each) => SECONDS[each] === playClockS) ?? "standard";
  const wish: PlayNow = { rules, seats, pace, nonce: newNonce(), ...(await wantedLevel()) };
  return post<TableCard>("/api/play", wish);
}

function asBefore({ info, seats, alone }: Again): Promise<TableCard> {
  const { open, hidden, watching, chat, rated, suggestions } = info;
  const clocks = { bidClockS: info.bidClockS, playClockS: info.playClockS };
  const how = { open, hidden, watching, chat, rated, suggestions, ...clocks };
  const { variant, rules } = info;
  return openTable(
    { variant, rules, seats },
    {
      ...(how as Partial<OpenTable>),
      bots: alone,
      start: alone,
    },
  );
}
