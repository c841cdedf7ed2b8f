/** Reminds of games that begin at a set time, on any screen of the house, and by the device. */

import { t } from "../shared/i18n.ts";
import { notify } from "../shared/notice.tsx";
import { path } from "../shared/router.ts";
import { ahead, dueNow, noted, type Reminders } from "./hosting/reminding.ts";
import { withTexts } from "./hosting/texts.ts";
import { minutesUntil } from "./hosting/time.ts";

const KEY = "ohhell.reminders";
const LOOK_MS = 5_000;

function read(): Reminders {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "{}") as Reminders | null) ?? {};
  } catch {
    return {};
  }
}

function write(kept: Reminders) {
  try {
    if (Object.keys(kept).length > 0) localStorage.setItem(KEY, JSON.stringify(kept));
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage only the table's own page knows of its time.
  }
}

let looking = false;

/** Begins to look at the clock, once. */
export function startReminding() {
  if (looking) return;
  looking = true;
  look();
  setInterval(look, LOOK_MS);
}

/** Notes the game of a table, for who sits there. */
export function remember(id: string, atMs: number, sits: boolean) {
  write(noted(ahead(read(), Date.now()), id, atMs, sits));
  if (sits) startReminding();
}

function look() {
  const kept = read();
  for (const id of dueNow(kept, Date.now())) {
    write({ ...read(), [id]: { atMs: kept[id]?.atMs ?? 0, told: true } });
    void tell(id, kept[id]?.atMs ?? 0);
  }
}

async function tell(id: string, atMs: number) {
  await withTexts();
  const minutes = minutesUntil(atMs, Date.now());
  const text = t("remind-text", { minutes });
  if (path.value !== `/table/${id}` || document.hidden) showOutside(id, text);
  notify(text);
}

const hasNotices = (): boolean => typeof Notification !== "undefined";

/** Whether it makes sense to ask whether the device may remind. */
export const mayAskLeave = (): boolean => hasNotices() && Notification.permission === "default";

export const askLeave = async (): Promise<unknown> =>
  hasNotices() && Notification.requestPermission();

function showOutside(id: string, text: string) {
  if (!hasNotices() || Notification.permission !== "granted") return;
  try {
    const notice = new Notification(t("app-name"), { body: text, tag: `ohhell-${id}` });
    notice.onclick = () => {
      window.focus();
      location.assign(`/table/${id}`);
    };
  } catch {
    // Some phones let only workers do this; the page has said it.
  }
}
