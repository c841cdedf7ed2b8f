"""A variant is a value: one `RuleSet`, made of small rule values that answer one question each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from ohhell.rules.bidding import Bidding, BidOrder, Hook
from ohhell.rules.following import Following
from ohhell.rules.problems import InvalidRuleSet, Problem
from ohhell.rules.schedule import Schedule
from ohhell.rules.scoring import Scoring
from ohhell.rules.trump import NoTrump, Trump

SEATS_MIN: Final = 2
SEATS_MAX: Final = 10
POINTS_MAX: Final = 1000
"""The largest number, either way, that a scoring may name."""


@dataclass(frozen=True, slots=True)
class RuleSet:
    """Everything that two tables could disagree about, and nothing else."""

    schedule: Schedule = Schedule()
    trump: Trump = Trump()
    bidding: Bidding = Bidding()
    following: Following = Following()
    scoring: Scoring = Scoring()


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
    yield from _schedule_problems(ruleset.schedule)
    yield from _last_round_problems(ruleset)
    yield from _bidding_problems(ruleset.bidding)
    yield from _scoring_problems(ruleset.scoring)


def _schedule_problems(schedule: Schedule) -> Iterator[Problem]:
    fits = schedule.largest_that_fits(SEATS_MIN)
    if not 1 <= schedule.largest <= fits:
        yield Problem(
            "largest",
            f"a largest hand of {schedule.largest}: it must be 1 to {fits}",
            {"largest": schedule.largest, "min": 1, "max": fits},
        )


def _last_round_problems(ruleset: RuleSet) -> Iterator[Problem]:
    last_is_largest = ruleset.schedule.pattern.sizes(2)[-1] == 2
    if ruleset.trump.no_trump is NoTrump.LAST and not last_is_largest:
        yield Problem(
            "no-trump-last",
            "no trump in the last round: this schedule ends with one card, where the first card "
            "led would nearly always win; end with the largest hand, or play it with trump",
        )


def _bidding_problems(bidding: Bidding) -> Iterator[Problem]:
    if bidding.order is BidOrder.TOGETHER and bidding.hook is not Hook.OFF:
        yield Problem(
            "hook-together",
            "the hook with bids made together: nobody bids last, so switch the hook off "
            "or bid in turn",
        )


def _scoring_problems(scoring: Scoring) -> Iterator[Problem]:
    zero = scoring.made_zero
    numbers = {
        "bonus": scoring.bonus,
        "per_trick": scoring.per_trick,
        "per_square": scoring.per_square,
        "per_miss": scoring.per_miss,
        "miss_bonus": scoring.miss_bonus,
        "made_zero.bonus": 0 if zero is None else zero.bonus,
        "made_zero.per_card": 0 if zero is None else zero.per_card,
    }
    for name, number in numbers.items():
        if abs(number) > POINTS_MAX:
            yield Problem(
                "points",
                f"scoring {name} = {number}: it must be {-POINTS_MAX} to {POINTS_MAX}",
                {"name": name, "points": number, "min": -POINTS_MAX, "max": POINTS_MAX},
            )
