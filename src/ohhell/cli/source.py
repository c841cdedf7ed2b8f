"""How rules are named on the command line: a variant, a code, a file, or standard input."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final, NoReturn, cast

import typer

from ohhell import rules
from ohhell.cli.words import give_up, plain, shortened
from ohhell.rules import RuleSet
from ohhell.rules.choosing.code import BadCode, read_code

FILE_BYTES_MAX: Final = 2**20
WHAT: Final = "A variant, a code, a file of JSON, or - for standard input."


def read_rules(source: str) -> tuple[RuleSet, int | None]:
    """Return the rules that are meant, and the number of seats if it is told."""
    if not _is_file(source):
        return _decoded(source), None
    data, seats = read_data(source)
    try:
        return rules.from_plain(RuleSet, dict(data), place="rules"), seats
    except rules.Malformed as error:
        complain(error.faults)


def _is_file(source: str) -> bool:
    if source in rules.BY_ID:
        return False
    try:
        return source == "-" or source.endswith(".json") or Path(source).exists()
    except (OSError, ValueError):  # a system has no such names
        return False


def _decoded(code: str) -> RuleSet:
    try:
        return read_code(code)
    except BadCode as error:
        give_up(f"{shortened(code)}: {error}")


def read_data(source: str) -> tuple[Mapping[str, Any], int | None]:
    """Return a file's JSON: bare rules, or rules and seats as the server tells them."""
    try:
        data = json.loads(_text(source))
    except OSError as error:
        give_up(f"{source}: {error.strerror}")
    except (ValueError, RecursionError) as error:
        give_up(f"{source}: this is not JSON: {error}")
    if not isinstance(data, dict):
        give_up(f"{source}: rules are a JSON object, as in {{}}")
    whole = cast("dict[str, Any]", data)
    inner, seats = whole.get("rules"), whole.get("seats")
    if not isinstance(inner, dict):
        return whole, None
    return cast("dict[str, Any]", inner), seats if type(seats) is int else None


def _text(source: str) -> str:
    if source == "-":
        data = sys.stdin.buffer.read(FILE_BYTES_MAX + 1)
    else:
        with Path(source).open("rb") as file:
            data = file.read(FILE_BYTES_MAX + 1)
    if len(data) > FILE_BYTES_MAX:
        raise ValueError(f"rules have at most {FILE_BYTES_MAX} bytes")
    return data.decode("utf-8-sig")  # as some editors write it


def complain(faults: Iterable[str]) -> NoReturn:
    """Say all that is wrong, a line each, and end with status 1."""
    for fault in faults:
        print(plain(fault), file=sys.stderr)
    raise typer.Exit(1)
