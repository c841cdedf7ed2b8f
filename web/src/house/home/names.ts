const NAME_LENGTH_MAX = 20;

/** How many characters a person sees in `text`; a family emoji is one. */
export function visibleLength(text: string): number {
  return [...new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(text)].length;
}

/** Whether the server will take it as a name: 1 to 20 visible characters. */
export function isName(text: string): boolean {
  const length = visibleLength(text.trim());
  return length >= 1 && length <= NAME_LENGTH_MAX && /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);
}
