"""Fields as people write them: the bots by seat, by name or by letter."""

from __future__ import annotations

from collections.abc import Sequence
from string import ascii_uppercase

from ohhell.lab.plan import Field


def read_field(text: str, labels: Sequence[str]) -> Field:
    """Return a field written as ``A,B,B,B`` or ``casual,random,random,random``.

    A is the first of the `labels`, B the second. Raises `ValueError` for any other word.
    """
    words = [word.strip() for word in text.split(",")]
    known = {letter: bot for bot, letter in enumerate(ascii_uppercase[: len(labels)])}
    known |= {label: bot for bot, label in reversed(list(enumerate(labels)))}
    unknown = [word for word in words if word not in known]
    if unknown:
        names = ", ".join(f"{letter} ({labels[bot]})" for letter, bot in _lettered(labels))
        raise ValueError(f"field {text}: {unknown[0]!r} is none of the bots {names}")
    return tuple(known[word] for word in words)


def _lettered(labels: Sequence[str]) -> list[tuple[str, int]]:
    return list(zip(ascii_uppercase, range(len(labels)), strict=False))


def usual_field(bots: int, seats: int) -> Field:
    """Return one seat for each bot, and all that are left for the last: one among the others.

    Raises `ValueError` if the seats are too few.

    >>> usual_field(2, 4)
    (0, 1, 1, 1)
    """
    if bots > seats:
        raise ValueError(f"{bots} bots for {seats} seats: say by --field who sits together")
    return (*range(bots), *[bots - 1] * (seats - bots))
