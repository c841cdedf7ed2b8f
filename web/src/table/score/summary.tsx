import { useMemo } from "preact/hooks";
import type { View } from "../../protocol";
import { listed, t } from "../../shared/i18n.ts";
import { Button } from "../../shared/ui.tsx";
import { TeamBadge, useSecondsLeft } from "../cloth/plate.tsx";
import { useSession, useView } from "../context.ts";
import { nameOf, scoreText, won } from "../words/names.ts";
import { countOf, partyCount, teamLetter } from "../words/parties.ts";
import { byRank } from "../words/ranks.ts";

/** Between two rounds: what each has made of it, and when it goes on. */
export function RoundSummary() {
  const view = useView();
  const { round, you } = view;
  if (!round?.points) return null;
  const place = you && !view.seats[you.seat]?.out ? you : null;
  const made = place && isMade(view, place.seat);
  return (
    <section class="summary" aria-labelledby="summary-title">
      <h2 id="summary-title">
        {place
          ? t(made ? "summary-made" : "summary-missed")
          : t("summary-title", { round: round.number })}
      </h2>
      <Results view={view} points={round.points} />
      <Onward view={view} />
    </section>
  );
}

function isMade(view: View, seat: number): boolean {
  const { bid, taken } = partyCount(view, seat);
  return bid === taken;
}

function Results({ view, points }: { view: View; points: readonly number[] }) {
  return (
    <table class="results">
      <thead>
        <tr>
          <th scope="col">{t("summary-player")}</th>
          <th scope="col">{t("summary-tricks")}</th>
          <th scope="col">{t("summary-points")}</th>
          <th scope="col">{t("sheet-total")}</th>
        </tr>
      </thead>
      <tbody>
        {byRank(view).map((seat) => (
          <Result key={seat} view={view} seat={seat} points={points[seat] ?? 0} />
        ))}
      </tbody>
    </table>
  );
}

function Result({ view, seat, points }: { view: View; seat: number; points: number }) {
  const place = view.seats[seat];
  if (!place) return null;
  const made = isMade(view, seat);
  return (
    <tr data-made={made || undefined} data-you={view.you?.seat === seat || undefined}>
      <th scope="row">
        {place.team !== null && <TeamBadge team={place.team} />} <bdi>{place.name}</bdi>
        {place.team !== null && (
          <span class="spoken">, {t("seat-say-team", { team: teamLetter(place.team) })}</span>
        )}
      </th>
      <td>{place.out ? t("seat-out") : <Tricks view={view} seat={seat} made={made} />}</td>
      <td>{place.out ? "–" : won(points)}</td>
      <td>
        <b>{scoreText(place.score)}</b>
      </td>
    </tr>
  );
}

function Tricks({ view, seat, made }: { view: View; seat: number; made: boolean }) {
  const { bid, taken } = countOf(view, seat);
  return (
    <>
      {taken}/{bid}{" "}
      <span
        class="tick"
        role="img"
        aria-label={t(made ? "summary-cell-made" : "summary-cell-missed")}
      >
        {made ? "✓" : "✕"}
      </span>
    </>
  );
}

function Onward({ view }: { view: View }) {
  const session = useSession();
  const until = useMemo(
    () => (view.nextDealMs === null ? null : Date.now() + view.nextDealMs),
    [view.nextDealMs, view.number],
  );
  const seconds = useSecondsLeft(until);
  const own = view.you && view.seats[view.you.seat];
  const missing = view.seats.flatMap(({ ready, kind, covered }, seat) =>
    ready || kind !== "person" || covered ? [] : [nameOf(view, seat)],
  );
  const sent = session.pending.value?.order.t === "ready";
  return (
    <div class="onward">
      {own && !own.ready && (
        <Button
          look="primary"
          data-ready=""
          aria-busy={sent}
          onClick={() => session.order({ t: "ready" })}
        >
          {t("summary-ready")}
        </Button>
      )}
      <p class="dim">
        {own?.ready && missing.length > 0 && (
          <span>{t("summary-waiting", { names: listed(missing) })} </span>
        )}
        {seconds > 0 && <span>{t("summary-next", { seconds })}</span>}
      </p>
    </div>
  );
}
