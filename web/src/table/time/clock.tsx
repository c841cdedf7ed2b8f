import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../../shared/i18n.ts";
import { useSession } from "../context.ts";
import { truth } from "./hook.ts";
import { leftAt, secondsOf, WARNING_MS } from "./left.ts";

/** Where nothing should move, a clock only counts. */
const tickMs = () => (matchMedia("(prefers-reduced-motion: reduce)").matches ? 1000 : 200);

export interface Left {
  ms: number;
  wholeMs: number;
  /** Whether it counts: neither paused, nor unknown because the line is lost. */
  counts: boolean;
}

/** What is left of the clock of a seat; it stands still while nobody knows what happens. */
export function useLeft(seat: number): Left | null {
  const session = useSession();
  const [, redraw] = useState(0);
  const shown = useRef(0);
  const clock = truth.value?.view.seats[seat]?.clock;
  const isKnown = session.line.value === "open";
  const counts = Boolean(clock?.runs) && isKnown;
  useEffect(() => {
    if (!counts) return;
    const timer = setInterval(() => redraw((n) => n + 1), tickMs());
    return () => clearInterval(timer);
  }, [counts]);
  if (!clock || !truth.value) return null;
  if (isKnown) shown.current = leftAt(clock, truth.value.at, performance.now());
  return { ms: shown.current, wholeMs: clock.wholeMs, counts };
}

/** The time of a seat on its plate: a bar, and near the end the seconds. */
export function Clock({ seat }: { seat: number }) {
  const left = useLeft(seat);
  if (!left) return null;
  const short = left.ms <= WARNING_MS;
  return (
    <span class="clock" data-short={short || undefined} data-stopped={!left.counts || undefined}>
      <i style={{ transform: `scaleX(${Math.min(1, left.ms / left.wholeMs)})` }} />
      {(short || !left.counts) && <b>{t("time-left-tight", { seconds: secondsOf(left.ms) })}</b>}
    </span>
  );
}
