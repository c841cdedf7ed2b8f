"""Playing to a trick: what may be played by a seat that follows (docs/rules.md §6)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from ohhell.rules.cards import Card, Hand, Suit
from ohhell.rules.plain import later
from ohhell.rules.values.pack import Identical, Pack
from ohhell.rules.values.taking import led_suit, winning_index

_PACK: Final = Pack()


class WhenVoid(Enum):
    """What must a seat play that cannot follow the led suit?"""

    FREE = "free"
    MUST_TRUMP = "must_trump"
    OVER_OR_FREE = "over_or_free"
    OVER_OR_UNDER = "over_or_under"

    def playable(
        self, hand: Hand, trump: Suit | None, trick: tuple[Card, ...], pack: Pack = _PACK
    ) -> Hand:
        """Return what a seat void in the led suit of `trick` may play from `hand`."""
        trumps = _of(trump, hand)
        match self:
            case WhenVoid.FREE:
                return hand
            case WhenVoid.MUST_TRUMP:
                return trumps or hand
            case WhenVoid.OVER_OR_FREE:
                return _above(trumps, _of(trump, trick), pack) or hand
            case WhenVoid.OVER_OR_UNDER:
                return _above(trumps, _of(trump, trick), pack) or trumps or hand


@dataclass(frozen=True, slots=True)
class Following:
    """The duties of a seat that plays to a trick: always to follow suit, and then these."""

    when_void: WhenVoid = WhenVoid.FREE
    must_beat: bool = later(False)
    """Must a seat that follows suit beat the best card so far, if it can?"""

    def playable(
        self, hand: Hand, *, trick: tuple[Card, ...], trump: Suit | None, pack: Pack = _PACK
    ) -> Hand:
        """Return the cards of `hand` that may be played to `trick` (empty: to lead).

        A Wizard or a Jester may always be played.
        """
        led = led_suit(trick)
        if led is None:
            return hand
        specials = tuple(card for card in hand if card.suit is None)
        plain = tuple(card for card in hand if card.suit is not None) if specials else hand
        return (*self._bound(plain, led, trick, trump, pack), *specials)

    def _bound(
        self, hand: Hand, led: Suit, trick: tuple[Card, ...], trump: Suit | None, pack: Pack
    ) -> Hand:
        """Return what may be played of the cards that have a suit."""
        following = _of(led, hand)
        if not following:
            return self.when_void.playable(hand, trump, trick, pack)
        return (self.must_beat and _beating(following, trick, trump, pack)) or following


def _beating(following: Hand, trick: tuple[Card, ...], trump: Suit | None, pack: Pack) -> Hand:
    """Return the cards that a duty to beat leaves; none where it is idle."""
    best = winning_index(trick, trump, pack)
    idle = best is None or trick[best].suit != following[0].suit
    return () if idle or best is None else _above(following, [trick[best]], pack)


def _of(suit: Suit | None, cards: Sequence[Card]) -> Hand:
    """Return the cards of a suit; none where it is None."""
    return tuple(card for card in cards if suit is not None and card.suit == suit)


def _above(cards: Hand, others: Sequence[Card], pack: Pack) -> Hand:
    """Return the cards above all `others`, all being of one suit."""
    power = pack.order.power
    most = max(map(power, others), default=-1)
    equal_is_better = pack.identical is Identical.LAST
    return tuple(
        card for card in cards if power(card) > most or (equal_is_better and power(card) == most)
    )
