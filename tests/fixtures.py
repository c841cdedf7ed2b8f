"""What others wrote down of the game, as data: rows of examples, and rounds that were played."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, Final

DATA: Final = Path(__file__).parent / "data"

Row = dict[str, Any]
"""One JSON object; what is in it depends on its kind."""


@cache
def load(name: str) -> Row:
    """Return the JSON file `name` under tests/data."""
    found: Row = json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))
    return found


def rows(kind: str) -> list[Row]:
    """Return the example rows of one kind."""
    found: list[Row] = load("vectors")[kind]
    return found


def row_id(row: Row) -> str:
    """Return the name of a row, for pytest."""
    return str(row["id"])


@cache
def _cases() -> dict[str, Row]:
    return {case["id"]: case for case in load("cases")["cases"]}


def case_ids() -> set[str]:
    """Return the names of all cases."""
    return set(_cases())


def case(name: str) -> Row:
    """Return one case."""
    return _cases()[name]


def items(name: str) -> list[tuple[Any, Any]]:
    """Return the items of a case, each with what is expected of it."""
    found = case(name)
    return list(zip(found["trial"]["items"], found["expected"]["items"], strict=True))
