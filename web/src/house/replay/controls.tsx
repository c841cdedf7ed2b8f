import { t } from "../../shared/i18n.ts";
import type { Marks, Move } from "./steps.ts";

/** Arrows on a 24 by 24 grid: one for a card, two for a trick, with a bar for a round or an end. */
const ARROWS: Readonly<Record<Move, string>> = {
  first: "M6 5v14M19 5l-7 7 7 7M13 5l-7 7 7 7",
  roundBack: "M7 5v14M18 5l-7 7 7 7",
  trickBack: "M18 5l-7 7 7 7M12 5l-7 7 7 7",
  back: "M15 5l-7 7 7 7",
  on: "M9 5l7 7-7 7",
  trickOn: "M6 5l7 7-7 7M12 5l7 7-7 7",
  roundOn: "M17 5v14M6 5l7 7-7 7",
  last: "M18 5v14M5 5l7 7-7 7M11 5l7 7-7 7",
};

const LABELS: Readonly<Record<Move, string>> = {
  first: "replay-first",
  roundBack: "replay-round-back",
  trickBack: "replay-trick-back",
  back: "replay-back",
  on: "replay-on",
  trickOn: "replay-trick-on",
  roundOn: "replay-round-on",
  last: "replay-last",
};

const MOVES = Object.keys(ARROWS) as Move[];

interface ControlsProps {
  at: number;
  marks: Marks;
  onMove: (move: Move) => void;
  onJump: (at: number) => void;
}

export function Controls({ at, marks, onMove, onJump }: ControlsProps) {
  const step = t("replay-step", { step: at + 1, steps: marks.length });
  return (
    <section class="controls" aria-label={t("replay-controls")}>
      <div class="controls-line">
        <input
          type="range"
          min={0}
          max={Math.max(0, marks.length - 1)}
          value={at}
          aria-label={t("replay-position")}
          aria-valuetext={step}
          onInput={(event) => onJump(event.currentTarget.valueAsNumber)}
        />
        <span class="small dim" aria-hidden="true">
          {step}
        </span>
      </div>
      <div class="controls-buttons">
        {MOVES.map((move) => (
          <button
            key={move}
            type="button"
            class={`button ${move === "back" || move === "on" ? "main" : ""}`}
            aria-label={t(LABELS[move])}
            title={t(LABELS[move])}
            onClick={() => onMove(move)}
          >
            <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d={ARROWS[move]} />
            </svg>
          </button>
        ))}
      </div>
      <p class="small dim keys">{t("replay-keys")}</p>
    </section>
  );
}
