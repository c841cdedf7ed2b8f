"""What the gate found of a training's nets, kept beside them."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec

from ohhell.lab.learning.keeping import write_whole

FINDING: Final = "gate.json"


@dataclass(frozen=True, slots=True)
class Finding:
    """Which nets were measured against which, by their digests, and what came of it."""

    candidate: str
    house: str
    passed: bool
    gain: float
    """Points a seat and round that the candidate got more, on average over the kinds of rounds."""
    within: float
    """Half of the 95 % interval of `gain`."""
    deals: int
    seed: int


def write_finding(folder: Path, finding: Finding) -> None:
    """Keep what it found in a training's folder, in place of an earlier one."""
    text = msgspec.json.format(msgspec.json.encode(finding), indent=1)
    write_whole(folder / FINDING, text.decode())


def read_finding(folder: Path) -> Finding | None:
    """Return what the gate said last of the nets in `folder`; None if it said nothing readable."""
    try:
        return msgspec.json.decode((folder / FINDING).read_bytes(), type=Finding)
    except (OSError, msgspec.DecodeError):
        return None
