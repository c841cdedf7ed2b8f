"""One step down the slope for one decision: what the nets foretold against what came of it."""

from __future__ import annotations

from typing import Final

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


@jit
def learn(
    net: Net,
    features: Features,
    count: int,
    need: int,
    left: int,
    outcome: int,
    made: Features,
    step: float,
    room: Scratch,
    slope: Floats,
) -> float:
    """Move `net` by `step` towards what happened; return how surprised it was, in nats.

    `outcome` is the distance from the bid as an index; `made` tells of each other seat, clockwise,
    1 or 0, and -1 for no such seat. `slope` is room for ``OUT + NARROW`` numbers.
    """
    copy(net.row_bias, room.total)
    add_rows(net, features, count, room.total)
    forward(net, room.total, room.wide, room.narrow, room.out)
    outcomes(room.out, need, left, room.odds)
    for index in range(OUTCOMES):
        slope[index] = room.odds[index]
    for index in range(OUTCOMES, OUT):
        slope[index] = np.float32(0)
    slope[outcome] -= np.float32(1)
    for other in range(OTHERS):
        if made[other] >= 0:
            chance = np.float32(1) / (np.float32(1) + np.exp(-room.out[OUTCOMES + other]))
            slope[OUTCOMES + other] = np.float32(OTHERS_WEIGHT) * (chance - np.float32(made[other]))
    surprise = -np.log(max(room.odds[outcome], np.float32(1e-9)))
    _descend(net, features, count, np.float32(step), room, slope)
    return surprise


@quick
def _descend(
    net: Net, features: Features, count: int, step: float, room: Scratch, slope: Floats
) -> None:
    """Move all weights against the slope at the outputs."""
    inner = slope[OUT:]
    for unit in range(NARROW):
        inner[unit] = np.float32(0)
    for out in range(OUT):
        pull, weights = slope[out], net.last[out]
        for unit in range(NARROW):
            inner[unit] += weights[unit] * pull
        for unit in range(NARROW):
            weights[unit] -= step * pull * room.narrow[unit]
        net.last_bias[out] -= step * pull
    total = room.total
    for unit in range(WIDE):
        total[unit] = np.float32(0)
    for into in range(NARROW):
        if room.narrow[into] > 0:
            pull, weights = step * inner[into], net.middle[into]
            for unit in range(WIDE):
                total[unit] += weights[unit] * pull
            for unit in range(WIDE):
                weights[unit] -= pull * room.wide[unit]
            net.middle_bias[into] -= pull
    for unit in range(WIDE):
        if room.wide[unit] <= 0:
            total[unit] = np.float32(0)
        net.row_bias[unit] -= total[unit]
    for index in range(count):
        row = net.rows[features[index]]
        for unit in range(WIDE):
            row[unit] -= total[unit]
