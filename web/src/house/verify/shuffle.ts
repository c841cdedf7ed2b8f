/** The server's shuffle (src/ohhell/table/shuffle.py), done again: a difference is a lie found. */

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

const WORD_VALUES = 2 ** 32;
const RANKS = "23456789TJQKA";
const SUITS = "CDHS";

/** The usual pack, in the order with which a shuffle begins. */
export const PACK = [...SUITS].flatMap((suit) => [...RANKS].map((rank) => rank + suit));

/** What a table mixes into its deals: the revealed secret (hex), and what each seat added. */
export interface Seeds {
  secret: string;
  nonces: readonly (string | null)[];
}

export interface Deal {
  /** By seat, sorted as the server keeps hands; empty for a seat that sat out. */
  hands: string[][];
  /** The cards that were not dealt, the first of them to be turned up. */
  stock: string[];
}

export interface DealtRound {
  number: number;
  size: number;
  /** The seats that play, in the order in which they are dealt to. */
  order: readonly number[];
}

/** The fingerprint that was published before the game. */
export function commitmentOf(secret: string): string {
  return bytesToHex(sha256(hexToBytes(secret)));
}

export function firstDealer(seeds: Seeds, seats: number): number {
  return drawer(roundKey(seeds, 0))(seats);
}

/** Deals round `number` (1 for the first) as the server must have dealt it from this pack. */
export function deal(
  seeds: Seeds,
  { number, size, order }: DealtRound,
  pack: readonly string[] = PACK,
): Deal {
  const shuffled = shuffledPack(roundKey(seeds, number), pack);
  const hands: string[][] = seeds.nonces.map(() => []);
  const dealt = size * order.length;
  shuffled.slice(0, dealt).forEach((card, index) => {
    hands[order[index % order.length] ?? 0]?.push(card);
  });
  const place = (card: string) => pack.indexOf(card);
  for (const hand of hands) hand.sort((one, other) => place(one) - place(other));
  return { hands, stock: shuffled.slice(dealt) };
}

export function shuffledPack(key: Uint8Array, pack: readonly string[] = PACK): string[] {
  const below = drawer(key);
  const cards = [...pack];
  for (let last = cards.length - 1; last > 0; last--) {
    const chosen = below(last + 1);
    [cards[last], cards[chosen]] = [cards[chosen] as string, cards[last] as string];
  }
  return cards;
}

export function roundKey({ secret, nonces }: Seeds, round: number): Uint8Array {
  const message = `ohhell-deal-1\n${round}\n${nonces.map((nonce) => nonce ?? "").join("\n")}`;
  return hmac(sha256, hexToBytes(secret), utf8ToBytes(message));
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
