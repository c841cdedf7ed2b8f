"""A variant is a value: one `RuleSet`, made of small rule values that answer one question each."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from ohhell.rules.plain import later
from ohhell.rules.values.bidding import Bidding
from ohhell.rules.values.ending import Ending
from ohhell.rules.values.following import Following
from ohhell.rules.values.leading import Leading
from ohhell.rules.values.one_card import OneCard
from ohhell.rules.values.pack import Pack
from ohhell.rules.values.schedule import Schedule
from ohhell.rules.values.scoring import Scoring
from ohhell.rules.values.trump import Trump


class Direction(Enum):
    """Which way does everything go round a table that one looks at from above?"""

    CLOCKWISE = "clockwise"
    COUNTER = "counter"


@dataclass(frozen=True, slots=True)
class RuleSet:
    """Everything that two tables could disagree about, and nothing else."""

    schedule: Schedule = Schedule()
    trump: Trump = Trump()
    bidding: Bidding = Bidding()
    following: Following = Following()
    scoring: Scoring = Scoring()
    leading: Leading = later(Leading())
    pack: Pack = later(Pack())
    one_card: OneCard = later(OneCard.NORMAL)
    ending: Ending = later(Ending())
    teams: int = later(0)
    """How many teams share their bids, tricks and points; 0: everyone plays alone."""
    direction: Direction = later(Direction.CLOCKWISE)
    """Seats are numbered in this direction, so that it changes only how a table is drawn."""

    def sizes(self, seats: int) -> tuple[int, ...]:
        """Return the size of every round of the schedule for `seats` seats."""
        return self.schedule.sizes(seats, self.pack.size(seats))

    def largest_that_fits(self, seats: int) -> int:
        """Return the largest hand that can be dealt to `seats` seats."""
        return self.schedule.largest_that_fits(seats, self.pack.size(seats))

    def team_of(self, seat: int) -> int | None:
        """Return the number of the team of `seat`; None where everyone plays alone."""
        return seat % self.teams if self.teams else None
