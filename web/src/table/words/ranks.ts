/** Who is ahead. */
import type { View } from "../../protocol";

/** All seats, the best first. */
export const byRank = ({ ranks }: View): number[] =>
  [...ranks.keys()].sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));

/** The seats that nobody is ahead of. */
export const winnersOf = ({ ranks }: View): number[] =>
  ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
