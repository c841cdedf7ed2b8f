"""The worked examples of a rule card: what a few bids score, by the scoring itself."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ohhell.rules.choosing.card.told import Told
from ohhell.rules.problems import Clause
from ohhell.rules.values.scoring import Circumstances, Missed, NilWhen, Running, Scoring

_SIZE: Final = 5
"""The size of the round in the examples, if the game has one."""
_BY_SIZE: Final = {1: ((1, 1), (1, 0), (0, 0)), 2: ((2, 2), (1, 2), (0, 0), (2, 1), (0, 1))}
_USUAL: Final = ((2, 2), (2, 3), (0, 0), (2, 1), (0, 1))
"""A bid and the tricks taken, the most telling first."""


def example_clauses(told: Told) -> Iterator[Clause]:
    """Yield the examples."""
    size = _SIZE if _SIZE in told.sizes else told.largest
    for bid, taken in _BY_SIZE.get(size, _USUAL):
        if _tells(told.ruleset.scoring, bid, taken):
            yield _example(told, size, bid, taken)


def _tells(scoring: Scoring, bid: int, taken: int) -> bool:
    """Tell whether an example shows something that it alone can show, and shows it truly."""
    nil = scoring.nil
    if bid == 0 and nil is not None and nil.when is NilWhen.BIDS_OVER:
        return False  # it would depend on the other bids
    if bid != taken and scoring.running is Running.HALVING:
        return False  # it would depend on the score
    if (bid, taken) == (0, 0):
        plain = scoring.made_zero is None and nil is None and not scoring.digit_before
        return not plain or scoring.missed is not Missed.NOTHING
    if taken < bid and bid > 1:
        return scoring.over is not None or scoring.and_also is not None
    if bid == 0:
        return scoring.missed_zero is not None or nil is not None
    return True


def _example(told: Told, size: int, bid: int, taken: int) -> Clause:
    at = Circumstances(
        size=size,
        largest=told.largest,
        seats=told.seats,
        undealt=told.cards - size * told.seats,
    )
    points = told.ruleset.scoring.points_at(at, bid=bid, taken=taken)
    args = {"bid": bid, "taken": taken, "size": size, "points": told.points(points)}
    return Clause("card-example", args)
