import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { t } from "../../shared/i18n.ts";
import { lazy, Nothing } from "../../shared/lazy.tsx";
import { bidReach, cloth, isWide, measureWidth, useSession, useView } from "../context.ts";
import { loadGameOver, loadSummary } from "../panels/later.ts";
import { traits } from "../words/traits.ts";
import { CHIP_EM, chipsFor } from "./chips.ts";
import { type Plan, plan, type Room } from "./geometry.ts";
import { Seats } from "./seats.tsx";
import { Trick } from "./trick.tsx";
import { HeldUp } from "./unseen.tsx";

const GameOver = lazy(loadGameOver, Nothing);
const RoundSummary = lazy(loadSummary, Nothing);

/** What the bid panel has above its chips, less the height of the dock's head that it covers. */
const PANEL_CHROME = 2.2;

/** On a wide screen the facts stand in a corner of the cloth, which takes so much of it. */
const FACTS_EM = { w: 13, h: 11 };

/** How far the bid chips of a round reach over the cloth; seats keep clear of it all the round. */
function reserveFor(size: number, width: number, em: number): number {
  const chips = chipsFor(size, width, em).rows * CHIP_EM + PANEL_CHROME;
  return Math.max(chips, isWide.value ? FACTS_EM.h : 0) * em;
}

/** Where the bids of the lowest plates stand; below that the bid panel may cover them. */
const lowest = ({ plates }: Plan) => Math.max(...plates.map(({ y, h }) => y + h / 8));

const FELT_EM_MIN = 12.5;

/** What the bid panel takes of the cloth where the cards on it must be seen to bid. */
const UNSEEN_EM = 6.5;

/** The height that the window leaves for the cloth, whatever the cloth takes now. */
function roomFor(ground: HTMLElement): number {
  const felt = ground.closest<HTMLElement>(".felt");
  const game = ground.closest<HTMLElement>(".game");
  if (!felt || !game) return 0;
  const em = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Math.max(
    FELT_EM_MIN * em,
    Math.floor(innerHeight - (game.offsetHeight - felt.offsetHeight)) - 2,
  );
}

function planFor(seats: number, size: number, box: Omit<Room, "reserve">): Plan {
  const { width, em } = box;
  const corner = { w: FACTS_EM.w * em, h: FACTS_EM.h * em };
  const room = { ...box, reserve: reserveFor(size, width, em) };
  return plan(seats, isWide.value ? { ...room, corner } : room);
}

/** A plan in which the bid panel covers no card of the others: those cards tell what to bid. */
function unseenPlan(seats: number, box: Omit<Room, "reserve">): Plan {
  const usual = planFor(seats, 1, box);
  const free = box.height - UNSEEN_EM * box.em;
  const others = usual.slots.slice(1);
  if (others.every(({ y, h }) => y + h / 2 <= free)) return usual;
  return plan(seats, { ...box, height: Math.max(FELT_EM_MIN * box.em, free), reserve: 0 });
}

function usePlan(seats: number, size: number, unseen: boolean) {
  const ground = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState<Omit<Room, "reserve"> | null>(null);
  useEffect(() => {
    const element = ground.current;
    if (!element) return;
    const measure = () => {
      // Larger text changes the room, and tells nobody else.
      measureWidth();
      const em = Number.parseFloat(getComputedStyle(element).fontSize);
      const width = element.clientWidth;
      setBox({ width, height: roomFor(element), em });
      cloth.value = { width, em };
    };
    const watcher = new ResizeObserver(measure);
    watcher.observe(element.parentElement ?? element);
    addEventListener("resize", measure);
    measure();
    return () => {
      watcher.disconnect();
      removeEventListener("resize", measure);
    };
  }, []);
  const { width, height, em } = box ?? { width: 0, height: 0, em: 16 };
  const found = useMemo(() => {
    if (width === 0) return null;
    const box = { width, height, em };
    return unseen ? unseenPlan(seats, box) : planFor(seats, size, box);
  }, [seats, size, unseen, width, height, em, isWide.value]);
  // Where the window is too small for it all, the page scrolls.
  const needed = Math.max(
    found?.height ?? 0,
    found && bidReach.value ? lowest(found) + bidReach.value : 0,
  );
  const grown = needed > height ? { minHeight: `${needed}px` } : undefined;
  return { ground, found, grown };
}

/** The cloth: plates and trick by plan, and what lies over them in other stages than play. */
export function Felt() {
  const session = useSession();
  const { seats, round, stage, you } = useView();
  const size = round?.size ?? 1;
  const unseen = traits.value.unseen && size === 1 && you !== null;
  const { ground, found, grown } = usePlan(seats.length, size, unseen);
  const { held, unhurried } = session.frame.value ?? {};
  return (
    <main class="felt" aria-label={t("table-name")} style={grown}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it helps the hand that points. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter and Space do it from everywhere. */}
      <div
        ref={ground}
        class="ground"
        data-plan={found?.kind}
        data-roomy={found?.roomy || undefined}
        style={found ? { "--card-width": `${found.cardWidth}px` } : undefined}
        onClick={held || unhurried ? session.goOn : undefined}
      >
        {stage === "over" ? <GameOver /> : found && <OnTable plan={found} />}
      </div>
    </main>
  );
}

function OnTable({ plan }: { plan: Plan }) {
  const { stage } = useView();
  return (
    <>
      <Seats plan={plan} />
      {stage === "playing" && <Trick plan={plan} />}
      {(stage === "bidding" || stage === "playing") && <HeldUp plan={plan} />}
      {stage === "scored" && <RoundSummary />}
    </>
  );
}
