"""Where something stands in a file, and how a file is refused."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final, Generic, Protocol, TypeVar

from ohhell.rules.notation import BadNotation

T_co = TypeVar("T_co", covariant=True)

DIGITS_MAX: Final = 500
"""The most digits of a number; a score that feeds on itself may have many, and none has more."""


class BadFile(BadNotation):
    """A file of any form that is not a game, or not one by the rules: where, and why."""


class Place(Protocol):
    """What can say where it stands."""

    def bad(self, text: str) -> BadFile:
        """Return the complaint `text` about what stands here."""
        ...


@dataclass(frozen=True, slots=True)
class Spot:
    """A line and a column of a text."""

    line: int
    column: int

    def bad(self, text: str) -> BadFile:
        """Return a complaint about what stands here."""
        return BadFile(self.line, self.column, text)


@dataclass(frozen=True, slots=True)
class Said(Generic[T_co]):
    """A value that a file states, and where."""

    value: T_co
    place: Place

    def bad(self, text: str) -> BadFile:
        """Return a complaint about this value."""
        return self.place.bad(text)


def spot_at(text: str, offset: int) -> Spot:
    r"""Return where the character `offset` of a text stands.

    >>> spot_at("ab\ncd", 4)
    Spot(line=2, column=2)
    """
    return Spot(text.count("\n", 0, offset) + 1, offset - text.rfind("\n", 0, offset))


@contextmanager
def about(place: Place) -> Generator[None]:
    """Give a complaint of the rules the place that it is about."""
    try:
        yield
    except BadFile:
        raise
    except ValueError as error:
        raise place.bad(str(error)) from error
