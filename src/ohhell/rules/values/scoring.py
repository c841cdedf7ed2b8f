"""Scoring: what a bid and the tricks taken are worth, and who stands where (docs/rules.md §7)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

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


class NilWhen(Enum):
    """In which rounds is a zero something special?"""

    SIZE_ABOVE_SEATS = "size_above_seats"
    """There are more cards in a hand than seats."""
    PACK_EXHAUSTED = "pack_exhausted"
    """Every card is dealt."""
    NEARLY_FULL = "nearly_full"
    """Cards are left after the deal, but no more than there are seats."""
    BIDS_OVER = "bids_over"
    """The bids add up to more than the number of tricks."""

    def holds(self, at: Circumstances) -> bool:
        """Tell whether it is such a round."""
        match self:
            case NilWhen.SIZE_ABOVE_SEATS:
                return at.size > at.seats
            case NilWhen.PACK_EXHAUSTED:
                return at.undealt == 0
            case NilWhen.NEARLY_FULL:
                return 0 < at.undealt <= at.seats
            case NilWhen.BIDS_OVER:
                return at.bids > at.size


@dataclass(frozen=True, slots=True)
class Nil:
    """What a zero is worth in some rounds, before all other rules."""

    when: NilWhen = NilWhen.NEARLY_FULL
    made: int = 20
    missed: int | None = None
    """None: a missed zero is scored as in other rounds."""


class Running(Enum):
    """Does a round change the score in a way that looks at the scores before it?"""

    NONE = "none"
    HALVING = "halving"
    """A missed bid costs half of the own score, rounded down."""
    STACKPOT = "stackpot"
    """Where all scores together are below zero, a made bid counts once more for each time that
    the size of the round goes into what is missing."""

    def made_times(self, at: Circumstances) -> int:
        """Return how often a made bid counts."""
        short = -sum(at.scores)
        return 1 + short // at.size if self is Running.STACKPOT and short > 0 else 1


@dataclass(frozen=True, slots=True)
class Circumstances:
    """What a scoring may look at beside a bid and the tricks taken; `scores` are those before."""

    size: int
    largest: int = 0
    """The largest size of the game; 0 where it is this."""
    trump: Suit | None = None
    seats: int = 0
    undealt: int = 0
    """The cards that are in no hand, a turn-up among them."""
    bids: int = 0
    """The sum of all bids."""
    scores: tuple[int, ...] = ()


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
    In some rounds `nil` comes before all of this for a bid of zero.

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
    nil: Nil | None = later(None)
    digit_before: bool = later(False)
    """Is a made bid above zero worth itself with a digit 1 written before it?"""
    running: Running = later(Running.NONE)
    halves: bool = later(False)
    """Are all points half points? It changes only how they are shown."""

    def points(
        self,
        *,
        bid: int,
        taken: int,
        size: int,
        largest: int | None = None,
        trump: Suit | None = None,
    ) -> int:
        """Return what a bid and the tricks taken are worth, by those rules that ask no more."""
        at = Circumstances(size, largest or size, trump)
        return self.points_at(at, bid=bid, taken=taken)

    def points_at(self, at: Circumstances, *, bid: int, taken: int, score: int = 0) -> int:
        """Return what a seat scores that bid `bid` and took `taken` tricks; `score` is its own."""
        twice = 1 if at.trump is None or at.trump != self.doubled else 2
        if bid == taken:
            return twice * self.running.made_times(at) * self._made(bid, at)
        if self.running is Running.HALVING:
            return -(score // 2)
        return twice * self._missed(bid, taken, at)

    def _made(self, bid: int, at: Circumstances) -> int:
        if bid == 0 and self.nil is not None and self.nil.when.holds(at):
            return self.nil.made
        if bid == 0 and self.made_zero is not None:
            return self.made_zero.points(at.size)
        if bid and self.digit_before:
            return int(f"1{bid}")
        made = self.made_size or MadeSize()
        extra = made.points(size=at.size, largest=at.largest or at.size)
        return self.bonus + self.per_trick * bid + self.per_square * bid * bid + extra

    def _missed(self, bid: int, taken: int, at: Circumstances) -> int:
        nil = self.nil
        if bid == 0 and nil is not None and nil.missed is not None and nil.when.holds(at):
            return nil.missed
        parts = (self._miss(bid, taken), self.and_also or Miss())
        return sum(part.points(bid=bid, taken=taken, size=at.size) for part in parts)

    def _miss(self, bid: int, taken: int) -> Miss:
        if bid == 0 and self.missed_zero is not None:
            return self.missed_zero
        if taken > bid and self.over is not None:
            return self.over
        return Miss(self.missed, self.per_miss, self.miss_bonus)


def ranks(scores: Sequence[Any]) -> tuple[int, ...]:
    """Return each seat's rank, 1 for the highest score; equals share one and the next is skipped.

    >>> ranks([52, 61, 61, 40])
    (3, 1, 1, 4)
    """
    return tuple(1 + sum(score < other for other in scores) for score in scores)
