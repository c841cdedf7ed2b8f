"""Levels that do what no bot should, in a process of their own or in a thread.

They behave in the round that is played to load them, which is one of three seats.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from ohhell.bots import ADVISER, Casual, Level, Odds, Policy
from ohhell.rules import Action, Bid, Game, Seat, legal_actions

BEGUN, GATE = "OHHELL_TEST_BEGUN", "OHHELL_TEST_GATE"
"""Where the pipes stand by which a test hears that a bot thinks, and lets it go on."""
SEEN: list[tuple[Game, Seat]] = []
"""What witnesses were shown in this process."""


@dataclass
class Strange:
    """Does something strange before it plays as another would."""

    deed: Callable[[Game, Seat], Action | None]

    def act(self, view: Game, seat: Seat) -> Action:
        """Behave while it is loaded; then do it."""
        done = None if view.seats == 3 else self.deed(view, seat)
        return Casual().act(view, seat) if done is None else done


@dataclass
class Adviser:
    """Plays as another would, and holds the last of all actions to be the best."""

    def act(self, view: Game, seat: Seat) -> Action:
        """Play by rule of thumb."""
        return Casual().act(view, seat)

    def odds(self, view: Game, seat: Seat) -> tuple[Odds, ...]:
        """Return more points for each further action, and remember the view."""
        SEEN.append((view, seat))
        legal = legal_actions(view, seat)
        return tuple(Odds(action, 0.5, float(at)) for at, action in enumerate(legal))


def _wait(_view: Game, _seat: Seat) -> None:
    """Say who thinks, then think until somebody opens the gate."""
    with Path(os.environ[BEGUN]).open("w") as begun:
        print(os.getpid(), file=begun)
    with Path(os.environ[GATE]).open("rb", buffering=0) as gate:
        gate.read(1)


def _die(_view: Game, _seat: Seat) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def _cheat(_view: Game, _seat: Seat) -> Action:
    return Bid(99)


def _witness(view: Game, seat: Seat) -> None:
    SEEN.append((view, seat))


def _missing(_seed: int) -> Policy:
    raise ModuleNotFoundError("no module named after the ace of spades")


def _strange(deed: Callable[[Game, Seat], Action | None], budget_ms: int = 50) -> Level:
    return Level(lambda _: Strange(deed), budget_ms)


LEVELS = {
    "beginner": Level(lambda _: Casual(), 1),
    "casual": Level(lambda _: Casual(), 1),
    "witness": _strange(_witness),
    "heavy": Level(lambda _: Casual(), 50),
    "gated": _strange(_wait),
    "endless": _strange(_wait, budget_ms=10_000_000),
    "deadly": _strange(_die),
    "cheat": _strange(_cheat),
    "missing": Level(_missing, 50),
}
ADVISED = {
    ADVISER: Level(lambda _: Adviser(), 50, offered=False),
    "casual": Level(lambda _: Casual(), 1),
}
UNADVISED = ADVISED | {ADVISER: Level(_missing, 50, offered=False)}
LIGHTLESS = {"cheat": _strange(_cheat, budget_ms=1)}
