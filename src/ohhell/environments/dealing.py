"""Dealing a round card by card, for whoever wants every deal as a chance of its own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ohhell.rules import Card, Game, deal


def left_in_pack(game: Game, dealt: Sequence[Card]) -> Counter[Card]:
    """Return how often the pack still holds each card, once these are dealt."""
    return Counter(game.pack) - Counter(dealt)


def with_the_rest(game: Game, dealt: Sequence[Card]) -> list[Card]:
    """Return the whole pack, these cards first."""
    return [*dealt, *sorted(left_in_pack(game, dealt).elements())]


def is_settled(game: Game, dealt: Sequence[Card]) -> bool:
    """Tell whether all is dealt that matters: however the rest lies, the round is the same."""
    held = game.next_size * (game.seats - len(game.out))
    if len(dealt) < held:
        return False
    deck = with_the_rest(game, dealt)
    turned_over = [*dealt, *reversed(deck[len(dealt) :])]
    return deal(game, deck) == deal(game, turned_over)
