"""The state for researchers: as OpenSpiel's, and for the same deals it says the same."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ohhell.environments import CHANCE, TERMINAL, Episode, State, action_of, number_of
from ohhell.rules import (
    Bid,
    Bidding,
    BidOrder,
    Hook,
    IllegalAction,
    Naming,
    Pattern,
    RuleSet,
    Schedule,
    Scoring,
    Seat,
    Suit,
    Trump,
    observe,
)
from tests.strategies import Script, scripts

TINY = RuleSet(schedule=Schedule(Pattern.FIXED, 2), bidding=Bidding(hook=Hook.OFF))


def begun(script: Script) -> State:
    """Return a state before the first deal of a script."""
    state = State(Episode(script.ruleset, script.seats), Random(script.seed))
    assert state.is_chance_node()
    return state


def dealt(episode: Episode, seed: int = 1) -> State:
    """Return a state after a first deal."""
    dice = Random(seed)
    state = State(episode, dice)
    state.shuffle(dice)
    return state


def played(state: State, dice: Random) -> None:
    """Play a state at random to its end."""
    while not state.is_terminal():
        if state.is_chance_node():
            state.shuffle(dice)
        else:
            state.apply_action(dice.choice(state.legal_actions()))


# --- Chance ---------------------------------------------------------------------------------------


@given(scripts())
def test_a_deal_card_by_card_is_the_deal_of_the_deck(script: Script) -> None:
    """By any rules, and it is over once nothing that is left could matter."""
    by_deck = begun(script)
    by_card, deck = by_deck.clone(), script.deck(0)
    by_deck.deal(deck)
    used = 0
    while by_card.is_chance_node():
        by_card.apply_action(deck[used])
        used += 1
    assert by_deck.game == by_card.game
    assert used >= by_deck.game.round_in_progress.size * script.seats


@given(scripts(), st.integers(0, 20))
def test_the_chances_are_those_of_what_the_pack_still_holds(script: Script, cards: int) -> None:
    """Of two packs a card may come twice as often as another."""
    state, deck = begun(script), script.deck(0)
    for at, card in enumerate(deck[:cards]):
        if not state.is_chance_node():
            break
        left = deck[at:]
        expected = [(one, left.count(one) / len(left)) for one in sorted(set(left))]
        assert expected == state.chance_outcomes()
        assert [one for one, _ in expected] == state.legal_actions()
        assert str(card) == state.action_to_string(card)
        state.apply_action(card)


@pytest.mark.parametrize(
    ("ruleset", "turned"),
    [
        (TINY, 1),
        (replace(TINY, trump=Trump(rotation=(Suit.HEARTS,))), 0),
        (replace(TINY, trump=Trump(named=Naming.DEALER)), 0),
        (replace(TINY, schedule=Schedule(custom=(26,), whole_pack=True)), 0),
    ],
)
def test_no_more_cards_are_dealt_than_matter(ruleset: RuleSet, turned: int) -> None:
    """The hands, and one card more where one is turned up."""
    state, cards = State(Episode(ruleset, 2), Random(1)), 0
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[cards % len(state.legal_actions())])
        cards += 1
    assert 2 * state.game.round_in_progress.size + turned == cards


def test_a_card_is_dealt_once() -> None:
    state = State(Episode(TINY, 3), Random(1))
    state.apply_action(51)
    with pytest.raises(ValueError, match="no card 51 is left in the pack; left are 0 1 2"):
        state.apply_action(51)
    with pytest.raises(ValueError, match="every card of the pack"):
        state.deal([])


def test_nothing_is_dealt_in_a_round_or_after_the_last() -> None:
    state = dealt(Episode(TINY, 3))
    with pytest.raises(ValueError, match="a round is in progress"):
        state.shuffle(Random(1))
    played(state, Random(1))
    with pytest.raises(ValueError, match="all has been played"):
        state.shuffle(Random(1))


# --- Moving on ------------------------------------------------------------------------------------


@given(scripts())
def test_a_state_goes_where_the_rules_go(script: Script) -> None:
    """Each decision is offered, and leads where `decide` leads; the returns are the scores."""
    state = begun(script)
    for index in range(100):
        state.deal(script.deck(index))
        while not (state.is_chance_node() or state.is_terminal()):
            legal = state.legal_actions()
            state.apply_action(legal[index % len(legal)])
        if state.is_terminal():
            break
    assert state.game.over
    sign = -1 if script.ruleset.scoring.lowest_wins else 1
    assert [sign * score for score in state.game.scores] == state.returns()


def test_who_is_to_act() -> None:
    """Chance, then a seat, and in the end nobody; as numbered by OpenSpiel."""
    state = State(Episode(TINY, 3), Random(1))
    assert CHANCE == state.current_player() == -1
    state.shuffle(Random(1))
    assert state.game.to_act[0] == state.current_player()
    played(state, Random(1))
    assert TERMINAL == state.current_player() == -4
    assert not state.legal_actions()
    assert not state.chance_outcomes()
    assert 3 == state.num_players()


def test_a_clone_goes_its_own_way() -> None:
    state = dealt(Episode(TINY, 3))
    told = state.information_state_string(0)
    child = state.child(state.legal_actions()[1])
    assert told == state.information_state_string(0) != child.information_state_string(0)
    played(child, Random(1))
    assert not state.is_terminal()
    assert [0, 0, 0] == state.returns()


def test_rewards_come_with_the_round_they_are_for() -> None:
    """And they are those of the last action only."""
    dice = Random(1)
    state = dealt(Episode(RuleSet(Schedule(largest=2)), 3))
    sums = [0.0, 0.0, 0.0]
    while not state.is_terminal():
        if state.is_chance_node():
            state.shuffle(dice)
        state.apply_action(dice.choice(state.legal_actions()))
        points = state.game.round_in_progress.points
        assert list(points or (0, 0, 0)) == state.rewards()
        sums = [before + now for before, now in zip(sums, state.rewards(), strict=True)]
    assert sums == state.returns()


def test_where_the_lowest_score_wins_points_are_lost() -> None:
    ruleset = RuleSet(Schedule(largest=1), scoring=Scoring(bonus=3, lowest_wins=True))
    state = dealt(Episode(ruleset, 3))
    played(state, Random(2))
    assert [-score for score in state.game.scores] == state.returns()


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    state = dealt(Episode(TINY, 3))
    before, seat = state.game, state.current_player()
    with pytest.raises(
        IllegalAction, match=rf"action 63 \(bid 3\) .* seat {seat}: a bid is 0 to 2"
    ):
        state.apply_action(number_of(Bid(3)))
    assert before == state.game
    played(state, Random(1))
    with pytest.raises(IllegalAction, match="all has been played"):
        state.apply_action(60)


# --- What may be known ----------------------------------------------------------------------------


def test_words_are_json_of_the_view() -> None:
    state = dealt(Episode(TINY, 3))
    seat = state.current_player()
    told = json.loads(state.information_state_string())
    own = state.game.round_in_progress.hands[seat]
    assert seat == told["seat"]
    assert list(map(str, own or ())) == told["round"]["hands"][seat]
    assert 2 == told["round"]["hands"].count(None)
    assert observe(state.game, Seat(seat)) == state.view()


def test_an_observation_forgets_the_tricks_taken() -> None:
    """Of two ways to the same taken tricks, the information state knows which it was."""
    state = dealt(Episode(TINY, 3))
    for _ in range(3 + 3):
        state.apply_action(state.legal_actions()[0])
    knows = json.loads(state.information_state_string(0))
    sees = json.loads(state.observation_string(0))
    assert 1 == len(knows["round"]["tricks"])
    assert list(state.game.round_in_progress.taken) == sees["round"]["tricks"]


def test_bids_made_together_are_heard_together() -> None:
    """They are asked for one after the other, and who bids later knows no more."""
    ruleset = RuleSet(Schedule(Pattern.FIXED, 2), bidding=Bidding(BidOrder.TOGETHER, Hook.OFF))
    state = dealt(Episode(ruleset, 3))
    first, later, _ = state.game.to_act
    low, high = (state.child(number_of(Bid(tricks))) for tricks in (0, 2))
    assert later == low.current_player()
    assert low.information_state_string() == high.information_state_string()
    assert low.information_state_string(first) != high.information_state_string(first)


def test_a_seat_must_be_named_where_none_is_to_act() -> None:
    state = State(Episode(TINY, 3), Random(1))
    with pytest.raises(ValueError, match="nobody is to act: name a seat, 0 to 2"):
        state.information_state_string()
    with pytest.raises(ValueError, match="there is no seat 3, 0 to 2"):
        state.view(3)


def test_an_action_is_told_in_words() -> None:
    state = dealt(Episode(TINY, 3))
    assert ["bid 0", "bid 1", "bid 2"] == [state.action_to_string(n) for n in state.legal_actions()]
    assert Bid(2) == action_of(62)
