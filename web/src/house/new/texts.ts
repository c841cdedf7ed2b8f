import { addTexts } from "../../shared/i18n.ts";

const choosing = import.meta.glob<string>("../../../../src/ohhell/locales/choosing/*.ftl", {
  query: "?raw",
  import: "default",
});
const variants = import.meta.glob<string>("../../../../src/ohhell/locales/variants/*.ftl", {
  query: "?raw",
  import: "default",
});

/** Fetches the words for rules and what they may be; without them every rule has its key. */
export const withTexts = (): Promise<void> => addTexts(choosing).catch(() => undefined);

/** Fetches what is particular about each variant; without it a variant has its name. */
export const withVariants = (): Promise<void> => addTexts(variants).catch(() => undefined);
