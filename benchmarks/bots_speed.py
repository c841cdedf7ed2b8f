# ruff: noqa: INP001, S311, T201 - a script that throws dice and prints
"""What a bot costs: milliseconds a decision by level, how long it takes to load, and its memory.

``python benchmarks/bots_speed.py`` lets each level play rounds against itself and times every
decision that is one (two legal actions or more). What it takes to load is measured in a process of
its own that has compiled all before: imports, nets, the first decision. Wall time; the figures are
those of the machine, and of whoever shares it.
"""

from __future__ import annotations

import argparse
import resource
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from time import perf_counter
from typing import Final

from ohhell.bots import LEVELS, offered
from ohhell.rules import (
    Game,
    RuleSet,
    Seat,
    deal,
    decide,
    fold,
    legal_actions,
    new_game,
    observe,
    start,
)

TABLES: Final = ((4, 10), (7, 7))
"""Seats and size."""
_LOADING: Final = "--loading"


def dealt(seats: int, size: int, dice: Random) -> Game:
    """Return a round of `size` cards, the last of its game."""
    game = new_game(start(RuleSet(), seats=seats, first_dealer=Seat(0)))
    game = replace(game, sizes=(size,))
    return fold(game, deal(game, dice.sample(game.pack, len(game.pack))))


def decisions_ms(level: str, seats: int, size: int, rounds: int) -> Iterator[float]:
    """Yield how long each decision took, in milliseconds."""
    dice, bot = Random(1), LEVELS[level].make(1)
    for _ in range(rounds):
        game = dealt(seats, size, dice)
        while game.to_act:
            seat = game.to_act[0]
            view = observe(game, seat)
            began = perf_counter()
            action = bot.act(view, seat)
            took = perf_counter() - began
            if len(legal_actions(view, seat)) > 1:
                yield took * 1000
            game = fold(game, decide(game, seat, action))


def timed(rounds: int) -> Iterator[str]:
    """Yield a line for every level and table."""
    yield f"{'ms a decision':<14}{'table':>8}{'p50':>9}{'p99':>9}{'budget':>9}"
    for level in offered(LEVELS):
        for seats, size in TABLES:
            list(decisions_ms(level, seats, size, 1))  # compiles
            times = sorted(decisions_ms(level, seats, size, rounds))
            middle, late = times[len(times) // 2], times[len(times) * 99 // 100]
            budget = LEVELS[level].budget_ms
            yield f"{level:<14}{f'{seats} x {size}':>8}{middle:>9.2f}{late:>9.2f}{budget:>9}"


def loaded(runs: int) -> Iterator[str]:
    """Yield a line for every level: the quickest of several starts, and the memory then."""
    yield f"\n{'to load':<14}{'seconds':>9}{'MiB':>9}"
    for level in offered(LEVELS):
        command = [sys.executable, __file__, _LOADING, level]
        found = [
            tuple(map(float, subprocess.check_output(command, text=True).split()))  # noqa: S603
            for _ in range(runs + 1)  # the first may have to compile
        ]
        seconds, mib = min(found[1:])
        yield f"{level:<14}{seconds:>9.2f}{mib:>9.0f}"


def load(level: str) -> None:
    """Print how long it took to make a bot and to have it bid and play, and the memory in MiB."""
    began = perf_counter()
    list(decisions_ms(level, 3, 2, 1))
    kib = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    print(perf_counter() - began, kib / 1024)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rounds", type=int, default=50, help="rounds of each level and table")
    parser.add_argument("--runs", type=int, default=3, help="starts of each level")
    parser.add_argument(_LOADING, metavar="LEVEL", help="say only how long this one takes to load")
    asked = parser.parse_args()
    if asked.loading:
        load(asked.loading)
        return
    for line in (*timed(asked.rounds), *loaded(asked.runs)):
        print(line, flush=True)


if __name__ == "__main__":
    main()
