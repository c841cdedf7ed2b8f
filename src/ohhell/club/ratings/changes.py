"""What a game does to the ratings of those who played it, and why."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from statistics import fmean
from typing import Final

from openskill.models import BradleyTerryFull

from ohhell.club.ratings.families import Family
from ohhell.club.ratings.rating import DEVIATION, MEAN, Rating
from ohhell.club.ratings.results import Rated, Result

_LUCK: Final = 400 / math.log(10) / math.sqrt(2)
"""How far one game may be from what is true; this much makes the scale that of chess."""
_MODEL: Final = BradleyTerryFull(mu=MEAN, sigma=DEVIATION, beta=_LUCK, tau=DEVIATION / 100)


@dataclass(frozen=True, slots=True)
class Change:
    """What one game did to one rating, as a page can tell it.

    Ranks are counted from 1, those of sides where there are teams; who share some have the middle
    of them. Where a level had several seats, both are the means over them.
    """

    game: str
    family: Family
    who: Rated
    before: Rating
    after: Rating
    expected_rank: float
    rank: float
    left: bool = False
    """Whether the player left for good, and so was rated as last."""

    @property
    def gain(self) -> int:
        """By how much the number that people see has changed."""
        return self.after.shown - self.before.shown

    @property
    def provisional(self) -> bool:
        """Whether the rating is still, or again, too uncertain to be compared."""
        return self.after.provisional_at(self.after.played_at_ms or 0)


@dataclass(frozen=True, slots=True)
class _Outcome:
    """What one seat got out of a game."""

    mean: float
    deviation: float
    expected_rank: float
    rank: float


def changes(known: Mapping[Rated, Rating], result: Result) -> tuple[Change, ...]:
    """Return what `result` does to the ratings `known` in its family; nothing if it does not count.

    A leaver is rated as last, and for the others the bot that played on was there from the start;
    its level is not rated for the seat.
    """
    if not result.counts:
        return ()
    as_ended = _outcomes(known, result)
    seats: dict[Rated, list[_Outcome]] = {}
    for number, seat in enumerate(result.seats):
        outcome = as_ended[number] if seat.left_to is None else _left(known, result, number)
        seats.setdefault(seat.who, []).append(outcome)
    left = {seat.who for seat in result.seats if seat.left_to is not None}
    return tuple(
        _change(result, who, known.get(who, Rating()), outcomes, left=who in left)
        for who, outcomes in sorted(seats.items(), key=lambda item: _key(item[0]))
    )


def _change(
    result: Result, who: Rated, before: Rating, outcomes: Sequence[_Outcome], *, left: bool
) -> Change:
    after = Rating(
        mean=fmean(outcome.mean for outcome in outcomes),
        deviation=min(DEVIATION, fmean(outcome.deviation for outcome in outcomes)),
        games=before.games + 1,
        played_at_ms=max(result.at_ms, before.played_at_ms or result.at_ms),
    )
    expected = fmean(outcome.expected_rank for outcome in outcomes)
    rank = fmean(outcome.rank for outcome in outcomes)
    return Change(result.game, result.family, who, before, after, expected, rank, left)


def _left(known: Mapping[Rated, Rating], result: Result, number: int) -> _Outcome:
    """Return the outcome of a seat whose player left: that of the last, in the own name."""
    last = len(result.seats) + 1
    (side,) = (side for side in result.sides if number in side)
    seats = list(result.seats)
    for mate in side:
        seats[mate] = replace(seats[mate], rank=last)
    seats[number] = replace(seats[number], left_to=None)
    return _outcomes(known, replace(result, seats=tuple(seats)))[number]


def _outcomes(known: Mapping[Rated, Rating], result: Result) -> dict[int, _Outcome]:
    """Return the outcome of every seat for who ended the game there.

    Sums of floats depend on their order, so sides and mates come in one that is not their seats'.
    """
    players = [seat.played_by for seat in result.seats]
    ratings = [known.get(player, Rating()) for player in players]
    now = [(one.mean, one.deviation_at(result.at_ms)) for one in ratings]
    sides = [sorted(side, key=lambda s: (_key(players[s]), now[s])) for side in result.sides]
    sides.sort(key=lambda side: (result.rank_of(side), [_key(players[s]) for s in side]))
    ranks = [result.rank_of(side) for side in sides]
    rated = _MODEL.rate(
        [[_MODEL.rating(*now[s]) for s in side] for side in sides], ranks=[*map(float, ranks)]
    )
    expected = _expected_ranks([[now[s] for s in side] for side in sides])
    return {
        seat: _Outcome(one.mu, one.sigma, due, _middle(ranks, rank))
        for side, after, due, rank in zip(sides, rated, expected, ranks, strict=True)
        for seat, one in zip(side, after, strict=True)
    }


def _expected_ranks(sides: Sequence[Sequence[tuple[float, float]]]) -> list[float]:
    """Return the rank that each side may expect, by the chances that its rating is changed by."""
    sums = [(sum(m for m, _ in side), sum(d * d for _, d in side) + _LUCK**2) for side in sides]
    return [0.5 + sum(_chance(other, side) for other in sums) for side in sums]


def _chance(one: tuple[float, float], other: tuple[float, float]) -> float:
    """Return the chance that one side beats another, by their means and variances with luck."""
    spread = math.sqrt(one[1] + other[1])
    return 1 / (1 + math.exp((other[0] - one[0]) / spread))


def _middle(ranks: Sequence[int], rank: int) -> float:
    """Return the middle of the ranks that those of `rank` share, counted from 1.

    >>> _middle([1, 1, 3], 1), _middle([1, 1, 3], 3)
    (1.5, 3.0)
    """
    before, up_to = sum(one < rank for one in ranks), sum(one <= rank for one in ranks)
    return (before + 1 + up_to) / 2


def _key(who: Rated) -> tuple[str, str]:
    return (type(who).__name__, who.id)
