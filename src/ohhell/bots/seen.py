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
    own = round_.hands[seat]
    seen = round_.hands if own is None else (own,)
    turned = () if round_.turn_up is None else (round_.turn_up,)
    played = (card for taken in round_.tricks for card in taken.trick.cards)
    held = (card for hand in seen for card in hand or ())
    return frozenset(PACK).difference(held, turned, played, round_.trick.cards)


def loose_cards(view: Game, seat: Seat) -> tuple[Card, ...]:
    """Return every card of the pack that `seat` has not seen, equal ones as often as it may be."""
    round_ = view.round_in_progress
    own = round_.hands[seat]
    held = (card for cards in (round_.hands if own is None else (own,)) for card in cards or ())
    tricks = (*(taken.trick for taken in round_.tricks), round_.trick)
    turned = () if round_.turn_up is None else (round_.turn_up,)
    seen = Counter((*held, *turned, *(card for trick in tricks for card in trick.cards)))
    return tuple((Counter(view.pack) - seen).elements())


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
