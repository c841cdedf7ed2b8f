"""Values with some fields changed: what `dataclasses` says of them, and sooner."""

from __future__ import annotations

import dataclasses
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ohhell.rules import Seat, replacing
from ohhell.rules.play.state import Game, Round, observe
from ohhell.table import Clock, Place, State
from tests.desk import begun
from tests.strategies import Script, rounds

replace: Final[Any] = replacing.replace
"""What type checkers would not let pass is tried as well."""


@given(rounds(), st.integers(0, 200))
def test_it_is_what_dataclasses_make(script: Script, at: int) -> None:
    """Of every value that is replaced at every card."""
    decisions = script.decisions()
    game = decisions[at % len(decisions)].game
    round_ = game.round_in_progress
    assert dataclasses.replace(game, round=None) == replace(game, round=None)
    changes: dict[str, Any] = {"trump": None, "hands": (), "index": 7}
    assert dataclasses.replace(round_, **changes) == replace(round_, **changes)
    assert game == replace(game) is not game


@pytest.mark.parametrize("kind", [Game, Round, State, Place, Clock])
def test_every_field_is_taken_along(kind: type) -> None:
    """A field that were forgotten would be missing only when it is asked for."""
    desk = begun("ann", "bob", bid_clock_s=7, play_clock_s=7)
    state = desk.table.state
    places = [place for place in state.places if place.clock is not None]
    values: tuple[Any, ...] = (state, places[0], places[0].clock, state.game, desk.game.round)
    (value,) = [value for value in values if isinstance(value, kind)]
    assert value == replace(value)
    for field in dataclasses.fields(kind):
        other = object()
        changed = replace(value, **{field.name: other})
        assert getattr(changed, field.name) is other
        assert changed != value == replace(changed, **{field.name: getattr(value, field.name)})


def test_a_field_that_there_is_not_is_refused() -> None:
    """A name written wrong must not be lost without a word."""
    game = begun("ann", "bob").game
    with pytest.raises(KeyError, match="rounds"):
        replace(game, rounds=())


def test_what_is_replaced_stays_as_it_was() -> None:
    """A view must not change the truth that it was made of."""
    game = begun("ann", "bob").game
    hands = game.round_in_progress.hands
    assert observe(game, Seat(0)) != game
    assert hands == game.round_in_progress.hands
