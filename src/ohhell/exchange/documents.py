"""JSON that knows where each of its values stands; a fault in it names line and column."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from typing import Final, NoReturn, TypeVar, cast

from ohhell.exchange.places import DIGITS_MAX, BadFile, Said, Spot, spot_at
from ohhell.rules import Card, Suit

Path = tuple[str | int, ...]

NESTING_MAX: Final = 100

_DECODER: Final = json.JSONDecoder()
_SPACE: Final = re.compile(r"[ \t\n\r]*")
_Parsed = TypeVar("_Parsed", Card, Suit)
_STRING: Final = r'"(?:[^"\\]|\\.)*+"'
_BRACKET: Final = re.compile(_STRING + r"|([\[{])|([\]}])")
_LONG: Final = re.compile(rf"{_STRING}|(-?\d{{{DIGITS_MAX + 1},}})")
_CONSTANT: Final = re.compile(_STRING + r"|(-?Infinity|NaN)")


class _TooLongError(ValueError):
    """A number with too many digits."""


class _ConstantError(ValueError):
    """A word that some programs write for a number and JSON does not know."""


def _whole(digits: str) -> int:
    if len(digits) > DIGITS_MAX:
        raise _TooLongError
    return int(digits)


def _constant(name: str) -> NoReturn:
    raise _ConstantError(name)


def _first(pattern: re.Pattern[str], text: str) -> Spot:
    """Return where the group of a pattern is found first; strings are passed over."""
    found = next((m for m in pattern.finditer(text) if m.group(1)), None)
    return spot_at(text, found.start(1) if found else 0)


def _too_deep(text: str) -> Spot | None:
    """Return where a text is nested too deep, if it is."""
    depth = 0
    for found in _BRACKET.finditer(text):
        depth += bool(found.group(1)) - bool(found.group(2))
        if depth > NESTING_MAX:
            return spot_at(text, found.start())
    return None


def parsed(text: str) -> Node:
    """Return what a JSON text holds; raise `BadFile` where it is none."""
    try:
        value: object = json.loads(text, parse_int=_whole, parse_constant=_constant)
        deep = _too_deep(text)
    except json.JSONDecodeError as error:
        raise spot_at(text, error.pos).bad(f"not JSON: {error.msg}") from error
    except RecursionError:
        value, deep = None, _too_deep(text) or Spot(1, 1)
    except _TooLongError as error:
        raise _first(_LONG, text).bad(f"a number of more than {DIGITS_MAX} digits") from error
    except _ConstantError as error:
        raise _first(_CONSTANT, text).bad(f"not JSON: {error}") from error
    if deep is not None:
        raise deep.bad(f"nested more than {NESTING_MAX} deep")
    return Node(value, (), text)


@dataclass(frozen=True, slots=True)
class Node:
    """A value in a JSON text, and the way to it from the top."""

    value: object
    path: Path
    source: str = field(repr=False)

    def bad(self, text: str) -> BadFile:
        """Return a complaint about this value, with its name and its place."""
        name = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in self.path)
        said = f"{name.removeprefix('.')}: {text}" if name else text
        return spot_at(self.source, _offset(self.source, self.path)).bad(said)

    @property
    def fields(self) -> dict[str, Node]:
        """The fields of an object that are not null."""
        if not isinstance(self.value, dict):
            raise self.bad("expected an object")
        found = cast("dict[str, object]", self.value)
        return {name: self._at(name, value) for name, value in found.items() if value is not None}

    @property
    def items(self) -> list[Node]:
        """The items of a list."""
        if not isinstance(self.value, list):
            raise self.bad("expected a list")
        return [self._at(n, item) for n, item in enumerate(cast("list[object]", self.value))]

    def few(self, most: int) -> list[Node]:
        """Return the items of a list, which may have no more than `most`."""
        count = len(cast("list[object]", self.value)) if isinstance(self.value, list) else 0
        if count > most:
            raise self.bad(f"{count} items: there may be {most}")
        return self.items

    def _at(self, step: str | int, value: object) -> Node:
        return Node(value, (*self.path, step), self.source)

    def get(self, name: str) -> Node | None:
        """Return the field `name`, or None where it is absent or null."""
        return self.fields.get(name)

    def need(self, name: str) -> Node:
        """Return the field `name`, which must be there."""
        found = self.get(name)
        if found is None:
            raise self.bad(f"{name!r} is missing")
        return found

    def says(self, name: str) -> bool:
        """Tell whether the field `name` is there, be it null."""
        return isinstance(self.value, dict) and name in cast("dict[str, object]", self.value)

    def list_of(self, name: str) -> list[Node]:
        """Return the items of the field `name`, none where it is absent."""
        found = self.get(name)
        return [] if found is None else found.items

    @property
    def null(self) -> bool:
        """Whether nothing is said here."""
        return self.value is None

    def whole(self) -> Said[int]:
        """Return a whole number."""
        if type(self.value) is not int:
            raise self.bad("expected a whole number")
        return Said(self.value, self)

    def text(self) -> str:
        """Return a text."""
        if not isinstance(self.value, str):
            raise self.bad("expected text")
        return self.value

    def card(self) -> Said[Card]:
        """Return a card."""
        return Said(self._parsed(Card), self)

    def suit(self) -> Said[Suit]:
        """Return a suit."""
        return Said(self._parsed(Suit), self)

    def _parsed(self, kind: type[_Parsed]) -> _Parsed:
        text = self.text()
        try:
            return kind.parse(text)
        except ValueError as error:
            raise self.bad(str(error)) from error


def _offset(text: str, path: Path) -> int:
    """Return where the value at the end of `path` begins."""
    at = _past_space(text, 0)
    for step in path:
        at = _item(text, at, step) if isinstance(step, int) else _member(text, at, step)
    return at


def _past_space(text: str, at: int) -> int:
    found = _SPACE.match(text, at)
    return found.end() if found else at


def _past_value(text: str, at: int) -> int:
    """Return where the comma or bracket after a value stands."""
    return _past_space(text, _DECODER.raw_decode(text, at)[1])


def _item(text: str, at: int, index: int) -> int:
    at = _past_space(text, at + 1)
    for _ in range(index):
        at = _past_space(text, _past_value(text, at) + 1)
    return at


def _member(text: str, at: int, name: str) -> int:
    """Return where the value of a field begins; of two with one name, the last counts."""
    found, at = at, _past_space(text, at + 1)
    while text[at] == '"':
        key, end = _DECODER.raw_decode(text, at)
        value = _past_space(text, _past_space(text, end) + 1)
        found = value if key == name else found
        at = _past_space(text, _past_value(text, value))
        at = _past_space(text, at + 1) if text[at] == "," else at
    return found
