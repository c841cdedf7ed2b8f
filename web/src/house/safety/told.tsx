import { useEffect, useRef, useState } from "preact/hooks";
import type { Notice } from "../../protocol";
import { apiMessage, get, put } from "../../shared/api.ts";
import { t } from "../../shared/i18n.ts";
import { notify } from "../../shared/notice.tsx";
import { Button } from "../../shared/ui.tsx";
import { withTexts } from "./texts.ts";
import { when } from "./when.ts";
import "../style/safety.css";

const PATH = "/api/me/told";

/** What was done, in words. */
function whatText({ what, until }: Notice): string {
  if (until !== null) return t(`told-${what}`, { until: when(until) });
  return t(what === "mute" || what === "suspend" ? `told-${what}-for-good` : `told-${what}`);
}

/** What somebody has to read before it goes away; for almost everybody nothing. */
export function Told() {
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const load = async () => {
      const unread = await get<Notice[]>(PATH);
      if (unread.length > 0) await withTexts();
      setNotices(unread);
    };
    // Whoever cannot be told now is told on the next screen.
    void load().catch(() => undefined);
  }, []);
  const read = async (id: number) => {
    try {
      const left = await put<Notice[]>(`${PATH}/${id}`);
      // The button that was pressed goes away, and must not take the focus along.
      const next = left.length > 0 ? box.current : document.querySelector<HTMLElement>(".screen");
      next?.focus();
      setNotices(left);
    } catch (error) {
      notify(apiMessage(error));
    }
  };
  if (notices.length === 0) return null;
  return (
    <section ref={box} class="told" aria-labelledby="told-title" tabIndex={-1}>
      <h2 id="told-title">{t("told-title")}</h2>
      <ul>
        {notices.map((notice) => (
          <Item key={notice.id} notice={notice} onRead={() => void read(notice.id)} />
        ))}
      </ul>
    </section>
  );
}

const Item = ({ notice, onRead }: { notice: Notice; onRead: () => void }) => (
  <li>
    <p>
      {whatText(notice)} <span class="dim small">{when(notice.at)}</span>
    </p>
    {notice.reason && <p dir="auto">{t("told-reason", { reason: notice.reason })}</p>}
    {notice.table && <a href={`/table/${encodeURIComponent(notice.table)}`}>{t("told-game")}</a>}
    <Button look="primary" onClick={onRead}>
      {t("told-read")}
    </Button>
  </li>
);
