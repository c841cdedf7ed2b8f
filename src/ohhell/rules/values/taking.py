"""Who takes a trick (docs/rules.md §6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ohhell.rules.cards import Card, Suit
from ohhell.rules.values.pack import Identical, Pack

_PACK: Final = Pack()


def led_suit(trick: Sequence[Card]) -> Suit | None:
    """Return the suit that must be followed, or None where there is none.

    A Jester leaves it to the next card; after a Wizard nothing need be followed.

    >>> led_suit([Card.parse("J1"), Card.parse("7D")])
    <Suit.DIAMONDS: 1>
    """
    return next((card.suit for card in trick if not card.is_jester), None)


def winning_index(trick: Sequence[Card], trump: Suit | None, pack: Pack = _PACK) -> int | None:
    """Return the index in `trick` of the card that takes it; None where equal cards struck it out.

    The first Wizard, else the highest trump, else the highest card of the led suit; a Jester only
    among Jesters.

    >>> winning_index((Card.parse("KC"), Card.parse("2S"), Card.parse("AC")), Suit.SPADES)
    1
    """
    led = led_suit(trick)
    later_is_better = pack.identical is Identical.LAST

    def strength(index: int) -> tuple[bool, bool, bool, int, int]:
        card = trick[index]
        return (
            card.is_wizard,
            card.suit is not None and card.suit == trump,
            card.suit is not None and card.suit == led,
            pack.order.power(card),
            index if later_is_better and card.suit is not None else -index,
        )

    able = _able(trick, trump, pack)
    if not able:
        return 0 if pack.identical is Identical.CANCEL_LEADER else None
    return max(able, key=strength)


def _able(trick: Sequence[Card], trump: Suit | None, pack: Pack) -> Sequence[int]:
    """Return the indices of the cards among which the best takes the trick."""
    every = range(len(trick))
    if pack.packs == 1 or pack.identical in (Identical.FIRST, Identical.LAST):
        return every
    standing = (index for index in every if trick.count(trick[index]) == 1)
    return [index for index in standing if _may_take(trick[index], trick, trump)]


def _may_take(card: Card, trick: Sequence[Card], trump: Suit | None) -> bool:
    """Tell whether a card takes the trick if no better one stands: one of another suit never."""
    if card.suit is None:
        return card.is_wizard or all(other.is_jester for other in trick)
    return card.suit in (trump, led_suit(trick))
