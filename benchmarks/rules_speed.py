# ruff: noqa: INP001, S311, T201 - a script that throws dice and prints
"""How fast the readable rules play, beside OpenSpiel driven from Python in the same way.

``python benchmarks/rules_speed.py`` plays the same deals with the same dice on both, in turns, and
counts CPU time: on a busy machine the clock on the wall says little. The ratio is the figure to
keep; rounds a second are those of the machine.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import replace
from random import Random
from time import process_time
from typing import Final

import pyspiel

from ohhell.rules import (
    PACK,
    RuleSet,
    Seat,
    deal,
    decide,
    evolve,
    legal_actions,
    new_game,
    start,
)

SEATS: Final = 4
SIZE: Final = 10
RUNS: Final = 7

Play = Callable[[int], None]


def ours(rounds: int) -> None:
    """Play rounds by the readable rules."""
    begun = new_game(start(RuleSet(), seats=SEATS, first_dealer=Seat(0)))
    one_round = replace(begun, sizes=(SIZE,))
    dice = Random(rounds)
    for _ in range(rounds):
        game = one_round
        for event in deal(game, dice.sample(PACK, len(PACK))):
            game = evolve(game, event)
        while game.to_act:
            seat = game.to_act[0]
            for event in decide(game, seat, dice.choice(legal_actions(game, seat))):
                game = evolve(game, event)


def open_spiel(rounds: int) -> None:
    """Play rounds by OpenSpiel, one Python call for each question."""
    game = pyspiel.load_game("oh_hell", {"players": SEATS, "num_tricks_fixed": SIZE})
    dice = Random(rounds)
    for _ in range(rounds):
        state = game.new_initial_state()
        state.apply_action(SIZE)
        state.apply_action(0)
        for card in dice.sample(range(len(PACK)), SEATS * SIZE + 1):
            state.apply_action(card)
        while not state.is_terminal():
            state.apply_action(dice.choice(state.legal_actions()))
        state.returns()


def seconds(play: Play, rounds: int) -> float:
    """Return the CPU seconds of one run."""
    began = process_time()
    play(rounds)
    return process_time() - began


def main() -> None:
    """Measure both in turns and print the best of each."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rounds", type=int, default=200, help="rounds in each run")
    rounds: int = parser.parse_args().rounds
    best = {"ohhell.rules": float("inf"), "pyspiel": float("inf")}
    for _ in range(RUNS):
        for name, play in (("ohhell.rules", ours), ("pyspiel", open_spiel)):
            best[name] = min(best[name], seconds(play, rounds))
    for name, taken in best.items():
        print(f"{name:<14}{rounds / taken:>10,.0f} rounds/s")
    print(f"{'ratio':<14}{best['pyspiel'] / best['ohhell.rules']:>10.3f}")


if __name__ == "__main__":
    main()
