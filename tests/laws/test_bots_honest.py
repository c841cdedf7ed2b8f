"""Laws of bots: whatever the rules and wherever in a game, legal, the same twice, and honest."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

import pytest
from hypothesis import event, given
from hypothesis import strategies as st

from ohhell.bots import LEVELS
from ohhell.bots.contract import other_world
from ohhell.rules import Game, Sight, legal_actions, observe
from tests.strategies import Script, Step, rounds, scripts

LOOKED_AT: Final = 3
"""So many decisions of a game are looked at: the others are much like them."""
BLURRED_AND_PLAIN = ("beginner", "steady", "master")
"""One level of each kind of thinking: rules of thumb, a blurred eye, and the place in the game."""


@pytest.mark.parametrize("level", BLURRED_AND_PLAIN)
@given(scripts() | rounds(), st.integers(0, 2**16))
def test_a_bot_is_legal_steady_and_blind_to_hidden_cards(
    level: str, script: Script, seed: int
) -> None:
    """By any rules: lives, teams, blind bids, named trumps, two packs, Wizards, rounds of 26."""
    dice = Random(seed)
    for step in _some(script, dice):
        bots = [LEVELS[level].make(seed) for _ in range(2)]
        view = observe(step.game, step.seat)
        action = bots[0].act(view, step.seat)
        assert action in legal_actions(view, step.seat)
        assert action == bots[1].act(view, step.seat)
        assert action == bots[1].act(_seen_elsewhere(step, dice), step.seat)
        event(type(action).__name__)


def _some(script: Script, dice: Random) -> Iterator[Step]:
    steps = script.decisions()
    yield from dice.sample(steps, min(LOOKED_AT, len(steps)))


def _seen_elsewhere(step: Step, dice: Random) -> Game:
    """Return what a bot may be handed where the cards that its seat does not see lie otherwise."""
    round_ = step.game.round_in_progress
    other = other_world(step.game, step.seat, dice)
    # A bot may be handed all hands and looks at its own alone; what else is hidden, the view hides.
    hidden = round_.sight is not Sight.OWNER or round_.offered or set(round_.sealed) != {None}
    return observe(other, step.seat) if hidden else other
