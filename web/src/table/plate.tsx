import { useEffect, useState } from "preact/hooks";
import type { SeatView, View } from "../protocol";
import { t } from "../shared/i18n.ts";
import { useSession, useView } from "./context.ts";
import { isYou, nameOf } from "./names.ts";
import { pipsOf, type Standing, standingOf } from "./seatstate.ts";

/** A seat in whole sentences, for the ear. */
export function seatSentences(view: View, seat: number): string {
  const place = view.seats[seat];
  const { round } = view;
  if (!place) return "";
  const standing = standingOf(place);
  const bid = { bid: place.bid ?? 0, taken: place.taken, by: standing.by };
  const parts = [
    isYou(view, seat)
      ? t("seat-you", { name: nameOf(view, seat) })
      : t("seat-name", { name: nameOf(view, seat), kind: place.kind }),
    view.stage === "bidding" && place.bid !== null
      ? t("seat-say-bid", bid)
      : t(`seat-say-${standing.kind}`, bid),
    t("seat-say-score", { score: place.score }),
    round?.dealer === seat ? t("seat-say-dealer") : "",
    view.stage === "playing" && round?.trick.leader === seat ? t("seat-say-leader") : "",
    round?.toAct.includes(seat) ? t("seat-say-turn") : "",
    absence(place),
  ];
  return parts.filter(Boolean).join(" ");
}

function absence(place: SeatView): string {
  if (place.covered) return t("seat-covered");
  return place.kind === "person" && !place.online ? t("seat-away") : "";
}

interface PlateProps {
  seat: number;
  roomy: boolean;
}

/** A player's name, bid and tricks: the words for the ear, the signs for the eye. */
export function Plate({ seat, roomy }: PlateProps) {
  const view = useView();
  const place = view.seats[seat];
  const { round } = view;
  if (!place || !round) return null;
  const standing = standingOf(place);
  const away = place.kind === "person" && !place.online;
  return (
    <div
      class="plate"
      data-seat={seat}
      data-turn={round.toAct.includes(seat) || undefined}
      data-state={standing.kind}
      data-away={away || place.covered || undefined}
    >
      <span class="spoken">{seatSentences(view, seat)}</span>
      <div class="plate-face" aria-hidden="true">
        <p class="plate-name">
          <span class="who">
            <bdi>{place.name}</bdi>
          </span>
          {round.dealer === seat && <Dealer />}
          {round.trick.leader === seat && <span class="leads">▸</span>}
        </p>
        <p class="plate-bid">
          <Count place={place} standing={standing} />
          {view.stage !== "bidding" && <Mark standing={standing} words={roomy} />}
        </p>
        {away || place.covered ? (
          <Absence seat={seat} place={place} roomy={roomy} />
        ) : (
          <Foot place={place} />
        )}
      </div>
    </div>
  );
}

const Dealer = () => <span class="dealer">{t("seat-dealer-letter")}</span>;

function Count({ place, standing }: { place: SeatView; standing: Standing }) {
  if (standing.kind === "unknown") return <b class="count">–</b>;
  if (standing.kind === "sealed") return <b class="count">{t("seat-sealed")}</b>;
  return (
    <b class="count">
      {place.taken}
      <i>/</i>
      {place.bid}
    </b>
  );
}

const MARKS: Record<string, string> = {
  need: "M6 1.5 11 10.5H1z",
  exact: "M1.5 6.5 4.5 9.5 10.5 2.5",
  bust: "M2 2l8 8M10 2l-8 8",
};

/** More to take, exact, or too many: a triangle, a tick, a cross, with words where they fit. */
function Mark({ standing, words }: { standing: Standing; words: boolean }) {
  const path = MARKS[standing.kind];
  if (!path) return null;
  return (
    <span class="mark" data-state={standing.kind}>
      <svg viewBox="0 0 12 12" aria-hidden="true">
        <path d={path} />
      </svg>
      {words ? t(`seat-${standing.kind}`, { by: standing.by }) : standing.by || ""}
    </span>
  );
}

function Foot({ place }: { place: SeatView }) {
  const pips = pipsOf(place.bid ?? 0, place.taken);
  return (
    <p class="plate-foot">
      <span class="pips">
        {pips.map((state, at) => (
          <i key={at} data-pip={state} />
        ))}
        {place.bid === 0 && place.taken === 0 && <i data-pip="zero" />}
      </span>
      <span class="score">{t("seat-score", { score: place.score })}</span>
    </p>
  );
}

/** What happens at an absent owner's seat, and when. */
function Absence({ seat, place, roomy }: PlateProps & { place: SeatView }) {
  const session = useSession();
  const since = session.awaySince.value[seat];
  const limit = session.info.value?.coverAfterMs ?? 0;
  const left = useSecondsLeft(since === undefined || place.covered ? null : since + limit);
  const text = place.covered
    ? t("seat-covered-short")
    : left
      ? t(roomy ? "seat-away-short" : "seat-away-tight", { seconds: left })
      : t("seat-away-mark");
  return <p class="plate-foot absence">{text}</p>;
}

/** Seconds until a moment, or 0 once it has passed. */
export function useSecondsLeft(until: number | null): number {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    if (until === null) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [until]);
  return until === null ? 0 : Math.max(0, Math.ceil((until - now) / 1000));
}
