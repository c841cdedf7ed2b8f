# ruff: noqa: INP001, S311, T201 - a script that throws dice and prints
"""What a bot costs: milliseconds a decision by level, how long it takes to load, and its memory.

``python benchmarks/bots_speed.py`` lets each level play rounds against itself and times every
decision that is one (two legal actions or more), in the last round of a game, where masters think
longest, and in one far from it. What it takes to load is that of a whole process, from start to
end, when all has been compiled before: imports, nets, a round of two cards. CPU time, so that
whoever shares the machine does not count.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from pathlib import Path
from random import Random
from time import thread_time
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
FAR: Final = 9
"""So many rounds from the end points count, and no place."""
_LOADING: Final = "--loading"
_NO_BYTECODE: Final = ("PYTHONDONTWRITEBYTECODE",)


def dealt(seats: int, size: int, rounds: int, dice: Random) -> Game:
    """Return the first round of a game of so many, all of `size` cards."""
    game = new_game(start(RuleSet(), seats=seats, first_dealer=Seat(0)))
    game = replace(game, sizes=(size,) * rounds)
    return fold(game, deal(game, dice.sample(game.pack, len(game.pack))))


def decisions_ms(
    level: str, seats: int, size: int, deals: int, *, rounds: int = 1
) -> Iterator[float]:
    """Yield how long each decision took, in milliseconds, in the first of so many `rounds`."""
    dice, bot = Random(1), LEVELS[level].make(1)
    for _ in range(deals):
        game = dealt(seats, size, rounds, dice)
        while game.to_act:
            seat = game.to_act[0]
            view = observe(game, seat)
            began = thread_time()
            action = bot.act(view, seat)
            took = thread_time() - began
            if len(legal_actions(view, seat)) > 1:
                yield took * 1000
            game = fold(game, decide(game, seat, action))


def timed(deals: int) -> Iterator[str]:
    """Yield a line for every level and table."""
    yield f"{'ms a decision':<14}{'table':>8}{'of a game':>12}{'p50':>9}{'p99':>9}{'budget':>9}"
    for level, (seats, size) in product(offered(LEVELS), TABLES):
        for when, rounds in (("early", FAR), ("at its end", 1)):
            list(decisions_ms(level, seats, size, 1, rounds=rounds))  # compiles
            times = sorted(decisions_ms(level, seats, size, deals, rounds=rounds))
            middle, late = times[len(times) // 2], times[len(times) * 99 // 100]
            figures = f"{middle:>9.2f}{late:>9.2f}{LEVELS[level].budget_ms:>9}"
            yield f"{level:<14}{f'{seats} x {size}':>8}{when:>12}{figures}"


def loaded(runs: int) -> Iterator[str]:
    """Yield a line for every level: the quickest of several starts, and the most memory then."""
    yield f"\n{'to load':<14}{'seconds':>9}{'MiB':>9}"
    for level in offered(LEVELS):
        load(level)  # it may have to compile
        seconds, mib = min(load(level) for _ in range(runs))
        yield f"{level:<14}{seconds:>9.2f}{mib:>9.0f}"


def load(level: str) -> tuple[float, float]:
    """Return the seconds and the MiB of a process in which a level plays a small round."""
    command = [sys.executable, __file__, _LOADING, level]
    # As people start it: modules that were compiled once are not compiled again.
    environment = {name: it for name, it in os.environ.items() if name not in _NO_BYTECODE}
    before = os.times()
    said = subprocess.check_output(command, text=True, env=environment)  # noqa: S603
    after = os.times()
    spent = after.children_user + after.children_system
    return spent - before.children_user - before.children_system, float(said)


def be_loaded(level: str) -> None:
    """Play a small round and print the most memory that this process had, in MiB."""
    list(decisions_ms(level, 3, 2, 1))
    # Of a child, `getrusage` would count the memory of its parent too.
    status = Path("/proc/self/status").read_text(encoding="ascii")
    print(int(status.split("VmHWM:")[1].split()[0]) / 1024)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--deals", type=int, default=50, help="rounds of each level and table")
    parser.add_argument("--runs", type=int, default=3, help="starts of each level")
    parser.add_argument(_LOADING, metavar="LEVEL", help="say only how long this one takes to load")
    asked = parser.parse_args()
    if asked.loading:
        be_loaded(asked.loading)
        return
    for line in (*timed(asked.deals), *loaded(asked.runs)):
        print(line, flush=True)


if __name__ == "__main__":
    main()
