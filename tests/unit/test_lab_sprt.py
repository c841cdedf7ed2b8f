"""The sequential test: its risks are those that were stated, and it decides nothing by accident."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from itertools import count
from random import Random

import pytest

from ohhell.lab import Sample, Sprt, Verdict

GAMES = 400
RISK = 0.05
RISK_SEEN_MAX = RISK + 3 * math.sqrt(RISK * (1 - RISK) / GAMES)
"""Three standard errors above the stated risk: the simulation is seeded, so it never flickers."""

Draw = Callable[[Random], float]


def _verdict(test: Sprt, numbers: Iterable[float]) -> Verdict:
    sample = Sample()
    for number in numbers:
        sample = sample.plus(number)
        if (verdict := test.verdict(sample)) is not None:
            return verdict
    raise AssertionError("the numbers ended")


def _bell(dice: Random) -> float:
    return dice.gauss(0, 3)


def _margin(dice: Random) -> float:
    """Draw what a deal's margin looks like: four rotations, ten points for a bid made."""
    return sum(10 * (dice.random() < 0.5) - 5 + dice.choice((-1, 0, 1)) for _ in range(4)) / 4


@pytest.mark.parametrize("draw", [_bell, _margin])
@pytest.mark.parametrize(("true", "wrong"), [(0.0, Verdict.MEAN1), (0.75, Verdict.MEAN0)])
def test_it_errs_no_more_often_than_was_stated(draw: Draw, true: float, wrong: Verdict) -> None:
    """Where one mean is true, the other is accepted at most so often."""
    test, dice = Sprt(0, 0.75, alpha=RISK, beta=RISK), Random(7)
    games = [_verdict(test, (draw(dice) + true for _ in count())) for _ in range(GAMES)]
    assert games.count(wrong) / GAMES <= RISK_SEEN_MAX


def test_what_lies_beyond_a_mean_is_decided_sooner() -> None:
    """A match that is clear is short."""

    def length(true: float) -> int:
        test, dice, sample = Sprt(0, 0.5), Random(3), Sample()
        while test.verdict(sample) is None:
            sample = sample.plus(dice.gauss(true, 3))
        return sample.count

    assert length(2) < length(0.5)


def test_the_bounds_are_walds() -> None:
    """At 5 % each: ln 19 either way."""
    test = Sprt(0, 1)
    assert math.isclose(math.log(19), test.upper)
    assert math.isclose(-math.log(19), test.lower)
    assert Sprt(0, 1, alpha=0.01).upper > test.upper
    assert Sprt(0, 1, beta=0.01).lower < test.lower


def test_the_ratio_is_that_of_the_likeliest_variances() -> None:
    """Worked by hand: 0, 1, 2 have mean squares 5/3 about 0 and 2/3 about 1."""
    sample = Sample().plus(0).plus(1).plus(2)
    assert math.isclose(1.5 * math.log((5 / 3) / (2 / 3)), Sprt(0, 1).ratio(sample))
    assert math.isclose(-Sprt(1, 0).ratio(sample), Sprt(0, 1).ratio(sample))


def test_a_handful_decides_nothing() -> None:
    """Thirty equal numbers do."""
    sample, test = Sample(), Sprt(0, 1)
    for _ in range(29):
        sample = sample.plus(0)
    assert test.verdict(sample) is None
    assert Verdict.MEAN0 is test.verdict(sample.plus(0))


def test_equal_numbers_halfway_decide_nothing() -> None:
    """However many."""
    sample = Sample()
    for _ in range(1000):
        sample = sample.plus(0)
    assert Sprt(-1, 1).verdict(sample) is None


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ((1, 1, 0.05, 0.05), "must be finite and differ"),
        ((0, math.nan, 0.05, 0.05), "must be finite and differ"),
        ((0, 1, 0, 0.05), "above 0 and below 0.5"),
        ((0, 1, 0.05, 0.5), "above 0 and below 0.5"),
    ],
)
def test_what_is_no_test_is_refused(words: tuple[float, float, float, float], said: str) -> None:
    """With what would be right."""
    with pytest.raises(ValueError, match=said):
        Sprt(*words)
