import type { Leaders } from "../../protocol";
import { addTexts, locale, t } from "../../shared/i18n.ts";

const texts = import.meta.glob<string>("../../../../src/ohhell/locales/ratings/*.ftl", {
  query: "?raw",
  import: "default",
});

export const withRatingTexts = (): Promise<void> => addTexts(texts);

export const FAMILIES: readonly Leaders["family"][] = ["heard", "sealed", "specials", "teams"];

export const familyName = (family: Leaders["family"]): string => t(`family-${family}`);

/** A change of a rating with its sign, as it is printed. */
export const gainText = (gain: number): string =>
  new Intl.NumberFormat(locale.value, { signDisplay: "exceptZero" }).format(gain).replace("-", "−");
