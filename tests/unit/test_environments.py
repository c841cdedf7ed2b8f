"""Environments: by their makers' own tests, and by ours: masks, rewards, refusals."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.test import api_test, parallel_api_test, seed_test
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

from ohhell.bots import Casual, RandomPlayer
from ohhell.environments import ACTIONS, Episode, action_of, aec, number_of, parallel, solo
from ohhell.environments.gym import Solo
from ohhell.rules import (
    BY_ID,
    SEATS_MAX,
    VARIANTS,
    Action,
    Bid,
    Bidding,
    BidOrder,
    Game,
    Hook,
    IllegalAction,
    InvalidRuleSet,
    RuleSet,
    Schedule,
    Seat,
    Variant,
    legal_actions,
)

SHORT = RuleSet(schedule=Schedule(largest=3))
TOGETHER = RuleSet(Schedule(largest=2), bidding=Bidding(BidOrder.TOGETHER, Hook.OFF))
TABLES = [(SHORT, 4), (BY_ID["wizard"].ruleset, 3), (TOGETHER, 5)]

# PettingZoo's test would have plain arrays, its documentation has observations with a mask.
as_documented = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask is all zeros",
)


def truth(env: AECEnv | Solo) -> Game:
    """Return the game behind an environment."""
    inner: Any = env.unwrapped
    game: Game = inner._state.game
    return game


def numbers(game: Game, seat: int) -> list[int]:
    """Return the numbers of what `seat` may do."""
    return sorted(map(number_of, legal_actions(game, Seat(seat))))


def ones(mask: NDArray[np.int8]) -> list[int]:
    """Return where a mask is 1."""
    return [int(at) for at in np.flatnonzero(mask)]


# --- By their makers' own tests -------------------------------------------------------------------


@as_documented
@pytest.mark.parametrize(("ruleset", "seats"), TABLES)
def test_pettingzoo_finds_no_fault(ruleset: RuleSet, seats: int) -> None:
    api_test(aec(ruleset, seats, render_mode="ansi"), num_cycles=200)
    seed_test(lambda: aec(ruleset, seats), num_cycles=100)


@as_documented
def test_pettingzoo_finds_no_fault_with_all_at_once() -> None:
    parallel_api_test(parallel(SHORT, 3), num_cycles=200)


def test_gymnasium_finds_no_fault() -> None:
    """It throws any action at all, legal or not."""
    name = "ohhell.environments.gym:OhHell-v0"
    env = gymnasium.make(name, ruleset=SHORT, seats=3, illegal=-10.0, render_mode="ansi")
    check_env(env.unwrapped)


# --- Every seat an agent --------------------------------------------------------------------------


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.id)
def test_every_variant_is_played_to_its_end(variant: Variant) -> None:
    """Both masks are what the rules allow, what is told is in the space, rewards are the scores."""
    env = aec(variant.ruleset, variant.seats)
    env.reset(seed=1)
    dice, earned = Random(1), dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        told, reward, over, cut_short, info = env.last()
        assert told is not None
        legal = numbers(truth(env), env.possible_agents.index(agent))
        assert legal == ones(info["action_mask"]) == ones(told["action_mask"])
        assert env.observation_space(agent).contains(told)
        assert not cut_short
        earned[agent] += reward
        env.step(None if over else dice.choice(legal))
    sign = -1 if variant.ruleset.scoring.lowest_wins else 1
    assert truth(env).over
    assert [sign * score for score in truth(env).scores] == list(earned.values())


def played(env: AECEnv, seed: int) -> list[float]:
    """Play an episode at random; return what each agent earned."""
    env.reset(seed=seed)
    dice, earned = Random(seed), dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        told, reward, over, _, _ = env.last()
        earned[agent] += reward
        env.step(None if over else dice.choice(ones(told["action_mask"])))
    return list(earned.values())


def test_relative_rewards_are_the_points_less_the_mean_of_the_others() -> None:
    plain, relative = played(aec(SHORT, 4), 3), played(aec(SHORT, 4, relative=True), 3)
    assert [own - (sum(plain) - own) / 3 for own in plain] == pytest.approx(relative)
    assert any(plain)


def test_a_single_round_is_one_of_the_schedule() -> None:
    """Of two rounds of a size either may come; then all is over, and it was worth its points."""
    env = aec(SHORT, 3, size=2)
    indices: set[int] = set()
    for seed in range(20):
        earned = played(env, seed)
        round_ = truth(env).round_in_progress
        indices.add(round_.index)
        assert 2 == round_.size
        assert list(round_.points or ()) == earned
    assert {1, 3} == indices


def test_equal_seeds_deal_alike() -> None:
    """And a reset without one deals something else."""
    env = aec(SHORT, 4, size=3)
    hands = []
    for seed in (5, 5, None, None):
        env.reset(seed=seed)
        hands.append(truth(env).round_in_progress.hands)
    assert hands[0] == hands[1]
    assert 3 == len(set(hands))


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    """It says why, and what would be legal."""
    env = aec(SHORT, 4, size=3)
    env.reset(seed=1)
    before = truth(env)
    with pytest.raises(IllegalAction, match=r"action 0 \(play 2C\) is not legal.*61 \(bid 1\)"):
        env.step(0)
    with pytest.raises(ValueError, match=f"no action has the number {ACTIONS}: it must be 0 to"):
        env.step(ACTIONS)
    with pytest.raises(ValueError, match="None is for agents whose episode is over"):
        env.step(None)
    assert before == truth(env)


def test_pettingzoos_own_wrapper_knows_what_is_illegal() -> None:
    """For learners that are to lose by it."""
    env = TerminateIllegalWrapper(aec(SHORT, 4), illegal_reward=-7.0)
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(0)
    assert {agent: -7.0 * (agent == loser) for agent in env.agents} == env.rewards
    assert all(env.terminations.values())


# --- One seat a learner ---------------------------------------------------------------------------


def policy_reward(env: Solo, choose: Callable[[Game, list[int]], int], seed: int) -> float:
    """Play an episode as `choose` does; return the sum of the rewards."""
    _, info = env.reset(seed=seed)
    total, over = 0.0, False
    while not over:
        _, reward, over, cut_short, info = env.step(choose(truth(env), ones(info["action_mask"])))
        assert not cut_short
        total += reward
    return total


@pytest.mark.parametrize("seat", range(3))
def test_a_learner_earns_what_its_seat_scores(seat: int) -> None:
    dice = Random(seat)
    env = solo(SHORT, 3, seat=seat)
    earned = policy_reward(env, lambda _, legal: dice.choice(legal), seed=seat)
    assert truth(env).over
    assert truth(env).scores[seat] == earned


def test_a_learner_is_asked_at_its_turns_only() -> None:
    env = solo(TOGETHER, 4, seat=2)
    legal: list[bool] = []

    def choose(game: Game, open_: list[int]) -> int:
        legal.append(open_ == numbers(game, 2) != [])
        return open_[0]

    policy_reward(env, choose, seed=1)
    # Up and down from two cards: each round a bid, and its cards but for the last, which is a play.
    assert 3 + 2 + 1 + 2 == len(legal)
    assert all(legal)


class _Noted:
    """The casual bot, which writes down the seats for which it was asked."""

    def __init__(self) -> None:
        self.asked: set[int] = set()

    def act(self, view: Game, seat: Seat) -> Action:
        """Answer as the casual bot."""
        self.asked.add(seat)
        return Casual().act(view, seat)


def test_others_sit_clockwise_from_the_learners_left() -> None:
    bots = [_Noted() for _ in range(3)]
    policy_reward(solo(SHORT, 4, seat=2, others=bots), lambda _, legal: legal[0], seed=1)
    assert [{3}, {0}, {1}] == [bot.asked for bot in bots]


def test_one_policy_may_play_all_others() -> None:
    bot = _Noted()
    policy_reward(solo(SHORT, 4, others=bot), lambda _, legal: legal[0], seed=1)
    assert {1, 2, 3} == bot.asked


def test_the_others_are_casual_unless_named() -> None:
    """The same seed: the same deals, and so the same score against the same bots."""

    def low(_: Game, legal: list[int]) -> int:
        return legal[0]

    usual = [policy_reward(solo(SHORT, 3), low, seed) for seed in range(9)]
    assert usual == [policy_reward(solo(SHORT, 3, others=Casual()), low, s) for s in range(9)]
    assert usual != [
        policy_reward(solo(SHORT, 3, others=RandomPlayer(1)), low, s) for s in range(9)
    ]


def test_an_illegal_action_of_a_learner_is_refused_and_it_may_go_on() -> None:
    env = solo(SHORT, 3)
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match=r"action 0 \(play 2C\) is not legal.*legal: 60"):
        env.step(0)
    assert not env.step(number_of(Bid(0)))[2]


def test_an_illegal_action_may_end_the_episode_instead() -> None:
    env = solo(SHORT, 3, illegal=-5.0)
    env.reset(seed=1)
    assert (-5.0, True, False) == env.step(0)[1:4]
    with pytest.raises(RuntimeError, match=r"reset\(\) begins one"):
        env.step(number_of(Bid(0)))


def test_nothing_is_played_before_an_episode_begins() -> None:
    with pytest.raises(RuntimeError, match=r"reset\(\) begins one"):
        solo(SHORT, 3).step(60)


# --- What cannot be played ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (lambda: solo(SHORT, 3, seat=3), "the learner's seat is 3: it must be 0 to 2"),
        (lambda: solo(SHORT, 3, others=[Casual()]), "1 others for 2 seats: name one, or one each"),
        (lambda: aec(SHORT, 3, size=4), "no round of these rules has size 4 .* one of 1 2 3"),
        (lambda: action_of(-1), "no action has the number -1: it must be 0 to 126"),
    ],
)
def test_what_cannot_be_is_refused(make: Callable[[], object], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        make()


def test_rules_that_do_not_suit_the_table_are_refused() -> None:
    with pytest.raises(InvalidRuleSet, match="a table has 2 to 10"):
        Episode(SHORT, SEATS_MAX + 1)


@pytest.mark.parametrize(
    ("make", "absent"), [("aec", "pettingzoo"), ("parallel", "pettingzoo"), ("solo", "gymnasium")]
)
def test_without_the_extra_it_says_what_to_install(make: str, absent: str) -> None:
    """Whoever only plays has neither library; a `State` needs none."""
    script = f"""
import sys
sys.modules |= dict.fromkeys(("gymnasium", "pettingzoo"))
from random import Random
from ohhell.environments import Episode, State, {make}
State(Episode(), Random()).shuffle(Random())
try:
    {make}()
except ImportError as error:
    print(error)
"""
    command = [sys.executable, "-c", script]
    said = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    assert f"{absent} is not installed" in said
    assert "pip install 'ohhell[environments]'" in said
