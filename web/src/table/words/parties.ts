/** Who counts together: a team, or everyone alone. */
import type { SeatView, View } from "../../protocol";

type Row = View["sheet"][number];
type Count = Pick<SeatView, "bid" | "hasBid" | "taken">;

/** The letter of a team. */
export const teamLetter = (team: number): string => String.fromCharCode(65 + team);

/** The seats that count together with a seat, itself among them. */
export function partyOf({ seats }: Pick<View, "seats">, seat: number): number[] {
  const team = seats[seat]?.team ?? null;
  if (team === null) return [seat];
  return seats.flatMap((place, other) => (place.team === team ? [other] : []));
}

/** One seat of every party, in the given order. */
export const leadersOf = (view: Pick<View, "seats">, order: readonly number[]): number[] =>
  order.filter((seat, at) => !partyOf(view, seat).some((mate) => order.indexOf(mate) < at));

/** The rank of a seat among parties, 1 for the leader: a team is one of them. */
export function rankOf(view: Pick<View, "seats" | "ranks">, seat: number): number {
  const own = view.ranks[seat] ?? 1;
  const ahead = leadersOf(view, [...view.seats.keys()]);
  return 1 + ahead.filter((other) => (view.ranks[other] ?? 1) < own).length;
}

/** The bid and tricks of a seat; your own bid also while it is secret. */
export function countOf({ seats, you }: View, seat: number): Count {
  const { bid = null, hasBid = false, taken = 0 } = seats[seat] ?? {};
  return { bid: you?.seat === seat ? (bid ?? you.bid) : bid, hasBid, taken };
}

/** The bids and tricks of all that count together with a seat; no bid until all are known. */
export function partyCount(view: View, seat: number): Count {
  return partyOf(view, seat)
    .map((mate) => countOf(view, mate))
    .reduce((sum, { bid, hasBid, taken }) => ({
      bid: sum.bid === null || bid === null ? null : sum.bid + bid,
      hasBid: sum.hasBid && hasBid,
      taken: sum.taken + taken,
    }));
}

const sumOf = (row: Row, party: readonly number[], column: 0 | 1): number =>
  party.reduce((sum, seat) => sum + (row[seat]?.[column] ?? 0), 0);

/** Whether a line of the sheet says that a seat, or its team, made its bid. */
export function madeIn(view: Pick<View, "seats">, row: Row, seat: number): boolean {
  const party = partyOf(view, seat);
  return sumOf(row, party, 0) === sumOf(row, party, 1);
}
