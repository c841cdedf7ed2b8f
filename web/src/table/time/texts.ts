import { addTexts } from "../../shared/i18n.ts";

const texts = import.meta.glob<string>("../../../../src/ohhell/locales/time/*.ftl", {
  query: "?raw",
  import: "default",
});

/** Fetches what is said about time; without it the table is there all the same. */
export const withTexts = (): Promise<void> => addTexts(texts).catch(() => undefined);
