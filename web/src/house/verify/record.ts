/** The record of a finished game, read from a file that anybody may have written. */

import type { RecordedRound } from "../../protocol";
import { PACK } from "./shuffle.ts";

export interface GameRecord {
  format: string;
  table: string;
  seats: number;
  commitment: string;
  secret: string;
  nonces: (string | null)[];
  names: string[];
  firstDealer: number;
  rounds: RecordedRound[];
  /** All cards in order, where it is not the usual pack. */
  pack?: string[];
}

const FORMAT = "ohhell-record/1";
const CARD = /^(?:[2-9TJQKA][CDHS]|[WJ][1-4])$/;
const SPECIAL = /^[WJ][1-4]$/;
const PACK_MAX = 120;
const HEX_DIGEST = /^[0-9a-f]{64}$/;
const HEX = /^(?:[0-9a-f]{2})+$/;
const SEATS_MAX = 10;
const ROUNDS_MAX = 200;

/** Returns the record, or null for anything else; all that checking needs has its shape. */
export function readRecord(json: unknown): GameRecord | null {
  if (!isObject(json) || json["format"] !== FORMAT) return null;
  const { seats, commitment, secret, nonces, names, firstDealer, rounds, table, pack } = json;
  const wellFormed =
    isCount(seats, SEATS_MAX) &&
    seats > 0 &&
    typeof table === "string" &&
    typeof commitment === "string" &&
    HEX_DIGEST.test(commitment) &&
    typeof secret === "string" &&
    HEX.test(secret) &&
    isListOf(nonces, (nonce) => nonce === null || typeof nonce === "string", seats) &&
    isListOf(names, (name) => typeof name === "string", seats) &&
    isCount(firstDealer, seats - 1) &&
    isListOf(rounds, (round) => isRound(round, seats)) &&
    rounds.length <= ROUNDS_MAX &&
    (pack === undefined || (isListOf(pack, isCard) && pack.length <= PACK_MAX));
  return wellFormed ? (json as unknown as GameRecord) : null;
}

/** Reads a file's text as a record; null when it is none. */
export function parseRecord(text: string): GameRecord | null {
  try {
    return readRecord(JSON.parse(text));
  } catch {
    return null;
  }
}

/** The cards that were shuffled, in the order with which the shuffle begins. */
export const packOf = ({ pack }: GameRecord): readonly string[] => (pack?.length ? pack : PACK);

/** Whether a card is a Wizard or a Jester. */
export const isSpecial = (card: string) => SPECIAL.test(card);

function isRound(round: unknown, seats: number): boolean {
  if (!isObject(round)) return false;
  const { number, size, dealer, hands, turnUp } = round;
  return (
    isCount(number, ROUNDS_MAX) &&
    isCount(size, PACK_MAX / 2) &&
    isCount(dealer, seats - 1) &&
    isListOf(hands, (hand) => isListOf(hand, isCard), seats) &&
    (turnUp === null || isCard(turnUp))
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isCount(value: unknown, most: number): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;
}

function isListOf(
  value: unknown,
  fits: (item: unknown) => boolean,
  length?: number,
): value is unknown[] {
  const counted = Array.isArray(value) && (length === undefined || value.length === length);
  return counted && value.every(fits);
}

function isCard(value: unknown): boolean {
  return typeof value === "string" && CARD.test(value);
}
