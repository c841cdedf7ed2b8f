"""Trump: which suit beats the others in a round, if any (docs/rules.md §4)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from ohhell.rules.cards import RANKS, Card, Suit
from ohhell.rules.plain import later


class NoTrump(Enum):
    """Which rounds are played without trump although there could be one?"""

    NEVER = "never"
    LAST = "last"
    LARGEST = "largest"

    def holds(self, *, index: int, sizes: Sequence[int]) -> bool:
        """Tell whether round `index` (0-based) of a game of these `sizes` is one of them."""
        match self:
            case NoTrump.NEVER:
                return False
            case NoTrump.LAST:
                return index == len(sizes) - 1
            case NoTrump.LARGEST:
                return sizes[index] == max(sizes)


class Exhausted(Enum):
    """What is trump where the whole pack is dealt and no card is left to turn up?"""

    NO_TRUMP = "no_trump"
    DEALERS_LAST = "dealers_last"
    """The suit of the dealer's last card, which is shown to all and stays in the hand."""


class Faces(Enum):
    """What does a jack, queen or king make that is turned up?"""

    SUIT = "suit"
    NO_TRUMP = "no_trump"

    def suit_of(self, card: Card) -> Suit | None:
        """Return the trump that `card` makes; None is no-trump."""
        match self:
            case Faces.SUIT:
                return card.suit
            case Faces.NO_TRUMP:
                return None if RANKS[card.rank] in _FACES else card.suit


_FACES: Final = "JQK"


@dataclass(frozen=True, slots=True)
class Made:
    """The trump of a round, and the card that says so, if any."""

    suit: Suit | None = None
    turned: Card | None = None
    """The card turned up, which is out of play."""
    shown: Card | None = None
    """The dealer's last card, which stays in the dealer's hand."""


@dataclass(frozen=True, slots=True)
class Trump:
    """Trump is the suit of the first undealt card, turned up, unless `rotation` names it."""

    no_trump: NoTrump = NoTrump.NEVER
    rotation: tuple[Suit | None, ...] = later(())
    """The trump of each round in turn, over and over; None is no-trump. Empty: turn a card up."""
    exhausted: Exhausted = later(Exhausted.NO_TRUMP)
    faces: Faces = later(Faces.SUIT)

    def made(
        self, dealt: Sequence[Card], stock: Sequence[Card], *, index: int, sizes: Sequence[int]
    ) -> Made:
        """Return the trump of round `index`: `dealt` ends with the dealer's last card."""
        if self.no_trump.holds(index=index, sizes=sizes):
            return Made()
        if self.rotation:
            return Made(self.rotation[index % len(self.rotation)])
        if stock:
            return Made(self.faces.suit_of(stock[0]), turned=stock[0])
        if self.exhausted is Exhausted.DEALERS_LAST:
            return Made(self.faces.suit_of(dealt[-1]), shown=dealt[-1])
        return Made()


def trump_suit(turn_up: Card | None) -> Suit | None:
    """Return the trump that a turned card makes; None is no-trump."""
    return None if turn_up is None else turn_up.suit
