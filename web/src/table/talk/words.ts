/** What is said, in the language on the screen. */
import type { TalkLine } from "../../protocol";
import { addTexts, hasMessage, t } from "../../shared/i18n.ts";

const texts = import.meta.glob<string>("../../../../src/ohhell/locales/talk/*.ftl", {
  query: "?raw",
  import: "default",
});

/** Fetches the texts of talk. Without them everything works, and its buttons have odd names. */
export const withTexts = (): Promise<void> => addTexts(texts).catch(() => undefined);

/** The words of a line; a phrase that is offered no more has only its name left. */
export function wordsOf({ text, phrase }: Pick<TalkLine, "text" | "phrase">): string {
  if (text !== null) return text;
  const known = `phrase-${phrase}`;
  return hasMessage(known) ? t(known) : (phrase ?? "");
}
