# ruff: noqa: INP001, T201 - a script that prints
"""Whether each level plays better than the one below: duplicate deals at many tables, tested.

``python benchmarks/levels.py`` lets every pair of neighbours meet, one against the rest, at tables
of 3 to 7 seats and sizes of 1 to 13, until a sequential test has decided or the deals are used up.
Points a round, with the 95 % interval over deals (docs/lab.md); a match that its test has stopped
overstates the difference. ``--mixed`` seats all levels together at one table instead.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from ohhell.bots import LEVELS, offered
from ohhell.lab import (
    Account,
    Measure,
    Plan,
    Sprt,
    Verdict,
    chunks,
    cores,
    in_order,
    play,
    processes,
    usual_field,
)
from ohhell.rules import RuleSet

TABLES: Final = ((3, 13), (4, 10), (5, 8), (6, 6), (7, 7), (4, 5), (4, 3), (3, 2), (5, 1))
"""Seats and size."""
BETTER: Final = 0.2
"""So many points a round are a step that a person may notice; the test asks for 0 or this."""


def match(plan: Plan, deals: int, jobs: int, test: Sprt | None = None) -> Account:
    """Play a match until it is decided, or its deals are used up."""
    account = Account(plan, test=test)
    with processes(jobs, play) as crew:
        for deal in in_order(crew, chunks(plan, deals)):
            account.enter(deal)
            if account.verdict is not None:
                break
    return account


def steps(names: Sequence[str], deals: int, jobs: int) -> Iterator[str]:
    """Yield a line for every pair of neighbours at every table."""
    yield f"{'step':<20}{'table':>8}{'deals':>7}{'better by':>16}{'made':>15}  decided"
    for below, above in pairwise(names):
        for seats, size in TABLES:
            plan = Plan((above, below), RuleSet(), seats, size, (usual_field(2, seats),), seed=1)
            account = match(plan, deals, jobs, Sprt(0, BETTER))
            yield _step(account, f"{below} - {above}")


def _step(account: Account, name: str) -> str:
    plan, gain = account.plan, account.difference(0, 1)
    made = [account.mean(bot, Measure.MADE).mean for bot in (1, 0)]
    said = {None: "no", Verdict.MEAN0: "not better", Verdict.MEAN1: "better"}[account.verdict]
    table = f"{plan.seats} x {plan.size}"
    better = f"{gain.mean:+.2f} ± {gain.half_width():.2f}"
    rates = f"{made[0]:.2f} - {made[1]:.2f}"
    return f"{name:<20}{table:>8}{gain.count:>7}{better:>16}{rates:>15}  {said}"


def mixed(names: Sequence[str], seats: int, size: int, deals: int, jobs: int) -> Iterator[str]:
    """Yield a line for every level at a table where each deal draws who sits with whom."""
    plan = Plan(tuple(names), RuleSet(), seats, size, seed=2)
    account = match(plan, deals, jobs)
    yield f"{'level':<12}{'points a round':>18}{'made':>16}   ({seats} x {size}, {deals} deals)"
    for bot, name in enumerate(names):
        cells = [
            f"{mean.mean:.2f} ± {mean.half_width():.2f}"
            for mean in (account.mean(bot, one) for one in (Measure.POINTS, Measure.MADE))
        ]
        yield f"{name:<12}{cells[0]:>18}{cells[1]:>16}"


def main() -> None:
    """Measure and print, line by line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--deals", type=int, default=1000, help="deals at most, each in all seats")
    parser.add_argument("--jobs", type=int, default=cores())
    parser.add_argument("--mixed", action="store_true", help="all levels at one table of 4 x 10")
    parser.add_argument("--levels", nargs="*", choices=offered(LEVELS), default=offered(LEVELS))
    asked = parser.parse_args()
    names = asked.levels
    lines = steps(names, asked.deals, asked.jobs)
    if asked.mixed:
        lines = mixed(names, 4, 10, asked.deals, asked.jobs)
    for line in lines:
        print(line, flush=True)


if __name__ == "__main__":
    main()
