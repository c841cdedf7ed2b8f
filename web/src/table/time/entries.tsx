import { t } from "../../shared/i18n.ts";
import { Button } from "../../shared/ui.tsx";
import { closePanel, useSession, useView } from "../context.ts";
import type { Order } from "../line/orders.ts";

/** What the menu of the table offers about time. */
export function TimeEntries() {
  const session = useSession();
  const { you, pause, stage } = useView();
  if (!you || stage === "over") return null;
  const give = (order: Order) => () => {
    closePanel();
    session.order(order);
  };
  const mayAsk = !pause || !(pause.on || pause.asked.includes(you.seat));
  return (
    <>
      {you.moreTimeMs > 0 && (
        <li>
          <Button look="quiet" icon="plus" onClick={give({ t: "moreTime" })}>
            {t("time-more", { seconds: you.moreTimeMs / 1000 })}
          </Button>
          <p class="dim small">{t("time-more-left", { n: you.moreTimes })}</p>
        </li>
      )}
      <li>
        <Button look="quiet" icon="clock" onClick={give({ t: mayAsk ? "pause" : "resume" })}>
          {t(mayAsk ? "time-pause" : pause?.on ? "time-resume" : "time-play-on")}
        </Button>
      </li>
    </>
  );
}
