import { addTexts } from "../../shared/i18n.ts";

const texts = import.meta.glob<string>("../../../../src/ohhell/locales/chips/*.ftl", {
  query: "?raw",
  import: "default",
});

/** Fetches what is said about chips; without it the table is there all the same. */
export const withTexts = (): Promise<void> => addTexts(texts).catch(() => undefined);
