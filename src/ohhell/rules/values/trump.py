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
        """Tell whether round `index` (0-based) of a game of these `sizes` is one of them.

        Rounds beyond the schedule are of the largest size.
        """
        match self:
            case NoTrump.NEVER:
                return False
            case NoTrump.LAST:
                return index == len(sizes) - 1
            case NoTrump.LARGEST:
                return index >= len(sizes) or sizes[index] == max(sizes)


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
                return None if card.rank in _FACES else card.suit


_FACES: Final = tuple(map(RANKS.index, "JQK"))


class Naming(Enum):
    """Who names the trump, instead of a card that is turned up?"""

    NOBODY = "nobody"
    HIGHEST_BIDDER = "highest_bidder"
    """Of equal bids the one nearest to eldest, once all have bid."""
    DEALER = "dealer"
    """Having seen the hand, and before anybody bids."""


class Specials(Enum):
    """What does a Wizard or a Jester do that is turned up?"""

    COUNT = "count"
    """The dealer names a suit after a Wizard; a Jester makes no trump."""
    SKIPPED = "skipped"
    """The next card of a suit is turned up instead."""


@dataclass(frozen=True, slots=True)
class Made:
    """The trump of a round, and the card that says so, if any."""

    suit: Suit | None = None
    turned: Card | None = None
    """The card turned up, which is out of play."""
    shown: Card | None = None
    """The dealer's last card, which stays in the dealer's hand."""
    named: Naming = Naming.NOBODY
    """Who is yet to name it."""


@dataclass(frozen=True, slots=True)
class Trump:
    """Trump is the suit of the first undealt card, turned up, unless something here says else."""

    no_trump: NoTrump = NoTrump.NEVER
    rotation: tuple[Suit | None, ...] = later(())
    """The trump of each round in turn, over and over; None is no-trump. Empty: turn a card up."""
    exhausted: Exhausted = later(Exhausted.NO_TRUMP)
    faces: Faces = later(Faces.SUIT)
    named: Naming = later(Naming.NOBODY)
    """Whoever names it comes before `rotation` and before any card."""
    no_trump_rounds: tuple[int, ...] = later(())
    """Further rounds without trump by their number, 1 for the first."""
    specials: Specials = later(Specials.COUNT)

    def none_in(self, *, index: int, sizes: Sequence[int]) -> bool:
        """Tell whether round `index` (0-based) has no trump whatever is turned up or named."""
        return index + 1 in self.no_trump_rounds or self.no_trump.holds(index=index, sizes=sizes)

    def made(
        self, dealt: Sequence[Card], stock: Sequence[Card], *, index: int, sizes: Sequence[int]
    ) -> Made:
        """Return the trump of round `index`: `dealt` ends with the dealer's last card."""
        if self.none_in(index=index, sizes=sizes):
            return Made()
        if self.named is not Naming.NOBODY:
            return Made(named=self.named)
        if self.rotation:
            return Made(self.rotation[index % len(self.rotation)])
        if turned := self._turned(stock):
            return turned
        if self.exhausted is Exhausted.DEALERS_LAST:
            return Made(self.faces.suit_of(dealt[-1]), shown=dealt[-1])
        return Made()

    def _turned(self, stock: Sequence[Card]) -> Made | None:
        """Return what the stock makes trump; None where there is no card to turn up."""
        skips = self.specials is Specials.SKIPPED
        card = next((card for card in stock if not skips or card.suit is not None), None)
        if card is None:
            return None
        named = Naming.DEALER if card.is_wizard else Naming.NOBODY
        return Made(self.faces.suit_of(card), turned=card, named=named)


def trump_suit(turn_up: Card | None) -> Suit | None:
    """Return the trump that a turned card makes; None is no-trump."""
    return None if turn_up is None else turn_up.suit
