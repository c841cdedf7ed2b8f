"""Writing a game in each of the ways in which it is read."""

from __future__ import annotations

from collections.abc import Sequence

from ohhell.exchange import neutral_writing, pbn_writing, plain
from ohhell.exchange.reading import Format
from ohhell.rules import Event, notation


class CannotWrite(ValueError):
    """A game that cannot be written in this way. The message says why."""


def write(events: Sequence[Event], kind: Format) -> str:
    """Return a game as text."""
    match kind:
        case Format.NOTATION:
            return notation.write(events)
        case Format.JSON:
            return plain.write(events)
        case Format.PBN:
            return pbn_writing.write(events)
        case Format.NEUTRAL:
            return neutral_writing.write(events)
        case Format.RECORD:
            raise CannotWrite("a record holds the secret of its deals, which only its table has")
