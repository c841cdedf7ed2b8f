"""What the cards played have shown of the hands they came from."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Final

from ohhell.rules.cards import Card, Hand, Seat, Suit
from ohhell.rules.play.state import Game
from ohhell.rules.values.following import Following
from ohhell.rules.values.pack import Pack
from ohhell.rules.values.taking import led_suit

Shown = Callable[[Suit | None, Hand], tuple[tuple[int, Suit], ...]]

_LOWEST: Final = tuple(Card(13 * suit) for suit in Suit)


def voids(view: Game) -> frozenset[tuple[Seat, Suit]]:
    """Return who has shown to hold no card of which suit, by a play that holding one forbids.

    So a seat is void that did not follow suit, and, where it had to trump, one that did not.
    """
    round_ = view.round_in_progress
    shown = _shown_by(view.ruleset.following, view.ruleset.pack)
    tricks = (*(taken.trick for taken in round_.tricks), round_.trick)
    return frozenset(
        (round_.clockwise(trick.leader)[at], suit)
        for trick in tricks
        for at, suit in shown(round_.trump, trick.cards)
    )


@cache
def _shown_by(following: Following, pack: Pack) -> Shown:
    """Return what tells of a trick whose players lack which suits, by their place in it."""

    @lru_cache(maxsize=4096)  # each trick is asked about at every later decision of its round
    def shown(trump: Suit | None, cards: Hand) -> tuple[tuple[int, Suit], ...]:
        return tuple(
            (at, suit)
            for at, card in enumerate(cards)
            if card.suit not in (None, led_suit(cards[:at]))
            for suit in Suit
            if suit != card.suit and bars(suit, trump, cards[:at], card)
        )

    def bars(suit: Suit, trump: Suit | None, before: Hand, card: Card) -> bool:
        """Tell whether `card` may not be played beside the lowest card of `suit`."""
        hand = (_LOWEST[suit], card)
        return card not in following.playable(hand, trick=before, trump=trump, pack=pack)

    return shown
