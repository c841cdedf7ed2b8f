"""What the doctor finds: one line, which says what to do where something is wrong."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from ohhell.rules import Clause

Args: TypeAlias = Mapping[str, str | int]
"""What fills the places of a sentence."""


class Verdict(Enum):
    """How bad is it?"""

    OK = "ok"
    WARNING = "warning"
    """People can play; it is worth a look."""
    TROUBLE = "trouble"
    """Somebody cannot play, or something may be lost."""


@dataclass(frozen=True, slots=True)
class Finding:
    """What a check found. `code` names its sentence in the catalogues, which `args` fill."""

    check: str
    verdict: Verdict
    code: str
    args: Args
    reason: Clause | None = None
    """Says in any language what the `why` of `args` says in English, where it has a sentence."""


def well(check: str, code: str, **args: str | int) -> Finding:
    """Return that all is as it should be."""
    return Finding(check, Verdict.OK, code, args)


def warning(check: str, code: str, **args: str | int) -> Finding:
    """Return what is worth a look."""
    return Finding(check, Verdict.WARNING, code, args)


def trouble(check: str, code: str, **args: str | int) -> Finding:
    """Return what must be mended."""
    return Finding(check, Verdict.TROUBLE, code, args)
