/** Lists of numbers as people type and tap them. */

const MOST = 200;

/** All from the first to the last, up or down. */
function fromTo(first: number, last: number): number[] {
  const length = Math.min(Math.abs(last - first), MOST) + 1;
  return Array.from({ length }, (_, step) => (first < last ? first + step : first - step));
}

const CHAIN = /\d{1,4}(?:\s*(?:[-–—−…]|\.{2,3})\s*\d{1,4})*/g;

/** The whole numbers in a text, whatever stands between them; 1-8 alone is all from 1 to 8. */
export const readNumbers = (text: string): number[] =>
  (text.match(CHAIN) ?? [])
    .flatMap((chain) => {
      const numbers = (chain.match(/\d+/g) ?? []).map(Number);
      const [first = 0, last = 0] = numbers;
      return numbers.length === 2 ? fromTo(first, last) : numbers;
    })
    .slice(0, MOST);

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
