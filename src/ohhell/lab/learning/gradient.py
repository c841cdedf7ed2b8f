"""One step down the slope for one decision: what the nets foretold against what came of it."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from ohhell.bots.net.network import (
    NARROW,
    OTHERS,
    OUT,
    OUTCOMES,
    WIDE,
    Floats,
    Net,
    add_rows,
    copy,
    forward,
    outcomes,
)
from ohhell.bots.net.weighing import Scratch
from ohhell.fast.compiled import Features, jit, quick

OTHERS_WEIGHT: Final = 0.3
"""How much it matters what the others make, next to what the seat itself does."""


class Decision(NamedTuple):
    """What was foretold of, and what came of it."""

    features: Features
    many: int
    """How many of `features` there are."""
    need: int
    left: int
    """How many tricks the seat needed, and how many it could still take."""
    outcome: int
    """How far from its bid it ended, as an index."""
    made: Features
    """Of each other seat, clockwise, whether it made its bid, 1 or 0; -1 for no such seat."""


@jit
def learn(net: Net, decision: Decision, step: float, room: Scratch, slope: Floats) -> float:
    """Move `net` by `step` towards what happened; return how surprised it was, in nats.

    `slope` is room for ``OUT + NARROW`` numbers.
    """
    copy(net.row_bias, room.total)
    add_rows(net, decision.features, decision.many, room.total)
    forward(net, room.total, room.wide, room.narrow, room.out)
    outcomes(room.out, decision.need, decision.left, room.odds)
    for index in range(OUTCOMES):
        slope[index] = room.odds[index]
    for index in range(OUTCOMES, OUT):
        slope[index] = np.float32(0)
    slope[decision.outcome] -= np.float32(1)
    for other in range(OTHERS):
        if decision.made[other] >= 0:
            chance = np.float32(1) / (np.float32(1) + np.exp(-room.out[OUTCOMES + other]))
            off = chance - np.float32(decision.made[other])
            slope[OUTCOMES + other] = np.float32(OTHERS_WEIGHT) * off
    surprise = float(-np.log(max(room.odds[decision.outcome], np.float32(1e-9))))
    _descend_top(net, np.float32(step), room, slope)
    _descend_rows(net, decision.features, decision.many, room.total)
    return surprise


@quick
def _descend_top(net: Net, step: np.float32, room: Scratch, slope: Floats) -> None:
    """Move the upper layers against the slope at the outputs; leave the rows' in `room.total`."""
    inner, total = slope[OUT:], room.total
    for unit in range(NARROW):
        inner[unit] = np.float32(0)
    for out in range(OUT):
        _descend_one(net.last[out], slope[out], step * slope[out], room.narrow, inner)
        net.last_bias[out] -= step * slope[out]
    for unit in range(WIDE):
        total[unit] = np.float32(0)
    for into in range(NARROW):
        if room.narrow[into] > 0:
            pull = step * inner[into]
            _descend_one(net.middle[into], pull, pull, room.wide, total)
            net.middle_bias[into] -= pull
    for unit in range(WIDE):
        if room.wide[unit] <= 0:
            total[unit] = np.float32(0)


@quick
def _descend_one(
    weights: Floats, pull: np.float32, move: np.float32, values: Floats, below: Floats
) -> None:
    """Add to `below` what one unit's `pull` asks of the units under it, and move its weights."""
    for unit in range(len(weights)):
        below[unit] += weights[unit] * pull
    for unit in range(len(weights)):
        weights[unit] -= move * values[unit]


@quick
def _descend_rows(net: Net, features: Features, count: int, total: Floats) -> None:
    """Move the bias and the rows of the features that held."""
    for unit in range(WIDE):
        net.row_bias[unit] -= total[unit]
    for index in range(count):
        row = net.rows[features[index]]
        for unit in range(WIDE):
            row[unit] -= total[unit]
