"""A variant is a value: one `RuleSet`, made of small rule values that answer one question each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass
from typing import Final

from ohhell.rules.bidding import Bidding, BidOrder, Hook
from ohhell.rules.following import Following
from ohhell.rules.leading import Leading
from ohhell.rules.plain import later
from ohhell.rules.problems import InvalidRuleSet, Problem
from ohhell.rules.schedule import Overflow, Schedule
from ohhell.rules.scoring import Scoring
from ohhell.rules.trump import NoTrump, Trump

SEATS_MIN: Final = 2
SEATS_MAX: Final = 10
POINTS_MAX: Final = 1000
"""The largest number, either way, that a scoring may name."""
STEP_MAX: Final = 25
HOOK_FROM_MAX: Final = 26
LIST_MAX: Final = 60
"""The most rounds, or trumps, that a ruleset may list."""


@dataclass(frozen=True, slots=True)
class RuleSet:
    """Everything that two tables could disagree about, and nothing else."""

    schedule: Schedule = Schedule()
    trump: Trump = Trump()
    bidding: Bidding = Bidding()
    following: Following = Following()
    scoring: Scoring = Scoring()
    leading: Leading = later(Leading())


def problems(ruleset: RuleSet, seats: int) -> tuple[Problem, ...]:
    """Return all that keeps `seats` seats from playing by `ruleset`; nothing when they can."""
    return tuple(_problems(ruleset, seats))


def require_valid(ruleset: RuleSet, seats: int) -> None:
    """Raise `InvalidRuleSet` with every problem, if there is any."""
    if found := problems(ruleset, seats):
        raise InvalidRuleSet(found)


def _problems(ruleset: RuleSet, seats: int) -> Iterator[Problem]:
    if not SEATS_MIN <= seats <= SEATS_MAX:
        yield Problem(
            "seats",
            f"{seats} seats: a table has {SEATS_MIN} to {SEATS_MAX}",
            {"seats": seats, "min": SEATS_MIN, "max": SEATS_MAX},
        )
    yield from _schedule_problems(ruleset.schedule, min(max(seats, SEATS_MIN), SEATS_MAX))
    yield from _trump_problems(ruleset)
    yield from _bidding_problems(ruleset.bidding)
    yield from _scoring_problems(ruleset.scoring)


def _schedule_problems(schedule: Schedule, seats: int) -> Iterator[Problem]:
    fits = schedule.largest_that_fits(SEATS_MIN)
    here = schedule.largest_that_fits(seats)
    most = schedule.largest if schedule.overflow is Overflow.CLAMP else min(schedule.largest, here)
    yield from _outside("largest", "a largest hand of", schedule.largest, fits)
    yield from _outside("smallest", "a smallest hand of", schedule.smallest, max(most, 1))
    yield from _outside("step", "steps of", schedule.step, STEP_MAX)
    for size in sorted({min(schedule.custom, default=1), max(schedule.custom, default=1)}):
        yield from _outside("custom", "a listed hand of", size, here)
    yield from _too_long("custom", len(schedule.custom))


def _outside(code: str, what: str, number: int, most: int) -> Iterator[Problem]:
    if not 1 <= number <= most:
        yield Problem(
            code,
            f"{what} {number}: it must be 1 to {most}",
            {code: number, "min": 1, "max": most},
        )


def _too_long(name: str, length: int) -> Iterator[Problem]:
    if length > LIST_MAX:
        yield Problem(
            "too-long",
            f"{name}: {length} are listed, at most {LIST_MAX} may be",
            {"length": length, "max": LIST_MAX},
        )


def _trump_problems(ruleset: RuleSet) -> Iterator[Problem]:
    if ruleset.trump.no_trump is NoTrump.LAST and not ruleset.schedule.ends_with_largest:
        yield Problem(
            "no-trump-last",
            "no trump in the last round: this schedule ends with one card, where the first card "
            "led would nearly always win; end with the largest hand, or play it with trump",
        )
    yield from _too_long("rotation", len(ruleset.trump.rotation))


def _bidding_problems(bidding: Bidding) -> Iterator[Problem]:
    if bidding.order is BidOrder.TOGETHER and bidding.hook is not Hook.OFF:
        yield Problem(
            "hook-together",
            "the hook with bids made together: nobody bids last, so switch the hook off "
            "or bid in turn",
        )
    yield from _outside("hook-from", "the hook from rounds of", bidding.hook_from, HOOK_FROM_MAX)


def _scoring_problems(scoring: Scoring) -> Iterator[Problem]:
    for name, number in _numbers(scoring, ""):
        if abs(number) > POINTS_MAX:
            yield Problem(
                "points",
                f"scoring {name} = {number}: it must be {-POINTS_MAX} to {POINTS_MAX}",
                {"name": name, "points": number, "min": -POINTS_MAX, "max": POINTS_MAX},
            )


def _numbers(value: object, place: str) -> Iterator[tuple[str, int]]:
    """Yield every whole number of a scoring with its place."""
    assert is_dataclass(value)
    for field in fields(value):
        found: object = getattr(value, field.name)
        if is_dataclass(found):
            yield from _numbers(found, f"{place}{field.name}.")
        elif type(found) is int:
            yield f"{place}{field.name}", found
