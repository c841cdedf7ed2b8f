"""Scoring: what a bid and the tricks taken are worth, and who stands where (docs/rules.md §7)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum


@dataclass(frozen=True, slots=True)
class MadeZero:
    """What a made bid of zero is worth, where it is not scored as any other bid."""

    bonus: int = 5
    per_card: int = 1

    def points(self, size: int) -> int:
        """Return the points of a made zero in a round of `size` cards."""
        return self.bonus + self.per_card * size


class Missed(Enum):
    """What does a seat score that missed its bid? `per` is the ruleset's `per_miss`."""

    NOTHING = "nothing"
    TRICKS = "tricks"
    MINUS_TRICKS = "minus_tricks"
    MINUS_BID = "minus_bid"
    MINUS_DIFFERENCE = "minus_difference"
    MINUS_SQUARE = "minus_square"
    MINUS_TRIANGLE = "minus_triangle"

    def points(self, *, bid: int, taken: int, per: int) -> int:
        """Return the points of a missed bid, before any fixed part."""
        off = abs(bid - taken)
        match self:
            case Missed.NOTHING:
                return 0
            case Missed.TRICKS:
                return per * taken
            case Missed.MINUS_TRICKS:
                return -per * taken
            case Missed.MINUS_BID:
                return -per * bid
            case Missed.MINUS_DIFFERENCE:
                return -per * off
            case Missed.MINUS_SQUARE:
                return -per * off * off
            case Missed.MINUS_TRIANGLE:
                return -per * off * (off + 1) // 2


@dataclass(frozen=True, slots=True)
class Scoring:
    """One formula for the whole family.

    A made bid of b scores ``bonus + per_trick*b + per_square*b*b``, but a made zero its own
    `made_zero` where there is one. A missed bid scores `missed` at `per_miss`, and the fixed
    `miss_bonus` (negative for a penalty) on top.

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

    def points(self, *, bid: int, taken: int, size: int) -> int:
        """Return what a seat scores that bid `bid` and took `taken` of `size` tricks."""
        if bid != taken:
            return self.miss_bonus + self.missed.points(bid=bid, taken=taken, per=self.per_miss)
        if bid == 0 and self.made_zero is not None:
            return self.made_zero.points(size)
        return self.bonus + self.per_trick * bid + self.per_square * bid * bid


def ranks(scores: Sequence[int]) -> tuple[int, ...]:
    """Return each seat's rank, 1 for the highest score; equals share one and the next is skipped.

    >>> ranks([52, 61, 61, 40])
    (3, 1, 1, 4)
    """
    return tuple(1 + sum(other > score for other in scores) for score in scores)
