# ruff: noqa: INP001, S311, T201 - a script that throws dice and prints
"""How fast worlds are drawn: the facts read from a view, the table prepared, a world drawn.

``python benchmarks/worlds_speed.py`` plays rounds by chance, with the duties that show most, up to
some trick, and looks at what the seat to act may hold possible. Microseconds of CPU time, for the
middle position and for the slowest but one in twenty.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from random import Random
from time import process_time
from typing import Final

import numpy as np

from ohhell.fast.compiled import jit
from ohhell.fast.dice import Dice, dice_of
from ohhell.fast.facts import constraints
from ohhell.fast.kinds import Ints
from ohhell.fast.worlds import Worlds, draw, prepare
from ohhell.rules import (
    Following,
    Game,
    RuleSet,
    Seat,
    WhenVoid,
    deal,
    decide,
    fold,
    legal_actions,
    new_game,
    start,
)

DRAWN: Final = 2_000
FREE: Final = RuleSet()
STRICT: Final = RuleSet(following=Following(WhenVoid.OVER_OR_UNDER, must_beat=True))


@dataclass(frozen=True)
class Bench:
    """Rounds of one size, up to a trick."""

    seats: int
    size: int
    tricks: int
    ruleset: RuleSet

    def __str__(self) -> str:
        duties = "strict" if self.ruleset is STRICT else "free"
        return f"{self.seats} x {self.size}, trick {self.tricks + 1}, {duties}"

    def games(self, many: int) -> Iterator[Game]:
        """Yield rounds in which somebody is to play the second card of the trick."""
        for seed in range(many):
            dice = Random(seed)
            begun = new_game(start(self.ruleset, seats=self.seats, first_dealer=Seat(0)))
            game = replace(begun, sizes=(self.size,))
            game = fold(game, deal(game, dice.sample(game.pack, len(game.pack))))
            while not self.reached(game):
                seat = game.to_act[0]
                action = dice.choice(legal_actions(game, seat))
                game = fold(game, decide(game, seat, action))
            yield game

    def reached(self, game: Game) -> bool:
        """Tell whether the second card of the trick is due."""
        round_ = game.round_in_progress
        return len(round_.tricks) == self.tricks and len(round_.trick.cards) == 1


BENCHES: Final = (
    Bench(4, 10, 0, FREE),
    Bench(4, 10, 5, FREE),
    Bench(4, 10, 5, STRICT),
    Bench(7, 7, 3, FREE),
    Bench(7, 7, 3, STRICT),
    Bench(10, 5, 2, STRICT),
)


@jit
def draw_many(worlds: Worlds, dice: Dice, once: Ints, twice: Ints, many: int) -> None:
    """Draw so many worlds."""
    for _ in range(many):
        draw(worlds, dice, once, twice)


def microseconds(work: Callable[[], object]) -> float:
    """Return the CPU time of one call."""
    began = process_time()
    work()
    return (process_time() - began) * 1e6


def measure(game: Game) -> tuple[float, float, float, bool]:
    """Return what facts, table and one world take, and whether the table was too large."""
    seat = game.to_act[0]
    facts = microseconds(lambda: constraints(game, seat))
    places = constraints(game, seat)
    table = microseconds(lambda: prepare(places))
    worlds, dice = prepare(places), dice_of(1)
    once = np.zeros_like(places.capacity)
    drawing = microseconds(lambda: draw_many(worlds, dice, once, once.copy(), DRAWN))
    return facts, table, drawing / DRAWN, worlds.relaxed


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rounds", type=int, default=100, help="rounds of each kind")
    rounds: int = parser.parse_args().rounds
    measure(next(iter(BENCHES[0].games(1))))  # compiles
    print(
        f"{'microseconds, middle / 95 of 100':<34}{'facts':>16}{'prepare':>16}{'draw':>16}  relaxed"
    )
    for bench in BENCHES:
        found = [measure(game) for game in bench.games(rounds)]
        relaxed = sum(row[3] for row in found)
        columns = [sorted(row[column] for row in found) for column in range(3)]
        cells = [f"{c[rounds // 2]:.1f} / {c[rounds * 95 // 100]:.1f}" for c in columns]
        print(f"{bench!s:<34}" + "".join(f"{cell:>16}" for cell in cells) + f"{relaxed:>9}")


if __name__ == "__main__":
    main()
