/** People and cards in words. */
import type { SeatView, View } from "../protocol";
import { cardName, rankOf, suitName, suitOf } from "../shared/cardname.ts";
import { isolated, t } from "../shared/i18n.ts";
import { settings } from "../shared/settings.ts";
import { sortHand, suitsOf } from "./sort.ts";

export const nameOf = (view: View, seat: number): string => {
  const place: SeatView | undefined = view.seats[seat];
  return place?.name ? isolated(place.name) : t("table-empty-seat");
};

export const isYou = (view: View, seat: number): boolean => view.you?.seat === seat;

/** The message about somebody else, or the one that says "you". */
export const about = (
  view: View,
  seat: number,
  id: string,
  args: Record<string, string | number> = {},
): string =>
  isYou(view, seat) ? t(`${id}-you`, args) : t(id, { name: nameOf(view, seat), ...args });

/** Cards grouped by suit in the order in which they lie, in words: for the ear. */
export function handInWords(cards: readonly string[], trump: string | null): string {
  const { trumpPlace, lowFirst } = settings.value;
  const groups = suitsOf(sortHand(cards, { trump, trumpPlace, lowFirst }));
  const lines = groups.map((group) => {
    const ranks = group.map((card) => t(`rank-${rankOf(card)}`)).join(", ");
    return t("hand-suit", { suit: suitName(suitOf(group[0] ?? "")), ranks });
  });
  return lines.join("; ");
}

/** How the bids stand against the tricks there are. */
export function balanceInWords(balance: number): string {
  if (balance === 0) return t("balance-even");
  return balance > 0 ? t("balance-over", { n: balance }) : t("balance-under", { n: -balance });
}

export const signed = (value: number): string => {
  if (value === 0) return "±0";
  return value > 0 ? `+${value}` : `−${-value}`;
};

export function trumpInWords(view: View): string {
  const { trump, turnUp } = view.round ?? {};
  if (!trump) return t("say-trump-none");
  const suit = suitName(trump);
  return turnUp ? t("say-trump", { suit, card: cardName(turnUp) }) : t("say-trump-suit", { suit });
}
