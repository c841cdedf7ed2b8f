"""The levels, measured against each other on the same cards in every seat."""

from __future__ import annotations

from itertools import product
from random import Random

from ohhell.bots import LEVELS, Policy
from ohhell.rules import VARIANTS, Game, RuleSet, deal, decide, fold, observe
from tests.play import new_table

SEATS = 4
SIZES = (1, 3, 5, 8)
SEEDS = range(4)


def _play(ruleset: RuleSet, players: list[Policy], seed: int) -> Game:
    dice = Random(seed)
    game = new_table(ruleset, seats=SEATS, sizes=SIZES)
    while len(game.sheet) < len(SIZES):  # a game to a target would go on
        pack = ruleset.pack.cards(SEATS)
        game = fold(game, deal(game, dice.sample(pack, len(pack))))
        while game.to_act:
            seat = game.to_act[0]
            game = fold(game, decide(game, seat, players[seat].act(observe(game, seat), seat)))
    return game


def _mean_score(ruleset: RuleSet, one: str, rest: str) -> float:
    """Return what `one` scores a round among three of `rest`, in every seat of every deal."""
    scores = [
        _play(
            ruleset, [LEVELS[one if own == at else rest].make(own) for own in range(SEATS)], seed
        ).scores[at]
        for seed, at in product(SEEDS, range(SEATS))
    ]
    return sum(scores) / len(scores) / len(SIZES)


def test_a_casual_player_beats_random_ones_by_far() -> None:
    """Twice the points of a random player in the same seats, or 1.4 times if no card is turned up.

    Without trump, as in Plump, who leads decides more and a rule of thumb less.
    """
    for variant in VARIANTS:
        casual = _mean_score(variant.ruleset, "casual", "random")
        random = _mean_score(variant.ruleset, "random", "random")
        times = 1.4 if variant.ruleset.trump.rotation else 2
        assert casual > times * random, f"{variant.id}: {casual:.2f} against {random:.2f}"
