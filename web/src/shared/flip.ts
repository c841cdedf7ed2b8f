/** Motion of cards: remember where they are, change the page, play each from its old place. */

/** How cards shall move; 0 ms is not at all. */
export interface Motion {
  cardMs: number;
  /** The seat that a trick which has left the table goes to, or that nobody gets it. */
  sweepTo: number | "aside" | null;
}

interface Known {
  rect: DOMRect;
  element: HTMLElement;
}

export type Snapshot = Map<string, Known>;

const EASE = "cubic-bezier(.2,.8,.3,1)";
const FADE_MS = 80;
const DEAL_STAGGER_MS = 40;
const DEAL_MS_MAX = 600;

const all = () => document.querySelectorAll<HTMLElement>("[data-key]");
const rectOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
const seatRect = (seat: number | string) => rectOf(`[data-seat="${seat}"]`);

/** Where cards go that nobody gets: to the edge of the cloth. */
function aside(): DOMRect | undefined {
  const cloth = rectOf(".felt");
  return cloth && new DOMRect(cloth.right - 8, cloth.y + cloth.height / 2, 0, 0);
}

function goalOf(sweepTo: Motion["sweepTo"]): DOMRect | undefined {
  if (sweepTo === null) return undefined;
  return sweepTo === "aside" ? aside() : seatRect(sweepTo);
}

const isCalm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

export function capture(): Snapshot {
  const snapshot: Snapshot = new Map();
  for (const element of all()) {
    snapshot.set(element.dataset["key"] ?? "", { rect: element.getBoundingClientRect(), element });
  }
  return snapshot;
}

const middle = (rect: DOMRect) => [rect.x + rect.width / 2, rect.y + rect.height / 2] as const;

interface Flight {
  element: HTMLElement;
  frames: Keyframe[];
  delay: number;
}

function flight(element: HTMLElement, from: DOMRect, to: DOMRect, isNew: boolean): Flight | null {
  const [fromX, fromY] = middle(from);
  const [toX, toY] = middle(to);
  const [x, y] = [fromX - toX, fromY - toY];
  if (Math.abs(x) + Math.abs(y) < 2) return null;
  const scale = Math.min(1.4, Math.max(0.35, from.width / (to.width || 1)));
  const start = {
    transform: `translate(${x}px,${y}px) scale(${isNew ? Math.min(scale, 0.6) : scale})`,
    opacity: isNew ? 0.2 : 1,
  };
  return { element, frames: [start, { transform: "none", opacity: 1 }], delay: 0 };
}

/** Where a card comes from that was not on the page: its player's seat, or the pack. */
function origin(element: HTMLElement): DOMRect | undefined {
  const seat = element.dataset["from"];
  return seat === undefined ? rectOf("[data-deck]") : seatRect(seat);
}

function flights(before: Snapshot): Flight[] {
  const found: Flight[] = [];
  let dealt = 0;
  const fresh = [...all()].filter(
    ({ dataset }) => !before.has(dataset["key"] ?? "") && dataset["from"] === undefined,
  );
  const stagger = Math.min(DEAL_STAGGER_MS, DEAL_MS_MAX / Math.max(1, fresh.length));
  for (const element of all()) {
    const known = before.get(element.dataset["key"] ?? "");
    const from = known?.rect ?? origin(element);
    const way = from && flight(element, from, element.getBoundingClientRect(), !known);
    if (!way) continue;
    if (fresh.includes(element)) way.delay = stagger * dealt++;
    found.push(way);
  }
  return found;
}

/** A likeness of a card that has left the page flies on to the seat that took it. */
function sweep({ rect, element }: Known, goal: DOMRect, ms: number) {
  const ghost = element.cloneNode(true) as HTMLElement;
  const [x, y] = middle(rect);
  const [goalX, goalY] = middle(goal);
  for (const name of ["data-k", "data-key", "data-from", "id", "role", "aria-label"])
    ghost.removeAttribute(name);
  ghost.ariaHidden = "true";
  ghost.inert = true;
  ghost.classList.add("ghost");
  Object.assign(ghost.style, { left: `${rect.x}px`, top: `${rect.y}px`, width: `${rect.width}px` });
  document.body.append(ghost);
  const frames = [
    {},
    { transform: `translate(${goalX - x}px,${goalY - y}px) scale(.3)`, opacity: 0.2 },
  ];
  ghost.animate(frames, { duration: ms, easing: "ease-in" }).finished.finally(() => ghost.remove());
}

function fade(before: Snapshot) {
  for (const element of all()) {
    if (!before.has(element.dataset["key"] ?? ""))
      element.animate([{ opacity: 0 }, { opacity: 1 }], FADE_MS);
  }
}

/** Plays what has changed since the snapshot. */
export function play(before: Snapshot, { cardMs, sweepTo }: Motion) {
  if (document.hidden || cardMs === 0) return;
  if (isCalm()) return fade(before);
  const goal = goalOf(sweepTo);
  const left = [...before].filter(
    ([key, { element }]) =>
      "from" in element.dataset && !document.querySelector(`[data-key="${key}"]`),
  );
  if (goal) for (const [, known] of left) sweep(known, goal, cardMs * 1.6);
  for (const { element, frames, delay } of flights(before)) {
    element.animate(frames, { duration: cardMs, easing: EASE, delay, fill: "backwards" });
  }
}
