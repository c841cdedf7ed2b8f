"""Scoring: what a bid and the tricks taken are worth, and who stands where (docs/rules.md §7)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from ohhell.rules.cards import Suit
from ohhell.rules.plain import later


@dataclass(frozen=True, slots=True)
class MadeZero:
    """What a made bid of zero is worth, where it is not scored as any other bid."""

    bonus: int = 5
    per_card: int = 1

    def points(self, size: int) -> int:
        """Return the points of a made zero in a round of `size` cards."""
        return self.bonus + self.per_card * size


class Missed(Enum):
    """What does a seat score that missed its bid? `per` is the points for each."""

    NOTHING = "nothing"
    TRICKS = "tricks"
    MINUS_TRICKS = "minus_tricks"
    MINUS_BID = "minus_bid"
    MINUS_DIFFERENCE = "minus_difference"
    MINUS_SQUARE = "minus_square"
    MINUS_TRIANGLE = "minus_triangle"
    MINUS_DOUBLING = "minus_doubling"
    MINUS_SIZE = "minus_size"

    def points(self, *, bid: int, taken: int, per: int, size: int) -> int:
        """Return the points of a missed bid, before any fixed part."""
        return per * self._units(bid, taken, size)

    def _units(self, bid: int, taken: int, size: int) -> int:
        off = abs(bid - taken)
        match self:
            case Missed.NOTHING:
                return 0
            case Missed.TRICKS:
                return taken
            case Missed.MINUS_TRICKS:
                return -taken
            case Missed.MINUS_BID:
                return -bid
            case Missed.MINUS_DIFFERENCE:
                return -off
            case Missed.MINUS_SQUARE:
                return -off * off
            case Missed.MINUS_TRIANGLE:
                return -(off * (off + 1) // 2)
            case Missed.MINUS_DOUBLING:
                return 1 - (1 << off)
            case Missed.MINUS_SIZE:
                return -size


@dataclass(frozen=True, slots=True)
class Miss:
    """What some missed bids score: `missed` at `per` a unit, and `bonus` on top."""

    missed: Missed = Missed.NOTHING
    per: int = 1
    bonus: int = 0

    def points(self, *, bid: int, taken: int, size: int) -> int:
        """Return the points of a missed bid."""
        return self.bonus + self.missed.points(bid=bid, taken=taken, per=self.per, size=size)


@dataclass(frozen=True, slots=True)
class MadeSize:
    """What a made bid is worth for the size of its round, on top of the rest."""

    per_card: int = 0
    per_card_short: int = 0
    """For each card by which the round is smaller than the largest."""

    def points(self, *, size: int, largest: int) -> int:
        """Return the points in a round of `size` cards of a game with rounds up to `largest`."""
        return self.per_card * size + self.per_card_short * (largest - size)


@dataclass(frozen=True, slots=True)
class Scoring:
    """One formula for the whole family.

    A made bid of b scores ``bonus + per_trick*b + per_square*b*b`` and `made_size`, but a made zero
    its own `made_zero` where there is one. A missed bid scores `missed` at `per_miss`, and the
    fixed `miss_bonus` (negative for a penalty) on top; but a missed zero `missed_zero`, and a seat
    that took too many tricks `over`, where there is one. `and_also` comes on top of every miss.

    >>> Scoring(bonus=10, per_trick=1, missed=Missed.TRICKS).points(bid=2, taken=3, size=5)
    3
    >>> Scoring(made_zero=MadeZero(bonus=5, per_card=1)).points(bid=0, taken=0, size=7)
    12
    """

    bonus: int = 10
    per_trick: int = 1
    per_square: int = 0
    made_zero: MadeZero | None = None
    missed: Missed = Missed.TRICKS
    per_miss: int = 1
    miss_bonus: int = 0
    made_size: MadeSize | None = later(None)
    over: Miss | None = later(None)
    missed_zero: Miss | None = later(None)
    and_also: Miss | None = later(None)
    doubled: Suit | None = later(None)
    """A round with this suit for trump counts double."""
    lowest_wins: bool = later(False)

    def points(
        self,
        *,
        bid: int,
        taken: int,
        size: int,
        largest: int | None = None,
        trump: Suit | None = None,
    ) -> int:
        """Return what a seat scores that bid `bid` and took `taken` of `size` tricks.

        `largest` is the largest size of the game; without one, this is the largest.
        """
        twice = 1 if trump is None or trump != self.doubled else 2
        if bid != taken:
            return twice * self._missed(bid, taken, size)
        return twice * self._made(bid, size, size if largest is None else largest)

    def _made(self, bid: int, size: int, largest: int) -> int:
        if bid == 0 and self.made_zero is not None:
            return self.made_zero.points(size)
        extra = 0 if self.made_size is None else self.made_size.points(size=size, largest=largest)
        return self.bonus + self.per_trick * bid + self.per_square * bid * bid + extra

    def _missed(self, bid: int, taken: int, size: int) -> int:
        miss = Miss(self.missed, self.per_miss, self.miss_bonus)
        if taken > bid and self.over is not None:
            miss = self.over
        if bid == 0 and self.missed_zero is not None:
            miss = self.missed_zero
        also = Miss() if self.and_also is None else self.and_also
        return sum(part.points(bid=bid, taken=taken, size=size) for part in (miss, also))

    def ranks(self, scores: Sequence[int]) -> tuple[int, ...]:
        """Return each seat's rank by its score, 1 for the winner."""
        return ranks([-score for score in scores] if self.lowest_wins else scores)


def ranks(scores: Sequence[int]) -> tuple[int, ...]:
    """Return each seat's rank, 1 for the highest score; equals share one and the next is skipped.

    >>> ranks([52, 61, 61, 40])
    (3, 1, 1, 4)
    """
    return tuple(1 + sum(other > score for other in scores) for score in scores)
