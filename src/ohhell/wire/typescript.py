"""Writes the page's types: ``python -m ohhell.wire.typescript > web/src/protocol.d.ts``.

A test keeps that file true, so a changed field makes the page's type check fail.
"""

from __future__ import annotations

import builtins
import inspect
import sys
from collections.abc import Iterator
from types import ModuleType

import msgspec
from msgspec import inspect as shape

from ohhell.wire import (
    accounts,
    chips,
    clocks,
    events,
    hosting,
    http,
    messages,
    people,
    playing,
    providers,
    ratings,
    record,
    safety,
    talking,
)


def types() -> str:
    """Return the declarations of every message, body and event."""
    lines = ["// Written by python -m ohhell.wire.typescript; a test keeps it true."]
    for module in (
        clocks,
        events,
        hosting,
        talking,
        messages,
        http,
        providers,
        accounts,
        people,
        playing,
        chips,
        ratings,
        safety,
        record,
    ):
        lines += [_interface(struct) for struct in _structs(module)]
    for name, union in {
        "WireEvent": events.WireEvent,
        "ClientMessage": messages.ClientMessage,
        "ServerMessage": messages.ServerMessage,
    }.items():
        lines.append(f"export type {name} = {_type(shape.type_info(union))};")
    return "\n\n".join(lines) + "\n"


def _structs(module: ModuleType) -> Iterator[type[msgspec.Struct]]:
    for name, value in vars(module).items():
        public = isinstance(value, type) and not name.startswith("_")
        if public and issubclass(value, msgspec.Struct) and value.__module__ == module.__name__:
            yield value


def _interface(struct: type[msgspec.Struct]) -> str:
    info = shape.type_info(struct)
    assert isinstance(info, shape.StructType)
    fields = [f"  {field.encode_name}{_mark(field)}: {_type(field.type)};" for field in info.fields]
    tag = [f'  {info.tag_field}: "{info.tag}";'] if info.tag_field else []
    sentence = inspect.cleandoc(struct.__doc__ or "").split("\n\n")[0].replace("\n", " ")
    head = [f"/** {sentence} */", f"export interface {struct.__name__} {{"]
    return "\n".join([*head, *tag, *fields, "}"])


def _mark(field: shape.Field) -> str:
    return "" if field.required else "?"


def _type(info: shape.Type) -> str:
    match info:
        case shape.StructType(cls=struct):
            return struct.__name__
        case shape.UnionType(types=options):
            return " | ".join(map(_type, options))
        case shape.ListType(item_type=item):
            inner = _type(item)
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        case shape.TupleType(item_types=items):
            return f"[{', '.join(map(_type, items))}]"
        case shape.DictType(value_type=value):
            # Not Record<…>: one of our own messages has that name and would hide it.
            return f"{{ [key: string]: {_type(value)} }}"
        case shape.LiteralType(values=values):
            return " | ".join(msgspec.json.encode(value).decode() for value in values)
        case _:
            return _scalar(info)


def _scalar(info: shape.Type) -> str:
    match info:
        case shape.StrType():
            return "string"
        case shape.IntType() | shape.FloatType():
            return "number"
        case shape.BoolType():
            return "boolean"
        case shape.NoneType():
            return "null"
        case shape.AnyType() | shape.CustomType(cls=builtins.object):
            return "unknown"
        case _:
            raise TypeError(f"{info} has no TypeScript form yet")


if __name__ == "__main__":
    sys.stdout.write(types())
