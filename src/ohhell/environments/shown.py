"""What the cards played have shown of the hands they came from."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from ohhell.rules import Card, Following, Game, Hand, Pack, Seat, Suit, Trick, led_suit

_LOWEST: Final = tuple(Card(13 * suit) for suit in Suit)


def voids(view: Game) -> frozenset[tuple[Seat, Suit]]:
    """Return who has shown to hold no card of which suit, by a play that holding one forbids.

    So a seat is void that did not follow suit, and, where it had to trump, one that did not.
    """
    round_ = view.round_in_progress
    tricks = (*(taken.trick for taken in round_.tricks), round_.trick)
    return frozenset(found for trick in tricks for found in _in_trick(view, trick))


def _in_trick(view: Game, trick: Trick) -> Iterator[tuple[Seat, Suit]]:
    round_ = view.round_in_progress
    order = round_.clockwise(trick.leader)
    for at, card in enumerate(trick.cards):
        before = trick.cards[:at]
        if card.suit not in (None, led_suit(before)):
            rules = view.ruleset.following, view.ruleset.pack
            for suit in _lacking(*rules, round_.trump, before, card):
                yield order[at], suit


@lru_cache(maxsize=4096)  # each trick is asked about at every later decision of its round
def _lacking(
    following: Following, pack: Pack, trump: Suit | None, before: Hand, card: Card
) -> tuple[Suit, ...]:
    """Return the suits beside whose lowest card `card` could not have been played."""

    def bars(lowest: Card) -> bool:
        hand = (lowest, card)
        return card not in following.playable(hand, trick=before, trump=trump, pack=pack)

    return tuple(suit for suit in Suit if suit != card.suit and bars(_LOWEST[suit]))
