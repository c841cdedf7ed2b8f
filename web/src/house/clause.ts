import type { Clause } from "../protocol";
import { hasMessage, t } from "../shared/i18n.ts";
import { cardSign } from "./new/words.ts";

const signs = (cards: string): string => cards.split(" ").map(cardSign).join(" ");

/** A sentence the server gave as a message of the catalogue; cards in it are shown by signs. */
export const clauseText = ({ id, args }: Clause): string =>
  t(id, typeof args["cards"] === "string" ? { ...args, cards: signs(args["cards"]) } : args);

/** The name of a variant in the language on the screen; a mixture of one's own has a name too. */
export const variantName = (variant: string | null): string => {
  const id = `variant-${variant ?? "none"}`;
  return hasMessage(id) ? t(id) : t("variant-none");
};
