"""Bidding: who bids when, and what the last bidder may not say (docs/rules.md §5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum


class BidOrder(Enum):
    """Do seats bid in turn for all to hear, or all together, secret until everyone is in?"""

    IN_TURN = "in_turn"
    TOGETHER = "together"


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

    def legal(self, *, bids: Sequence[int | None], size: int) -> tuple[int, ...]:
        """Return the bids open to the seat to bid now: 0 to `size`, less what the hook forbids."""
        barred = self.hook.forbidden(bids=bids, size=size)
        return tuple(bid for bid in range(size + 1) if bid != barred)
