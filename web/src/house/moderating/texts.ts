import { addTexts } from "../../shared/i18n.ts";
import { withTexts as withTalk } from "../../table/talk/words.ts";
import { withTexts as withSafety } from "../safety/texts.ts";

const texts = import.meta.glob<string>("../../../../src/ohhell/locales/moderating/*.ftl", {
  query: "?raw",
  import: "default",
});

/** The sentences of whoever moderates, and those of reports and of talk. */
export const withTexts = () => Promise.all([addTexts(texts), withSafety(), withTalk()]);
