"""The schedule: how many cards each seat gets in every round (docs/rules.md §3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from itertools import chain, groupby

from ohhell.rules.cards import PACK_SIZE
from ohhell.rules.plain import later


class Pattern(Enum):
    """How the size moves from round to round between the smallest and the largest hand."""

    UP = "up"
    DOWN = "down"
    UP_DOWN = "updown"
    DOWN_UP = "downup"
    UP_DOWN_TWICE = "updown2"
    DOWN_UP_TWICE = "downup2"
    FIXED = "fixed"
    """The largest hand, round after round."""

    def sizes(self, ladder: Sequence[int]) -> tuple[int, ...]:
        """Return the sizes for a rising `ladder`; those named `…2` turn with two equal rounds.

        >>> Pattern.DOWN_UP.sizes([1, 2, 3])
        (3, 2, 1, 2, 3)
        """
        up, down = tuple(ladder), tuple(reversed(ladder))
        match self:
            case Pattern.UP:
                return up
            case Pattern.DOWN:
                return down
            case Pattern.UP_DOWN:
                return up + down[1:]
            case Pattern.DOWN_UP:
                return down + up[1:]
            case Pattern.UP_DOWN_TWICE:
                return up + down
            case Pattern.DOWN_UP_TWICE:
                return down + up
            case Pattern.FIXED:
                return up[-1:]


class Times(Enum):
    """How often is a size dealt in a row: once, or once by every seat?"""

    ONCE = "once"
    PER_SEAT = "per_seat"

    def repeats(self, run: tuple[int, ...], seats: int) -> tuple[int, ...]:
        """Return a run of equal sizes as often as it is dealt."""
        match self:
            case Times.ONCE:
                return run
            case Times.PER_SEAT:
                return run[:1] * seats


class Overflow(Enum):
    """What becomes of a largest hand that does not fit?"""

    SHRINK = "shrink"
    """The largest hand is what fits, and the pattern keeps its shape."""
    CLAMP = "clamp"
    """The number of rounds stays, and each size is at most what fits."""
    REJECT = "reject"
    """The ruleset cannot be played by so many."""


@dataclass(frozen=True, slots=True)
class Schedule:
    """The pattern, the hands between which it moves, and whether a hand may use up the pack.

    >>> Schedule(Pattern.DOWN_UP, largest=12).sizes(seats=6)[:3]
    (8, 7, 6)
    >>> Schedule(Pattern.UP, largest=15, whole_pack=True).sizes(seats=4)[-1]
    13
    """

    pattern: Pattern = Pattern.DOWN_UP
    largest: int = 10
    whole_pack: bool = False
    """May a round deal every card, leaving none to turn up?"""
    smallest: int = later(1)
    step: int = later(1)
    ones: Times = later(Times.ONCE)
    """How often the smallest size is dealt in a row."""
    tops: Times = later(Times.ONCE)
    """How often the largest size is dealt in a row."""
    overflow: Overflow = later(Overflow.SHRINK)
    custom: tuple[int, ...] = later(())
    """The size of every round, in place of all of the above but `whole_pack`."""

    def largest_that_fits(self, seats: int, cards: int = PACK_SIZE) -> int:
        """Return the largest hand that can be dealt to `seats` seats from a pack of `cards`."""
        return (cards if self.whole_pack else cards - 1) // seats

    @property
    def largest_asked(self) -> int:
        """The largest hand as the ruleset asks for it."""
        return max(self.custom) if self.custom else self.largest

    def effective_largest(self, seats: int, cards: int = PACK_SIZE) -> int:
        """Return the largest hand as it will be played."""
        return max(self.sizes(seats, cards))

    @property
    def ends_with_largest(self) -> bool:
        """Whether no round is larger than the last."""
        sizes = self.custom or self.pattern.sizes((1, 2))
        return sizes[-1] == max(sizes)

    def sizes(self, seats: int, cards: int = PACK_SIZE) -> tuple[int, ...]:
        """Return the size of every round for `seats` seats and a pack of `cards`."""
        return self.custom or self._scheduled(seats, cards)

    # Every view of a game tells the sizes.
    @lru_cache(maxsize=1024)  # noqa: B019 - schedules are values, and few
    def _scheduled(self, seats: int, cards: int) -> tuple[int, ...]:
        fits = self.largest_that_fits(seats, cards)
        largest = self.largest if self.overflow is Overflow.CLAMP else min(self.largest, fits)
        ladder = range(self.smallest, largest + 1, self.step)
        runs = (tuple(run) for _, run in groupby(self.pattern.sizes(ladder)))
        dealt = (self._times(run[0], ladder).repeats(run, seats) for run in runs)
        return tuple(min(size, fits) for size in chain.from_iterable(dealt))

    def _times(self, size: int, ladder: range) -> Times:
        """Return how often `size` is dealt in a row."""
        ends = {ladder[0]: self.ones, ladder[-1]: self.tops}
        return ends.get(size, Times.ONCE)
