/** Every event as whole sentences, for the live line and the log. */
import type { RoundView, View, WireEvent, YouView } from "../../protocol";
import { cardName, ledSuit, suitName } from "../../shared/cardname.ts";
import { hasMessage, listed, t } from "../../shared/i18n.ts";
import type { Frame } from "../line/frame.ts";
import { sayTime } from "../time/hook.ts";
import {
  about,
  balanceInWords,
  handInWords,
  isYou,
  nameOf,
  ofRounds,
  points,
  scoreNumber,
  trumpInWords,
  trumpName,
} from "./names.ts";
import { partyOf, teamLetter } from "./parties.ts";
import { winnersOf } from "./ranks.ts";
import { traits } from "./traits.ts";

function scored(view: View, scores: readonly number[]): string[] {
  return scores.flatMap((got, seat) => {
    const place = view.seats[seat];
    if (!place || place.out) return [];
    const { bid, taken } = place;
    return [about(view, seat, "say-points", { bid: bid ?? 0, taken, points: points(got) })];
  });
}

const namesOf = (view: View, seats: readonly number[]): string =>
  listed(seats.map((seat) => nameOf(view, seat)));

/** The letter of the team that has won, if one has. */
export function winningTeam(view: View, winners: readonly number[]): string | null {
  const [first = 0] = winners;
  const team = view.seats[first]?.team ?? null;
  const alone = team === null || partyOf(view, first).length < winners.length;
  return alone ? null : teamLetter(team);
}

function over(view: View, winners: readonly number[]): string {
  const [first = 0] = winners;
  const score = scoreNumber(view.seats[first]?.score ?? 0);
  const id = traits.value.lives === null ? "say-over" : "say-over-lives";
  if (winners.length === 1) return about(view, first, id, { score });
  const names = namesOf(view, winners);
  const team = winningTeam(view, winners);
  if (team !== null) return t("say-over-team", { team, names, score });
  return t(`${id}-shared`, { names, score });
}

const roundLine = (view: View, { dealer, number, size }: RoundView) =>
  about(view, dealer, view.endless ? "say-round-open" : "say-round", {
    number,
    size,
    ...(view.endless ? {} : { rounds: view.sizes.length }),
  });

/** A hand that you see: your own, or one that all but its owner see. */
function dealt(view: View, seat: number, cards: readonly string[]): string {
  if (isYou(view, seat))
    return t("say-hand", { cards: handInWords(cards, view.round?.trump ?? null) });
  return t("say-holds", { name: nameOf(view, seat), card: listed(cards.map(cardName), "unit") });
}

type Arranging = Extract<
  WireEvent,
  {
    t:
      | "seatReady"
      | "seatUnready"
      | "readyAsked"
      | "seatsArranged"
      | "personRemoved"
      | "personAdmitted"
      | "seatOffered"
      | "rematchOpened"
      | "tableClosed"
      | "ratedChanged";
  }
>;

/** What is said of a table that is arranged, and of seats that change hands. */
function arranged(event: Arranging, view: View): string[] {
  // These texts come with the screens that tell of it; nobody hears them any earlier.
  if (!hasMessage("say-ready")) return [];
  switch (event.t) {
    case "seatReady":
      return view.stage === "lobby" ? [about(view, event.seat, "say-ready")] : [];
    case "seatUnready":
      return [about(view, event.seat, "say-unready")];
    case "readyAsked":
      return view.you ? [t("say-ready-asked")] : [];
    case "seatsArranged":
      return [t("say-arranged")];
    case "personRemoved":
      return [t("say-removed", { name: event.name })];
    case "personAdmitted":
      return [t("say-admitted", { name: event.name })];
    case "seatOffered":
      return [about(view, event.seat, event.to === null ? "say-unoffered" : "say-offered")];
    case "rematchOpened":
      return view.you ? [t("say-rematch")] : [];
    case "tableClosed":
      return [t("say-closed")];
    case "ratedChanged":
      return [t(`about-rated-${event.rated ? "on" : "withheld"}`)];
  }
}

/** What one event says; nothing for what concerns nobody. */
export function sentences(event: WireEvent, view: View): string[] {
  switch (event.t) {
    case "seatTaken":
      return isYou(view, event.seat)
        ? [t("say-seat-taken-you")]
        : [t("say-seat-taken", { name: event.name, kind: event.kind })];
    case "seatLeft":
      return [about(view, event.seat, "say-seat-left")];
    case "seatCovered":
      if (event.idle) return sayTime(event, view);
      return [about(view, event.seat, "say-covered")];
    case "seatReturned":
      return [about(view, event.seat, "say-returned")];
    case "hostChanged":
      return [about(view, event.seat, "say-host")];
    case "gameStarted":
      return [t("say-game")];
    case "roundStarted":
      return view.round ? [roundLine(view, view.round)] : [];
    case "handDealt":
      return [dealt(view, event.seat, event.cards)];
    case "trumpTurned":
    case "trumpOpen":
      return [trumpInWords(view)];
    case "trumpAsked":
      // You are told by the call to do it.
      return isYou(view, event.seat) ? [] : [about(view, event.seat, "say-trump-asked")];
    case "trumpNamed":
      return [about(view, event.seat, "say-trump-named", { suit: trumpName(event.trump) })];
    case "blindOffered":
      return [t("say-blind-offered", { names: namesOf(view, event.seats) })];
    case "looked":
      return [about(view, event.seat, "say-looked")];
    case "bidMade":
      // Bids that were secret come with the points, which say them too.
      if (view.round?.points) return [];
      return [about(view, event.seat, "say-bid", { tricks: event.tricks })];
    case "blindBidMade":
      return [about(view, event.seat, "say-bid-blind", { tricks: event.tricks })];
    case "bidWithdrawn":
      return [about(view, event.seat, "say-bid-again", { size: view.round?.size ?? 0 })];
    case "bidSealed":
      return [t("say-bid-sealed", { tricks: event.tricks })];
    case "hasBid":
      return isYou(view, event.seat) ? [] : [t("say-has-bid", { name: nameOf(view, event.seat) })];
    case "cardPlayed":
      return [about(view, event.seat, "say-play", { card: cardName(event.card) })];
    case "trickTaken":
      return [about(view, event.seat, "say-trick")];
    case "trickCancelled":
      return [t("say-cancelled")];
    case "roundScored":
      return scored(view, event.points);
    case "gameOver":
      return [over(view, event.winners)];
    case "seatReady":
    case "seatUnready":
    case "readyAsked":
    case "seatsArranged":
    case "personRemoved":
    case "personAdmitted":
    case "seatOffered":
    case "rematchOpened":
    case "tableClosed":
    case "ratedChanged":
      return arranged(event, view);
    case "timedOut":
    case "moreTimeGiven":
    case "clocksRenewed":
    case "pauseAsked":
    case "paused":
    case "resumed":
      return sayTime(event, view);
    case "secretRevealed":
    case "said":
    case "phraseSaid":
    case "hidden":
      return [];
  }
}

/** What to add once the bids are complete. */
function bidsComplete(view: View, before: View | null): string[] {
  const { round } = view;
  const news = round?.allBid && before?.round?.number === round.number && !before.round.allBid;
  if (!news) return [];
  if (round.secret) return [t("say-bids-secret")];
  return [t("say-bids-complete", { balance: balanceInWords(round.balance) })];
}

/** Why there is a round that no schedule has. */
function extraRound({ events, view }: Frame, before: View | null): string[] {
  const round = events.find((event) => event.t === "roundStarted");
  const planned = before?.sizes.length ?? 0;
  const extra = round && before?.round && !view.endless && round.number > planned;
  return extra ? [t("say-round-extra")] : [];
}

/** Who has gone, or come back. */
function presence(view: View, before: View | null): string[] {
  return view.seats.flatMap((place, seat) => {
    const old = before?.seats[seat];
    const same =
      !old || old.online === place.online || old.name !== place.name || isYou(view, seat);
    if (same || place.kind !== "person") return [];
    return [t(place.online ? "say-back" : "say-away", { name: nameOf(view, seat) })];
  });
}

export function yourTurn(view: View): string | null {
  const { you, round, stage } = view;
  if (!you || !round?.toAct.includes(you.seat)) return null;
  if (you.trumps.length > 0) return t("say-turn-name");
  if (stage === "bidding") return turnToBid(you);
  if (stage !== "playing" || you.legal.length === 0) return null;
  if (round.trick.cards.length === 0) return t("say-turn-lead");
  const led = ledSuit(round.trick.cards);
  return led ? t("say-turn-follow", { suit: suitName(led) }) : t("say-turn-any");
}

function turnToBid({ bids, bid, forbidden, mayLook }: YouView): string | null {
  if (bids.length === 0 || bid !== null) return null;
  if (mayLook) return t("say-turn-blind");
  return forbidden === null ? t("say-turn-bid") : t("say-turn-bid-hook", { forbidden });
}

export const isTalk = ({ t }: WireEvent): boolean => t === "said" || t === "phraseSaid";

export interface Said {
  /** What happened. */
  events: string[];
  /** The call to act, when it has become one's turn. */
  turn: string | null;
}

/** Where the table stands, for somebody who has just come in: what is past is no news. */
export function whereItStands(view: View): Said {
  const { round, stage } = view;
  if (stage === "over") return { events: [over(view, winnersOf(view))], turn: null };
  if (!round) return { events: [], turn: null };
  const begin = ofRounds(view, "log-begin", { round: round.number });
  return { events: [begin, trumpInWords(view)], turn: yourTurn(view) };
}

export function saidOf(frame: Frame, before: View | null): Said {
  const { view } = frame;
  const events = frame.events.flatMap((event) => sentences(event, view));
  const turn = yourTurn(view);
  // Talk asks nobody anything.
  const asks = before?.number !== view.number && !frame.events.every(isTalk);
  const wasTurn = before !== null && !asks && yourTurn(before) === turn;
  return {
    events: [
      ...extraRound(frame, before),
      ...events,
      ...bidsComplete(view, before),
      ...presence(view, before),
    ],
    turn: wasTurn ? null : turn,
  };
}
