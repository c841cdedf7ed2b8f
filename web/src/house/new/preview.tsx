import type { Preview } from "../../protocol";
import { listed, t } from "../../shared/i18n.ts";
import { clauseText, variantName } from "../clause.ts";
import { roughMinutes, staircase } from "./staircase.ts";

const WIDTH = 240;
const HEIGHT = 72;

/** The schedule as a picture, which a screen reader reads as a list of numbers. */
export function Staircase({ sizes }: { sizes: readonly number[] }) {
  const list = listed(sizes.map(String), "unit");
  const steps = staircase(sizes, WIDTH, HEIGHT);
  const labelled = steps.length <= 20;
  return (
    <svg
      class="staircase"
      viewBox={`0 -12 ${WIDTH} ${HEIGHT + 12}`}
      role="img"
      aria-label={t("new-staircase", { sizes: list })}
    >
      {steps.map(({ round, size, x, y, width, height }) => (
        <g key={round}>
          <rect x={x} y={y} width={width} height={height} rx={1.5} />
          {labelled && (
            <text x={x + width / 2} y={y - 3}>
              {size}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

/** How long a game it will be, or that it cannot be one yet. */
export function Size({ preview, seats }: { preview: Preview; seats: number }) {
  const { sizes, problems } = preview;
  const rounds = t("new-rounds", { rounds: sizes.length });
  const minutes = t("new-minutes", { minutes: roughMinutes(sizes, seats) });
  return <p>{problems.length > 0 ? t("new-problems") : `${rounds} · ${minutes}`}</p>;
}

interface OutcomeProps {
  preview: Preview;
  /** A setting that gave way to another, in words. */
  repair: string | null;
}

/** What the chosen rules come to, or all that is wrong with them. */
export function Outcome({ preview, repair }: OutcomeProps) {
  const { sizes, notes, problems, variant } = preview;
  return (
    <div class="outcome">
      <p class="outcome-name">{variantName(variant)}</p>
      {sizes.length > 0 && <Staircase sizes={sizes} />}
      <div role="status">
        {repair && <p class="note">{t(repair)}</p>}
        {notes.map((note, index) => (
          <p key={index} class="note">
            {clauseText(note)}
          </p>
        ))}
        {problems.length > 0 && (
          <div class="problems">
            <p>
              <strong>{t("new-problems")}</strong>
            </p>
            <ul>
              {problems.map((problem, index) => (
                <li key={index}>{clauseText(problem)}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </div>
  );
}
