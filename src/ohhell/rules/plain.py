"""Values as plain data and back: what the log, the records and the rulesets' JSON are made of.

Cards are ``"QS"``, suits ``"S"``, enums their values, tuples lists, dataclasses objects by field
name. Reading is strict and lists every fault with its place, never only the first.
"""

from __future__ import annotations

import types
import typing
from collections.abc import Callable, Iterator, Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from dataclasses import field as dataclass_field
from enum import Enum
from functools import cache
from typing import Any, Final, TypeVar, cast

from ohhell.rules.cards import Card, Suit

T = TypeVar("T")

TAG: Final = "type"
"""The key that names the class where a value may be one of several."""

_LATER: Final = "later"
_FAULTS_MAX: Final = 50
_SCALARS: Final = {"int": "a whole number", "bool": "true or false", "str": "text"}


class Malformed(ValueError):
    """Plain data that is not what it should be. `faults` lists all that is wrong, with places."""

    def __init__(self, faults: tuple[str, ...]) -> None:
        super().__init__("; ".join(faults))
        self.faults = faults


def later(default: T) -> T:
    """Return the default of a field that came after logs were first written.

    It is written only where it says something else, so that what was written before stays as it is.
    """
    return dataclass_field(default=default, metadata={_LATER: True})


def to_plain(value: object, *, full: bool = False) -> Any:  # noqa: ANN401 - what JSON can hold
    """Return `value` as JSON-ready data; with every field if `full`."""
    match value:
        case Suit() | Card():
            return str(value)
        case Enum():
            return value.value
        case tuple():
            return [to_plain(item, full=full) for item in cast("tuple[object, ...]", value)]
        case None | bool() | int() | str():
            return value
        case _ if is_dataclass(value):
            return {name: to_plain(inner, full=full) for name, inner in _written(value, full)}
        case _:
            raise TypeError(f"{type(value).__name__} has no plain form")


def _written(value: Any, full: bool) -> Iterator[tuple[str, object]]:  # noqa: ANN401
    for name, usual in _fields(value.__class__):
        inner = getattr(value, name)
        if full or inner != usual:
            yield name, inner


@cache
def _fields(kind: type) -> tuple[tuple[str, object], ...]:
    """Return the fields of a class; with each, the value that is not written, if it is `later`."""
    return tuple(
        (field.name, field.default if _LATER in field.metadata else MISSING)
        for field in fields(cast("Any", kind))
    )


def to_tagged(value: object) -> dict[str, Any]:
    """Return a dataclass value as plain data that names its class."""
    return {TAG: type(value).__name__, **to_plain(value)}


def from_plain(kind: type[T], data: object, *, place: str = "") -> T:
    """Read a `kind` from plain data, or raise `Malformed` with every fault.

    A field that is absent takes its default, if it has one.
    """
    read = cast("Callable[[object], T]", _reader(cast("Any", kind)))
    try:
        return read(data)
    except (TypeError, ValueError, KeyError):
        faults = tuple(_faults(kind, data, place or kind.__name__))
        if faults:
            raise Malformed(faults[:_FAULTS_MAX]) from None
        raise


def from_tagged(kinds: Mapping[str, type[T]], data: object) -> T:
    """Read one of `kinds` (by class name) from tagged plain data, or raise `Malformed`."""
    if not isinstance(data, dict):
        raise Malformed((f"expected an object, found {_name(data)}",))
    record = dict(cast("dict[str, object]", data))
    tag = record.pop(TAG, None)
    kind = kinds.get(tag) if isinstance(tag, str) else None
    if kind is None:
        raise Malformed((f"{TAG}: {tag!r} is not one of {', '.join(sorted(kinds))}",))
    return from_plain(kind, record)


@cache
def _types(kind: type) -> dict[str, Any]:
    return typing.get_type_hints(kind)


def _faults(kind: Any, data: object, place: str) -> Iterator[str]:  # noqa: ANN401
    kind, optional = _unwrapped(kind)
    if data is None and optional:
        return
    if typing.get_origin(kind) is tuple:
        yield from _tuple_faults(kind, data, place)
    elif is_dataclass(kind):
        yield from _dataclass_faults(cast("type", kind), data, place)
    elif not _is_scalar(kind, data):
        yield f"{place}: expected {_expected(kind)}, found {_name(data)}"


def _tuple_faults(kind: Any, data: object, place: str) -> Iterator[str]:  # noqa: ANN401
    if not isinstance(data, list):
        yield f"{place}: expected a list, found {_name(data)}"
        return
    item = typing.get_args(kind)[0]
    for index, value in enumerate(cast("list[object]", data)):
        yield from _faults(item, value, f"{place}[{index}]")


def _dataclass_faults(kind: type, data: object, place: str) -> Iterator[str]:
    if not isinstance(data, dict):
        yield f"{place}: expected an object, found {_name(data)}"
        return
    record = cast("dict[object, object]", data)
    known = {field.name: field for field in fields(kind)}
    for name in record.keys() - known.keys():
        yield f"{place}.{name}: unknown; known are {', '.join(known)}"
    for name, field in known.items():
        if name in record:
            yield from _faults(_types(kind)[name], record[name], f"{place}.{name}")
        elif not _has_default(field):
            yield f"{place}.{name}: missing"


def _has_default(field: Field[Any]) -> bool:
    return field.default is not MISSING or field.default_factory is not MISSING


def _unwrapped(kind: Any) -> tuple[Any, bool]:  # noqa: ANN401
    """Return the type without its NewType and Optional, and whether None is allowed."""
    if typing.get_origin(kind) in (typing.Union, types.UnionType):
        inner = [part for part in typing.get_args(kind) if part is not type(None)]
        assert len(inner) == 1, f"{kind} has no plain form"
        return _unwrapped(inner[0])[0], True
    return getattr(kind, "__supertype__", kind), False


def _is_scalar(kind: type, data: object) -> bool:
    if kind in (Card, Suit):
        return isinstance(data, str) and _parses(kind, data)
    if issubclass(kind, Enum):
        return any(data == member.value and type(data) is type(member.value) for member in kind)
    return type(data) is kind


def _parses(kind: Any, text: str) -> bool:  # noqa: ANN401
    try:
        kind.parse(text)
    except ValueError:
        return False
    return True


@cache
def _reader(kind: Any) -> Callable[[Any], object]:  # noqa: ANN401
    """Return what reads a type; it raises `TypeError` or `ValueError`, but says not what is wrong.

    It is made once for each type: to look at one as it is read takes ten times as long.
    """
    kind, optional = _unwrapped(kind)
    if typing.get_origin(kind) is tuple:
        read = _tuple_reader(_reader(typing.get_args(kind)[0]))
    elif is_dataclass(kind):
        read = _dataclass_reader(cast("type", kind))
    else:
        read = _scalar_reader(kind)
    return (lambda data: None if data is None else read(data)) if optional else read


def _tuple_reader(read: Callable[[Any], object]) -> Callable[[Any], object]:
    def read_all(data: Any) -> object:  # noqa: ANN401
        if not isinstance(data, list):
            raise TypeError
        return tuple(map(read, cast("list[object]", data)))

    return read_all


def _dataclass_reader(kind: Any) -> Callable[[Any], object]:  # noqa: ANN401
    readers = {field.name: _reader(_types(kind)[field.name]) for field in fields(kind)}

    def read(data: Any) -> object:  # noqa: ANN401
        if not isinstance(data, dict):
            raise TypeError
        found = cast("dict[str, object]", data)
        # What is missing, without a default, the class misses itself.
        return kind(**{name: readers[name](value) for name, value in found.items()})

    return read


def _scalar_reader(kind: Any) -> Callable[[Any], object]:  # noqa: ANN401
    if kind in (Card, Suit):
        return cache(kind.parse)
    if issubclass(kind, Enum):
        members: dict[tuple[type, object], Enum] = {(type(m.value), m.value): m for m in kind}
        return lambda data: members[type(data), data]

    def read(data: object) -> object:
        if type(data) is not kind:
            raise TypeError
        return data

    return read


def _expected(kind: type) -> str:
    if kind is Card:
        return "a card such as 'QS'"
    if kind is Suit:
        return "a suit: C, D, H or S"
    if issubclass(kind, Enum):
        return "one of " + ", ".join(repr(member.value) for member in kind)
    return _SCALARS.get(kind.__name__, kind.__name__)


def _name(data: object) -> str:
    if isinstance(data, dict | list):  # it may be nested deeper than `repr` can go
        return "an object" if isinstance(data, dict) else "a list"
    text = repr(data)
    return text if len(text) <= 40 else f"{text[:37]}..."
