"""The gate: whether a candidate's nets play so much better that they may replace the house's.

Both play the same rounds of several kinds, each in half of the seats, in every rotation. A number
is what the candidate got more in one deal of every kind: those are independent of each other, and
tested one after another until it is decided.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from dataclasses import dataclass, field
from itertools import product, repeat
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ohhell.bots.net.network import Nets
from ohhell.lab.figures import CONFIDENCE, Sample
from ohhell.lab.learning.arena import contender, duel
from ohhell.lab.learning.digests import seed_of
from ohhell.lab.learning.recipes import recipes_of
from ohhell.lab.sprt import Sprt, Verdict
from ohhell.rules import Bidding, Hook, RuleSet

BETTER: Final = Sprt(0.0, 0.05)
"""Points a seat and round: less than that is not worth new nets."""
PORTION: Final = 200
DEALS_MIN: Final = 1000
"""Before so many deals no kind of round has shown that the candidate does badly in it."""


class Kind(NamedTuple):
    """One kind of round, by the usual rules."""

    seats: int
    size: int
    hook: bool

    def __str__(self) -> str:
        """Return it as people read it."""
        return f"{self.seats} seats, size {self.size}, {'hook' if self.hook else 'no hook'}"


KINDS: Final = tuple(
    Kind(seats, size, hook)
    for (seats, size), hook in product(
        ((3, 10), (4, 4), (4, 10), (5, 8), (7, 6)),
        (True, False),
    )
)


class Row(NamedTuple):
    """How both did in one kind of round."""

    gain: Sample = Sample()
    """Points a seat that the candidate got more, by deal."""
    made: Sample = Sample()
    """The share of its bids that the candidate made, by deal."""
    house_made: Sample = Sample()


@dataclass(slots=True)
class Account:
    """All that a gate has seen so far."""

    kinds: Sequence[Kind] = KINDS
    test: Sprt = BETTER
    overall: Sample = Sample()
    """Of one deal of every kind, the mean gain."""
    rows: list[Row] = field(init=False)

    def __post_init__(self) -> None:
        self.rows = [Row() for _ in self.kinds]

    def enter(self, deal: NDArray[np.float64]) -> None:
        """Count one deal of every kind: ``[kinds, gain | made | made by the house]``."""
        self.overall = self.overall.plus(float(deal[:, 0].mean()))
        self.rows = [
            Row(*(sample.plus(float(number)) for sample, number in zip(row, numbers, strict=True)))
            for row, numbers in zip(self.rows, deal, strict=True)
        ]

    @property
    def decided(self) -> bool:
        """Whether the test has decided, and every kind has had its chance."""
        many = self.overall.count >= DEALS_MIN
        return many and self.test.verdict(self.overall) is not None

    @property
    def worse(self) -> tuple[Kind, ...]:
        """The kinds of rounds in which the candidate is surely worse.

        That one is found though there is none happens in at most one gate in twenty.
        """
        sure = 1 - (1 - CONFIDENCE) / len(self.kinds)
        pairs = zip(self.kinds, self.rows, strict=True)
        return tuple(kind for kind, row in pairs if row.gain.mean + row.gain.half_width(sure) < 0)

    @property
    def passed(self) -> bool:
        """Whether the candidate may replace the house's nets."""
        better = self.test.verdict(self.overall) is Verdict.MEAN1
        return self.decided and better and not self.worse


def measure(
    candidate: Nets,
    house: Nets,
    account: Account,
    tell: Callable[[int], None],
    *,
    deals: int,
    seed: int,
    jobs: int,
) -> None:
    """Enter deals into `account` until it has decided, at most so many `deals`.

    `tell` hears how many deals there are by then. The same seed deals the same cards.
    """
    sides = (candidate, house)
    with ThreadPoolExecutor(jobs) as pool:
        for begun in range(0, deals, PORTION):
            portion = min(PORTION, deals - begun)
            for deal in _portion(pool, sides, account.kinds, seed_of(seed, begun), portion):
                account.enter(deal)
            tell(account.overall.count)
            if account.decided:
                return


def _portion(
    pool: Executor, sides: tuple[Nets, Nets], kinds: Sequence[Kind], seed: int, deals: int
) -> Iterator[NDArray[np.float64]]:
    """Yield deal after deal: ``[kinds, 3]`` (`Account.enter`)."""
    seeds = [seed_of(seed, *map(int, kind)) for kind in kinds]
    found = pool.map(_duel, kinds, repeat(sides), seeds, repeat(deals))
    yield from np.stack(list(found), axis=1)


def _duel(kind: Kind, sides: tuple[Nets, Nets], seed: int, deals: int) -> NDArray[np.float64]:
    """Return ``[deals, 3]``: the gain, the candidate's bids made, and the house's."""
    hook = Hook.LAST_BIDDER if kind.hook else Hook.OFF
    rounds = recipes_of(RuleSet(bidding=Bidding(hook=hook)), kind.seats, kind.size)
    one, other = (contender(nets) for nets in sides)
    mine, theirs = duel(rounds, one, other, ones=kind.seats // 2, deals=deals, seed=seed)
    return np.stack([mine.points - theirs.points, mine.made, theirs.made], axis=1)
