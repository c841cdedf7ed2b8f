"""The number of games after small deals: no choice may appear or vanish unseen."""

from __future__ import annotations

import pytest

from tests.golden.perft import SMALL, Small, count


@pytest.mark.parametrize("small", SMALL)
def test_as_many_games_as_ever(small: Small) -> None:
    """Those with the hook in turn are counted by OpenSpiel too (tests/differential)."""
    assert small.games == count(small.dealt())


@pytest.mark.parametrize(
    ("number", "bids", "plays"),
    [
        (2, 27 - 6, 4),
        (5, 27, 4),
        (10, 6, 4),
        (11, 1 + 2 + 6 + 6 + 3, 4),
        (12, 2 + 2 + 6, 4),
        (13, 21 + 6 * 2, 4),
        (14, 21 + 6 * 2, 4),
        (15, 27, 4),
        (16, 1 + 2 + 2, 1),
        (17, 1 + 3 + 4 * 2, 1),
        (21, 10, 42),
        (30, 27 + 21 + 27 + 21, 4),
    ],
)
def test_the_bids_of_some_are_counted_by_hand(number: int, bids: int, plays: int) -> None:
    """Three bids of 0 to 2 are 27; 1 2 3 2 1 of them add up to 0 to 4, six to the size.

    Those that must be changed have two ways left, and who may bid blind bids so or looks first.
    """
    assert bids * plays == SMALL[number].games
