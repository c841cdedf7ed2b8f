import type { Frame } from "../../protocol";
import { t } from "../../shared/i18n.ts";
import { sentences } from "../../table/say.ts";

/** What one step made happen, in the words of the table; the points stand in the list beside it. */
export const told = ({ events, view }: Frame): string =>
  events
    .flatMap((event) => (event.t === "roundScored" ? [t("replay-scored")] : sentences(event, view)))
    .join(" ");
