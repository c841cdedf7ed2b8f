"""The bots by the name of their level."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ohhell.bots.casual import Casual
from ohhell.bots.policy import Factory, Policy
from ohhell.bots.random_player import RandomPlayer


def _casual(_seed: int) -> Policy:
    return Casual()


LEVELS: Final[Mapping[str, Factory]] = {"random": RandomPlayer, "casual": _casual}
"""Every level, the weakest first."""
