"""From a training to the file that bots load: numbers of 16 bits, and only nets that passed."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import numpy as np

from ohhell.bots.net.files import BadNets, load_nets, save_nets
from ohhell.bots.net.network import Net, Nets
from ohhell.lab.learning.digests import digest_of
from ohhell.lab.learning.findings import read_finding
from ohhell.lab.learning.keeping import NETS

MEGABYTES_MAX: Final = 4
"""The file comes with every install of the game."""
_LARGEST: Final = float(np.finfo(np.float16).max)


class NotPassed(ValueError):
    """Nets that the gate did not let pass; says what to do about it."""


def nets_at(where: Path) -> Nets:
    """Return the nets of a training's folder, or of a file; raise `BadNets` if there are none."""
    return load_nets(where / NETS if where.is_dir() else where)


def halved(nets: Nets) -> Nets:
    """Return nets as they come back from a file of 16-bit numbers.

    Raises `BadNets` if a weight is none, or larger than such a number can be.
    """
    for net in nets:
        for name, part in zip(Net._fields, net, strict=True):
            if not np.all(np.abs(part) <= _LARGEST):  # not <=: a weight that is no number is not
                raise BadNets(f"{name} has a weight that no number of 16 bits can be")
    halves = [Net(*(part.astype(np.float16).astype(np.float32) for part in net)) for net in nets]
    return Nets(*halves)


def export(folder: Path, file: Path, house: Nets | None, *, force: bool = False) -> None:
    """Write the nets of a training to `file`, over what is there.

    Raises `NotPassed` if the gate did not find just these nets better than those of the `house`,
    unless by `force`, and `BadNets` if they cannot be written in 16 bits and 4 megabytes.
    """
    nets = halved(nets_at(folder))
    if not force:
        _ask_gate(folder, nets, house)
    megabytes = sum(2 * part.size for net in nets for part in net) / 1e6
    if megabytes > MEGABYTES_MAX:
        raise BadNets(f"{megabytes:.1f} MB of weights: a file of nets has at most {MEGABYTES_MAX}")
    save_nets(nets, file, half=True)


def _ask_gate(folder: Path, nets: Nets, house: Nets | None) -> None:
    found, how = read_finding(folder), f"run ohhell lab gate {folder}, or say --force"
    if found is None or found.candidate != digest_of(nets):
        raise NotPassed(f"the nets in {folder} were not measured: {how}")
    if house is not None and found.house != digest_of(house):
        raise NotPassed(f"the nets in {folder} were not measured against the house's: {how}")
    if not found.passed:
        raise NotPassed(f"the nets in {folder} did not pass the gate: train on, or say --force")
