"""What was played: by deal, table and seat; and what of it is compared."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from ohhell.lab.plan import Chunk, Field


@dataclass(frozen=True, slots=True)
class Tally:
    """What one seat got at one table, or several seats together."""

    games: int = 0
    rounds: int = 0
    """Rounds in which the seat played."""
    points: int = 0
    made: int = 0
    """Rounds in which it made its bid."""
    wins: float = 0.0
    """Games won; of a game that several seats won, each has its share."""

    def __add__(self, other: Tally) -> Tally:
        return Tally(
            self.games + other.games,
            self.rounds + other.rounds,
            self.points + other.points,
            self.made + other.made,
            self.wins + other.wins,
        )


@dataclass(frozen=True, slots=True)
class PlayedTable:
    """One deal in one rotation of one field: a tally for every seat."""

    field: int
    """The number of the field in the plan, 0 for the first."""
    rotation: int
    """By how many seats the field was turned."""
    bots: Field
    """The number of the bot in each seat."""
    tallies: tuple[Tally, ...]


@dataclass(frozen=True, slots=True)
class PlayedDeal:
    """One deal, at all its tables."""

    number: int
    tables: tuple[PlayedTable, ...]

    def by_bot(self, bots: int) -> tuple[Tally, ...]:
        """Return for each of so many `bots` the sum over the seats it had; empty if it had none."""
        sums = [Tally()] * bots
        for table in self.tables:
            for bot, tally in zip(table.bots, table.tallies, strict=True):
                sums[bot] += tally
        return tuple(sums)


Runner = Callable[[Chunk], tuple[PlayedDeal, ...]]
"""Plays the deals of a chunk and returns what happened, in the order of their numbers.

What it returns follows from the chunk alone, whoever runs it, wherever and beside what else. A
runner that is sent to other processes must be a function at the top of a module.
"""


class Measure(Enum):
    """What is compared?"""

    POINTS = "points"
    """Points a round."""
    MADE = "made"
    """Bids made, as a part of all."""
    WINS = "wins"
    """Games won, as a part of all; of `seats` equal bots each wins one in `seats`."""

    def of(self, tally: Tally) -> float:
        """Return how much of it there is in a `tally` that is not empty."""
        match self:
            case Measure.POINTS:
                return tally.points / tally.rounds
            case Measure.MADE:
                return tally.made / tally.rounds
            case Measure.WINS:
                return tally.wins / tally.games
