"""What an action is good for: its chance to make the bid, and its points, as a bot sees them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from ohhell.rules import Action, Game, Seat


@dataclass(frozen=True, slots=True)
class Odds:
    """What one action promises the seat that takes it."""

    action: Action
    made: float
    """The chance to make the bid, 0 to 1; of a bid: this bid."""
    points: float
    """The expected points of this round."""


class Judge(Protocol):
    """Weighs what a seat may do, from what that seat may see."""

    def odds(self, view: Game, seat: Seat) -> tuple[Odds, ...]:
        """Return the odds of every legal action of `seat`, in the order of `legal_actions`.

        A seat that has but one, or whose round holds nothing to weigh, gets odds all the same.
        """
        ...


def stake(view: Game) -> int:
    """Return how many points making a bid of 1 is worth more than missing it; 1 or more.

    A measure that is the same by scorings that count in ones and in hundreds.
    """
    scoring, size = view.ruleset.scoring, view.round_in_progress.size
    made, missed = (scoring.points(bid=1, taken=taken, size=size) for taken in (1, 0))
    return max(abs(made - missed), 1)
