import { addTexts } from "../../shared/i18n.ts";

const texts = import.meta.glob<string>("../../../../src/ohhell/locales/safety/*.ftl", {
  query: "?raw",
  import: "default",
});

/** The sentences about reports and about what people are to read. */
export const withTexts = () => addTexts(texts);
