"""The pack: which cards are dealt, and how they rank (docs/rules.md §1)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import Final

from ohhell.rules.cards import PACK, RANKS, SPECIAL_CARDS, Card
from ohhell.rules.plain import later

PACKS_MAX: Final = 2


class PackKind(Enum):
    """What kind of pack is dealt from?"""

    FRENCH = "french"
    """52 cards."""
    SHORT = "short"
    """The highest cards, eight for each seat."""
    SPANISH_40 = "spanish40"
    """No eights, nines and tens; for three or six seats no twos either."""
    SPANISH_48 = "spanish48"
    """No tens."""
    WIZARD = "wizard"
    """52 cards, four Wizards and four Jesters."""

    def cards(self, seats: int) -> tuple[Card, ...]:
        """Return the cards of one pack for `seats` seats, in ascending order."""
        ranks = self._ranks(seats)
        plain = tuple(card for card in PACK if RANKS[card.rank] in ranks)
        return (*plain, *SPECIAL_CARDS) if self is PackKind.WIZARD else plain

    def _ranks(self, seats: int) -> str:
        match self:
            case PackKind.FRENCH | PackKind.WIZARD:
                return RANKS
            case PackKind.SHORT:
                return RANKS[-2 * seats :]
            case PackKind.SPANISH_40:
                return _SPANISH[1:] if seats in _WITHOUT_TWOS else _SPANISH
            case PackKind.SPANISH_48:
                return RANKS.replace("T", "")


_SPANISH: Final = "234567JQKA"
_WITHOUT_TWOS: Final = (3, 6)


class RankOrder(Enum):
    """How do the cards of a suit rank?"""

    ACE_HIGH = "ace_high"
    THREE_HIGH = "three_high"
    """Ace, three, king, queen, jack, and down to the two."""

    def power(self, card: Card) -> int:
        """Return a number that is higher for the higher of two cards of one suit."""
        lifted = self is RankOrder.THREE_HIGH and card.rank == _THREE
        return _BELOW_ACE if lifted else 2 * card.rank


_THREE: Final = RANKS.index("3")
_BELOW_ACE: Final = 2 * RANKS.index("A") - 1


class Identical(Enum):
    """Of two equal cards in one trick, which is the better?"""

    FIRST = "first"
    LAST = "last"
    CANCEL = "cancel"
    """Neither: both are struck out, and where nothing is left nobody takes the trick."""
    CANCEL_LEADER = "cancel_leader"
    """Neither: both are struck out, and where nothing is left the leader takes the trick."""


@dataclass(frozen=True, slots=True)
class Pack:
    """What is shuffled and dealt.

    >>> len(Pack(PackKind.SHORT).cards(4)), len(Pack(packs=2).cards(8))
    (32, 104)
    """

    kind: PackKind = later(PackKind.FRENCH)
    packs: int = later(1)
    """How many such packs are shuffled together, 1 or 2."""
    identical: Identical = later(Identical.FIRST)
    order: RankOrder = later(RankOrder.ACE_HIGH)
    without: tuple[Card, ...] = later(())
    """Cards that are taken out of every pack."""

    def cards(self, seats: int) -> tuple[Card, ...]:
        """Return all cards for `seats` seats, in ascending order."""
        return _cards(self, seats)

    def size(self, seats: int) -> int:
        """Return how many cards there are for `seats` seats."""
        return len(self.cards(seats))


@cache
def _cards(pack: Pack, seats: int) -> tuple[Card, ...]:
    one = (card for card in pack.kind.cards(seats) if card not in pack.without)
    return tuple(card for card in one for _ in range(pack.packs))
