"""The end: when a game is over, and what breaks a tie (docs/rules.md §8)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from ohhell.rules.plain import later

ROUNDS_MAX: Final = 99
"""However a game may end, it has no more rounds than this."""


class End(Enum):
    """When is the game over?"""

    SCHEDULE = "schedule"
    """After the last round of the schedule."""
    TARGET = "target"
    """After the round in which a score reaches `points`; the schedule is dealt over and over."""
    LIVES = "lives"
    """When at most one seat has not lost `points`; who has, sits out."""


class Ties(Enum):
    """Who wins of those that share the best score?"""

    SHARED = "shared"
    EXTRA_ROUNDS = "extra_rounds"
    """Further rounds of the largest size, which only they can win, until one leads."""
    MADE_BIDS = "made_bids"
    """Whose made bids add up to more."""


@dataclass(frozen=True, slots=True)
class Ending:
    """When a game is over, and what breaks a tie."""

    kind: End = later(End.SCHEDULE)
    points: int = later(100)
    """The target, or the lives of each seat."""
    ties: Ties = later(Ties.SHARED)

    @property
    def by_schedule(self) -> bool:
        """Whether the schedule says which round is the last, ties apart."""
        return self.kind is End.SCHEDULE
