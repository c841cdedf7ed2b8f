/** A trick as it lies on the table. */
import type { SeatView, TrickView } from "../../protocol";
import { countOf } from "../hand/cardkeys.ts";
import { traits } from "../words/traits.ts";

export interface Played {
  seat: number;
  card: string;
  wins: boolean;
  leads: boolean;
  /** An equal card has struck it out. */
  struck: boolean;
}

/** The cards of a trick with who played them, in the order played. */
export function playedIn(trick: TrickView, seats: readonly SeatView[]): Played[] {
  const order = seats
    .map((_, at) => (trick.leader + at) % seats.length)
    .filter((seat) => !seats[seat]?.out);
  return trick.cards.map((card, at) => ({
    seat: order[at] ?? 0,
    card,
    wins: trick.winner === order[at],
    leads: at === 0,
    struck: traits.value.cancels && countOf(card, trick.cards) > 1,
  }));
}
