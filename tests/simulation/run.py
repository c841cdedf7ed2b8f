"""Run one seed, and tell what happened: ``python -m tests.simulation.run SEED [--trace]``."""

from __future__ import annotations

import argparse
from collections import Counter

from tests.simulation.judges import judge
from tests.simulation.witness import lines
from tests.simulation.world import World


def run(seed: int) -> World:
    """Let one world happen, and judge it. A failure names its seed."""
    world = World(seed)
    try:
        world.run()
        judge(world)
    except AssertionError as error:
        again = f"python -m tests.simulation.run {seed} --trace"
        error.add_note(f"seed {seed}; to see it: {again}")
        raise
    return world


def main() -> None:
    """Run the seed that the command line names."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("seed", type=int)
    parser.add_argument("--trace", action="store_true", help="print what happens, line by line")
    given = parser.parse_args()
    world = World(given.seed)
    try:
        world.run()
        judge(world)
    finally:
        if given.trace:
            print(*lines(world.witness), sep="\n")  # noqa: T201 - a program for the terminal
        print(summary(given.seed, world))  # noqa: T201


def summary(seed: int, world: World) -> str:
    """Return a run in one line."""
    seen = Counter(what for _, _, what, _ in world.witness.trace)
    plan = world.plan
    kind = f"{plan.options.seats} seats, {plan.people} people, {plan.nodes} nodes"
    counts = ", ".join(f"{seen[what]} {what}" for what in ("entry", "crash", "conflict", "refused"))
    return f"seed {seed}: {kind}; {counts}; {world.now_ms / 1000:.0f} s"


if __name__ == "__main__":
    main()
