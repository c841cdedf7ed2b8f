/** Where the seats and the cards of the trick lie: pure sums on the size of the cloth, in px. */

/** A centre and a size. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export type Size = Pick<Box, "w" | "h">;

export interface Plan {
  kind: "arc" | "rail";
  /** Whether the plates have room for words. */
  roomy: boolean;
  cardWidth: number;
  /** The plates of the others, clockwise from your left. */
  plates: Box[];
  /** The places of the trick's cards: yours first, then as `plates`. */
  slots: Box[];
  /** The height that all of it needs; more than there is when the screen is very small. */
  height: number;
}

export interface Room {
  width: number;
  height: number;
  /** Height at the bottom that plates leave free for the bids and for your own card. */
  reserve: number;
  /** What stands in the corner at the bottom left, if anything. */
  corner?: Size;
  /** The size of text. */
  em: number;
}

const CARD_RATIO = 84 / 60;
const GAP = 6;
const EDGE = 4;
const ARC = (220 / 180) * Math.PI;
const CARD_WIDTHS = [112, 104, 98, 92, 84, 76, 68, 60, 56, 52];
/** Cards larger than this are a luxury: they may not take more than a part of the free height. */
const LARGE = { width: 92, part: 0.85 };
/** In ems, so that it grows with the text beside it. */
const CARD_WIDTH_MIN = 2.25;
/** How much wider than high the ellipse of the seats may be; the closest that fits is taken. */
const STRETCHES = [1.35, 1.6, 2, Number.POSITIVE_INFINITY];
const STEPS = 120;
/** Plates that end within this part of the height bound the trick from above, others sideways. */
const CROWN = 0.3;

const ROOMY = { w: 9.5, h: 4.3 };
const COMPACT = { w: 5.4, h: 4 };

export const overlap = (a: Box, b: Box, by = 0): boolean =>
  Math.abs(a.x - b.x) < (a.w + b.w) / 2 + by && Math.abs(a.y - b.y) < (a.h + b.h) / 2 + by;

interface Point {
  x: number;
  y: number;
}

interface Ellipse extends Point {
  a: number;
  b: number;
}

const pointAt = ({ x, y, a, b }: Ellipse, angle: number): Point => ({
  x: x + a * Math.cos(angle),
  y: y - b * Math.sin(angle),
});

const between = (from: Point, to: Point, part: number): Point => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});

/** `count` points evenly along an ellipse, from one angle to another, half a step from the ends. */
function along(ellipse: Ellipse, from: number, to: number, count: number, offset: number) {
  const angles = Array.from(
    { length: STEPS + 1 },
    (_, step) => from + ((to - from) * step) / STEPS,
  );
  const points = angles.map((angle) => pointAt(ellipse, angle));
  let length = 0;
  const lengths = points.map((point, step) => {
    const before = points[step - 1] ?? point;
    length += Math.hypot(point.x - before.x, point.y - before.y);
    return length;
  });
  return Array.from({ length: count }, (_, index) => {
    const target = ((index + offset) / count) * length;
    const step = Math.max(
      1,
      lengths.findIndex((reached) => reached >= target),
    );
    const [from, to] = [lengths[step - 1] ?? 0, lengths[step] ?? 1];
    return between(
      points[step - 1] ?? ellipse,
      points[step] ?? ellipse,
      (target - from) / (to - from || 1),
    );
  });
}

const cardBox = (x: number, y: number, w: number): Box => ({ x, y, w, h: w * CARD_RATIO });

function arcPlates(others: number, room: Room, plate: Size, stretch: number): Box[] {
  const top = EDGE + plate.h / 2;
  const bottom = room.height - room.reserve - plate.h / 2;
  const dip = Math.sin((ARC - Math.PI) / 2);
  const b = Math.max(0, (bottom - top) / (1 + dip));
  const a = Math.min(room.width / 2 - EDGE - plate.w / 2, b * stretch);
  const ellipse = { x: room.width / 2, y: top + b, a, b };
  const start = Math.PI / 2 + ARC / 2;
  return along(ellipse, start, start - ARC, others, 0.5).map((point) => ({ ...point, ...plate }));
}

/** The free space for the trick: between the plates at the sides, below those at the top. */
function middle(room: Room, plates: Box[], w: number) {
  const off = ({ x }: Box) => Math.abs(x - room.width / 2);
  const isCrown = (box: Box) => off(box) < w * 1.2 || box.y + box.h / 2 < room.height * CROWN;
  const crown = plates.filter(isCrown);
  const beside = plates.filter((box) => !isCrown(box));
  return {
    top: Math.max(EDGE, ...crown.map(({ y, h }) => y + h / 2 + GAP)),
    bottom: room.height - EDGE,
    half: Math.min(room.width / 2 - EDGE, ...beside.map((box) => off(box) - box.w / 2 - GAP)),
  };
}

/** The tightest ring of cards around the middle in which none hides another. */
function arcSlots(others: number, room: Room, plates: Box[], w: number): Box[] | null {
  const h = w * CARD_RATIO;
  const { top, bottom, half } = middle(room, plates, w);
  const most = (bottom - top) * (w > LARGE.width ? LARGE.part : 1);
  for (let spread = 0.54; spread < 1.8; spread += 0.06) {
    const a = Math.min(half - w / 2, 2 * spread * w);
    const b = spread * h;
    if (a < 0 || 2 * b + h > most) return null;
    const y = Math.min(bottom - h / 2 - b, (top + bottom) / 2 + h * 0.1);
    const ring = along({ x: room.width / 2, y, a, b }, -Math.PI / 2, -2.5 * Math.PI, others + 1, 0);
    const slots = ring.map((point) => cardBox(point.x, point.y, w));
    if (apart(slots, others > 5 ? -8 : 2)) return slots;
  }
  return null;
}

const apart = (boxes: Box[], by: number) =>
  boxes.every((box, at) => boxes.slice(at + 1).every((other) => !overlap(box, other, by)));

function fits(plates: Box[], slots: Box[], room: Room): boolean {
  const inside = plates.every(
    ({ x, y, w, h }) => x >= w / 2 && x + w / 2 <= room.width && y >= h / 2,
  );
  const { w, h } = room.corner ?? { w: 0, h: 0 };
  const taken = [...plates, { x: w / 2, y: room.height - h / 2, w, h }];
  return (
    inside &&
    apart(plates, 3) &&
    slots.every((slot) => taken.every((box) => !overlap(slot, box, 1)))
  );
}

function arc(others: number, room: Room, roomy: boolean, cardWidth: number): Plan | null {
  const shape = roomy ? ROOMY : COMPACT;
  const size = { w: shape.w * room.em, h: shape.h * room.em };
  for (const stretch of STRETCHES) {
    const plates = arcPlates(others, room, size, stretch);
    const slots = arcSlots(others, room, plates, cardWidth);
    if (slots && fits(plates, slots, room))
      return { kind: "arc", roomy, cardWidth, plates, slots, height: room.height };
  }
  return null;
}

function railCells(
  others: number,
  room: Room,
  plate: number,
): { columns: number; rows: number; w: number } {
  const most = Math.max(1, Math.floor((room.width - 2 * EDGE + GAP) / (plate + GAP)));
  const rows = Math.ceil(others / most);
  const columns = Math.ceil(others / rows);
  return { columns, rows, w: Math.min(plate * 1.6, (room.width - 2 * EDGE + GAP) / columns - GAP) };
}

/** Plates in rows over the table, each with the place of its card below it. */
function rail(others: number, room: Room): Plan {
  const plateHeight = COMPACT.h * room.em;
  const { columns, rows, w } = railCells(others, room, 4 * room.em);
  const chrome = rows * (plateHeight + 3 * GAP) + 2 * GAP;
  const most = (room.height - chrome) / (rows + 1) / CARD_RATIO;
  const cardWidth = Math.max(CARD_WIDTH_MIN * room.em, Math.min(76, w - 2, most));
  const cardHeight = cardWidth * CARD_RATIO;
  const cell = plateHeight + GAP + cardHeight + 2 * GAP;
  const at = (index: number) => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, others - row * columns);
    const x = room.width / 2 + (index - row * columns - (inRow - 1) / 2) * (w + GAP);
    return { x, top: EDGE + row * cell };
  };
  const indices = Array.from({ length: others }, (_, index) => index);
  const plates = indices.map((index) => ({
    x: at(index).x,
    y: at(index).top + plateHeight / 2,
    w,
    h: plateHeight,
  }));
  const below = plates.map(({ x, y }) =>
    cardBox(x, y + plateHeight / 2 + GAP + cardHeight / 2, cardWidth),
  );
  const railBottom = EDGE + rows * cell;
  const height = Math.max(room.height, railBottom + cardHeight + GAP);
  const own = cardBox(
    room.width / 2,
    Math.min(height - GAP - cardHeight / 2, railBottom + cardHeight),
    cardWidth,
  );
  return { kind: "rail", roomy: false, cardWidth, plates, slots: [own, ...below], height };
}

/** An arc with smaller cards than this is worse than a rail. */
const ARC_CARD_WIDTH_MIN = { roomy: 60, compact: 52 };

/** The roomiest plan that fits: an arc of the largest cards, or else a rail. */
export function plan(seats: number, room: Room): Plan {
  for (const [size, least] of Object.entries(ARC_CARD_WIDTH_MIN)) {
    for (const cardWidth of CARD_WIDTHS.filter((width) => width >= least)) {
      const found = arc(seats - 1, room, size === "roomy", cardWidth);
      if (found) return found;
    }
  }
  return rail(seats - 1, room);
}

/**
 * How far a seat sits from yours, clockwise; 0 is yours. A spectator sits at seat 0.
 * Seats are numbered as play goes, which is `counter`-clockwise at some tables.
 */
export const placeOf = (seat: number, own: number, seats: number, counter = false): number =>
  ((counter ? own - seat : seat - own) + seats) % seats;
