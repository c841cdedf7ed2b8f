import { useEffect, useState } from "preact/hooks";
import type { SeatView, View } from "../../protocol";
import { cardName } from "../../shared/cardname.ts";
import { t } from "../../shared/i18n.ts";
import { useSession, useView } from "../context.ts";
import { clockFace } from "../time/hook.ts";
import { about, aboutScore, isYou, nameOf, scoreText } from "../words/names.ts";
import { countOf, partyCount, teamLetter } from "../words/parties.ts";
import { pipsOf, type Standing, standingOf } from "./seatstate.ts";

/** A seat in whole sentences, for the ear. */
export function seatSentences(view: View, seat: number): string {
  const place = view.seats[seat];
  const { round } = view;
  if (!place) return "";
  const parts = [
    isYou(view, seat)
      ? t("seat-you", { name: nameOf(view, seat) })
      : t("seat-name", { name: nameOf(view, seat), kind: place.kind }),
    place.out ? t("seat-say-out") : bidInWords(view, seat),
    place.blind ? t("seat-say-blind") : "",
    place.team === null ? "" : teamInWords(view, seat, place.team),
    heldInWords(view, seat),
    aboutScore("seat-say-score", place.score),
    round?.dealer === seat ? t("seat-say-dealer") : "",
    view.stage === "playing" && round?.trick.leader === seat ? t("seat-say-leader") : "",
    round?.toAct.includes(seat) ? t("seat-say-turn") : "",
    absence(view, seat, place),
  ];
  return parts.filter(Boolean).join(" ");
}

function bidInWords(view: View, seat: number): string {
  const count = countOf(view, seat);
  const { kind, by } = standingOf(count);
  const args = { bid: count.bid ?? 0, taken: count.taken, by };
  if (view.stage === "bidding" && count.bid !== null) return t("seat-say-bid", args);
  if (view.stage === "playing" && kind === "sealed") return t("seat-say-secret", args);
  return t(`seat-say-${kind}`, args);
}

function teamInWords(view: View, seat: number, number: number): string {
  const { bid, taken } = partyCount(view, seat);
  const team = teamLetter(number);
  return bid === null ? t("seat-say-team", { team }) : t("seat-say-team-sum", { team, bid, taken });
}

/** A card that all but its owner see. */
function heldInWords({ you }: View, seat: number): string {
  const [card] = you?.others[seat] ?? [];
  return card ? t("seat-say-card", { card: cardName(card) }) : "";
}

/** Whether there are words for a bot that plays because the owner does not answer. */
const isIdle = (place: SeatView): boolean => place.idle && clockFace.value !== null;

function absence(view: View, seat: number, place: SeatView): string {
  if (isIdle(place)) return about(view, seat, "say-idle");
  if (place.covered) return t("seat-covered");
  return place.kind === "person" && !place.online ? t("seat-away") : "";
}

/** How it stands: for a seat, or with the sums of its team where that is what counts. */
function SeatMark({ view, seat, words }: { view: View; seat: number; words: boolean }) {
  const place = view.seats[seat];
  const count = partyCount(view, seat);
  const standing = standingOf(count);
  if (place?.team == null) return <Mark standing={standing} words={words} />;
  const sums = `${count.taken}/${count.bid ?? "?"}`;
  return <Mark standing={standing} words={words} team={`${teamLetter(place.team)} ${sums}`} />;
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
  const ClockFace = clockFace.value;
  if (!place || !round) return null;
  const count = countOf(view, seat);
  const standing = standingOf(count);
  const away = place.kind === "person" && !place.online;
  return (
    <div
      class="plate"
      data-seat={seat}
      data-turn={round.toAct.includes(seat) || undefined}
      data-state={standing.kind}
      data-out={place.out || undefined}
      data-away={away || place.covered || undefined}
    >
      <span class="spoken">{seatSentences(view, seat)}</span>
      {ClockFace && <ClockFace seat={seat} />}
      <div class="plate-face" aria-hidden="true">
        <p class="plate-name">
          {place.team !== null && <TeamBadge team={place.team} />}
          <span class="who">
            <bdi>{place.name}</bdi>
          </span>
          {round.dealer === seat && <Dealer />}
          {round.trick.leader === seat && <span class="leads">▸</span>}
        </p>
        {place.out ? (
          <p class="plate-bid sits-out">{t("seat-out")}</p>
        ) : (
          <p class="plate-bid">
            <Count bid={count.bid} taken={count.taken} kind={standing.kind} stage={view.stage} />
            {place.blind && view.stage === "bidding" && <Blind />}
            {view.stage !== "bidding" && <SeatMark view={view} seat={seat} words={roomy} />}
          </p>
        )}
        {away || place.covered ? (
          <Absence seat={seat} place={place} roomy={roomy} />
        ) : (
          <Foot place={place} bid={count.bid} />
        )}
      </div>
    </div>
  );
}

const Dealer = () => <span class="dealer">{t("seat-dealer-letter")}</span>;

/** A team's letter, in a shape of its own. */
export const TeamBadge = ({ team }: { team: number }) => (
  <span class="team-badge" data-team={team % 5} aria-hidden="true">
    {teamLetter(team)}
  </span>
);

const Blind = () => <span class="mark">{t("seat-blind")}</span>;

interface CountProps {
  bid: number | null;
  taken: number;
  kind: Standing["kind"];
  stage: View["stage"];
}

function Count({ bid, taken, kind, stage }: CountProps) {
  if (kind === "unknown") return <b class="count">–</b>;
  if (kind === "sealed" && stage === "bidding") return <b class="count">{t("seat-sealed")}</b>;
  return (
    <b class="count" data-secret={kind === "sealed" || undefined}>
      {taken}
      <i>/</i>
      {bid ?? "?"}
    </b>
  );
}

const MARKS: Record<string, string> = {
  need: "M6 1.5 11 10.5H1z",
  exact: "M1.5 6.5 4.5 9.5 10.5 2.5",
  bust: "M2 2l8 8M10 2l-8 8",
};

/** More to take, exact, or too many: a triangle, a tick, a cross, with words where they fit. */
function Mark({ standing, words, team }: { standing: Standing; words: boolean; team?: string }) {
  const path = MARKS[standing.kind];
  if (!path) return null;
  return (
    <span class="mark" data-state={standing.kind}>
      <svg viewBox="0 0 12 12" aria-hidden="true">
        <path d={path} />
      </svg>
      {team ?? (words ? t(`seat-${standing.kind}`, { by: standing.by }) : standing.by || "")}
    </span>
  );
}

function Foot({ place, bid }: { place: SeatView; bid: number | null }) {
  const pips = pipsOf(bid, place.taken);
  return (
    <p class="plate-foot">
      <span class="pips">
        {pips.map((state, at) => (
          <i key={at} data-pip={state} />
        ))}
        {bid === 0 && !place.out && place.taken === 0 && <i data-pip="zero" />}
      </span>
      <span class="score">{scoreText(place.score)}</span>
    </p>
  );
}

/** What happens at an absent owner's seat, and when. */
function Absence({ seat, place, roomy }: PlateProps & { place: SeatView }) {
  const session = useSession();
  const since = session.awaySince.value[seat];
  const limit = session.info.value?.coverAfterMs ?? 0;
  const left = useSecondsLeft(since === undefined || place.covered ? null : since + limit);
  const text = isIdle(place)
    ? t("time-idle-short")
    : place.covered
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
