"""What a seat is told as numbers: all that it sees, nothing hidden, each in its place."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from ohhell.bots.contract import other_world
from ohhell.environments import Encoder, Episode, State, action_of, encoder_of, number_of
from ohhell.environments.sections import PHASES, RULES
from ohhell.rules import (
    PACK,
    Bidding,
    BidOrder,
    Card,
    Following,
    Game,
    Hook,
    OneCard,
    RuleSet,
    Schedule,
    ScoredRound,
    Scoring,
    Seat,
    WhenVoid,
    legal_actions,
    observe,
    parse_cards,
    voids,
)
from tests.play import FREE_BIDS, bid, dealt_round, hands, new_table, play
from tests.strategies import Script, rounds, scripts

Parts = Mapping[str, NDArray[np.float32]]


def by_schedule(script: Script) -> Script:
    """Return the same round as one of a schedule of its own."""
    schedule = replace(script.ruleset.schedule, custom=(script.only,))
    return replace(script, ruleset=replace(script.ruleset, schedule=schedule), only=0)


games = scripts() | rounds().map(by_schedule)


def told(game: Game, seat: int) -> Parts:
    """Return what `seat` is told, by section."""
    encoder = encoder_of(game.ruleset, game.seats)
    return encoder.split(encoder.encode(game, Seat(seat)))


def cards(row: NDArray[np.float32]) -> str:
    """Return the cards that are marked in a row."""
    return " ".join(str(Card(int(at))) for at in np.flatnonzero(row))


def state_at(game: Game) -> State:
    """Return a state in the middle of a game."""
    state = State(Episode(game.ruleset, game.seats), Random(1))
    state.game = game
    return state


# --- Nothing hidden, nothing lost -----------------------------------------------------------------


@given(games, st.integers(0, 200), st.integers(0, 2**32))
def test_swapping_unseen_cards_changes_nothing_told(script: Script, at: int, seed: int) -> None:
    """Neither in numbers nor in words, to any seat, at any decision, by any rules."""
    decisions = script.decisions()
    game = decisions[at % len(decisions)].game
    for seat in map(Seat, range(script.seats)):
        here, there = state_at(game), state_at(other_world(game, seat, Random(seed)))
        assert np.array_equal(
            here.information_state_tensor(seat), there.information_state_tensor(seat)
        )
        assert here.information_state_string(seat) == there.information_state_string(seat)
        assert here.observation_string(seat) == there.observation_string(seat)
        assert np.array_equal(here.legal_actions_mask(seat), there.legal_actions_mask(seat))


@given(games, st.integers(0, 200))
def test_the_truth_and_the_view_are_told_alike(script: Script, at: int) -> None:
    """Whoever encodes the whole truth by mistake tells no more."""
    game = script.decisions()[at % len(script.decisions())].game
    encoder = encoder_of(game.ruleset, game.seats)
    for seat in map(Seat, range(script.seats)):
        assert np.array_equal(encoder.encode(game, seat), encoder.encode(observe(game, seat), seat))


@given(games)
def test_every_number_is_within_its_bounds(script: Script) -> None:
    """Before a deal, at every decision and at the end."""
    for game in script.states():
        encoder = encoder_of(game.ruleset, game.seats)
        vector = encoder.encode(game, Seat(0))
        assert (encoder.length,) == vector.shape
        assert np.all((encoder.low <= vector) & (vector <= encoder.high))


@given(games)
def test_all_cards_played_are_told_with_who_and_when(script: Script) -> None:
    """Tricks can be read back from the numbers, in the order of play."""
    for step in script.decisions():
        round_ = step.game.round_in_progress
        parts = told(step.game, step.seat)
        for at, trick in enumerate([*(taken.trick for taken in round_.tricks), round_.trick]):
            order = round_.clockwise(trick.leader)[: len(trick.cards)]
            row = parts["tricks"][min(at, len(parts["tricks"]) - 1)]
            found = [row[(seat - step.seat) % script.seats].argmax() for seat in order]
            assert list(trick.cards) == found


@given(games)
def test_an_action_keeps_its_number(script: Script) -> None:
    """There and back, for everything that can be done by any rules."""
    for step in script.decisions():
        for action in legal_actions(step.game, step.seat):
            assert action == action_of(number_of(action))


# --- What stands where ----------------------------------------------------------------------------


def four_at_play() -> Game:
    """Return a round of three cards in its second trick, the first taken by seat 3."""
    held = hands("2C 3C 5H / KD 4D QS / 5D 6S 2S / AD 9C TC")
    game = dealt_round(FREE_BIDS, hands=held, turn_up=Card.parse("9S"))
    return play(bid(game, 1, 2, 0, 3), "KD 5D AD 2C")


def test_each_section_says_what_the_seat_sees() -> None:
    """From seat 1: its own place comes first, then seat 2, 3 and 0."""
    parts = told(four_at_play(), 1)
    assert ["4D QS", "", "", ""] == [cards(row) for row in parts["hands"]]
    assert ["KD", "5D", "AD", "2C"] == [cards(row) for row in parts["tricks"][0]]
    assert ["", "", "", ""] == [cards(row) for row in parts["tricks"][1]]
    assert [[1, 0, 0, 0], [0, 0, 1, 0]] == parts["leaders"][:2].tolist()
    assert [[0, 0, 1, 0], [0, 0, 0, 0]] == parts["takers"][:2].tolist()
    assert "9S" == cards(parts["turn_up"])
    assert [0, 0, 0, 1, 0, 0] == parts["trump"].tolist()
    assert [1, 2, 0, 3] == parts["bids"].tolist()
    assert [1, 1, 1, 1] == parts["has_bid"].tolist()
    assert [0, 0, 1, 0] == parts["taken"].tolist()
    assert [2, 2, 2, 2] == parts["cards_left"].tolist()
    assert [0, 0, 0, 1] == parts["dealer"].tolist()
    assert [0, 0, 1, 0] == parts["to_act"].tolist()
    assert [[0, 0, 0, 0]] * 3 + [[0, 1, 0, 0]] == parts["voids"].tolist()
    assert "play" == PHASES[parts["phase"].argmax()]
    assert [0, 1, 3, 1, 39, 1] == parts["round"].tolist()
    assert list(PACK) == np.flatnonzero(parts["pack"]).tolist()


def test_the_rules_are_told_by_the_places_of_their_answers() -> None:
    """A choice is its place, a number itself, a switch 0 or 1, a list its length."""
    ruleset = RuleSet(
        Schedule(custom=(2, 3)),
        bidding=Bidding(hook=Hook.OFF, zero=False),
        scoring=Scoring(bonus=7),
    )
    game = new_table(ruleset)
    rules = dict(zip(RULES, told(game, 0)["rules"], strict=True))
    told_here = {key: rules[key] for key in ("custom", "hook", "zero", "bonus", "made_zero")}
    assert {"custom": 2, "hook": 0, "zero": 0, "bonus": 7, "made_zero": 0} == told_here


def test_a_sealed_bid_is_told_to_its_seat_alone() -> None:
    """Others hear that there is one; -1 is a bid unknown."""
    ruleset = RuleSet(Schedule(largest=1), bidding=Bidding(BidOrder.TOGETHER, Hook.OFF))
    game = bid(dealt_round(ruleset, hands=hands("2C/3C/4C"), turn_up=Card.parse("9S")), 1)
    assert [1, -1, -1] == told(game, 1)["bids"].tolist()
    assert [-1, -1, -1] == told(game, 0)["bids"].tolist()
    assert [0, 1, 0] == told(game, 0)["has_bid"].tolist()


def test_a_card_on_the_forehead_is_told_to_the_others() -> None:
    ruleset = replace(FREE_BIDS, one_card=OneCard.FOREHEAD)
    game = dealt_round(ruleset, hands=hands("2C/3C/4C"), turn_up=Card.parse("9S"))
    assert ["", "4C", "2C"] == [cards(row) for row in told(game, 1)["hands"]]


def test_scores_beyond_all_measure_are_cut_off() -> None:
    """A learner is not to meet a number outside its space."""
    nothing = (0, 0, 0)
    line = ScoredRound(1, nothing, nothing, (10**9, -(10**9), 5))
    game = replace(new_table(seats=3), sheet=(line,))
    assert [1e6, -1e6, 5] == told(game, 0)["scores"].tolist()


def test_an_encoder_refuses_a_game_of_another_table() -> None:
    with pytest.raises(ValueError, match=r"its own ruleset and 3 seats; the game is .* has 4"):
        Encoder(FREE_BIDS, 3).encode(new_table(seats=4), Seat(0))


# --- Who is void, by what was shown ---------------------------------------------------------------


@given(games)
def test_who_is_shown_void_holds_no_such_card(script: Script) -> None:
    """By any rules: not to follow, or not to trump where one must, tells the truth."""
    for step in script.decisions():
        for seat, suit in voids(observe(step.game, None)):
            held = step.game.round_in_progress.hands[seat] or ()
            assert suit not in {card.suit for card in held}


@pytest.mark.parametrize(
    ("when_void", "played", "expected"),
    [
        (WhenVoid.FREE, "KD 5D 2D", set()),
        (WhenVoid.FREE, "KD 5D 2C", {(0, "D")}),
        (WhenVoid.FREE, "KD 2H 5D", {(2, "D")}),
        (WhenVoid.MUST_TRUMP, "KD 2H 5D", {(2, "D")}),
        (WhenVoid.MUST_TRUMP, "KD 5D 2C", {(0, "D"), (0, "H")}),
        (WhenVoid.OVER_OR_FREE, "KD 5H 2C", {(2, "D"), (0, "D")}),
        (WhenVoid.OVER_OR_UNDER, "KD 5H 2C", {(2, "D"), (0, "D"), (0, "H")}),
    ],
)
def test_who_is_shown_void(
    when_void: WhenVoid, played: str, expected: set[tuple[int, str]]
) -> None:
    """Seats 1, 2 and 0 play, hearts are trump: what is told depends on what one must."""
    first, second, third = ([card] for card in parse_cards(played))
    ruleset = replace(FREE_BIDS, following=Following(when_void))
    game = dealt_round(ruleset, hands=[third, first, second], turn_up=Card.parse("9H"))
    found = voids(play(bid(game, 0, 0, 0), played))
    assert expected == {(seat, str(suit)) for seat, suit in found}
