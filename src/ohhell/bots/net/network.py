"""A net of three layers over sparse features, and how it is asked.

The first layer adds up one row of weights for each feature that holds. What comes out is how far
the seat ends from its bid, as log-odds of `OUTCOMES` distances (too few tricks first), and the
log-odds that each other seat, clockwise, makes its own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ohhell.bots.net.bid_features import BID_FEATURES
from ohhell.bots.net.play_features import PLAY_FEATURES
from ohhell.fast import layout as at
from ohhell.fast.compiled import Features, quick

Floats = NDArray[np.float32]

FAR: Final = 10
"""Distances of this many tricks and more are one outcome."""
OUTCOMES: Final = 2 * FAR + 1
OTHERS: Final = at.SEATS_MAX - 1
_TOGETHER: Final = 8
OUT: Final = -(-(OUTCOMES + OTHERS) // _TOGETHER) * _TOGETHER
"""Outputs: `OUTCOMES` distances, `OTHERS` seats, and what fills up eight."""
WIDE: Final = 256
NARROW: Final = 32


class Net(NamedTuple):
    """The weights; rows of the first layer are those of features."""

    rows: Floats
    """``[features, WIDE]``"""
    row_bias: Floats
    """``[WIDE]``"""
    middle: Floats
    """``[NARROW, WIDE]``"""
    middle_bias: Floats
    last: Floats
    """``[OUT, NARROW]``"""
    last_bias: Floats


class Nets(NamedTuple):
    """A player's two nets."""

    play: Net
    bid: Net


def new_nets(seed: int) -> Nets:
    """Return nets that know nothing yet."""
    dice = np.random.default_rng(seed)
    return Nets(_new_net(dice, PLAY_FEATURES), _new_net(dice, BID_FEATURES))


def copy_of(nets: Nets) -> Nets:
    """Return nets of the same weights, which may be changed while these stay."""
    return Nets(*(Net(*(part.copy() for part in net)) for net in nets))


def _new_net(dice: np.random.Generator, features: int) -> Net:
    return Net(
        _scattered(dice, (features, WIDE), 0.15),
        np.zeros(WIDE, np.float32),
        _scattered(dice, (NARROW, WIDE), (2 / WIDE) ** 0.5),
        np.zeros(NARROW, np.float32),
        _scattered(dice, (OUT, NARROW), 0.1),
        np.zeros(OUT, np.float32),
    )


def _scattered(dice: np.random.Generator, shape: tuple[int, int], width: float) -> Floats:
    return dice.normal(0, width, shape).astype(np.float32)


@quick
def add_rows(net: Net, features: Features, count: int, total: Floats) -> None:
    """Add the rows of `features` to `total`."""
    for index in range(count):
        row = net.rows[features[index]]
        for unit in range(WIDE):
            total[unit] += row[unit]


def _eight_sums(length: int) -> Callable[[Floats, Floats, Floats], None]:
    """Return what fills eight sums at once from `length` values each.

    Written out, they stay in registers; of a length that is known, the loop needs no care.
    """

    @quick
    def eight(weights: Floats, values: Floats, sums: Floats) -> None:
        a = b = c = d = e = f = g = h = np.float32(0)
        for unit in range(length):
            value = values[unit]
            a += value * weights[0, unit]
            b += value * weights[1, unit]
            c += value * weights[2, unit]
            d += value * weights[3, unit]
            e += value * weights[4, unit]
            f += value * weights[5, unit]
            g += value * weights[6, unit]
            h += value * weights[7, unit]
        sums[0], sums[1], sums[2], sums[3] = a, b, c, d
        sums[4], sums[5], sums[6], sums[7] = e, f, g, h

    return eight


_eight_of_wide: Final = _eight_sums(WIDE)
_eight_of_narrow: Final = _eight_sums(NARROW)


@quick
def copy(values: Floats, into: Floats) -> None:
    """Copy one layer's numbers."""
    for unit in range(WIDE):
        into[unit] = values[unit]


@quick
def forward(net: Net, total: Floats, wide: Floats, narrow: Floats, out: Floats) -> None:
    """Fill `wide`, `narrow` and `out` from the sum of the rows."""
    for unit in range(WIDE):
        wide[unit] = max(total[unit], np.float32(0))
    for into in range(0, NARROW, _TOGETHER):
        _eight_of_wide(net.middle[into : into + _TOGETHER], wide, narrow[into : into + _TOGETHER])
    for into in range(NARROW):
        narrow[into] = max(narrow[into] + net.middle_bias[into], np.float32(0))
    for into in range(0, OUT, _TOGETHER):
        _eight_of_narrow(net.last[into : into + _TOGETHER], narrow, out[into : into + _TOGETHER])
    for into in range(OUT):
        out[into] += net.last_bias[into]


@quick
def outcomes(out: Floats, need: int, left: int, odds: Floats) -> None:
    """Fill `odds`, ``[OUTCOMES]``, from log-odds; what can no longer happen gets none.

    `need` is how many tricks the seat needs, `left` how many it can still take.
    """
    low, high = max(FAR - max(need, -FAR), 0), min(max(FAR - need + left, 0), OUTCOMES - 1)
    low = min(low, OUTCOMES - 1)
    most = out[low]
    for distance in range(low, high + 1):
        most = max(most, out[distance])
    total = np.float32(0)
    for distance in range(OUTCOMES):
        odds[distance] = np.float32(0)
        if low <= distance <= high:
            odds[distance] = np.exp(out[distance] - most)
            total += odds[distance]
    for distance in range(OUTCOMES):
        odds[distance] /= total
