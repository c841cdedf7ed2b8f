"""Rounds of one card, which may be played unseen (docs/rules.md §6), and who sees a hand."""

from __future__ import annotations

from enum import Enum

from ohhell.rules.cards import Seat


class Sight(Enum):
    """Who sees a hand while it is held?"""

    OWNER = "owner"
    OTHERS = "others"
    """The other seats, but neither the owner nor spectators."""
    NOBODY = "nobody"

    def shows(self, owner: Seat, audience: Seat | None) -> bool:
        """Tell whether `audience` sees the hand of `owner`; None is a spectator."""
        match self:
            case Sight.OWNER:
                return audience == owner
            case Sight.OTHERS:
                return audience is not None and audience != owner
            case Sight.NOBODY:
                return False


class OneCard(Enum):
    """How is a round of one card played?"""

    NORMAL = "normal"
    FOREHEAD = "forehead"
    """Everybody sees all cards but the own."""
    BLIND = "blind"
    """Nobody sees any card."""

    def sight(self, size: int) -> Sight:
        """Return who sees a hand in a round of `size` cards."""
        if size > 1:
            return Sight.OWNER
        match self:
            case OneCard.NORMAL:
                return Sight.OWNER
            case OneCard.FOREHEAD:
                return Sight.OTHERS
            case OneCard.BLIND:
                return Sight.NOBODY
