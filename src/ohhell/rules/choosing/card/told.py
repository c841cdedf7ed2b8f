"""What a rule card tells of: a ruleset at a number of seats, and what can happen there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Self

from ohhell.rules.cards import Suit
from ohhell.rules.values.ending import ROUNDS_MAX, Ties
from ohhell.rules.values.pack import PackKind
from ohhell.rules.values.ruleset import Direction, RuleSet
from ohhell.rules.values.trump import Exhausted, Naming


@dataclass(frozen=True, slots=True)
class Told:
    """A ruleset as `seats` players play it."""

    ruleset: RuleSet
    seats: int
    sizes: tuple[int, ...]
    """The size of every round of the schedule."""

    @classmethod
    def at(cls, ruleset: RuleSet, seats: int) -> Self:
        """Return `ruleset` as it is for `seats` seats."""
        return cls(ruleset, seats, ruleset.sizes(seats))

    @property
    def all_sizes(self) -> tuple[int, ...]:
        """The sizes of the schedule, as often as it may be dealt."""
        return self.sizes * (ROUNDS_MAX // len(self.sizes) + 1) if self.endless else self.sizes

    @property
    def largest(self) -> int:
        """The size of the largest round."""
        return max(self.sizes)

    @property
    def cards(self) -> int:
        """How many cards there are."""
        return self.ruleset.pack.size(self.seats)

    @property
    def endless(self) -> bool:
        """Whether the schedule is no end."""
        return not self.ruleset.ending.by_schedule

    @property
    def has_wizards(self) -> bool:
        """Whether there may be Wizards and Jesters in the pack."""
        return self.ruleset.pack.kind is PackKind.WIZARD

    @property
    def side(self) -> str:
        """On which side of a seat the next one sits, seen by whoever sits there."""
        return "left" if self.ruleset.direction is Direction.CLOCKWISE else "right"

    @property
    def other_side(self) -> str:
        """On which side of a seat the one before it sits."""
        return "right" if self.side == "left" else "left"

    def rounds(self) -> Iterator[tuple[int, int]]:
        """Yield index and size of every round that may be played."""
        sizes = self.sizes
        if self.endless:
            yield from ((index, sizes[index % len(sizes)]) for index in range(ROUNDS_MAX))
        else:
            yield from enumerate(sizes)
            if self.ruleset.ending.ties is Ties.EXTRA_ROUNDS:
                yield from ((i, self.largest) for i in range(len(sizes), ROUNDS_MAX))

    def with_trump(self) -> Iterator[tuple[int, int]]:
        """Yield the rounds that are not played without trump by their number or size."""
        trump, sizes = self.ruleset.trump, self.all_sizes
        return (at for at in self.rounds() if not trump.none_in(index=at[0], sizes=sizes))

    def trumps(self) -> set[Suit | None]:
        """Return every trump that a round may have."""
        trump, rounds = self.ruleset.trump, tuple(self.with_trump())
        if not rounds:
            return {None}
        if trump.named is Naming.NOBODY and trump.rotation:
            return {trump.rotation[index % len(trump.rotation)] for index, _ in rounds}
        open_ = trump.named is not Naming.NOBODY or any(self.turned())
        return {*Suit} if open_ or trump.exhausted is Exhausted.DEALERS_LAST else {None}

    @property
    def ever_trump(self) -> bool:
        """Whether any round may have a trump."""
        return self.trumps() != {None}

    def turned(self) -> Iterator[tuple[int, int]]:
        """Yield the rounds with trump in which a card is left to turn up, if that is done."""
        return (at for at in self.with_trump() if not self._exhausts(at[1]))

    def exhausted(self) -> Iterator[tuple[int, int]]:
        """Yield the rounds with trump in which no card is left to turn up."""
        return (at for at in self.with_trump() if self._exhausts(at[1]))

    def _exhausts(self, size: int) -> bool:
        return size * self.seats == self.cards

    def points(self, points: int) -> int | str:
        """Return points as they are shown.

        >>> Told.at(RuleSet(), 4).points(5)
        5
        """
        return halved(points) if self.ruleset.scoring.halves else points


def halved(points: int) -> int | str:
    """Return half of a number of points.

    >>> halved(20), halved(-3), halved(1)
    (10, '−1½', '½')
    """
    whole = abs(points) // 2
    if points % 2 == 0:
        return points // 2
    return f"{'−' if points < 0 else ''}{whole or ''}½"


def sign(suit: Suit | None) -> str:
    """Return the sign of a suit; a dash for none."""
    return "–" if suit is None else "♣♦♥♠"[suit]
