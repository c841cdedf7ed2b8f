import type { View } from "../protocol";
import { isolated, t } from "../shared/i18n.ts";
import { useView } from "./context.ts";
import { CURVE, curve, totals } from "./curve.ts";
import { signed } from "./names.ts";
import { byRank } from "./ranks.ts";

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
                <bdi>{place.name}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sheet.map((row, at) => (
            <Row key={at} size={sizes[at] ?? 0} number={at + 1} row={row} />
          ))}
          {now && sheet.length < now.number && <Now view={view} />}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t("sheet-total")}</th>
            {seats.map(({ score }, seat) => (
              <td key={seat} data-rank={ranks[seat]}>
                <b>{t("seat-score", { score })}</b>
                {sheet.length > 0 && <small>{t("sheet-rank", { rank: ranks[seat] ?? 0 })}</small>}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

interface RowProps {
  number: number;
  size: number;
  row: View["sheet"][number];
}

function Row({ number, size, row }: RowProps) {
  return (
    <tr>
      <Head number={number} size={size} />
      {row.map(([bid, taken, points], seat) => (
        <td key={seat} data-made={bid === taken || undefined}>
          <span class="spoken">
            {t(bid === taken ? "sheet-cell-made" : "sheet-cell-missed", { bid, taken, points })}
          </span>
          <span aria-hidden="true">
            <b>{points > 0 ? `+${points}` : signed(points).replace("±", "")}</b>
            <small>
              {taken}/{bid} {bid === taken ? "✓" : "✕"}
            </small>
          </span>
        </td>
      ))}
    </tr>
  );
}

const Head = ({ number, size }: { number: number; size: number }) => (
  <th scope="row">
    <span class="spoken">{t("sheet-row", { number, size })}</span>
    <span aria-hidden="true">
      {number}
      <small>{size}</small>
    </span>
  </th>
);

/** The round in progress: bids and tricks so far. */
function Now({ view }: { view: View }) {
  const { round, seats } = view;
  if (!round) return null;
  return (
    <tr class="now">
      <Head number={round.number} size={round.size} />
      {seats.map(({ bid, taken }, seat) => (
        <td key={seat}>{bid === null ? "–" : `${taken}/${bid}`}</td>
      ))}
    </tr>
  );
}

/** The course of the game. The legend says in text what the lines say in ink. */
export function ScoreCurve({ legend = true }: { legend?: boolean }) {
  const view = useView();
  const { seats, sheet, sizes } = view;
  const { paths, grid, ends } = curve(totals(sheet, seats.length), sizes.length);
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
              {value}
            </text>
          </g>
        ))}
        {paths.map((path, seat) => (
          <path key={seat} d={path} data-line={seat} />
        ))}
        {ends.map(({ x, y }, seat) => (
          <circle key={seat} cx={x} cy={y} r="3.5" data-line={seat} />
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

function Legend({ view }: { view: View }) {
  const { seats, ranks } = view;
  return (
    <figcaption>
      <ol class="legend" aria-label={t("sheet-standings")}>
        {byRank(view).map((seat) => (
          <li key={seat}>
            <LineSample seat={seat} />
            {t("sheet-legend", {
              rank: ranks[seat] ?? 0,
              name: isolated(seats[seat]?.name ?? ""),
              score: seats[seat]?.score ?? 0,
            })}
          </li>
        ))}
      </ol>
    </figcaption>
  );
}
