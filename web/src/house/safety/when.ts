import { locale } from "../../shared/i18n.ts";

/** A day and a time of day. */
export const when = (atS: number): string =>
  new Intl.DateTimeFormat(locale.value, { dateStyle: "medium", timeStyle: "short" }).format(
    new Date(atS * 1000),
  );
