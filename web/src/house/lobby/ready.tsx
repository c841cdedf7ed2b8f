import type { View } from "../../protocol";
import { t } from "../../shared/i18n.ts";
import { Button } from "../../shared/ui.tsx";
import type { Order } from "../../table/line/orders.ts";

interface ReadyProps {
  view: View;
  send: (order: Order) => void;
}

/** Whether those who sit are ready: asked by the host, or said unasked. */
export function Ready({ view, send }: ReadyProps) {
  const { you, seats, readyAsked } = view;
  const people = seats.filter(({ kind }) => kind === "person");
  if (!you || people.length < 2) return null;
  const mine = seats[you.seat]?.ready ?? false;
  const ready = people.filter((seat) => seat.ready).length;
  return (
    <div class="ready-check" data-asked={(readyAsked && !mine) || undefined}>
      {readyAsked && !mine && <p>{t("ready-asked")}</p>}
      <p class="small dim">{t("ready-count", { ready, people: people.length })}</p>
      <Button
        icon={mine ? "close" : "check"}
        look={readyAsked && !mine ? "primary" : "plain"}
        onClick={() => send(mine ? { t: "unready" } : { t: "ready" })}
      >
        {t(mine ? "ready-no" : "ready-yes")}
      </Button>
    </div>
  );
}
