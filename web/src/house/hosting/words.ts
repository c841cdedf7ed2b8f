/** What is said of how a table is kept, and of when its game begins. */

import { locale, t } from "../../shared/i18n.ts";
import type { How } from "./how.ts";
import { isToday, minutesUntil } from "./time.ts";

const MINUTES_MAX = 90;

const clock = (what: "bid" | "play", seconds: number): string =>
  seconds === 0 ? t(`about-${what}-clock-none`) : t(`about-${what}-clock`, { seconds });

/** Every option as a sentence, the same wherever a table is told of. */
export const sentencesOf = (how: How): string[] => [
  t(`about-find-${how.find}`),
  t(`about-watching-${how.watching ? "on" : "off"}`),
  t(`about-chat-${how.chat}`),
  clock("bid", how.bidClockS),
  clock("play", how.playClockS),
  t(`table-suggestions-${how.suggestions ? "on" : "off"}`),
  t(`about-rated-${how.rated ? "on" : "off"}`),
];

/** When a game begins, by the clock of whoever reads it. */
export function whenText(atMs: number): string {
  const form = new Intl.DateTimeFormat(locale.value, { hour: "numeric", minute: "2-digit" });
  const time = form.format(atMs);
  return t(isToday(atMs, Date.now()) ? "starts-today" : "starts-tomorrow", { time });
}

/** How long it is until then. */
export function untilText(atMs: number): string {
  const minutes = minutesUntil(atMs, Date.now());
  if (minutes === 0) return t("starts-now");
  if (minutes <= MINUTES_MAX) return t("starts-in-minutes", { minutes });
  return t("starts-in-hours", { hours: Math.round(minutes / 60) });
}
