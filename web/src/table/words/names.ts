/** People and cards in words. */
import type { SeatView, View } from "../../protocol";
import { cardName, rankOf, specialOf, suitName, suitOf } from "../../shared/cardname.ts";
import { isolated, t } from "../../shared/i18n.ts";
import { settings } from "../../shared/settings.ts";
import { sortHand, suitsOf } from "../hand/sort.ts";
import { inPoints, signedPoints } from "./points.ts";
import { traits } from "./traits.ts";

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
  const { threeHigh } = traits.value;
  const groups = suitsOf(sortHand(cards, { trump, trumpPlace, lowFirst, threeHigh }));
  return groups.map(groupInWords).join("; ");
}

function groupInWords(group: readonly string[]): string {
  const [first = ""] = group;
  if (specialOf(first)) return group.map(cardName).join(", ");
  const ranks = group.map((card) => t(`rank-${rankOf(card)}`)).join(", ");
  return t("hand-suit", { suit: suitName(suitOf(first)), ranks });
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

/** The suit of a trump; no suit is no trump. */
export const trumpName = (trump: string | null): string =>
  trump === null ? t("no-trump") : suitName(trump);

export function trumpInWords({ round }: View): string {
  if (!round) return "";
  const { trump, turnUp, trumpDue } = round;
  const card = turnUp && cardName(turnUp);
  if (trumpDue) return card ? t("say-trump-due-card", { card }) : t("say-trump-due");
  if (!trump) return card ? t("say-trump-none-card", { card }) : t("say-trump-none");
  const suit = suitName(trump);
  return card ? t("say-trump", { suit, card }) : t("say-trump-suit", { suit });
}

/** Points as this table counts them. */
export const points = (value: number): number | string => inPoints(value, traits.value.halves);

export const won = (value: number): string => signedPoints(value, traits.value.halves);

const livesLeft = (lives: number, score: number): number => Math.max(0, lives + score);

/** A score as a bare number: points, or the lives that are left. */
export function scoreNumber(score: number): number | string {
  const { lives } = traits.value;
  return lives === null ? points(score) : livesLeft(lives, score);
}

/** A score for the eye. */
export const scoreText = (score: number): string =>
  t(traits.value.lives === null ? "seat-score" : "seat-lives", { score: scoreNumber(score) });

/** A message about a score, or the one about lives where they are counted instead. */
export const aboutScore = (id: string, score: number, args: Record<string, string> = {}): string =>
  t(traits.value.lives === null ? id : `${id}-lives`, { ...args, score: scoreNumber(score) });

/** A message that tells how many rounds there are, or the one that does not where nobody knows. */
export const ofRounds = (
  { endless, sizes }: View,
  id: string,
  args: Record<string, string | number>,
): string => (endless ? t(`${id}-open`, args) : t(id, { ...args, rounds: sizes.length }));
