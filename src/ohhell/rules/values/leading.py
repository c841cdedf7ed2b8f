"""Leading to a trick: who leads to the first, and what may be led (docs/rules.md §6)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from ohhell.rules.cards import Hand, Seat, Suit


class FirstLeader(Enum):
    """Who leads to the first trick of a round?"""

    ELDEST = "eldest"
    HIGHEST_BIDDER = "highest_bidder"
    """Of equal bids that of the seat nearest to eldest, clockwise."""
    DEALER = "dealer"

    def seat(self, *, clockwise: Sequence[Seat], bids: Sequence[int | None]) -> Seat:
        """Return the seat, once all have bid; `clockwise` are those who play, the dealer last.

        >>> FirstLeader.HIGHEST_BIDDER.seat(clockwise=[1, 2, 3, 0], bids=[1, 2, 3, 3])
        2
        """
        match self:
            case FirstLeader.ELDEST:
                return clockwise[0]
            case FirstLeader.HIGHEST_BIDDER:
                return highest_bidder(clockwise, bids)
            case FirstLeader.DEALER:
                return clockwise[-1]


def highest_bidder(clockwise: Sequence[Seat], bids: Sequence[int | None]) -> Seat:
    """Return the seat with the highest bid; of equal ones the first in `clockwise`."""
    return max(clockwise, key=lambda seat: bids[seat] or 0)


class TrumpLead(Enum):
    """When may trump be led by a seat that holds another suit?"""

    ANYTIME = "anytime"
    AFTER_FIRST = "after_first"
    BROKEN = "broken"
    """Once a trump was played to a trick of another suit."""
    LAST_RESORT = "last_resort"

    def open(self, *, first: bool, broken: bool) -> bool:
        """Tell whether trump may be led to a trick: the `first`, or after trump was `broken`."""
        match self:
            case TrumpLead.ANYTIME:
                return True
            case TrumpLead.AFTER_FIRST:
                return not first
            case TrumpLead.BROKEN:
                return broken
            case TrumpLead.LAST_RESORT:
                return False


@dataclass(frozen=True, slots=True)
class Leading:
    """Who leads first, and whether trump may be led."""

    first: FirstLeader = FirstLeader.ELDEST
    trump: TrumpLead = TrumpLead.ANYTIME

    def playable(self, hand: Hand, *, trump: Suit | None, first: bool, broken: bool) -> Hand:
        """Return the cards of `hand` that may be led; a hand of trumps alone is free."""
        if trump is None or self.trump.open(first=first, broken=broken):
            return hand
        return tuple(card for card in hand if card.suit != trump) or hand
