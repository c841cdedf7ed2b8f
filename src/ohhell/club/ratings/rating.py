"""A rating: where somebody's strength probably lies."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

MEAN: Final = 1500.0
"""What is thought of who has not played."""
DEVIATION: Final = 150.0
"""How far from it people are; no rating is less certain."""
PROVISIONAL_ABOVE: Final = 90.0
"""About 14 games at tables of four."""

_DAY_MS: Final = 86_400_000
_DRIFT_A_DAY: Final = 3.9
"""By the root of days: whose deviation is 50 is provisional after a year."""


@dataclass(frozen=True, slots=True)
class Rating:
    """A strength with its standard deviation as of the last game, on the scale of chess.

    Of two who are known well, 400 more is ten to one to come before the other.
    """

    mean: float = MEAN
    deviation: float = DEVIATION
    games: int = 0
    played_at_ms: int | None = None

    @property
    def shown(self) -> int:
        """The number that people see."""
        return round(self.mean)

    def deviation_at(self, now_ms: int) -> float:
        """Return the deviation now: it grows while nobody sees what became of the player."""
        if self.played_at_ms is None:
            return self.deviation
        days = max(0, now_ms - self.played_at_ms) / _DAY_MS
        return min(DEVIATION, math.hypot(self.deviation, _DRIFT_A_DAY * math.sqrt(days)))

    def provisional_at(self, now_ms: int) -> bool:
        """Tell whether the rating is too uncertain to be compared with others."""
        return self.deviation_at(now_ms) > PROVISIONAL_ABOVE
