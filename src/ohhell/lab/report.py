"""What a match or a ladder came to, in lines for a person."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from ohhell.lab.account import Account
from ohhell.lab.figures import Sample
from ohhell.lab.plan import Plan
from ohhell.lab.ratings import Rating
from ohhell.lab.results import Measure
from ohhell.lab.sprt import Verdict
from ohhell.rules import name_of


def what(plan: Plan) -> str:
    """Return in a line what is played."""
    rounds = "whole games" if plan.size is None else f"rounds of {plan.size}"
    name = name_of(plan.ruleset) or "house rules"
    return f"{plan.seats} seats, {name}, {rounds}, seed {plan.seed}"


def units(plan: Plan, measure: Measure) -> str:
    """Return what a number of this measure counts."""
    match measure:
        case Measure.POINTS:
            half = "half " if plan.ruleset.scoring.halves else ""
            low = " (the fewest win)" if plan.ruleset.scoring.lowest_wins else ""
            return f"{half}points a round{low}"
        case Measure.MADE:
            return "bids made"
        case Measure.WINS:
            return "won"


def match_lines(account: Account) -> Iterator[str]:
    """Yield what is known of a match: each bot, the differences, and the test."""
    plan = account.plan
    yield f"{_many(len(account.tallies), 'deal')} at {_many(account.tables, 'table')}"
    yield ""
    yield from _bot_lines(account)
    yield ""
    yield from _difference_lines(account)
    if account.test is not None:
        yield _test_line(account)
    if len(account.tallies) > 1:
        yield f"± is half of the 95 % interval over deals; {what(plan)}"


def ladder_lines(account: Account, ratings: Sequence[Rating]) -> Iterator[str]:
    """Yield the bots by their rating, the strongest first."""
    order = sorted(range(len(ratings)), key=lambda bot: -ratings[bot].rating)
    heads = ["bot", "rating", "95 % interval", *(units(account.plan, one) for one in Measure)]
    rows = [_ladder_row(account, ratings[bot], bot) for bot in order]
    yield f"{_many(len(account.tallies), 'deal')} at {_many(account.tables, 'table')}"
    yield ""
    yield from _columns([heads, *rows])
    yield ""
    yield f"400 more is ten to one to score more at one table; {what(account.plan)}"


def difference_label(account: Account, other: int) -> str:
    """Return what the first bot is compared with, in words."""
    labels = account.plan.labels
    return f"{labels[0]} - {labels[other]}"


def told(sample: Sample, *, signed: bool = False) -> str:
    """Return a mean with its interval."""
    mean = f"{sample.mean:+.3f}" if signed else f"{sample.mean:.3f}"
    half = sample.half_width()
    return f"{mean} ± {half:.3f}" if math.isfinite(half) else f"{mean} ± ?"


def _bot_lines(account: Account) -> Iterator[str]:
    heads = ["bot", *(units(account.plan, measure) for measure in Measure)]
    rows = [
        [label, *(told(account.mean(bot, measure)) for measure in Measure)]
        for bot, label in enumerate(account.plan.labels)
    ]
    return _columns([heads, *rows])


def _difference_lines(account: Account) -> Iterator[str]:
    unit = units(account.plan, account.measure)
    for other in range(1, len(account.plan.bots)):
        difference = told(account.difference(0, other), signed=True)
        yield f"{difference_label(account, other)}: {difference} {unit}"


def _test_line(account: Account) -> str:
    test = account.test
    assert test is not None, "no test was asked for"
    ratio = test.ratio(account.tested)
    bounds = f"ratio {ratio:.2f} between {test.lower:.2f} and {test.upper:.2f}"
    said = f"SPRT of {test.mean0:g} against {test.mean1:g} (α {test.alpha:g}, β {test.beta:g})"
    match account.verdict:
        case None:
            return f"{said}: undecided, {bounds}"
        case Verdict.MEAN0:
            return (
                f"{said}: {test.mean0:g} accepted, ratio {ratio:.2f} at or below {test.lower:.2f}"
            )
        case Verdict.MEAN1:
            return (
                f"{said}: {test.mean1:g} accepted, ratio {ratio:.2f} at or above {test.upper:.2f}"
            )


def _ladder_row(account: Account, rating: Rating, bot: int) -> list[str]:
    means = [told(account.mean(bot, measure)) for measure in Measure]
    interval = f"{rating.low:+.0f} to {rating.high:+.0f}"
    return [account.plan.labels[bot], f"{rating.rating:+.0f}", interval, *means]


def _columns(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        yield "  ".join(cells).rstrip()


def _many(count: int, what: str) -> str:
    return f"{count} {what}" if count == 1 else f"{count} {what}s"
