/** What the table will look like if a sent order is accepted. */
import type { View } from "../../protocol";
import type { Order } from "./orders.ts";

function withCard(view: View, card: string): View {
  const { round, you } = view;
  if (!round || !you?.hand.includes(card) || !you.legal.includes(card)) return view;
  const hand = you.hand.toSpliced(you.hand.indexOf(card), 1);
  const trick = { ...round.trick, cards: [...round.trick.cards, card] };
  return { ...view, round: { ...round, trick }, you: { ...you, hand, legal: [] } };
}

/** The view with the order in it; rules stay with the server, so nothing else changes. */
export function showPending(view: View, order: Order | null): View {
  return order?.t === "play" ? withCard(view, order.card) : view;
}

/** The card of the open trick that is sent but not confirmed. */
export const pendingCard = (order: Order | null | undefined): string | null =>
  order?.t === "play" ? order.card : null;
