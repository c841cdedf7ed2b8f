"""Playing to a trick: what may be played, and who takes it (docs/rules.md §6)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from ohhell.rules.cards import Card, Hand, Suit


class WhenVoid(Enum):
    """What must a seat play that cannot follow the led suit?"""

    FREE = "free"
    MUST_TRUMP = "must_trump"

    def playable(self, hand: Hand, trump: Suit | None) -> Hand:
        """Return what a seat void in the led suit may play from `hand`."""
        match self:
            case WhenVoid.FREE:
                return hand
            case WhenVoid.MUST_TRUMP:
                return tuple(card for card in hand if card.suit == trump) or hand


@dataclass(frozen=True, slots=True)
class Following:
    """The duties of a seat that plays to a trick: always to follow suit, and then `when_void`."""

    when_void: WhenVoid = WhenVoid.FREE

    def playable(self, hand: Hand, *, trick: tuple[Card, ...], trump: Suit | None) -> Hand:
        """Return the cards of `hand` that may be played to `trick` (empty: to lead)."""
        if not trick:
            return hand
        led = trick[0].suit
        following = tuple(card for card in hand if card.suit == led)
        return following or self.when_void.playable(hand, trump)


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
