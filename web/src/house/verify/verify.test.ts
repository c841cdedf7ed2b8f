import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { bytesToHex } from "@noble/hashes/utils.js";
import { checkRecord } from "./check.ts";
import { type GameRecord, parseRecord, readRecord } from "./record.ts";
import { commitmentOf, deal, firstDealer, PACK, roundKey, shuffledPack } from "./shuffle.ts";

interface Vector {
  secret: string;
  nonces: (string | null)[];
  commitment: string;
  firstDealer: number;
  roundKey: string;
  deals: { number: number; size: number; dealer: number; hands: string[][]; next: string | null }[];
}

interface PackVector {
  secret: string;
  commitment: string;
  nonces: string[];
  round: number;
  deck: string;
  first_dealer: number;
}

const read = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));

// Made with Python's hmac module alone.
const vectors = read("vectors.json") as Vector[];
// Pinned by the server, whose own tests read the same file.
const packs = read("../../../../tests/data/shuffle_vectors.json") as PackVector[];

test("fingerprints, keys, first dealers and deals are those of the Python side", () => {
  for (const vector of vectors) {
    assert.equal(commitmentOf(vector.secret), vector.commitment);
    assert.equal(firstDealer(vector, vector.nonces.length), vector.firstDealer);
    for (const [index, { hands, next, number, size, dealer }] of vector.deals.entries()) {
      if (index === 0) assert.equal(bytesToHex(roundKey(vector, number)), vector.roundKey);
      const dealt = deal(vector, { number, size, order: orderAfter(dealer, hands.length) });
      assert.deepEqual(dealt.hands, hands);
      assert.equal(dealt.stock[0] ?? null, next);
    }
  }
});

test("the packs are those that the server pins", () => {
  for (const { secret, nonces, round, deck, ...pinned } of packs) {
    const key = roundKey({ secret, nonces }, round);
    assert.equal(shuffledPack(key).join(" "), deck);
    assert.equal(firstDealer({ secret, nonces }, nonces.length), pinned.first_dealer);
    assert.equal(commitmentOf(secret), pinned.commitment);
  }
});

test("a shuffled pack holds every card once", () => {
  const pack = shuffledPack(roundKey({ secret: "00".repeat(32), nonces: [null, null] }, 3));
  assert.deepEqual([...pack].sort(), [...PACK].sort());
});

test("an honest record is good", () => {
  const verdict = checkRecord(honestRecord());
  assert.equal(verdict.good, true);
  assert.equal(verdict.rounds.length, 3);
});

test("another pack is dealt as it is listed, and only so", () => {
  const short = [...PACK.filter((card) => "789TJQKA".includes(card[0] ?? "")), "W1", "J4"];
  const record = { ...honestRecord(short), pack: short };
  assert.equal(checkRecord(record).good, true);
  assert.equal(checkRecord({ ...record, pack: short.slice(1) }).good, false);
  assert.equal(checkRecord(honestRecord(short)).good, false);
});

test("two cards swapped between hands are found, in their round only", () => {
  const record = honestRecord();
  const [one = [], other = []] = record.rounds[1]?.hands ?? [];
  [one[0], other[0]] = [other[0] ?? "", one[0] ?? ""];
  const verdict = checkRecord(record);
  assert.equal(verdict.good, false);
  assert.deepEqual(
    verdict.rounds.map(({ good }) => good),
    [true, false, true],
  );
});

test("another secret, dealer, turned card or a left-out round is found", () => {
  const lies: ((record: GameRecord) => void)[] = [
    (record) => (record.commitment = "0".repeat(64)),
    (record) => (record.firstDealer = (record.firstDealer + 1) % record.seats),
    (record) => ((record.rounds[0] as { turnUp: string }).turnUp = "XX"),
    (record) => record.rounds.splice(1, 1),
    (record) => record.rounds.splice(0),
  ];
  for (const lie of lies) {
    const record = honestRecord();
    lie(record);
    assert.equal(checkRecord(record).good, false);
  }
});

test("a file that is no record is refused, whatever it holds", () => {
  const record = honestRecord();
  assert.notEqual(parseRecord(JSON.stringify(record)), null);
  const others = ["", "[]", "null", "{", '"x"', JSON.stringify({ ...record, format: "other/1" })];
  for (const text of others) assert.equal(parseRecord(text), null);
  const broken: Record<string, unknown>[] = [
    { seats: 0 },
    { seats: 3.5 },
    { secret: "xyz" },
    { nonces: [1] },
    { names: "abc" },
    { rounds: [{}] },
    { rounds: null },
    { commitment: "00" },
    { firstDealer: 9 },
  ];
  for (const change of broken) assert.equal(readRecord({ ...record, ...change }), null);
});

const orderAfter = (dealer: number, seats: number) =>
  Array.from({ length: seats }, (_, step) => (dealer + 1 + step) % seats);

function honestRecord(pack: readonly string[] = PACK): GameRecord {
  const seeds = { secret: "5e".repeat(32), nonces: ["aa".repeat(16), null, "bb".repeat(16)] };
  const dealer = firstDealer(seeds, 3);
  const rounds = [2, 1, 2].map((size, index) => {
    const facts = { number: index + 1, size, dealer: (dealer + index) % 3 };
    const order = orderAfter(facts.dealer, 3);
    const { hands, stock } = deal(seeds, { number: facts.number, size, order }, pack);
    const turnUp = stock[0] ?? null;
    return {
      ...facts,
      hands,
      turnUp,
      trump: turnUp?.[1] ?? null,
      bids: [],
      tricks: [],
      taken: [],
      points: [],
    };
  });
  return {
    format: "ohhell-record/1",
    table: "t",
    seats: 3,
    names: ["A", "B", "C"],
    commitment: commitmentOf(seeds.secret),
    firstDealer: dealer,
    rounds,
    ...seeds,
  };
}
