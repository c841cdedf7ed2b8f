"""A sequential test: play on until it is decided which of two means is the likelier."""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import Enum
from typing import Final

from ohhell.lab.figures import Sample

DEALS_MIN: Final = 30
"""Nothing is decided on fewer: a spread that is guessed from a handful decides by luck."""


class Verdict(Enum):
    """Which of the two means was accepted."""

    MEAN0 = "mean0"
    MEAN1 = "mean1"


@dataclass(frozen=True, slots=True)
class Sprt:
    """Does the mean of independent numbers lie rather at `mean1` than at `mean0`?

    `alpha` is the risk to accept `mean1` where `mean0` is true, `beta` that of the reverse; both
    are stated before the first number is seen. Raises `ValueError` unless the means are finite and
    differ, and the risks lie between 0 and 0.5.

    The bounds are Wald's (Sequential tests of statistical hypotheses, Annals of Mathematical
    Statistics 16, 1945). The spread is not known beforehand, so the ratio is a generalised one (Li,
    Liu, Ying: Generalized sequential probability ratio test for separate families of hypotheses,
    Sequential Analysis 33, 2014): under each mean m the likeliest variance of normal numbers is
    v(m), the mean of (x - m)², which leaves the log-likelihood ratio n/2 · ln(v(mean0) / v(mean1)).
    """

    mean0: float
    mean1: float
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        means = (self.mean0, self.mean1)
        if not all(map(math.isfinite, means)) or self.mean0 == self.mean1:
            raise ValueError(f"the two means must be finite and differ, not {means}")
        if not all(0 < risk < 0.5 for risk in (self.alpha, self.beta)):
            risks = f"{self.alpha} and {self.beta}"
            raise ValueError(f"alpha and beta must be above 0 and below 0.5, not {risks}")

    @property
    def lower(self) -> float:
        """At or below this log-likelihood ratio `mean0` is accepted."""
        return math.log(self.beta / (1 - self.alpha))

    @property
    def upper(self) -> float:
        """At or above this log-likelihood ratio `mean1` is accepted."""
        return math.log((1 - self.beta) / self.alpha)

    def ratio(self, sample: Sample) -> float:
        """Return the log-likelihood ratio; infinite where all numbers are one of the means."""
        spread0, spread1 = (_spread(sample, mean) for mean in (self.mean0, self.mean1))
        if not spread0 or not spread1:
            return math.inf if spread0 else -math.inf if spread1 else 0.0
        return sample.count / 2 * math.log(spread0 / spread1)

    def verdict(self, sample: Sample) -> Verdict | None:
        """Return what the sample decides; None while it decides nothing."""
        if sample.count < DEALS_MIN:
            return None
        ratio = self.ratio(sample)
        if ratio >= self.upper:
            return Verdict.MEAN1
        return Verdict.MEAN0 if ratio <= self.lower else None


def _spread(sample: Sample, mean: float) -> float:
    """Return the sum of the squared distances from `mean`."""
    return sample.squares + sample.count * (sample.mean - mean) ** 2
