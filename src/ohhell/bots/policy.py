"""What a bot is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from ohhell.rules import Action, Game, Seat


class Policy(Protocol):
    """Chooses for a seat whose turn it is, from what that seat may see.

    The same view always gets the same answer, so a bot can be seated anew after a restart.
    """

    def act(self, view: Game, seat: Seat) -> Action:
        """Return one of the legal actions of `seat`, which must be to act in `view`."""
        ...


Factory = Callable[[int], Policy]
"""Makes a bot from a seed; equal seeds make bots that play alike."""
