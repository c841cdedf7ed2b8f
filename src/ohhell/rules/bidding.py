"""Bidding: who bids when, and what may not be said (docs/rules.md §5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from ohhell.rules.cards import Seat
from ohhell.rules.plain import later


class BidOrder(Enum):
    """Do seats bid in turn for all to hear, or all together, secret until everyone is in?"""

    IN_TURN = "in_turn"
    TOGETHER = "together"


class FirstBidder(Enum):
    """Who bids first? The others follow clockwise."""

    ELDEST = "eldest"
    DEALER = "dealer"

    def order(self, *, dealer: Seat, seats: int) -> tuple[Seat, ...]:
        """Return the seats in the order in which they bid.

        >>> FirstBidder.ELDEST.order(dealer=Seat(1), seats=3)
        (2, 0, 1)
        """
        first = dealer if self is FirstBidder.DEALER else dealer + 1
        return tuple(Seat((first + step) % seats) for step in range(seats))


class Hook(Enum):
    """May the last bidder make the bids add up to the number of tricks?"""

    OFF = "off"
    LAST_BIDDER = "last_bidder"

    def forbidden(self, *, bids: Sequence[int | None], size: int) -> int | None:
        """Return the bid that the seat to bid now may not make, or None.

        `bids` holds None for each seat that has not bid. Only the last bidder is bound.

        >>> Hook.LAST_BIDDER.forbidden(bids=[2, 3, 1, None], size=10)
        4
        >>> Hook.LAST_BIDDER.forbidden(bids=[2, None, None, None], size=10) is None
        True
        """
        match self:
            case Hook.OFF:
                return None
            case Hook.LAST_BIDDER:
                made = [bid for bid in bids if bid is not None]
                rest = size - sum(made)
                return rest if len(made) == len(bids) - 1 and 0 <= rest <= size else None


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

    def forbidden(
        self, *, bids: Sequence[int | None], size: int, last_round: bool = False
    ) -> int | None:
        """Return the bid that the hook forbids to the seat to bid now, or None."""
        spared = size < self.hook_from or (self.hook_spares_last and last_round)
        return None if spared else self.hook.forbidden(bids=bids, size=size)

    def legal(
        self, *, bids: Sequence[int | None], size: int, last_round: bool = False
    ) -> tuple[int, ...]:
        """Return the bids open to the seat to bid now.

        The hook wins over a ban on zero, which is waived where it would leave no bid.
        """
        barred = self.forbidden(bids=bids, size=size, last_round=last_round)
        left = tuple(bid for bid in range(size + 1) if bid != barred)
        return left if self.zero else tuple(bid for bid in left if bid) or left
