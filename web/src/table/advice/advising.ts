/** Asking the house for advice, once for each decision, and putting it into words. */
import type { Advice, AdvisedAction, Clause, View } from "../../protocol";
import { get } from "../../shared/api.ts";
import { cardName, suitName } from "../../shared/cardname.ts";
import { addTexts, locale, t } from "../../shared/i18n.ts";
import { momentOf } from "../bidding/suggest.tsx";
import type { Order } from "../line/orders.ts";
import type { Session } from "../line/session.ts";
import { nameOf, points, trumpName } from "../words/names.ts";
import { traits } from "../words/traits.ts";

const texts = import.meta.glob<string>("../../../../src/ohhell/locales/advice/*.ftl", {
  query: "?raw",
  import: "default",
});

let last: { moment: string; advice: Promise<Advice> } | null = null;

/** The advice for the decision that is yours now; asked for again only after a failure. */
export function adviceNow(session: Session): Promise<Advice> | null {
  const moment = momentOf(session);
  const id = session.info.value?.id;
  if (moment === null || id === undefined) return null;
  const key = `${id}/${moment}`;
  if (last?.moment === key) return last.advice;
  const advice = ask(id);
  last = { moment: key, advice };
  advice.catch(() => (last = null));
  return advice;
}

async function ask(id: string): Promise<Advice> {
  const [advice] = await Promise.all([
    get<Advice>(`/api/tables/${encodeURIComponent(id)}/advice`),
    addTexts(texts),
  ]);
  return advice;
}

/** Fetches what it takes to say why there is no advice. */
export const withTexts = () => addTexts(texts);

/** What a message fills in, in words: names, suits, cards, and points as this table counts them. */
export function factText(view: View, { id, args }: Clause): string {
  const { suit, card, seat, points: worth, ...rest } = args;
  return t(id, {
    ...rest,
    ...(typeof suit === "string" && { suit: suitName(suit) }),
    ...(typeof card === "string" && { card: cardName(card) }),
    ...(typeof seat === "number" && { name: nameOf(view, seat) }),
    ...(typeof worth === "number" && { points: points(worth) }),
  });
}

export const orderOf = ({ t: kind, tricks, card, trump }: AdvisedAction): Order => {
  if (kind === "bid") return { t: kind, tricks: tricks ?? 0 };
  if (kind === "play") return { t: kind, card: card ?? "" };
  return kind === "look" ? { t: kind } : { t: kind, trump: trump as "C" | "D" | "H" | "S" | null };
};

export function actionName({ t: kind, tricks, card, trump }: AdvisedAction): string {
  if (kind === "bid") return t("bid-chip", { tricks: tricks ?? 0 });
  if (kind === "play") return cardName(card ?? "");
  return kind === "look" ? t("bid-look") : t("suggest-name", { suit: trumpName(trump) });
}

const decimals = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** Points with one decimal, in the unit of the table. */
export function averageText(value: number): string {
  const unit = traits.value.halves ? 2 : 1;
  const text = new Intl.NumberFormat(locale.value, decimals).format(value / unit);
  return text.replace("-", "−");
}
