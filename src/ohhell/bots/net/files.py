"""Nets as files: plain arrays, no pickle."""

from __future__ import annotations

import zlib
from pathlib import Path
from typing import Final
from zipfile import BadZipFile

import numpy as np

from ohhell.bots.net.bid_features import BID_FEATURES
from ohhell.bots.net.growing import grown, shapes
from ohhell.bots.net.network import Floats, Net, Nets
from ohhell.bots.net.play_features import PLAY_FEATURES


class BadNets(ValueError):
    """A file that holds no nets that can be used; says what is wrong with it."""


_UNREADABLE: Final = (OSError, ValueError, EOFError, BadZipFile, zlib.error)
"""What NumPy raises for a file that is missing, cut short or no file of arrays."""


def save_nets(nets: Nets, path: Path, *, half: bool = False) -> None:
    """Write `nets`, whole or not at all; with `half`, in numbers of 16 bits."""
    kind = np.float16 if half else np.float32
    arrays = {
        f"{name}_{part}": getattr(net, part).astype(kind)
        for name, net in nets._asdict().items()
        for part in Net._fields
    }
    new = path.with_name(path.name + ".new")
    with new.open("wb") as file:
        np.savez_compressed(file, **arrays)
    new.replace(path)


def load_nets(path: Path) -> Nets:
    """Read nets; those of an earlier shape grow to today's.

    Raises `BadNets` where the file holds none, or of a shape that never was.
    """
    try:
        # NumPy leaves a file open that it opened itself and cannot read.
        with path.open("rb") as file, np.load(file, allow_pickle=False) as arrays:
            found = {name: arrays[name].astype(np.float32) for name in arrays.files}
    except _UNREADABLE as error:
        raise BadNets(f"{path} cannot be read as nets: {error}") from error
    features = {"play": PLAY_FEATURES, "bid": BID_FEATURES}
    return Nets(*(_net(found, name, features[name], path) for name in Nets._fields))


def _net(arrays: dict[str, Floats], name: str, features: int, path: Path) -> Net:
    own = {part: arrays[key] for part in Net._fields if (key := f"{name}_{part}") in arrays}
    net = grown(own, features)
    if net is None:
        have = ", ".join(f"{part} {array.shape}" for part, array in own.items()) or "nothing"
        most = ", ".join(f"{part} {shape}" for part, shape in shapes(features).items())
        raise BadNets(f"{path}: {name} must have at most {most}, but there is {have}")
    return Net(*(np.ascontiguousarray(part) for part in net))
