"""Counting cards: what a seat has not seen, and what that says of its own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from ohhell.rules import PACK, Card, Game, Hand, Round, Seat, Suit


def own_hand(round_: Round, seat: Seat) -> Hand:
    """Return the hand of `seat` as far as it may be seen: nothing where it may not."""
    return round_.hands[seat] or ()


def unseen(round_: Round, seat: Seat) -> frozenset[Card]:
    """Return the cards of one pack that `seat` has not seen: in hands hidden to it, or undealt."""
    return frozenset(PACK).difference(_seen(round_, seat))


def loose_cards(view: Game, seat: Seat) -> tuple[Card, ...]:
    """Return every card of the pack that `seat` has not seen, equal ones as often as it may be."""
    return tuple((Counter(view.pack) - Counter(_seen(view.round_in_progress, seat))).elements())


def _seen(round_: Round, seat: Seat) -> tuple[Card, ...]:
    """Return what lies face up, and what `seat` sees held: its own hand, or else all others."""
    own = round_.hands[seat]
    hands = round_.hands if own is None else (own,)
    return (*round_.face_up, *(card for cards in hands for card in cards or ()))


def gaps(card: Card, cards: Iterable[Card]) -> int:
    """Return how many of `cards` are of the suit of `card` and above it."""
    return sum(other.suit == card.suit and other > card for other in cards)


def sure_trumps(hand: Iterable[Card], *, trump: Suit | None, out: frozenset[Card]) -> int:
    """Return how many trumps of `hand` nothing can beat that is still `out`; and the Wizards.

    >>> out = frozenset(PACK) - {Card.parse("AC"), Card.parse("KC")}
    >>> sure_trumps([Card.parse("KC")], trump=Suit.CLUBS, out=out)
    1
    """
    return sum(card.is_wizard or (is_trump(card, trump) and not gaps(card, out)) for card in hand)


def is_trump(card: Card, trump: Suit | None) -> bool:
    """Tell whether `card` is of the trump suit, if there is one."""
    return trump is not None and card.suit == trump
