/** Every event as whole sentences, for the live line and the log. */
import type { RoundView, View, WireEvent } from "../protocol";
import { cardName, suitName, suitOf } from "../shared/cardname.ts";
import { listed, t } from "../shared/i18n.ts";
import type { Frame } from "./frame.ts";
import { about, balanceInWords, handInWords, isYou, nameOf, trumpInWords } from "./names.ts";
import { winnersOf } from "./ranks.ts";

function scored(view: View, points: readonly number[]): string[] {
  return points.map((got, seat) => {
    const place = view.seats[seat];
    return about(view, seat, "say-points", {
      bid: place?.bid ?? 0,
      taken: place?.taken ?? 0,
      points: got,
    });
  });
}

function over(view: View, winners: readonly number[]): string {
  const score = view.seats[winners[0] ?? 0]?.score ?? 0;
  if (winners.length === 1) return about(view, winners[0] ?? 0, "say-over", { score });
  return t("say-over-shared", { names: listed(winners.map((seat) => nameOf(view, seat))), score });
}

const roundLine = (view: View, round: RoundView) =>
  about(view, round.dealer, "say-round", {
    number: round.number,
    rounds: view.sizes.length,
    size: round.size,
  });

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
      return view.you?.seat === event.seat
        ? [t("say-hand", { cards: handInWords(event.cards, view.round?.trump ?? null) })]
        : [];
    case "trumpTurned":
      return [trumpInWords(view)];
    case "bidMade":
    case "blindBidMade":
      return [about(view, event.seat, "say-bid", { tricks: event.tricks })];
    case "bidSealed":
      return [t("say-bid-sealed", { tricks: event.tricks })];
    case "hasBid":
      return isYou(view, event.seat) ? [] : [t("say-has-bid", { name: nameOf(view, event.seat) })];
    case "cardPlayed":
      return [about(view, event.seat, "say-play", { card: cardName(event.card) })];
    case "trickTaken":
      return [about(view, event.seat, "say-trick")];
    case "roundScored":
      return scored(view, event.points);
    case "gameOver":
      return [over(view, event.winners)];
    case "trumpOpen":
    case "trumpAsked":
    case "trumpNamed":
    case "blindOffered":
    case "looked":
    case "bidWithdrawn":
    case "trickCancelled":
    case "secretRevealed":
    case "seatReady":
    case "hidden":
      return [];
  }
}

/** What to add once the bids are complete. */
function bidsComplete(view: View, before: View | null): string[] {
  const { round } = view;
  const news = round?.allBid && before?.round?.number === round.number && !before.round.allBid;
  return news ? [t("say-bids-complete", { balance: balanceInWords(round.balance) })] : [];
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
  if (stage === "bidding") {
    if (you.bids.length === 0 || you.bid !== null) return null;
    return you.forbidden === null
      ? t("say-turn-bid")
      : t("say-turn-bid-hook", { forbidden: you.forbidden });
  }
  const [led] = round.trick.cards;
  if (stage !== "playing") return null;
  return led ? t("say-turn-follow", { suit: suitName(suitOf(led)) }) : t("say-turn-lead");
}

export interface Said {
  /** What happened. */
  events: string[];
  /** The call to act, when it has become one's turn. */
  turn: string | null;
}

/** Where the table stands, for somebody who has just come in: what is past is no news. */
export function whereItStands(view: View): Said {
  const { round, sizes, stage } = view;
  if (stage === "over") return { events: [over(view, winnersOf(view))], turn: null };
  if (!round) return { events: [], turn: null };
  const begin = t("log-begin", { round: round.number, rounds: sizes.length });
  return { events: [begin, trumpInWords(view)], turn: yourTurn(view) };
}

export function saidOf(frame: Frame, before: View | null): Said {
  const { view } = frame;
  const events = frame.events.flatMap((event) => sentences(event, view));
  const turn = yourTurn(view);
  const wasTurn = before !== null && before.number === view.number && yourTurn(before) === turn;
  return {
    events: [...events, ...bidsComplete(view, before), ...presence(view, before)],
    turn: wasTurn ? null : turn,
  };
}
