"""Trump: which suit beats the others in a round, if any (docs/rules.md §4)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from ohhell.rules.cards import Card, Suit


class NoTrump(Enum):
    """Which rounds are played without trump although a card could be turned up?"""

    NEVER = "never"
    LAST = "last"

    def holds(self, *, round_index: int, rounds: int) -> bool:
        """Tell whether round `round_index` (0-based) of `rounds` is one of them."""
        match self:
            case NoTrump.NEVER:
                return False
            case NoTrump.LAST:
                return round_index == rounds - 1


@dataclass(frozen=True, slots=True)
class Trump:
    """Trump is the suit of the first undealt card, turned up; with no card left there is none."""

    no_trump: NoTrump = NoTrump.NEVER

    def turn_up(self, stock: tuple[Card, ...], *, round_index: int, rounds: int) -> Card | None:
        """Return the card to turn up from the undealt `stock`, or None for a no-trump round."""
        if not stock or self.no_trump.holds(round_index=round_index, rounds=rounds):
            return None
        return stock[0]


def trump_suit(turn_up: Card | None) -> Suit | None:
    """Return the trump that a turned card makes; None is no-trump."""
    return None if turn_up is None else turn_up.suit
