import { useEffect, useMemo, useState } from "preact/hooks";
import type { TableInfo, View } from "../../protocol";
import { t } from "../../shared/i18n.ts";
import { Icon } from "../../shared/icons.tsx";
import { Button } from "../../shared/ui.tsx";
import { untilText, whenText } from "../hosting/words.ts";
import { askLeave, mayAskLeave, remember } from "../reminders.ts";

const LOOK_MS = 10_000;

interface StartsProps {
  view: View;
  info: TableInfo;
}

/** A game at a set time: when that is here, how long it is until then, and how to be reminded. */
export function Starts({ view, info }: StartsProps) {
  const [, look] = useState(0);
  const { startsInMs } = view;
  // The clock of this device may be wrong: what is left is the server's word.
  const atMs = useMemo(() => Date.now() + (startsInMs ?? 0), [startsInMs]);
  useEffect(() => {
    const timer = setInterval(() => look((count) => count + 1), LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  const sits = view.you !== null;
  useEffect(() => {
    if (startsInMs !== null) remember(info.id, atMs, sits);
  }, [info.id, atMs, sits]);
  if (startsInMs === null) return null;
  return (
    <section class="starts" aria-labelledby="starts">
      <h2 id="starts">{whenText(info.startsAtMs)}</h2>
      <p class="starts-until">{untilText(atMs)}</p>
      <p class="small">{t("starts-help")}</p>
      <div class="host-ways">
        <a class="button plain" href={`/api/tables/${encodeURIComponent(info.id)}/calendar.ics`}>
          <Icon name="download" />
          {t("starts-calendar")}
        </a>
        {sits && <Remind />}
      </div>
    </section>
  );
}

/** The page says it by itself; with leave, so does the device. */
function Remind() {
  const [asks, setAsks] = useState(mayAskLeave);
  if (!asks) return <p class="small dim">{t("starts-reminded")}</p>;
  return (
    <Button icon="check" onClick={() => void askLeave().finally(() => setAsks(mayAskLeave()))}>
      {t("starts-remind")}
    </Button>
  );
}
