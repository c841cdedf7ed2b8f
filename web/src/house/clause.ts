import type { Clause } from "../protocol";
import { hasMessage, t } from "../shared/i18n.ts";

/** A sentence the server gave as a message of the catalogue. */
export const clauseText = ({ id, args }: Clause): string => t(id, args);

/** The name of a variant in the language on the screen; a mixture of one's own has a name too. */
export const variantName = (variant: string | null): string => {
  const id = `variant-${variant ?? "none"}`;
  return hasMessage(id) ? t(id) : t("variant-none");
};
