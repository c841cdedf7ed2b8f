/** Checks a record against the secret it reveals: one verdict for each thing that was promised. */

import type { RecordedRound } from "../../protocol";
import { type GameRecord, isSpecial, packOf } from "./record.ts";
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
  const dealers = dealersOf(record);
  const rounds = record.rounds.map((round, index) =>
    checkRound(record, round, { index, dealer: dealers[index] ?? -1 }),
  );
  return {
    commitment,
    firstDealer: dealer,
    rounds,
    good: commitment && dealer && rounds.length > 0 && rounds.every(({ good }) => good),
  };
}

const held = (round: RecordedRound, seat: number) => round.hands[seat]?.length ?? 0;

/** The seats that play a round, from the one after seat `from` on. */
function playersAfter(record: GameRecord, round: RecordedRound, from: number): number[] {
  const everyone = record.names.map((_, step) => (from + 1 + step) % record.seats);
  return everyone.filter((seat) => held(round, seat) > 0);
}

/** Who must have dealt each round: the deal passes on, past those who sit out. */
function dealersOf(record: GameRecord): number[] {
  let before = record.firstDealer - 1 + record.seats;
  return record.rounds.map((round) => {
    before = playersAfter(record, round, before % record.seats)[0] ?? -1;
    return before;
  });
}

/** The card that was turned up must be the first undealt one, or the first after specials. */
function mayTurnUp(card: string | null, stock: readonly string[]): boolean {
  // A round may be played without trump by the rules, so no turned card is no fault.
  if (card === null) return true;
  return card === stock[0] || card === stock.find((other) => !isSpecial(other));
}

function checkRound(
  record: GameRecord,
  round: RecordedRound,
  { index, dealer }: { index: number; dealer: number },
): RoundVerdict {
  const order = playersAfter(record, round, round.dealer);
  const expected = deal(record, { ...round, order }, packOf(record));
  const good =
    round.number === index + 1 &&
    round.dealer === dealer &&
    mayTurnUp(round.turnUp, expected.stock) &&
    expected.hands.every((hand, seat) => sameCards(hand, round.hands[seat] ?? []));
  return { number: round.number, good, expected };
}

function sameCards(one: readonly string[], other: readonly string[]): boolean {
  return [...one].sort().join() === [...other].sort().join();
}
