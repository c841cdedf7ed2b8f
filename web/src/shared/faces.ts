/** The drawings of the cards, as SVG text on a 60 by 84 ground; the style sheet colours them. */
import { rankOf, type Special, type Suit, signOf, specialOf } from "./cards.ts";

const SUIT_SHAPES: Record<Suit, string> = {
  S: "M12 1.4C9.3 6 2.6 9.2 2.6 14.3a4.6 4.6 0 0 0 8.3 2.7c-.2 2.2-1 4-2.6 5.6h7.4c-1.6-1.6-2.4-3.4-2.6-5.6a4.6 4.6 0 0 0 8.3-2.7C21.4 9.2 14.7 6 12 1.4z",
  H: "M12 22C6.3 16.8 2 12.8 2 8.2A5.2 5.2 0 0 1 7.2 2.9c2.1 0 3.8 1.2 4.8 3.3 1-2.1 2.7-3.3 4.8-3.3A5.2 5.2 0 0 1 22 8.2c0 4.6-4.3 8.6-10 13.8z",
  D: "M12 1c2.1 4.3 4.9 8 8.5 11-3.6 3-6.4 6.7-8.5 11-2.1-4.3-4.9-8-8.5-11C7.1 9 9.9 5.3 12 1z",
  C: "M12 1.6a4.9 4.9 0 0 0-4.2 7.5 4.9 4.9 0 1 0 3.1 8.1c-.2 2-1 3.8-2.6 5.4h7.4c-1.6-1.6-2.4-3.4-2.6-5.4a4.9 4.9 0 1 0 3.1-8.1A4.9 4.9 0 0 0 12 1.6z",
};

/** A pointed hat with a star, and a cap with three bells. */
const SPECIAL_SHAPES: Record<Special, string> = {
  wizard:
    "M12 .8c2.2 4.6 4 9.5 5.2 15H6.8c1.2-5.5 3-10.4 5.2-15zm0 6.7-1 2.2-2.4.3 1.8 1.6-.5 2.4 2.1-1.2 2.1 1.2-.5-2.4 1.8-1.6-2.4-.3zM6.5 17h11c2.9.4 5 1.3 5 2.4 0 1.7-4.7 3.1-10.5 3.1S1.5 21.1 1.5 19.4c0-1.1 2.1-2 5-2.4z",
  jester:
    "M12 4.2c2.9 1.1 4.4 3 5 5.5 2.4-.3 4.5 1.2 5.1 3.7a1.8 1.8 0 1 1-2.4 1.4c-.4-.9-1.1-1.4-2.1-1.4.2 1.5.2 3.1.1 4.6H6.3c-.1-1.5-.1-3.1.1-4.6-1 0-1.7.5-2.1 1.4a1.8 1.8 0 1 1-2.4-1.4c.6-2.5 2.7-4 5.1-3.7.6-2.5 2.1-4.4 5-5.5zM12 .6a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4zM5.5 19.2h13v3.3h-13z",
};

/** Heads and shoulders of the court, cut at the waist; the lower half is the same one turned. */
const COURTS: Record<string, string> = {
  K: `<path class="robe" d="M3 30c0-6 4-9.5 11-9.5S25 24 25 30z"/><path class="trim" d="M11.5 20.5h5L14 30z"/><path class="hair" d="M8 11h12v7c0 4.5-2.5 7-6 7s-6-2.5-6-7z"/><path class="skin" d="M9.5 11h9v4.5c0 2-1.5 3-4.5 3s-4.5-1-4.5-3z"/><path class="gold" d="M7 11.5 5.5 2.5l4.7 3.6L14 1l3.8 5.1 4.7-3.6L21 11.5z"/><path class="line" d="M7.5 9h13"/>`,
  Q: `<path class="robe" d="M3 30c0-6 4-9 11-9s11 3 11 9z"/><path class="hair" d="M6.5 24c-1.5-3 .3-5.5.3-10C6.8 8 9.5 5.5 14 5.5S21.2 8 21.2 14c0 4.5 1.8 7 .3 10-2.5 1-12.5 1-15 0z"/><path class="skin" d="M9.5 10.5h9V15c0 3-2 5-4.5 5s-4.5-2-4.5-5z"/><path class="trim" d="M10.5 22h7L14 26.5z"/><path class="gold" d="M7.3 10.5 6 5l3.7 2L11.5 3 14 6l2.5-3 1.8 4L22 5l-1.3 5.5z"/><circle class="gold" cx="6" cy="4.3" r="1.3"/><circle class="gold" cx="14" cy="3.4" r="1.5"/><circle class="gold" cx="22" cy="4.3" r="1.3"/>`,
  J: `<path class="robe" d="M3 30c0-6 4-9 11-9s11 3 11 9z"/><path class="trim" d="M9 21.3c3 3 7 3 10 0l1 3.2c-4 2.8-8 2.8-12 0z"/><path class="hair" d="M7.5 10h13v8.5c-1.5 2-3 1-3-1h-7c0 2-1.5 3-3 1z"/><path class="skin" d="M9.7 10.5h8.6V15c0 3.2-2 5-4.3 5s-4.3-1.8-4.3-5z"/><path class="robe" d="M6.3 11C6 6 9 3.5 14.5 3.5S22 6.5 21.7 11c-5-2-10.4-2-15.4 0z"/><path class="gold" d="M17.5 5.5C18.5 1.5 22.5-.5 26 .5 25.5 4.5 22 7 17.5 5.5z"/>`,
  wizard: `<path class="robe" d="M2 30c0-6 4.5-9.5 12-9.5S26 24 26 30z"/><path class="skin" d="M9 11h10v5c0 2.5-2 4-5 4s-5-1.5-5-4z"/><path class="trim" d="M8.3 14.5c1 1.8 3 2.3 5.7 2.3s4.7-.5 5.7-2.3c1.5 5-1 11.5-5.7 14.5-4.7-3-7.2-9.5-5.7-14.5z"/><path class="robe" d="M8 11.5C9.5 7 11 3 12.5-.5c2.5-.5 4.5 0 6 1.5-1.5 0-2.3.5-2.6 1.2C17.5 5 19 8 20 11.5z"/><path class="gold" d="M3.5 12c4.5-2.6 16.5-2.6 21 0-2.5 2.3-18.5 2.3-21 0z"/><path class="gold" d="M14 4l.7 1.5 1.6.2-1.2 1.1.3 1.6-1.4-.8-1.4.8.3-1.6-1.2-1.1 1.6-.2z"/>`,
  jester: `<path class="robe" d="M3 30c0-6 4-9 11-9s11 3 11 9z"/><path class="trim" d="M6.5 21.5 9 26l2.5-3.5L14 27l2.5-4.5L19 26l2.5-4.5c-3-1.5-12-1.5-15 0z"/><path class="skin" d="M8.8 10.5h10.4V15c0 3.5-2.3 6-5.2 6s-5.2-2.5-5.2-6z"/><path class="line" d="M11.3 16.3c1.6 1.8 3.8 1.8 5.4 0"/><path class="robe" d="M7.3 12.5C7.5 8.5 5 7 2.3 8.8 2.5 4 7 2.5 10 6c.6-2.5 2-4 4-5 2 1 3.4 2.5 4 5 3-3.5 7.5-2 7.7 2.8-2.7-1.8-5.2-.3-5 3.7-4-1.7-9.4-1.7-13.4 0z"/><circle class="gold" cx="2.3" cy="9.6" r="1.6"/><circle class="gold" cx="14" cy="2.1" r="1.6"/><circle class="gold" cx="25.7" cy="9.6" r="1.6"/>`,
};

const court = (rank: string) =>
  `<symbol id="court-${rank}" viewBox="0 0 28 30">${COURTS[rank]}</symbol>`;
const suit = ([id, shape]: [string, string]) =>
  `<symbol id="suit-${id}" viewBox="0 0 24 24"><path fill-rule="evenodd" d="${shape}"/></symbol>`;

/** One hidden sprite a page; every card and every suit sign refers to it. */
export const SPRITE = [
  ...Object.entries({ ...SUIT_SHAPES, ...SPECIAL_SHAPES }).map(suit),
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
  index === ""
    ? use(sign, [8.5, 12.5], 13)
    : `<text x="8" y="15.5"${squeezed(index, 13)}>${index}</text>${use(sign, [8, 24], 11)}`;

/** Two heads in a frame, the lower one turned; each with its suit beside the head. */
function courtPicture(rank: string, sign: string): string {
  const half = `${use(`court-${rank}`, [30, 27], 28, 30)}<use href="#${sign}" x="16.5" y="11.5" width="8" height="8"/>`;
  return `<rect class="frame" x="15" y="10" width="30" height="64" rx="2.5"/>${half}<g transform="rotate(180 30 42)">${half}</g>`;
}

const isCourt = (rank: string) => rank in COURTS;

function picture(rank: string, sign: string): string {
  if (isCourt(rank)) return courtPicture(rank, sign);
  if (rank === "A") return use(sign, [MIDDLE, CENTRE - 0.01], 32);
  return (PIPS[rank] ?? []).map((place) => use(sign, place, 12)).join("");
}

/** What a card shows that is too small for pips: a large index, and one large sign. */
function smallPicture(rank: string, sign: string): string {
  if (!isCourt(rank)) return `<use href="#${sign}" x="17" y="38" width="38" height="38"/>`;
  return `<use href="#court-${rank}" x="20" y="42" width="37" height="39"/>`;
}

function smallCorner(index: string, sign: string): string {
  if (index === "") return `<use href="#${sign}" x="3" y="6" width="25" height="25"/>`;
  const text = `<text x="14" y="24"${squeezed(index, 23)}>${index}</text>`;
  return `${text}<use href="#${sign}" x="5" y="29" width="18" height="18"/>`;
}

function draw(card: string, index: string, letter: string): string {
  const rank = specialOf(card) ?? rankOf(card);
  const sign = `suit-${signOf(card)}`;
  const corners = corner(index, sign);
  const small = smallCorner(index, sign);
  const mark = letter ? `<text class="letter" x="50" y="16">${letter}</text>` : "";
  return (
    `<svg viewBox="0 0 60 84" aria-hidden="true" focusable="false">` +
    `<g class="wide">${corners}<g transform="rotate(180 30 42)">${corners}</g>${picture(rank, sign)}</g>` +
    `<g class="narrow">${small}${smallPicture(rank, sign)}</g>${mark}</svg>`
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
