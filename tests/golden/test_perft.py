"""The number of games after small deals: no choice may appear or vanish unseen."""

from __future__ import annotations

import pytest

from tests.golden.perft import SMALL, Small, count


@pytest.mark.parametrize("small", SMALL)
def test_as_many_games_as_ever(small: Small) -> None:
    """Those with the hook in turn are counted by OpenSpiel too (tests/differential)."""
    assert small.games == count(small.dealt())
