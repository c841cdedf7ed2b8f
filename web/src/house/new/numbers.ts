/** Lists of numbers as people type and tap them. */

const MOST = 200;

/** The whole numbers in a text, whatever stands between them. */
export const readNumbers = (text: string): number[] =>
  (text.match(/\d{1,4}/g) ?? []).slice(0, MOST).map(Number);

/** The list with a number added in its place, or taken out. */
export const toggled = (numbers: readonly number[], number: number): number[] =>
  numbers.includes(number)
    ? numbers.filter((one) => one !== number)
    : [...numbers, number].sort((one, other) => one - other);

/** A text without accents and capitals, for searching. */
export const plainText = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();
