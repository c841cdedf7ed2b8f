"""Random numbers for compiled code: splitmix64, its state in an array of one uint64.

Of one seed the numbers are the same on every machine. They guard no secret.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from ohhell.fast.bits import lowest, nth, popcount
from ohhell.fast.compiled import inlined

Dice = NDArray[np.uint64]
"""The state: an array of one number. Each thread needs its own."""

# Numba turns a uint64 beside a plain number into a float: every constant here has its type.
_STEP: Final = np.uint64(0x9E3779B97F4A7C15)
_FIRST: Final = np.uint64(0xBF58476D1CE4E5B9)
_SECOND: Final = np.uint64(0x94D049BB133111EB)
_11: Final = np.uint64(11)
_27: Final = np.uint64(27)
_30: Final = np.uint64(30)
_31: Final = np.uint64(31)
_32: Final = np.uint64(32)
_UNIT: Final = 2.0**-53


def dice_of(seed: int) -> Dice:
    """Return new dice; of the seed, its lowest 64 bits count."""
    return np.array([seed & 0xFFFF_FFFF_FFFF_FFFF], dtype=np.uint64)


@inlined
def next_u64(dice: Dice) -> np.uint64:
    """Return the next 64 random bits."""
    state: np.uint64 = dice[0] + _STEP
    dice[0] = state
    mixed = (state ^ (state >> _30)) * _FIRST
    mixed = (mixed ^ (mixed >> _27)) * _SECOND
    return mixed ^ (mixed >> _31)


@inlined
def below(dice: Dice, n: int) -> int:
    """Return a number from 0 to `n` - 1, `n` being 1 to 2^31.

    By multiplication, not by division: one number is likelier than another by `n` in 2^32 at most.
    """
    return np.int64(((next_u64(dice) >> _32) * np.uint64(n)) >> _32)  # type: ignore[return-value]


@inlined
def any_of(mask: int, dice: Dice) -> int:
    """Return the index of any bit of `mask`, each as likely; the dice are not asked about one."""
    if mask & (mask - 1) == 0:
        return lowest(mask)
    return nth(mask, below(dice, popcount(mask)))


@inlined
def thrown(mask: int, dice: Dice) -> int:
    """Do as `any_of`, but ask the dice about one as well.

    That is quicker: what they show next need not wait until it is known how many bits there are.
    """
    return nth(mask, below(dice, popcount(mask)))


@inlined
def uniform(dice: Dice) -> float:
    """Return a number at least 0 and below 1, a multiple of 2^-53."""
    return np.float64(next_u64(dice) >> _11) * _UNIT
