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
    Round,
    RoundScored,
    RoundStarted,
    Seat,
    Trick,
)


@dataclass(frozen=True, slots=True)
class Unfolded:
    """A round, finished or the last of an unfinished game; tuples over seats go by seat."""

    round: Round
    hands: tuple[Hand, ...]
    """The hands as they were dealt."""
    bids: tuple[int | None, ...]
    totals: tuple[int, ...]

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
    game, hands = rules.new_game(start_of(events)), dict[Seat, Hand]()
    for event in events[1:]:
        game = rules.evolve(game, event)
        match event:
            case RoundStarted():
                hands = {}
            case HandDealt(seat, cards):
                hands[seat] = cards
            case RoundScored():
                yield _unfolded(game, hands)
            case _:
                pass
    if game.round is not None and game.round.points is None:
        yield _unfolded(game, hands)


def _unfolded(game: Game, hands: dict[Seat, Hand]) -> Unfolded:
    round_ = game.round_in_progress
    bids = zip(round_.bids, round_.sealed, strict=True)
    return Unfolded(
        round_,
        tuple(hands[Seat(seat)] for seat in range(game.seats)),
        tuple(sealed if bid is None else bid for bid, sealed in bids),
        game.scores,
    )
