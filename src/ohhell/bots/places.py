"""Playing for the place: what an action is worth when it is the end of the game that counts.

The chance to win is foretold from three things: how this round may end for the seat and for each
other seat, taken to be independent; the scores; and what the rounds still to come may do to them,
as a normal distribution (the sum of many things).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import erf, sqrt
from typing import Final

from ohhell.rules import Game, Seat

ROUNDS_FOR_PLACES: Final = 3
"""So many rounds before the end, the one in progress included, the place comes before points."""

_SPREAD: Final = 0.55
"""The standard deviation of a round's points, in parts of what a made bid is worth."""


@dataclass(frozen=True, slots=True)
class Ahead:
    """What may come of a round for one seat: points and how likely they are."""

    points: tuple[float, ...]
    chances: tuple[float, ...]


def rounds_left(view: Game) -> int | None:
    """Return how many rounds there are to play, the one in progress included; None if not known."""
    if not view.ruleset.ending.by_schedule:
        return None
    return max(len(view.sizes) - view.round_in_progress.index, 1)


def plays_for_places(view: Game) -> bool:
    """Tell whether the end is so near that places come before points."""
    left = rounds_left(view)
    return left is not None and left <= ROUNDS_FOR_PLACES and not view.ruleset.teams


def chance_to_win(
    scores: Sequence[int], seat: Seat, own: Ahead, others: Sequence[Ahead], spread: float
) -> float:
    """Return the chance that `seat` ends above all others, ties shared by halves.

    `others` are the other seats in the order of their numbers; `spread` is the standard deviation
    of a score in the rounds after this one (0: this is the last).
    """
    rivals = [score for number, score in enumerate(scores) if number != seat]
    total = 0.0
    for points, chance in zip(own.points, own.chances, strict=True):
        if chance > 0:
            above = 1.0
            for rival, ahead in zip(rivals, others, strict=True):
                above *= _above(scores[seat] + points - rival, ahead, spread)
            total += chance * above
    return total


def _above(lead: float, ahead: Ahead, spread: float) -> float:
    """Return the chance to end above one other seat that lies `lead` points behind."""
    pairs = zip(ahead.points, ahead.chances, strict=True)
    return sum(chance * _beats(lead - points, spread) for points, chance in pairs)


def _beats(lead: float, spread: float) -> float:
    if spread <= 0:
        return 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0
    return 0.5 * (1 + erf(lead / (2 * spread)))


def spread_of(made: float, rounds: int) -> float:
    """Return the standard deviation of a score after `rounds` more, `made` being a bid's worth."""
    return _SPREAD * abs(made) * sqrt(max(rounds, 0))
