/** The drawings of the cards, as SVG text on a 60 by 84 ground; the style sheet colours them. */
import { rankOf, type Suit, suitOf } from "./cards.ts";

const SUIT_SHAPES: Record<Suit, string> = {
  S: "M12 1.4C9.3 6 2.6 9.2 2.6 14.3a4.6 4.6 0 0 0 8.3 2.7c-.2 2.2-1 4-2.6 5.6h7.4c-1.6-1.6-2.4-3.4-2.6-5.6a4.6 4.6 0 0 0 8.3-2.7C21.4 9.2 14.7 6 12 1.4z",
  H: "M12 22C6.3 16.8 2 12.8 2 8.2A5.2 5.2 0 0 1 7.2 2.9c2.1 0 3.8 1.2 4.8 3.3 1-2.1 2.7-3.3 4.8-3.3A5.2 5.2 0 0 1 22 8.2c0 4.6-4.3 8.6-10 13.8z",
  D: "M12 1c2.1 4.3 4.9 8 8.5 11-3.6 3-6.4 6.7-8.5 11-2.1-4.3-4.9-8-8.5-11C7.1 9 9.9 5.3 12 1z",
  C: "M12 1.6a4.9 4.9 0 0 0-4.2 7.5 4.9 4.9 0 1 0 3.1 8.1c-.2 2-1 3.8-2.6 5.4h7.4c-1.6-1.6-2.4-3.4-2.6-5.4a4.9 4.9 0 1 0 3.1-8.1A4.9 4.9 0 0 0 12 1.6z",
};

/** Heads and shoulders of the court, cut at the waist; the lower half is the same one turned. */
const COURTS: Record<string, string> = {
  K: `<path class="robe" d="M3 30c0-6 4-9.5 11-9.5S25 24 25 30z"/><path class="trim" d="M11.5 20.5h5L14 30z"/><path class="hair" d="M8 11h12v7c0 4.5-2.5 7-6 7s-6-2.5-6-7z"/><path class="skin" d="M9.5 11h9v4.5c0 2-1.5 3-4.5 3s-4.5-1-4.5-3z"/><path class="gold" d="M7 11.5 5.5 2.5l4.7 3.6L14 1l3.8 5.1 4.7-3.6L21 11.5z"/><path class="line" d="M7.5 9h13"/>`,
  Q: `<path class="robe" d="M3 30c0-6 4-9 11-9s11 3 11 9z"/><path class="hair" d="M6.5 24c-1.5-3 .3-5.5.3-10C6.8 8 9.5 5.5 14 5.5S21.2 8 21.2 14c0 4.5 1.8 7 .3 10-2.5 1-12.5 1-15 0z"/><path class="skin" d="M9.5 10.5h9V15c0 3-2 5-4.5 5s-4.5-2-4.5-5z"/><path class="trim" d="M10.5 22h7L14 26.5z"/><path class="gold" d="M7.3 10.5 6 5l3.7 2L11.5 3 14 6l2.5-3 1.8 4L22 5l-1.3 5.5z"/><circle class="gold" cx="6" cy="4.3" r="1.3"/><circle class="gold" cx="14" cy="3.4" r="1.5"/><circle class="gold" cx="22" cy="4.3" r="1.3"/>`,
  J: `<path class="robe" d="M3 30c0-6 4-9 11-9s11 3 11 9z"/><path class="trim" d="M9 21.3c3 3 7 3 10 0l1 3.2c-4 2.8-8 2.8-12 0z"/><path class="hair" d="M7.5 10h13v8.5c-1.5 2-3 1-3-1h-7c0 2-1.5 3-3 1z"/><path class="skin" d="M9.7 10.5h8.6V15c0 3.2-2 5-4.3 5s-4.3-1.8-4.3-5z"/><path class="robe" d="M6.3 11C6 6 9 3.5 14.5 3.5S22 6.5 21.7 11c-5-2-10.4-2-15.4 0z"/><path class="gold" d="M17.5 5.5C18.5 1.5 22.5-.5 26 .5 25.5 4.5 22 7 17.5 5.5z"/>`,
};

const court = (rank: string) =>
  `<symbol id="court-${rank}" viewBox="0 0 28 30">${COURTS[rank]}</symbol>`;
const suit = ([id, shape]: [string, string]) =>
  `<symbol id="suit-${id}" viewBox="0 0 24 24"><path d="${shape}"/></symbol>`;

/** One hidden sprite a page; every card and every suit sign refers to it. */
export const SPRITE = [
  ...Object.entries(SUIT_SHAPES).map(suit),
  ...Object.keys(COURTS).map(court),
].join("");

const [LEFT, MIDDLE, RIGHT] = [21, 30, 39];
const [TOP, UPPER, CENTRE, LOWER, BOTTOM] = [17, 33.5, 42, 50.5, 67];
type Place = readonly [number, number];
const corners: Place[] = [
  [LEFT, TOP],
  [RIGHT, TOP],
  [LEFT, BOTTOM],
  [RIGHT, BOTTOM],
];
const six: Place[] = [...corners, [LEFT, CENTRE], [RIGHT, CENTRE]];
const eight: Place[] = [...corners, [LEFT, UPPER], [RIGHT, UPPER], [LEFT, LOWER], [RIGHT, LOWER]];

const PIPS: Record<string, readonly Place[]> = {
  2: [
    [MIDDLE, TOP],
    [MIDDLE, BOTTOM],
  ],
  3: [
    [MIDDLE, TOP],
    [MIDDLE, CENTRE],
    [MIDDLE, BOTTOM],
  ],
  4: corners,
  5: [...corners, [MIDDLE, CENTRE]],
  6: six,
  7: [...six, [MIDDLE, 29.5]],
  8: [...six, [MIDDLE, 29.5], [MIDDLE, 54.5]],
  9: [...eight, [MIDDLE, CENTRE]],
  T: [...eight, [MIDDLE, 25.2], [MIDDLE, 58.8]],
};

function use(id: string, [x, y]: Place, width: number, height = width): string {
  const turned = y > CENTRE && id.startsWith("suit") ? ` transform="rotate(180 ${x} ${y})"` : "";
  return `<use href="#${id}" x="${x - width / 2}" y="${y - height / 2}" width="${width}" height="${height}"${turned}/>`;
}

/** Two figures are squeezed into the width of one. */
const squeezed = (index: string, width: number) =>
  index.length > 1 ? ` textLength="${width}" lengthAdjust="spacingAndGlyphs"` : "";

const corner = (index: string, sign: string) =>
  `<text x="8" y="15.5"${squeezed(index, 13)}>${index}</text>${use(sign, [8, 24], 11)}`;

/** Two heads in a frame, the lower one turned; each with its suit beside the head. */
function courtPicture(rank: string, sign: string): string {
  const half = `${use(`court-${rank}`, [30, 27], 28, 30)}<use href="#${sign}" x="16.5" y="11.5" width="8" height="8"/>`;
  return `<rect class="frame" x="15" y="10" width="30" height="64" rx="2.5"/>${half}<g transform="rotate(180 30 42)">${half}</g>`;
}

function picture(rank: string, sign: string): string {
  if ("JQK".includes(rank)) return courtPicture(rank, sign);
  if (rank === "A") return use(sign, [MIDDLE, CENTRE - 0.01], 32);
  return (PIPS[rank] ?? []).map((place) => use(sign, place, 12)).join("");
}

/** What a card shows that is too small for pips: a large index, and one large sign. */
function smallPicture(rank: string, sign: string): string {
  if (!"JQK".includes(rank)) return `<use href="#${sign}" x="17" y="38" width="38" height="38"/>`;
  return `<use href="#court-${rank}" x="20" y="42" width="37" height="39"/>`;
}

function draw(card: string, index: string, letter: string): string {
  const rank = rankOf(card);
  const sign = `suit-${suitOf(card)}`;
  const corners = corner(index, sign);
  const small = `<text x="14" y="24"${squeezed(index, 23)}>${index}</text>`;
  const mark = letter ? `<text class="letter" x="50" y="16">${letter}</text>` : "";
  return (
    `<svg viewBox="0 0 60 84" aria-hidden="true" focusable="false">` +
    `<g class="wide">${corners}<g transform="rotate(180 30 42)">${corners}</g>${picture(rank, sign)}</g>` +
    `<g class="narrow">${small}<use href="#${sign}" x="5" y="29" width="18" height="18"/>${smallPicture(rank, sign)}</g>${mark}</svg>`
  );
}

const drawn = new Map<string, string>();

/** The face of a card; `index` stands in its corner, `letter` is an extra mark for the suit. */
export function face(card: string, index: string, letter: string): string {
  const key = `${card} ${index} ${letter}`;
  const known = drawn.get(key) ?? draw(card, index, letter);
  drawn.set(key, known);
  return known;
}
