"""Means and their intervals."""

from __future__ import annotations

import math
import statistics
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ohhell.lab import Sample
from ohhell.lab.figures import running, sample_of, student

NUMBERS = st.lists(st.floats(-1e6, 1e6), min_size=2, max_size=50)


@given(NUMBERS)
def test_a_sample_knows_mean_and_spread(numbers: list[float]) -> None:
    """As the standard library has them, which keeps every number."""
    sample = sample_of(numbers)
    spread = statistics.variance(numbers)
    assert len(numbers) == sample.count
    assert math.isclose(statistics.fmean(numbers), sample.mean, abs_tol=1e-6)
    assert math.isclose(spread, sample.squares / (sample.count - 1), rel_tol=1e-6, abs_tol=1e-3)


@given(NUMBERS)
def test_the_last_of_a_running_sample_is_the_sample(numbers: list[float]) -> None:
    """One for each number, each with one more."""
    samples = list(running(numbers))
    assert list(range(1, len(numbers) + 1)) == [sample.count for sample in samples]
    assert sample_of(numbers) == samples[-1]


# Two-sided 95 % and 99 %, from any printed table.
@pytest.mark.parametrize(
    ("free", "at_95", "at_99"),
    [
        (1, 12.706, 63.657),
        (2, 4.303, 9.925),
        (3, 3.182, 5.841),
        (4, 2.776, 4.604),
        (8, 2.306, 3.355),
        (30, 2.042, 2.750),
        (1000, 1.962, 2.581),
    ],
)
def test_students_distribution_is_that_of_the_tables(free: int, at_95: float, at_99: float) -> None:
    """To a part in fifty for few numbers, and in a thousand for eight and more."""
    near = 1e-3 if free >= 8 or free <= 2 else 2e-2
    assert math.isclose(at_95, student(0.975, free), rel_tol=near)
    assert math.isclose(at_99, student(0.995, free), rel_tol=near)


@pytest.mark.parametrize("count", [5, 40])
def test_an_interval_holds_the_true_mean_as_often_as_it_says(count: int) -> None:
    """95 of 100 samples, within three standard errors."""
    dice, samples = Random(1), 1000
    drawn = [sample_of(dice.gauss(10, 3) for _ in range(count)) for _ in range(samples)]
    held = sum(abs(sample.mean - 10) <= sample.half_width() for sample in drawn)
    assert math.isclose(0.95, held / samples, abs_tol=3 * math.sqrt(0.95 * 0.05 / samples))


def test_one_number_says_nothing_of_the_spread() -> None:
    """Its interval is infinite."""
    assert math.inf == Sample().plus(3).half_width()
