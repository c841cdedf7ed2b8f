/** The server's shuffle (src/ohhell/table/shuffle.py), done again: a difference is a lie found. */

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

const PACK_SIZE = 52;
const WORD_VALUES = 2 ** 32;
const RANKS = "23456789TJQKA";
const SUITS = "CDHS";

/** What a table mixes into its deals: the revealed secret (hex), and what each seat added. */
export interface Seeds {
  secret: string;
  nonces: readonly (string | null)[];
}

export interface Deal {
  /** By seat, sorted as the server keeps hands. */
  hands: string[][];
  /** The card after the last one dealt; null when the pack was used up. */
  next: string | null;
}

/** The fingerprint that was published before the game. */
export function commitmentOf(secret: string): string {
  return bytesToHex(sha256(hexToBytes(secret)));
}

export function firstDealer(seeds: Seeds, seats: number): number {
  return drawer(roundKey(seeds, 0))(seats);
}

/** Deals round `number` (1 for the first) as the server must have dealt it. */
export function deal(seeds: Seeds, round: { number: number; size: number; dealer: number }): Deal {
  const seats = seeds.nonces.length;
  const pack = shuffledPack(roundKey(seeds, round.number));
  const hands: number[][] = seeds.nonces.map(() => []);
  const dealt = round.size * seats;
  pack.slice(0, dealt).forEach((card, index) => {
    hands[(round.dealer + 1 + index) % seats]?.push(card);
  });
  const next = pack[dealt];
  return {
    hands: hands.map((hand) => hand.sort((a, b) => a - b).map(cardName)),
    next: next === undefined ? null : cardName(next),
  };
}

export function shuffledPack(key: Uint8Array): number[] {
  const below = drawer(key);
  const pack = Array.from({ length: PACK_SIZE }, (_, number) => number);
  for (let last = PACK_SIZE - 1; last > 0; last--) {
    const chosen = below(last + 1);
    [pack[last], pack[chosen]] = [pack[chosen] as number, pack[last] as number];
  }
  return pack;
}

export function roundKey({ secret, nonces }: Seeds, round: number): Uint8Array {
  const message = `ohhell-deal-1\n${round}\n${nonces.map((nonce) => nonce ?? "").join("\n")}`;
  return hmac(sha256, hexToBytes(secret), utf8ToBytes(message));
}

export function cardName(number: number): string {
  return `${RANKS[number % 13]}${SUITS[Math.floor(number / 13)]}`;
}

/** Returns a source of whole numbers below n, each equally likely, drawn from the key's stream. */
function drawer(key: Uint8Array): (n: number) => number {
  const words = wordStream(key);
  return (n) => {
    const limit = WORD_VALUES - (WORD_VALUES % n);
    for (;;) {
      const { value } = words.next();
      if (value < limit) return value % n;
    }
  };
}

function* wordStream(key: Uint8Array): Generator<number, never> {
  for (let block = 0; ; block++) {
    const counter = new Uint8Array(4);
    new DataView(counter.buffer).setUint32(0, block);
    const bytes = hmac(sha256, key, counter);
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    for (let at = 0; at < bytes.length; at += 4) yield view.getUint32(at);
  }
}
