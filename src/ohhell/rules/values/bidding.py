"""Bidding: who bids when, and what may not be said (docs/rules.md §5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from ohhell.rules.cards import Seat
from ohhell.rules.plain import later


class BidOrder(Enum):
    """Do seats bid in turn for all to hear, or secretly?"""

    IN_TURN = "in_turn"
    TOGETHER = "together"
    """Secret until everyone is in."""
    SECRET = "secret"  # noqa: S105 - the bid is, and for a round
    """Secret until the round has been played."""


class FirstBidder(Enum):
    """Who bids first? The others follow clockwise."""

    ELDEST = "eldest"
    DEALER = "dealer"

    def order(self, clockwise: Sequence[Seat]) -> tuple[Seat, ...]:
        """Return the seats in the order in which they bid, given `clockwise`, the dealer last.

        >>> FirstBidder.DEALER.order([2, 0, 1])
        (1, 2, 0)
        """
        dealer_first = self is FirstBidder.DEALER
        return (clockwise[-1], *clockwise[:-1]) if dealer_first else tuple(clockwise)


class Hook(Enum):
    """What must the bids add up to, and who has to see to it?"""

    OFF = "off"
    LAST_BIDDER = "last_bidder"
    """The last bidder may not make the bids add up to the number of tricks."""
    DEALER_CHANGES = "dealer_changes"
    """If bids made together add up to it, the dealer bids anew, something else."""
    LEFT_CHANGES = "left_changes"
    """The same, but it is eldest who bids anew."""
    MUST_EQUAL = "must_equal"
    """The bids must add up to the number of tricks."""
    MUST_EXCEED = "must_exceed"
    """The bids must add up to more."""
    MUST_BE_UNDER = "must_be_under"
    """The bids must add up to less."""

    def forbidden(self, *, rest: int, size: int) -> int | None:
        """Return the one bid that the last bidder may not make, or None.

        `rest` is what would make the bids add up to `size`.

        >>> Hook.LAST_BIDDER.forbidden(rest=4, size=10)
        4
        >>> Hook.LAST_BIDDER.forbidden(rest=-1, size=10) is None
        True
        """
        return rest if self in _NOT_EQUAL and 0 <= rest <= size else None

    def open(self, *, rest: int, size: int, last: bool) -> range:
        """Return the bids that the sum leaves open, apart from one that is `forbidden`.

        Where it would leave none, the bid nearest to what is asked stands.
        """
        match self:
            case Hook.MUST_EQUAL if last:
                return range(max(rest, 0), max(rest, 0) + 1)
            case Hook.MUST_EQUAL:
                return range(max(rest, 0) + 1)
            case Hook.MUST_EXCEED if last:
                return range(min(max(rest + 1, 0), size), size + 1)
            case Hook.MUST_BE_UNDER if last:
                return range(max(rest, 1))
            case _:
                return range(size + 1)


_NOT_EQUAL: Final = (Hook.LAST_BIDDER, Hook.DEALER_CHANGES, Hook.LEFT_CHANGES)

CHANGES: Final = (Hook.DEALER_CHANGES, Hook.LEFT_CHANGES)
"""The answers to bids made together."""


@dataclass(frozen=True, slots=True)
class Blind:
    """Who lies far behind may bid before looking at the hand, and before anybody else bids."""

    behind: int = 20
    """By how many points at least, behind whoever leads."""
    bonus: int = 10
    """What a made blind bid scores more than another."""

    def may(self, scores: Sequence[int]) -> tuple[bool, ...]:
        """Tell by seat who may bid blind at these scores.

        >>> Blind().may([35, 15, 16])
        (False, True, False)
        """
        return tuple(max(scores) - score >= self.behind for score in scores)


@dataclass(frozen=True, slots=True)
class Bidding:
    """How the bids of a round are made."""

    order: BidOrder = BidOrder.IN_TURN
    hook: Hook = Hook.LAST_BIDDER
    hook_from: int = later(1)
    """The hook spares rounds of fewer cards than this."""
    hook_spares_last: bool = later(False)
    """Does the hook spare the last round of the game?"""
    first: FirstBidder = later(FirstBidder.ELDEST)
    zero: bool = later(True)
    """May a seat bid zero?"""
    blind: Blind | None = later(None)

    def hook_in(self, *, size: int, last_round: bool = False) -> Hook:
        """Return the hook as it holds in a round of `size` cards."""
        spared = size < self.hook_from or (self.hook_spares_last and last_round)
        return Hook.OFF if spared else self.hook

    def forbidden(
        self, *, made: int, last: bool, size: int, last_round: bool = False
    ) -> int | None:
        """Return the one bid that the hook forbids to the seat to bid now, or None.

        `made` is the sum of the bids so far; `last` tells whether the seat answers for the sum.
        """
        hook = self.hook_in(size=size, last_round=last_round)
        return hook.forbidden(rest=size - made, size=size) if last else None

    def legal(
        self, *, made: int, last: bool, size: int, last_round: bool = False
    ) -> tuple[int, ...]:
        """Return the bids open to the seat to bid now; see `forbidden`.

        The hook wins over a ban on zero, which is waived where it would leave no bid.
        """
        barred = self.forbidden(made=made, last=last, size=size, last_round=last_round)
        hook = self.hook_in(size=size, last_round=last_round)
        asked = hook.open(rest=size - made, size=size, last=last)
        left = tuple(bid for bid in asked if bid != barred)
        return left if self.zero else tuple(bid for bid in left if bid) or left
