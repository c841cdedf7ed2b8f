"""The weakest player: any legal action, all equally likely."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from ohhell.rules import Action, Game, Seat, legal_actions


@dataclass(frozen=True, slots=True)
class RandomPlayer:
    """Throws its dice anew for every decision, from the seed and the place of the decision."""

    seed: int

    def act(self, view: Game, seat: Seat) -> Action:
        """Return any legal action of `seat`."""
        round_ = view.round_in_progress
        place = f"{self.seed}/{seat}/{round_.index}/{round_.bidding}/{len(round_.tricks)}"
        return Random(place).choice(legal_actions(view, seat))
