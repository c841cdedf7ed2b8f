import { addTexts } from "../../shared/i18n.ts";

const texts = import.meta.glob<string>("../../../../src/ohhell/locales/replay/*.ftl", {
  query: "?raw",
  import: "default",
});

/** Fetches the words for looking at a finished game. */
export const withTexts = (): Promise<void> => addTexts(texts).catch(() => undefined);
