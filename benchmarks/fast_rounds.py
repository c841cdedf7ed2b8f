# ruff: noqa: INP001, S311, T201 - a script that throws dice and prints
"""How many random rounds a second the bitboards play, beside OpenSpiel from Python and in C++.

``python benchmarks/fast_rounds.py`` deals, bids and plays rounds on one core, all sides in turns,
and counts CPU time, the best of several runs. In C++ they are the rollouts inside OpenSpiel's own
tree search, which are spared the deal. The ratio is the figure to keep; rounds a second are those
of the machine, and of whoever shares it.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any, Final

import pyspiel

from ohhell.fast.dice import dice_of
from ohhell.fast.playouts import kind, rounds, table
from ohhell.rules import PACK, RuleSet

TABLES: Final = ((4, 10), (3, 13), (7, 7))
"""Seats and cards."""

Play = Callable[[int], None]


def ours(seats: int, size: int) -> Play:
    """Return what plays rounds on bitboards, compiled before."""
    of, room, dice = kind(RuleSet(), seats, size), table(), dice_of(1)
    rounds(1, of, room, dice)

    def play(many: int) -> None:
        rounds(many, of, room, dice)

    return play


def from_python(seats: int, size: int) -> Play:
    """Return what plays rounds by OpenSpiel, one Python call for each question."""
    game = pyspiel.load_game("oh_hell", {"players": seats, "num_tricks_fixed": size})
    dice = Random(1)

    def play(many: int) -> None:
        for _ in range(many):
            state = _dealt(game, seats, size, dice)
            while not state.is_terminal():
                state.apply_action(dice.choice(state.legal_actions()))
            state.returns()

    return play


def in_cpp(seats: int, size: int) -> Play:
    """Return what bids and plays rounds by OpenSpiel without leaving it."""
    game = pyspiel.load_game("oh_hell", {"players": seats, "num_tricks_fixed": size})
    dice = Random(1)

    def play(many: int) -> None:
        # The one simulation of a search is its rollouts from the state that it is given.
        rollouts = pyspiel.RandomRolloutEvaluator(many, 1)
        search = pyspiel.MCTSBot(game, rollouts, 1.0, 1, 100, False, 1, False)
        search.mcts_search(_dealt(game, seats, size, dice))

    return play


def _dealt(game: Any, seats: int, size: int, dice: Random) -> Any:  # noqa: ANN401 - it has no types
    state = game.new_initial_state()
    for chance in (size, 0, *dice.sample(range(len(PACK)), seats * size + 1)):
        state.apply_action(chance)
    return state


def seconds(play: Play, many: int) -> float:
    """Return the CPU seconds of one run."""
    began = process_time()
    play(many)
    return process_time() - began


def measure(seats: int, size: int, runs: int) -> None:
    """Measure all sides in turns and print the best of each."""
    sides: dict[str, tuple[Play, int]] = {
        "ohhell.fast": (ours(seats, size), 40_000),
        "OpenSpiel, C++": (in_cpp(seats, size), 4_000),
        "OpenSpiel, Python": (from_python(seats, size), 400),
    }
    best = dict.fromkeys(sides, float("inf"))
    for _ in range(runs):
        for name, (play, many) in sides.items():
            best[name] = min(best[name], seconds(play, many) / many)
    for name, taken in best.items():
        ratio = taken / best["ohhell.fast"]
        print(f"{seats} x {size:<4}{name:<20}{1 / taken:>12,.0f} rounds/s{ratio:>8.1f}")


def main() -> None:
    """Measure at every table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--runs", type=int, default=9, help="runs of each side")
    runs: int = parser.parse_args().runs
    for seats, size in TABLES:
        measure(seats, size, runs)


if __name__ == "__main__":
    main()
