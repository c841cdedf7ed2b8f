"""A game as its rounds, for those who write it down."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ohhell import rules
from ohhell.rules import (
    Event,
    Game,
    GameStarted,
    Hand,
    HandDealt,
    HandLaid,
    Looked,
    Round,
    RoundScored,
    RoundStarted,
    Seat,
    Suit,
    Trick,
    TrumpNamed,
)


@dataclass(frozen=True, slots=True)
class Unfolded:
    """A round, finished or the last of an unfinished game; tuples over seats go by seat."""

    round: Round
    hands: tuple[Hand, ...]
    """The hands as they were dealt."""
    bids: tuple[int | None, ...]
    totals: tuple[int, ...]
    first_bids: tuple[int | None, ...]
    """The bids as they were made, where the hook changed one of them afterwards."""
    looked: tuple[Seat, ...]
    """The seats that looked at their hands, though they might have bid blind."""
    named: tuple[Suit | None, ...]
    """The trump that a seat named; empty where none did."""

    @property
    def tricks(self) -> Iterator[tuple[Trick, Seat | None]]:
        """The tricks and who took them, with the one that is open."""
        yield from ((taken.trick, taken.winner) for taken in self.round.tricks)
        if self.round.trick.cards:
            yield self.round.trick, None


def start_of(events: Sequence[Event]) -> GameStarted:
    """Return how a game began."""
    started = events[0] if events else None
    if not isinstance(started, GameStarted):
        raise ValueError(f"a game begins with GameStarted, not with {started}")
    return started


def unfolded(events: Sequence[Event]) -> Iterator[Unfolded]:
    """Yield the rounds of a game."""
    game, since = rules.new_game(start_of(events)), list[Event]()
    first_bids: tuple[int, ...] = ()
    for event in events[1:]:
        if isinstance(event, RoundStarted):
            since, first_bids = [], ()
        since.append(event)
        first_bids = rules.bids_as_made(game, event) or first_bids
        game = rules.evolve(game, event)
        if isinstance(event, RoundScored):
            yield _unfolded(game, since, first_bids)
    if game.round is not None and game.round.points is None:
        yield _unfolded(game, since, first_bids)


def _unfolded(game: Game, events: Sequence[Event], first_bids: tuple[int, ...]) -> Unfolded:
    round_, seats = game.round_in_progress, range(game.seats)
    hands = dict[int, Hand]()
    looked, named = list[Seat](), list[Suit | None]()
    for event in events:
        match event:
            case HandDealt(seat, cards) | HandLaid(seat, cards):
                hands[seat] = cards
            case Looked(seat):
                looked.append(seat)
            case TrumpNamed(_, suit):
                named.append(suit)
            case _:
                pass
    return Unfolded(
        round_,
        tuple(hands.get(seat, ()) for seat in seats),
        tuple(None if seat in round_.out else round_.bid_of(seat) for seat in seats),
        game.scores,
        tuple(None if seat in round_.out else bid for seat, bid in enumerate(first_bids)),
        tuple(looked),
        tuple(named),
    )
