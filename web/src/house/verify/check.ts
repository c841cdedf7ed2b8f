/** Checks a record against the secret it reveals: one verdict for each thing that was promised. */

import type { RecordedRound } from "../../protocol";
import type { GameRecord } from "./record.ts";
import { commitmentOf, type Deal, deal, firstDealer } from "./shuffle.ts";

export interface RoundVerdict {
  number: number;
  good: boolean;
  /** What the secret deals; shown beside the record where the two differ. */
  expected: Deal;
}

export interface Verdict {
  commitment: boolean;
  firstDealer: boolean;
  rounds: RoundVerdict[];
  good: boolean;
}

export function checkRecord(record: GameRecord): Verdict {
  const commitment = commitmentOf(record.secret) === record.commitment;
  const dealer = firstDealer(record, record.seats) === record.firstDealer;
  const rounds = record.rounds.map((round, index) => checkRound(record, round, index));
  return {
    commitment,
    firstDealer: dealer,
    rounds,
    good: commitment && dealer && rounds.length > 0 && rounds.every(({ good }) => good),
  };
}

function checkRound(record: GameRecord, round: RecordedRound, index: number): RoundVerdict {
  const expected = deal(record, round);
  const good =
    round.number === index + 1 &&
    round.dealer === (record.firstDealer + index) % record.seats &&
    // A round may be played without trump by the rules, so no turned card is no fault.
    (round.turnUp === null || round.turnUp === expected.next) &&
    expected.hands.every((hand, seat) => sameCards(hand, round.hands[seat] ?? []));
  return { number: round.number, good, expected };
}

function sameCards(one: readonly string[], other: readonly string[]): boolean {
  return [...one].sort().join() === [...other].sort().join();
}
