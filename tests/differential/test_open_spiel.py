"""OpenSpiel as an outside referee: written by others, it must agree at every decision."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ohhell.rules import (
    Action,
    Bid,
    Bidding,
    Card,
    Hook,
    Missed,
    Play,
    RuleSet,
    Scoring,
    Seat,
    legal_actions,
)
from tests.golden.perft import HOOKED, SMALL, Small
from tests.strategies import Script, rounds

pyspiel = pytest.importorskip("pyspiel", reason="open_spiel has no wheel for this platform")

SUITS = (0, 1, 3, 2)
"""Our clubs, diamonds, hearts and spades, by their numbers there."""


@st.composite
def refereed(draw: st.DrawFn) -> RuleSet:
    """Return the rulesets that OpenSpiel knows: the hook, and two ways to score a miss."""
    per_trick = draw(st.integers(1, 3))
    missed = draw(st.sampled_from((Missed.TRICKS, Missed.MINUS_DIFFERENCE)))
    scoring = Scoring(per_trick=per_trick, missed=missed, per_miss=per_trick)
    return RuleSet(bidding=Bidding(hook=Hook.LAST_BIDDER), scoring=scoring)


@pytest.mark.parametrize("seats", range(3, 8))
@given(data=st.data())
def test_the_rules_agree_with_open_spiel(seats: int, data: st.DataObject) -> None:
    """Seat to act, legal actions and points, in rounds of any size that leave a card to turn."""
    script = data.draw(rounds(refereed(), seats=st.just(seats)))
    referee = _dealt(script, script.deck(0))
    for step in script.decisions():
        assert step.seat == referee.current_player()
        offered = sorted(map(_number, legal_actions(step.game, step.seat)))
        assert offered == referee.legal_actions()
        referee.apply_action(_number(step.action))
    game = script.end()
    assert referee.is_terminal()
    assert list(game.scores) == referee.returns()


@pytest.mark.parametrize("small", [s for s in SMALL if s.ruleset == HOOKED and s.seats >= 3])
def test_open_spiel_counts_as_many_games(small: Small) -> None:
    """Every bid and card tried, after the same small deals."""
    script = Script(HOOKED, small.seats, Seat(0), small.size, small.seed, (0,))
    assert small.games == _count(_dealt(script, small.deck()))


def _count(state: Any) -> int:  # noqa: ANN401 - pyspiel ships no types
    if state.is_terminal():
        return 1
    return sum(_count(state.child(action)) for action in state.legal_actions())


def _dealt(script: Script, deck: list[Card]) -> Any:  # noqa: ANN401
    """Return the state there after the same deal; it deals from seat 0, whoever is the dealer."""
    scoring = script.ruleset.scoring
    asked = {
        "players": script.seats,
        "num_tricks_fixed": script.only,
        "points_per_trick": scoring.per_trick,
        "off_bid_penalty": scoring.missed is Missed.MINUS_DIFFERENCE,
    }
    state = pyspiel.load_game("oh_hell", asked).new_initial_state()
    size, seats = script.only, script.seats
    first = (script.dealer + 1) % seats
    for chance in (size, int(script.dealer)):
        state.apply_action(chance)
    for number in range(size):
        for seat in map(Seat, range(seats)):
            state.apply_action(_card(deck[number * seats + (seat - first) % seats]))
    state.apply_action(_card(deck[size * seats]))
    return state


def _number(action: Action) -> int:
    if isinstance(action, Bid):
        return 52 + action.tricks
    assert isinstance(action, Play), f"OpenSpiel knows no {action}"
    return _card(action.card)


def _card(card: Card) -> int:
    assert card.suit is not None, f"OpenSpiel knows no {card}"
    return card.rank * 4 + SUITS[card.suit]
