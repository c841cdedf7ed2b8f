/** How a seat's tricks stand against its bid. */
import type { SeatView } from "../../protocol";

export interface Standing {
  kind: "unknown" | "sealed" | "need" | "exact" | "bust";
  /** Tricks too few or too many. */
  by: number;
}

export function standingOf({
  bid,
  hasBid,
  taken,
}: Pick<SeatView, "bid" | "hasBid" | "taken">): Standing {
  if (bid === null) return { kind: hasBid ? "sealed" : "unknown", by: 0 };
  if (taken < bid) return { kind: "need", by: bid - taken };
  return taken === bid ? { kind: "exact", by: 0 } : { kind: "bust", by: taken - bid };
}

export type Pip = "open" | "taken" | "extra";

const PIPS_MAX = 8;

/** One mark for each trick bid, and one for each taken beyond; none when they were too many. */
export function pipsOf(bid: number | null, taken: number): Pip[] {
  const count = Math.max(bid ?? 0, taken);
  if (count > PIPS_MAX) return [];
  return Array.from({ length: count }, (_, at) =>
    bid !== null && at >= bid ? "extra" : at < taken ? "taken" : "open",
  );
}
