import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { measureWidth, useSession, useView } from "./context.ts";
import { plan, type Plan, type Room } from "./geometry.ts";
import { GameOver } from "./over.tsx";
import { Seats } from "./seats.tsx";
import { RoundSummary } from "./summary.tsx";
import { Trick } from "./trick.tsx";

const CHIP = 2.95;
const PANEL_EM_MAX = 34;
/** What the bid panel has above its chips, less the height of the dock's head that it covers. */
const PANEL_CHROME = 2.2;

/** How far the bid chips of a round reach over the cloth; seats keep clear of it all the round. */
function reserveFor(size: number, width: number, em: number): number {
  const perRow = Math.max(4, Math.floor((Math.min(width, PANEL_EM_MAX * em) - 2 * em) / (CHIP * em)));
  return (Math.ceil((size + 1) / Math.min(perRow, 10)) * CHIP + PANEL_CHROME) * em;
}

function usePlan(seats: number, size: number) {
  const ground = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState<Omit<Room, "reserve"> | null>(null);
  useEffect(() => {
    const element = ground.current;
    if (!element) return;
    const measure = () => {
      // Larger text changes the room, and tells nobody else.
      measureWidth();
      const em = Number.parseFloat(getComputedStyle(element).fontSize);
      const parent = element.parentElement ?? element;
      setBox({ width: element.clientWidth, height: parent.clientHeight, em });
    };
    const watcher = new ResizeObserver(measure);
    watcher.observe(element.parentElement ?? element);
    measure();
    return () => watcher.disconnect();
  }, []);
  const { width, height, em } = box ?? { width: 0, height: 0, em: 16 };
  const found = useMemo(
    () => (width ? plan(seats, { width, height, em, reserve: reserveFor(size, width, em) }) : null),
    [seats, size, width, height, em],
  );
  return { ground, found };
}

/** The cloth: plates and trick by plan, and what lies over them in other stages than play. */
export function Felt() {
  const session = useSession();
  const { seats, round, stage } = useView();
  const { ground, found } = usePlan(seats.length, round?.size ?? 1);
  const held = session.frame.value?.held;
  return (
    <div
      ref={ground}
      class="ground"
      data-plan={found?.kind}
      data-roomy={found?.roomy || undefined}
      style={found ? { "--card-width": `${found.cardWidth}px`, minHeight: `${found.height}px` } : undefined}
      onClick={held ? session.goOn : undefined}
    >
      {stage === "over" ? <GameOver /> : found && <OnTable plan={found} />}
    </div>
  );
}

function OnTable({ plan }: { plan: Plan }) {
  const { stage } = useView();
  return (
    <>
      <Seats plan={plan} />
      {stage === "playing" && <Trick plan={plan} />}
      {stage === "scored" && <RoundSummary />}
    </>
  );
}
