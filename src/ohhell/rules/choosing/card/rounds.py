"""What the rule card tells about the schedule."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ohhell.rules.choosing.card.told import Told
from ohhell.rules.problems import Clause
from ohhell.rules.values.schedule import Pattern

_TOLD: Final = (Pattern.UP, Pattern.DOWN, Pattern.UP_DOWN, Pattern.DOWN_UP)
"""The patterns that have a sentence; of any other schedule the sizes are told."""


def rounds_clauses(told: Told) -> Iterator[Clause]:
    """Yield how many cards are dealt in every round."""
    sizes, largest = told.sizes, told.largest
    ladder = range(1, largest + 1)
    pattern = next((one for one in _TOLD if sizes == one.sizes(ladder)), None)
    if set(sizes) == {largest}:
        yield _same(told)
    elif pattern is not None:
        args = {"largest": largest, "rounds": len(sizes)}
        yield Clause(f"card-schedule-{pattern.value}", args)
    else:
        listed = " ".join(map(str, sizes))
        yield Clause("card-schedule-list", {"sizes": listed, "rounds": len(sizes)})


def _same(told: Told) -> Clause:
    if told.endless:
        return Clause("card-schedule-every", {"size": told.largest})
    if told.sizes == (1,):
        return Clause("card-schedule-one")
    return Clause("card-schedule-same", {"rounds": len(told.sizes), "size": told.largest})
