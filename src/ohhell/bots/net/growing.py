"""Nets of an earlier shape brought to today's: they say the same, and have room to learn more.

Features are only ever added last, units and outcomes beyond those that were. What is new in the
first layer begins by chance, and counts for nothing above it until it has learnt.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import numpy as np
from numpy.typing import NDArray

from ohhell.bots.net.network import FAR, NARROW, OTHERS, OUT, OUTCOMES, WIDE, Net

_FAR_OF: Final = {24: 6, OUT: FAR}
"""By how many outputs there are: how many tricks off were one outcome."""
_SPREAD: Final = 0.15
"""How far the weights of new units are scattered."""

_Arrays = Mapping[str, NDArray[np.float32]]


def grown(arrays: _Arrays, features: int) -> Net | None:
    """Return the net of an earlier shape, by the names of its parts; `None` if it is of none."""
    if not _fits(arrays, features):
        return None
    if all(arrays[part].shape == shape for part, shape in shapes(features).items()):
        return Net(**arrays)
    return Net(
        _rows(arrays["rows"], features),
        _filled(arrays["row_bias"], (WIDE,)),
        _filled(arrays["middle"], (NARROW, WIDE)),
        arrays["middle_bias"],
        _outputs(arrays["last"]),
        _outputs(arrays["last_bias"]),
    )


def shapes(features: int, wide: int = WIDE, out: int = OUT) -> dict[str, tuple[int, ...]]:
    """Return the shape of each part of a net; by itself, of one as they are today."""
    return {
        "rows": (features, wide),
        "row_bias": (wide,),
        "middle": (NARROW, wide),
        "middle_bias": (NARROW,),
        "last": (out, NARROW),
        "last_bias": (out,),
    }


def _fits(arrays: _Arrays, features: int) -> bool:
    if set(arrays) != set(Net._fields) or arrays["rows"].ndim != 2 or not arrays["last"].ndim:
        return False
    many, wide = arrays["rows"].shape
    out = arrays["last"].shape[0]
    right = all(arrays[part].shape == shape for part, shape in shapes(many, wide, out).items())
    return right and many <= features and wide <= WIDE and out in _FAR_OF


def _rows(old: NDArray[np.float32], features: int) -> NDArray[np.float32]:
    """Return the first layer: new units by chance, new features without weight for old units."""
    many, wide = old.shape
    new = np.random.default_rng(0).normal(0, _SPREAD, (features, WIDE)).astype(np.float32)
    new[:, :wide] = 0
    new[:many, :wide] = old
    return new


def _filled(old: NDArray[np.float32], shape: tuple[int, ...]) -> NDArray[np.float32]:
    return np.pad(old, [(0, now - then) for now, then in zip(shape, old.shape, strict=True)])


def _outputs(old: NDArray[np.float32]) -> NDArray[np.float32]:
    """Return what belongs to each output: what was one outcome is shared out evenly."""
    far = _FAR_OF[len(old)]
    beyond = FAR - far
    if not beyond:
        return old
    new = np.zeros((OUT, *old.shape[1:]), np.float32)
    new[:beyond] = old[0]
    new[beyond : OUTCOMES - beyond] = old[: 2 * far + 1]
    new[OUTCOMES - beyond : OUTCOMES] = old[2 * far]
    new[OUTCOMES : OUTCOMES + OTHERS] = old[2 * far + 1 : 2 * far + 1 + OTHERS]
    if old.ndim == 1:
        # The odds of one outcome, in as many parts as it has become.
        new[: beyond + 1] -= np.log(beyond + 1)
        new[OUTCOMES - beyond - 1 : OUTCOMES] -= np.log(beyond + 1)
    return new
