"""Counting cards: what a seat has not seen, and what that says of its own."""

from __future__ import annotations

from collections.abc import Iterable

from ohhell.rules import PACK, Card, Hand, Round, Seat, Suit


def own_hand(round_: Round, seat: Seat) -> Hand:
    """Return the hand of `seat`, which a view for it must hold."""
    held = round_.hands[seat]
    assert held is not None, f"this is no view for seat {seat}"
    return held


def unseen(round_: Round, seat: Seat) -> frozenset[Card]:
    """Return the cards that `seat` has not seen: in other hands, or undealt."""
    turned = () if round_.turn_up is None else (round_.turn_up,)
    played = (card for taken in round_.tricks for card in taken.trick.cards)
    return frozenset(PACK).difference(own_hand(round_, seat), turned, played, round_.trick.cards)


def gaps(card: Card, cards: Iterable[Card]) -> int:
    """Return how many of `cards` are of the suit of `card` and above it."""
    return sum(other.suit == card.suit and other > card for other in cards)


def sure_trumps(hand: Iterable[Card], *, trump: Suit | None, out: frozenset[Card]) -> int:
    """Return how many trumps of `hand` nothing can beat that is still `out`.

    >>> out = frozenset(PACK) - {Card.parse("AC"), Card.parse("KC")}
    >>> sure_trumps([Card.parse("KC")], trump=Suit.CLUBS, out=out)
    1
    """
    return sum(card.suit == trump and not gaps(card, out) for card in hand)
