# ruff: noqa: INP001, S311, T201 - a script that throws dice and prints
"""How fast a learner steps through our environment, beside OpenSpiel driven from Python alike.

``python benchmarks/environment_steps.py`` plays rounds at random on both, in turns. At every
decision each makes the mask of legal actions and the tensor of what the seat knows. It counts CPU
time: on a busy machine the clock on the wall says little. The ratio is the figure to keep.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from random import Random
from time import process_time
from typing import Final

import numpy as np
import pyspiel

from ohhell.environments import Episode, State, aec
from ohhell.rules import PACK, Pattern, RuleSet, Schedule

SEATS: Final = 4
SIZE: Final = 10
RUNS: Final = 7
FIXED: Final = RuleSet(schedule=Schedule(Pattern.FIXED, SIZE))

Play = Callable[[int], int]


def by_pettingzoo(rounds: int) -> int:
    """Play rounds in the PettingZoo environment; return the steps."""
    env, dice, steps = aec(FIXED, SEATS), Random(rounds), 0
    for seed in range(rounds):
        env.reset(seed)
        for _ in env.agent_iter():
            observation, _, over, _, _ = env.last()
            assert observation is not None
            legal = np.flatnonzero(observation["action_mask"])
            env.step(None if over else dice.choice(legal))
            steps += not over
    return steps


def by_state(rounds: int) -> int:
    """Play rounds by our `State`; return the steps."""
    episode, dice, steps = Episode(FIXED, SEATS), Random(rounds), 0
    for _ in range(rounds):
        state = State(episode, dice)
        state.shuffle(dice)
        while not state.is_terminal():
            state.information_state_tensor()
            state.apply_action(dice.choice(np.flatnonzero(state.legal_actions_mask())))
            steps += 1
        state.returns()
    return steps


def by_open_spiel(rounds: int) -> int:
    """Play rounds by OpenSpiel; return the steps."""
    game = pyspiel.load_game("oh_hell", {"players": SEATS, "num_tricks_fixed": SIZE})
    dice, steps = Random(rounds), 0
    for _ in range(rounds):
        state = game.new_initial_state()
        state.apply_action(SIZE)
        state.apply_action(0)
        for card in dice.sample(range(len(PACK)), SEATS * SIZE + 1):
            state.apply_action(card)
        while not state.is_terminal():
            np.asarray(state.information_state_tensor(), np.float32)
            state.apply_action(dice.choice(np.flatnonzero(state.legal_actions_mask())))
            steps += 1
        state.returns()
    return steps


def steps_a_second(play: Play, rounds: int) -> float:
    """Return the steps of one run for each of its CPU seconds."""
    began = process_time()
    steps = play(rounds)
    return steps / (process_time() - began)


def main() -> None:
    """Measure all in turns and print the best of each."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rounds", type=int, default=50, help="rounds in each run")
    rounds: int = parser.parse_args().rounds
    players = {"PettingZoo": by_pettingzoo, "State": by_state, "pyspiel": by_open_spiel}
    best = dict.fromkeys(players, 0.0)
    for _ in range(RUNS):
        for name, play in players.items():
            best[name] = max(best[name], steps_a_second(play, rounds))
    for name, pace in best.items():
        print(f"{name:<12}{pace:>10,.0f} steps/s{pace / best['pyspiel']:>10.3f} of pyspiel")


if __name__ == "__main__":
    main()
