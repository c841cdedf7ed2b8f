"""The account of a match: what is known after the deals played so far."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from ohhell.lab.figures import Sample, sample_of
from ohhell.lab.plan import Plan
from ohhell.lab.results import Measure, PlayedDeal, Tally
from ohhell.lab.sprt import Sprt, Verdict


@dataclass(slots=True)
class Account:
    """Deals are entered in the order of their numbers, until the test has decided.

    The test, if there is one, is about what the first bot gets more than the second.
    """

    plan: Plan
    measure: Measure = Measure.POINTS
    test: Sprt | None = None
    tallies: list[tuple[Tally, ...]] = field(default_factory=list[tuple[Tally, ...]])
    """For each deal the tally of each bot, over all its seats."""
    tables: int = 0
    tested: Sample = Sample()
    """What the first bot got more than the second, in the deals in which both had seats."""
    verdict: Verdict | None = None

    def enter(self, deal: PlayedDeal) -> None:
        """Add a deal."""
        tallies = deal.by_bot(len(self.plan.bots))
        self.tallies.append(tallies)
        self.tables += len(deal.tables)
        if tallies[0].games and tallies[1].games:
            self.tested = self.tested.plus(_less(self.measure, tallies[0], tallies[1]))
        if self.test is not None:
            self.verdict = self.test.verdict(self.tested)

    def mean(self, bot: int, measure: Measure) -> Sample:
        """Return what a bot got in the deals in which it had a seat."""
        return sample_of(measure.of(deal[bot]) for deal in self.tallies if deal[bot].games)

    def differences(self, one: int, other: int) -> Iterator[float]:
        """Yield for each deal what one bot got more than the other."""
        return (_less(self.measure, deal[one], deal[other]) for deal in self.tallies)

    def difference(self, one: int, other: int) -> Sample:
        """Return what one bot got more than the other, from the same cards in the same seats."""
        return sample_of(self.differences(one, other))


def _less(measure: Measure, one: Tally, other: Tally) -> float:
    return measure.of(one) - measure.of(other)
