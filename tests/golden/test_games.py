"""One whole game of every variant: a change that nobody intended shows here."""

from __future__ import annotations

import pytest

from ohhell.rules import BY_ID, VARIANTS, GameStarted, Variant, replay
from ohhell.rules.notation import read, write
from tests.golden.write import GAMES


def _text(variant: Variant) -> str:
    path = GAMES / f"{variant.id}.txt"
    assert path.is_file(), "write it: ./check --update-golden"
    return path.read_bytes().decode("utf-8")


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.id)
def test_a_replay_is_the_same_to_the_byte(variant: Variant) -> None:
    """Every winner, point and total follows anew from deals and choices."""
    assert _text(variant) == write(read(_text(variant)))


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.id)
def test_a_golden_game_is_a_whole_game_of_its_variant(variant: Variant) -> None:
    """By its ruleset, at its seats, to the end."""
    events = read(_text(variant))
    started = events[0]
    assert isinstance(started, GameStarted)
    assert (variant.ruleset, variant.seats) == (started.ruleset, started.seats)
    assert replay(events).over


def test_no_golden_game_is_left_over() -> None:
    """Each file belongs to a variant."""
    assert {f"{name}.txt" for name in BY_ID} == {path.name for path in GAMES.iterdir()}
