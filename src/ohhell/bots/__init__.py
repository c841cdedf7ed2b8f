"""A view in, an action out: the players that nobody has to wait for.

A bot is handed what its seat may see and nothing else; it must never ask for more, keep anything
from one call to the next, or touch a clock, a file or a socket.
"""

from ohhell.bots.advice import Advice, Option, advise
from ohhell.bots.casual import Casual
from ohhell.bots.levels import (
    ADVISER,
    LEVELS,
    Level,
    NoLevels,
    lighter,
    offered,
    read_levels,
    with_adviser,
)
from ohhell.bots.odds import Judge, Odds
from ohhell.bots.policy import Factory, Policy
from ohhell.bots.random_player import RandomPlayer

__all__ = [
    "ADVISER",
    "LEVELS",
    "Advice",
    "Casual",
    "Factory",
    "Judge",
    "Level",
    "NoLevels",
    "Odds",
    "Option",
    "Policy",
    "RandomPlayer",
    "advise",
    "lighter",
    "offered",
    "read_levels",
    "with_adviser",
]
