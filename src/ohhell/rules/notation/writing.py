"""Writing a game as text."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Final

from ohhell.rules.cards import Seat
from ohhell.rules.plain import to_plain
from ohhell.rules.play.events import (
    BidMade,
    BidWithdrawn,
    BlindBidMade,
    CardPlayed,
    Event,
    GameOver,
    GameStarted,
    HandDealt,
    HandLaid,
    Looked,
    RoundScored,
    RoundStarted,
    TrickCancelled,
    TrickTaken,
    TrumpAsked,
    TrumpNamed,
    TrumpOpen,
    TrumpSet,
    TrumpTurned,
)
from ohhell.rules.play.evolving import evolve, new_game
from ohhell.rules.play.state import Round

HEADER: Final = "ohhell 1"


def write(events: Sequence[Event]) -> str:
    """Return a game, finished or not, as text. The first event must be `GameStarted`."""
    return "\n".join(_Writer(events).lines()) + "\n"


class _Writer:
    def __init__(self, events: Sequence[Event]) -> None:
        started = events[0] if events else None
        assert isinstance(started, GameStarted), "a game begins with GameStarted"
        self._started, self._rest = started, events[1:]
        self._game = new_game(started)
        self._hands: dict[Seat, str] = {}
        self._bids_written = False
        self._withdrawn: Seat | None = None

    def lines(self) -> Iterator[str]:
        started = self._started
        yield f"{HEADER} seats={started.seats} dealer={started.first_dealer}"
        rules = to_plain(started.ruleset)
        yield "rules " + json.dumps(rules, sort_keys=True, separators=(",", ":"))
        for event in self._rest:
            yield from self._dealt(event)
            yield from self._bid(event)
            yield from self._played(event)
            self._game = evolve(self._game, event)
        yield from self._open()

    @property
    def _round(self) -> Round:
        return self._game.round_in_progress

    def _dealt(self, event: Event) -> Iterator[str]:
        match event:
            case RoundStarted(index, dealer, size):
                self._hands, self._bids_written = {}, False
                yield f"round {index + 1} size={size} dealer={dealer}"
            case HandDealt(seat, cards) | HandLaid(seat, cards):
                self._hands[seat] = " ".join(map(str, cards))
            case TrumpTurned() | TrumpSet() | TrumpOpen():
                held = (self._hands.get(Seat(seat), "") for seat in range(self._game.seats))
                yield "  hands " + " / ".join(held)
                yield f"  turn {_turn(event)}"
            case _:
                pass

    def _bid(self, event: Event) -> Iterator[str]:
        match event:
            case Looked(seat):
                yield f"  look {seat}"
            case BlindBidMade(seat, tricks):
                yield f"  blind {seat}: {tricks}"
            case BidWithdrawn(seat):
                yield from self._bids()
                self._withdrawn = seat
            case BidMade(seat, tricks) if seat == self._withdrawn:
                self._withdrawn = None
                yield f"  again {seat}: {tricks}"
            case TrumpAsked() if not self._round.bidding:
                yield from self._bids()
            case TrumpNamed(seat, suit):
                yield f"  named {seat}: {_or_none(suit)}"
            case _:
                pass

    def _bids(self) -> Iterator[str]:
        """Yield the bids, once in a round."""
        if not self._bids_written:
            self._bids_written = True
            yield "  bids " + " ".join(map(str, self._round.all_bids))

    def _played(self, event: Event) -> Iterator[str]:
        match event:
            case CardPlayed():
                yield from self._bids()
            case TrickTaken(winner):
                yield self._trick(str(winner))
            case TrickCancelled():
                yield self._trick("none")
            case RoundScored(points):
                yield "  points " + " ".join(map(str, points))
            case GameOver(winners):
                yield "over " + " ".join(map(str, winners))
            case _:
                pass

    def _trick(self, winner: str = "") -> str:
        trick = self._round.trick
        taken = f" -> {winner}" if winner else ""
        return f"  trick {trick.leader}: {' '.join(map(str, trick.cards))}{taken}"

    def _open(self) -> Iterator[str]:
        """Yield what there is of a round that is not over."""
        round_ = self._game.round
        if round_ is None or round_.points is not None:
            return
        if round_.trick.cards:
            yield self._trick()
        known = [round_.bid_of(seat) for seat in range(round_.seats)]
        said = any(bid is not None for seat, bid in enumerate(known) if seat not in round_.out)
        if said and not self._bids_written:
            yield "  bids " + " ".join("-" if bid is None else str(bid) for bid in known)


def _turn(event: TrumpTurned | TrumpSet | TrumpOpen) -> str:
    """Return the card turned up; and where its suit is not trump, what is, and a card shown."""
    if isinstance(event, TrumpOpen):
        return "none trump open"
    if isinstance(event, TrumpTurned):
        return _or_none(event.card)
    shown = "" if event.shown is None else f" shown {event.shown}"
    return f"{_or_none(event.turned)} trump {_or_none(event.suit)}{shown}"


def _or_none(value: object | None) -> str:
    return "none" if value is None else str(value)
