import { signal } from "@preact/signals";
import { t } from "../../shared/i18n.ts";
import { settings } from "../../shared/settings.ts";
import { Button, IconButton } from "../../shared/ui.tsx";
import { panel, useSession } from "../context.ts";
import type { Order } from "../line/orders.ts";
import type { Session } from "../line/session.ts";

/** A decision that is yours to make: the same for as long as the table waits for it. */
export function momentOf(session: Session): string | null {
  const { round, you } = session.frame.value?.view ?? {};
  if (!round || !you || session.pending.value) return null;
  const { bids, legal, trumps, mayLook } = you;
  // Equal cards are one choice, and told once.
  if (bids.length + legal.length + trumps.length < 2) return null;
  return [round.number, round.balance, you.hand.length, bids, legal, trumps, mayLook].join("/");
}

/** What was suggested, and for which decision. */
export const suggested = signal<{ moment: string; order: Order } | null>(null);

export function isSuggested(session: Session, order: Order): boolean {
  const now = suggested.value;
  return (
    now !== null &&
    now.moment === momentOf(session) &&
    Object.entries(order).every(([key, value]) => now.order[key as keyof Order] === value)
  );
}

/** What a screen reader says of something that may be suggested. */
export const withMark = (name: string, marked: boolean): string =>
  marked ? t("suggest-marked", { name }) : name;

/** Whether there is something to ask: a decision, at a table that allows it, and the wish. */
export const mayAsk = (session: Session): boolean =>
  (session.info.value?.suggestions ?? false) &&
  settings.value.suggestions !== "off" &&
  momentOf(session) !== null;

/** Asks for a suggestion; `small` where there is room for no more than a sign. */
export function SuggestButton({ small = false }: { small?: boolean }) {
  const session = useSession();
  if (!mayAsk(session)) return null;
  const onClick = () => (panel.value = "advice");
  const common = { class: "suggest", icon: "bulb", "aria-haspopup": "dialog", onClick } as const;
  if (small) return <IconButton {...common} label={t("suggest-ask")} />;
  return (
    <Button {...common} look="quiet">
      {t("suggest-ask")}
    </Button>
  );
}
