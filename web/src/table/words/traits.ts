/** What the page must know of a table's rules to draw it; what is legal comes with the view. */
import { signal } from "@preact/signals";

export interface Traits {
  /** Points are half points, and are shown so. */
  halves: boolean;
  /** The next seat is the one on the right. */
  counter: boolean;
  /** Equal cards strike each other out. */
  cancels: boolean;
  /** The three ranks next to the ace. */
  threeHigh: boolean;
  /** A round of one card is played unseen. */
  unseen: boolean;
  /** What the bids must add up to. */
  hook: string;
  /** How many lives everybody has, where the game is for lives. */
  lives: number | null;
  /** The score that ends the game, if one does. */
  target: number | null;
  /** What a made blind bid scores more than another. */
  blindBonus: number;
}

type Data = { readonly [key: string]: unknown };

const part = (data: Data, name: string): Data => (data[name] ?? {}) as Data;

export function traitsOf(rules: Data): Traits {
  const { packs, identical, order } = part(rules, "pack");
  const ending = part(rules, "ending");
  const points = (kind: string) => (ending["kind"] === kind ? Number(ending["points"]) : null);
  return {
    halves: part(rules, "scoring")["halves"] === true,
    counter: rules["direction"] === "counter",
    cancels: packs === 2 && String(identical).startsWith("cancel"),
    threeHigh: order === "three_high",
    unseen: (rules["one_card"] ?? "normal") !== "normal",
    hook: String(part(rules, "bidding")["hook"] ?? "last_bidder"),
    lives: points("lives"),
    target: points("target"),
    blindBonus: Number(part(part(rules, "bidding"), "blind")["bonus"] ?? 0),
  };
}

/** Those of the table on the screen. */
export const traits = signal<Traits>(traitsOf({}));
