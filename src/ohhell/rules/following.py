"""Playing to a trick: what may be played, and who takes it (docs/rules.md §6)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from ohhell.rules.cards import Card, Hand, Suit
from ohhell.rules.plain import later


class WhenVoid(Enum):
    """What must a seat play that cannot follow the led suit?"""

    FREE = "free"
    MUST_TRUMP = "must_trump"
    OVER_OR_FREE = "over_or_free"
    OVER_OR_UNDER = "over_or_under"

    def playable(self, hand: Hand, trump: Suit | None, trick: tuple[Card, ...]) -> Hand:
        """Return what a seat void in the led suit of `trick` may play from `hand`."""
        trumps = tuple(card for card in hand if card.suit == trump)
        over = _above(trumps, [card for card in trick if card.suit == trump])
        match self:
            case WhenVoid.FREE:
                return hand
            case WhenVoid.MUST_TRUMP:
                return trumps or hand
            case WhenVoid.OVER_OR_FREE:
                return over or hand
            case WhenVoid.OVER_OR_UNDER:
                return over or trumps or hand


@dataclass(frozen=True, slots=True)
class Following:
    """The duties of a seat that plays to a trick: always to follow suit, and then these."""

    when_void: WhenVoid = WhenVoid.FREE
    must_beat: bool = later(False)
    """Must a seat that follows suit beat the best card so far, if it can?"""

    def playable(self, hand: Hand, *, trick: tuple[Card, ...], trump: Suit | None) -> Hand:
        """Return the cards of `hand` that may be played to `trick` (empty: to lead)."""
        if not trick:
            return hand
        led = trick[0].suit
        following = tuple(card for card in hand if card.suit == led)
        if not following:
            return self.when_void.playable(hand, trump, trick)
        return self._beating(following, trick, trump) or following

    def _beating(self, following: Hand, trick: tuple[Card, ...], trump: Suit | None) -> Hand:
        """Return the cards that a duty to beat leaves; none where it is idle."""
        best = trick[winning_index(trick, trump)]
        idle = not self.must_beat or best.suit != trick[0].suit
        return () if idle else _above(following, [best])


def _above(cards: Hand, others: list[Card]) -> Hand:
    """Return the cards above all `others`, all being of one suit."""
    return tuple(card for card in cards if card > max(others, default=-1))


def winning_index(trick: tuple[Card, ...], trump: Suit | None) -> int:
    """Return the index in `trick` of the card that takes it: highest trump, else highest led suit.

    >>> winning_index((Card.parse("KC"), Card.parse("2S"), Card.parse("AC")), Suit.SPADES)
    1
    """
    led = trick[0].suit

    def strength(index: int) -> tuple[bool, bool, int]:
        card = trick[index]
        return card.suit == trump, card.suit == led, card.rank

    return max(range(len(trick)), key=strength)
