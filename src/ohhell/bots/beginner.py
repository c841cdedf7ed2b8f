"""The gentlest player: the rules of thumb, often forgotten."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from ohhell.bots.casual import Casual
from ohhell.rules import Action, Bid, Game, Play, Seat, legal_actions

_MISJUDGES: Final = 0.45
"""How often it bids one more or one less than it means to."""
_FORGETS: Final = 0.3
"""How often it plays any card."""


@dataclass(frozen=True, slots=True)
class Beginner:
    """Does as `Casual` would, but misjudges many hands and forgets many cards.

    Dice are thrown anew for every decision, from the seed and the place of the decision.
    """

    seed: int

    def act(self, view: Game, seat: Seat) -> Action:
        """Return what a beginner does."""
        meant, legal = Casual().act(view, seat), legal_actions(view, seat)
        round_ = view.round_in_progress
        dice = Random(f"{self.seed}/{seat}/{round_.index}/{round_.bidding}/{len(round_.tricks)}")
        if isinstance(meant, Bid) and dice.random() < _MISJUDGES:
            wrong = Bid(meant.tricks + dice.choice((-1, 1)))
            return wrong if wrong in legal else meant
        if isinstance(meant, Play) and dice.random() < _FORGETS:
            return dice.choice(legal)
        return meant
