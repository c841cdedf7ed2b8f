import type { Somebody } from "../../protocol";
import { isolated, t } from "../../shared/i18n.ts";

/** Somebody's name and tag; whoever has gone has neither. */
export const nameOf = ({ name, tag }: Somebody): string =>
  name ? isolated(`${name}#${tag}`) : t("gone-player");
