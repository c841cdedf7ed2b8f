"""One number for each bot's strength, from all that sat at tables together.

Bradley and Terry's model by maximum likelihood, and not a rating that is brought forward from game
to game (Elo, TrueSkill, openskill): those follow players who change, so their numbers depend on the
order of games. A bot does not change, the order means nothing, and the likeliest strengths of all
results together are unique. At a table of several seats every pair of them counts as a game of two.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

import numpy as np
from numpy.typing import NDArray

from ohhell.lab.results import PlayedDeal, PlayedTable

SCALE: Final = 400 / math.log(10)
"""As in chess: 400 points above somebody is ten wins to one."""
_DRAWN: Final = 200
_STEPS_MAX: Final = 10_000
_NEAR: Final = 1e-6
_Wins = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Rating:
    """A bot's strength on the scale of chess, the mean of all bots being 0."""

    rating: float
    low: float
    high: float
    """The ends of the 95 % interval, from 200 draws of as many deals with replacement."""


def ratings(deals: Sequence[PlayedDeal], bots: int, *, lowest_wins: bool = False) -> list[Rating]:
    """Return the rating of every bot; raise `ValueError` where there is no deal."""
    if not deals:
        raise ValueError("no deal was played: there is nothing to rate")
    wins = np.stack([_wins(deal, bots, lowest_wins=lowest_wins) for deal in deals])
    dice = np.random.default_rng(0)
    counts = dice.multinomial(len(deals), np.full(len(deals), 1 / len(deals)), _DRAWN)
    drawn = np.tensordot(counts.astype(np.float64), wins, axes=1)
    (likeliest,) = _strengths(wins.sum(axis=0)[None])
    low, high = np.quantile(_strengths(drawn), (0.025, 0.975), axis=0)
    columns = zip(likeliest, low, high, strict=True)
    return [Rating(*map(float, column)) for column in columns]


def _wins(deal: PlayedDeal, bots: int, *, lowest_wins: bool) -> _Wins:
    """Return how often the bot of a row beat that of a column; an equal score is half a win."""
    wins = np.zeros((bots, bots))
    for table in deal.tables:
        for one, other, won in _pairs(table):
            share = 1 - won if lowest_wins else won
            wins[one, other] += share
            wins[other, one] += 1 - share
    return wins


def _pairs(table: PlayedTable) -> Iterator[tuple[int, int, float]]:
    seats = zip(table.bots, table.tallies, strict=True)
    for (one, tally), (other, against) in combinations(seats, 2):
        if one != other:
            more, less = tally.points > against.points, tally.points < against.points
            yield one, other, (1 + more - less) / 2


def _strengths(wins: _Wins) -> _Wins:
    """Return the likeliest ratings for each of many matrices of wins.

    By Hunter's iteration (MM algorithms for generalized Bradley-Terry models, Annals of Statistics
    32, 2004). Every pair is given half a win each way, so that who never won has a rating too.
    """
    bots = wins.shape[-1]
    wins = wins + (1 - np.eye(bots)) / 2
    games, won = wins + wins.swapaxes(-1, -2), wins.sum(axis=-1)
    logs: _Wins = np.zeros_like(won)
    for _ in range(_STEPS_MAX):
        change = _step(games, won, logs)
        logs += change
        if np.abs(change).max() < _NEAR:
            break
    return SCALE * logs


def _step(games: _Wins, won: _Wins, logs: _Wins) -> _Wins:
    """Return what to add to the logarithms of strengths, so that the results are likelier."""
    strengths: _Wins = np.exp(logs)
    pairs: _Wins = strengths[..., :, None] + strengths[..., None, :]
    after: _Wins = np.log(won / (games / pairs).sum(axis=-1))
    change: _Wins = after - after.mean(axis=-1, keepdims=True) - logs
    return change
