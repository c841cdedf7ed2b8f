"""The levels are in order: each plays better than the one below, on the same cards in every seat.

By how much is measured by ``benchmarks/levels.py``; here a few hundred rounds must show the order.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import pairwise
from random import Random
from statistics import mean
from typing import Final

import pytest

from ohhell.bots import LEVELS, Policy
from ohhell.bots.net.player import NetPlayer
from ohhell.lab import Account, Chunk, Plan, play, usual_field
from ohhell.rules import Game, RuleSet, Scoring, Seat, deal, decide, fold, legal_actions, observe
from tests.play import new_table

SEATS: Final = 4
SIZE: Final = 5
DEALS: Final = 40
BY_NETS: Final = ("steady", "strong", "master")


@pytest.mark.parametrize(
    ("below", "above"), [("random", "beginner"), ("beginner", "casual"), ("casual", "steady")]
)
def test_a_level_beats_the_one_below(below: str, above: str) -> None:
    """One among three, in points, and so far that luck is out of the question."""
    plan = Plan((above, below), RuleSet(), SEATS, SIZE, (usual_field(2, SEATS),), seed=1)
    account = Account(plan)
    for one in play(Chunk(plan, range(DEALS))):
        account.enter(one)
    gain = account.difference(0, 1)
    assert gain.mean > gain.half_width(), gain


def test_each_level_of_the_nets_gives_away_less_than_the_one_below() -> None:
    """By what the nets hold each choice to be worth, in the same decisions: few rounds show it."""
    lost = {level: mean(_lost(level, seed) for seed in range(8)) for level in BY_NETS}
    for below, above in pairwise(BY_NETS):
        assert lost[above] < 0.6 * lost[below], lost
    assert 0 == mean(_lost_by(NetPlayer(), seed) for seed in range(2))


def test_a_level_is_the_same_whether_points_count_in_ones_or_in_tens() -> None:
    """A blurred eye misjudges parts of what is at stake."""
    tens = replace(RuleSet(), scoring=Scoring(bonus=100, per_trick=10, per_miss=10))
    for view, seat in _decisions(1):
        bot = LEVELS["steady"].make(3)
        assert bot.act(view, seat) == bot.act(replace(view, ruleset=tens), seat)


def _lost(level: str, seed: int) -> float:
    """Return the points a decision that a level gives away, in a round that the nets play."""
    return _lost_by(LEVELS[level].make(seed), seed)


def _lost_by(bot: Policy, seed: int) -> float:
    judge = NetPlayer()
    losses: list[float] = []
    for view, seat in _decisions(seed):
        odds = {one.action: one.points for one in judge.odds(view, seat)}
        losses.append(max(odds.values()) - odds[bot.act(view, seat)])
    return mean(losses)


@cache
def _decisions(seed: int) -> tuple[tuple[Game, Seat], ...]:
    """Return what is seen at each choice of a round that the nets play, far from the game's end."""
    dice, bot = Random(seed), NetPlayer()
    game = new_table(RuleSet(), seats=SEATS, sizes=(SIZE,) * 9)
    game = fold(game, deal(game, dice.sample(game.pack, len(game.pack))))
    found: list[tuple[Game, Seat]] = []
    while game.to_act:
        seat = game.to_act[0]
        view = observe(game, seat)
        if len(legal_actions(view, seat)) > 1:
            found.append((view, seat))
        game = fold(game, decide(game, seat, bot.act(view, seat)))
    return tuple(found)
