"""How long a game takes, roughly: for planning an evening, not for any rule."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

_CARD_S: Final = 3.5
"""From one card to the next; bots are quicker than people, and people think of what matters."""
_TRICK_S: Final = 1.5
_BID_S: Final = 5.0
_ROUND_S: Final = 10.0
"""The deal, and reading the score."""
_ROUGHLY: Final = 5


def rough_minutes(sizes: Iterable[int], seats: int) -> int:
    """Return the minutes for rounds of these sizes, rounded to five: it is no more exact.

    A round of n cards takes n tricks of a card a seat, a bid of every seat, and its deal and score:
    ``n * (seats * 3.5 + 1.5) + seats * 5 + 10`` seconds.

    >>> rough_minutes([10, 9, 8, 7, 6, 5, 4, 3, 2, 1], seats=4)
    20
    """
    seconds = sum(n * (seats * _CARD_S + _TRICK_S) + seats * _BID_S + _ROUND_S for n in sizes)
    return max(_ROUGHLY, round(seconds / 60 / _ROUGHLY) * _ROUGHLY)
