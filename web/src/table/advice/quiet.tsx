import { useSignalEffect } from "@preact/signals";
import { useRef } from "preact/hooks";
import type { Advice } from "../../protocol";
import { t } from "../../shared/i18n.ts";
import { notify } from "../../shared/notice.tsx";
import { useSession } from "../context.ts";
import type { Order } from "../line/orders.ts";
import { actionName, adviceNow, averageText, orderOf } from "./advising.ts";

const isSame = (one: Order, other: Order): boolean =>
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());

/** Says what a choice has cost, if that is worth a word. */
function speak({ actions, best, matters }: Advice, order: Order) {
  const done = actions.find((action) => isSame(orderOf(action), order));
  const better = actions[best];
  if (!done || !better || done.cost <= matters) return;
  const points = averageText(done.cost);
  notify(t("suggest-cost", { choice: actionName(done), best: actionName(better), points }));
}

/**
 * Looks over your shoulder, and speaks only after a choice that cost much: so the choice is your
 * own, and silence beforehand gives nothing away that a tap could try out.
 */
export function Quiet() {
  const session = useSession();
  const asked = useRef<Promise<Advice> | null>(null);
  useSignalEffect(() => {
    const order = session.pending.value?.order;
    if (!order) {
      asked.current = adviceNow(session);
      asked.current?.catch(() => null);
      return;
    }
    const before = asked.current;
    asked.current = null;
    // Where it came too late, or could not be had, there is nothing to say.
    before?.then((advice) => speak(advice, order)).catch(() => null);
  });
  return null;
}
