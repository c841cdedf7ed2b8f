"""How a game ended, as far as ratings ask."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ohhell.club.ratings.families import Family


@dataclass(frozen=True, slots=True)
class Person:
    """A person by the id that the house knows."""

    id: str


@dataclass(frozen=True, slots=True)
class Level:
    """A level of bots by its name; all its bots share a rating."""

    id: str


Rated = Person | Level


@dataclass(frozen=True, slots=True)
class Seated:
    """Who held a seat, and its rank by `rules.ranks_of`.

    `left_to` is the level that played on after a person left for good; a bot that only stood in
    for a while, or after the clock had run out, is not told here.
    """

    who: Rated
    rank: int
    left_to: Level | None = None

    @property
    def played_by(self) -> Rated:
        """Against whom the others ended the game."""
        return self.left_to or self.who


@dataclass(frozen=True, slots=True)
class Result:
    """One game that was played to its end, by seat; `teams` is 0 where everyone plays alone.

    Raise `ValueError` if a person sits twice, a bot left, or teams are not even.
    """

    game: str
    family: Family
    seats: tuple[Seated, ...]
    at_ms: int
    teams: int = 0

    def __post_init__(self) -> None:
        people = [seat.who for seat in self.seats if isinstance(seat.who, Person)]
        if len(set(people)) < len(people):
            raise ValueError(f"game {self.game}: a person sits in two seats; each has one")
        if self.teams and len(self.seats) % self.teams:
            text = f"{len(self.seats)} seats cannot be {self.teams} teams; each has as many"
            raise ValueError(f"game {self.game}: {text}")
        if any(seat.left_to and isinstance(seat.who, Level) for seat in self.seats):
            raise ValueError(f"game {self.game}: a bot left its seat to another; only people leave")

    def rank_of(self, side: Sequence[int]) -> int:
        """Return the rank of seats that play together: the best, where a bonus sets mates apart."""
        return min(self.seats[seat].rank for seat in side)

    @property
    def sides(self) -> Sequence[Sequence[int]]:
        """The seats that play together: teams, or every seat alone."""
        count = self.teams or len(self.seats)
        return [range(side, len(self.seats), count) for side in range(count)]

    @property
    def counts(self) -> bool:
        """Whether anybody is rated: people sat on two sides at least."""
        with_people = [
            side for side in self.sides if any(isinstance(self.seats[s].who, Person) for s in side)
        ]
        return len(with_people) > 1
