import type { View } from "../../protocol";
import { listed, t } from "../../shared/i18n.ts";
import { TeamBadge } from "../cloth/plate.tsx";
import { useView } from "../context.ts";
import { nameOf, points, scoreNumber, scoreText, won } from "../words/names.ts";
import { countOf, leadersOf, madeIn, partyOf, rankOf, teamLetter } from "../words/parties.ts";
import { byRank } from "../words/ranks.ts";
import { traits } from "../words/traits.ts";
import { CURVE, curve, totals } from "./curve.ts";

/** The score sheet: a row a round, a column a seat. */
export function Sheet() {
  const view = useView();
  const { seats, sheet, sizes, round, ranks } = view;
  const now = view.stage === "over" ? null : round;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrolled by keys too.
    <section class="sheet" tabIndex={0} aria-label={t("table-sheet")}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span class="spoken">{t("sheet-round")}</span>
              <span aria-hidden="true">#</span>
            </th>
            {seats.map((place, seat) => (
              <th key={seat} scope="col" data-you={view.you?.seat === seat || undefined}>
                {place.team !== null && <TeamBadge team={place.team} />} <bdi>{place.name}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sheet.map((row, at) => (
            <Row key={at} view={view} size={sizes[at] ?? 0} number={at + 1} row={row} />
          ))}
          {now && sheet.length < now.number && <Now view={view} />}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t("sheet-total")}</th>
            {seats.map(({ score }, seat) => (
              <td key={seat} data-rank={ranks[seat]}>
                <b>{scoreText(score)}</b>
                {sheet.length > 0 && <small>{t("sheet-rank", { rank: rankOf(view, seat) })}</small>}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

type Line = NonNullable<View["sheet"][number][number]>;

interface RowProps {
  view: View;
  number: number;
  size: number;
  row: View["sheet"][number];
}

function Row({ view, number, size, row }: RowProps) {
  return (
    <tr>
      <Head number={number} size={size} />
      {row.map((line, seat) =>
        line ? (
          <Cell key={seat} line={line} made={madeIn(view, row, seat)} />
        ) : (
          <SatOut key={seat} />
        ),
      )}
    </tr>
  );
}

function Cell({ line: [bid, taken, got], made }: { line: Line; made: boolean }) {
  const args = { bid, taken, points: points(got) };
  return (
    <td data-made={made || undefined}>
      <span class="spoken">{t(made ? "sheet-cell-made" : "sheet-cell-missed", args)}</span>
      <span aria-hidden="true">
        <b>{won(got)}</b>
        <small>
          {taken}/{bid} {made ? "✓" : "✕"}
        </small>
      </span>
    </td>
  );
}

const SatOut = () => (
  <td>
    <span class="spoken">{t("seat-say-out")}</span>
    <span aria-hidden="true">–</span>
  </td>
);

const Head = ({ number, size }: { number: number; size: number }) => (
  <th scope="row">
    <span class="spoken">{t("sheet-row", { number, size })}</span>
    <span aria-hidden="true">
      {number}
      <small>{size}</small>
    </span>
  </th>
);

function soFar({ bid, taken }: ReturnType<typeof countOf>, stage: View["stage"]): string {
  if (bid === null) return stage === "playing" ? `${taken}/?` : "–";
  return `${taken}/${bid}`;
}

/** The round in progress: bids and tricks so far. */
function Now({ view }: { view: View }) {
  const { round, seats } = view;
  if (!round) return null;
  return (
    <tr class="now">
      <Head number={round.number} size={round.size} />
      {seats.map((place, seat) => (
        <td key={seat}>{place.out ? "–" : soFar(countOf(view, seat), view.stage)}</td>
      ))}
    </tr>
  );
}

/** The course of the game. The legend says in text what the lines say in ink. */
export function ScoreCurve({ legend = true }: { legend?: boolean }) {
  const view = useView();
  const { seats, sheet, sizes } = view;
  const { paths, grid, ends } = curve(
    totals(sheet, seats.length),
    sizes.length,
    traits.value.lives === null ? 10 : 1,
  );
  return (
    <figure class="curve" aria-label={t("sheet-curve")}>
      <svg viewBox={`0 0 ${CURVE.width} ${CURVE.height}`} aria-hidden="true" focusable="false">
        {grid.map(({ y, value }) => (
          <g key={value}>
            <line
              x1={CURVE.left}
              x2={CURVE.width - CURVE.right}
              y1={y}
              y2={y}
              data-zero={value === 0 || undefined}
            />
            <text x={CURVE.left - 5} y={y + 3}>
              {scoreNumber(value)}
            </text>
          </g>
        ))}
        {leadersOf(view, [...seats.keys()]).map((seat) => (
          <g key={seat}>
            <path d={paths[seat]} data-line={seat} />
            <circle cx={ends[seat]?.x} cy={ends[seat]?.y} r="3.5" data-line={seat} />
          </g>
        ))}
      </svg>
      {legend && <Legend view={view} />}
    </figure>
  );
}

/** A piece of a seat's line. */
export const LineSample = ({ seat }: { seat: number }) => (
  <svg class="line-sample" viewBox="0 0 28 8" aria-hidden="true" focusable="false">
    <path d="M1 4H27" data-line={seat} />
  </svg>
);

/** Where a seat or its team stands. */
function standing(view: View, seat: number): string {
  const { team = null, score = 0 } = view.seats[seat] ?? {};
  const args = { rank: rankOf(view, seat), score: scoreText(score) };
  if (team === null) return t("sheet-legend", { ...args, name: nameOf(view, seat) });
  const names = listed(partyOf(view, seat).map((mate) => nameOf(view, mate)));
  return t("sheet-legend-team", { ...args, team: teamLetter(team), names });
}

function Legend({ view }: { view: View }) {
  return (
    <figcaption>
      <ol class="legend" aria-label={t("sheet-standings")}>
        {leadersOf(view, byRank(view)).map((seat) => (
          <li key={seat}>
            <LineSample seat={seat} />
            {standing(view, seat)}
          </li>
        ))}
      </ol>
    </figcaption>
  );
}
