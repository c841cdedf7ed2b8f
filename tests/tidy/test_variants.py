"""A variant is a value: no code branches on which one it is, so a new one needs no code."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from enum import Enum
from pathlib import Path

import pytest

from ohhell import rules
from ohhell.rules import BY_ID
from tests.tidy.sources import PACKAGE, ROOT, kept_files, name_of, page_files, python_files

FILE_LINES_MAX = 400
RULE_VALUES = {
    member.value
    for kind in vars(rules).values()
    if isinstance(kind, type) and issubclass(kind, Enum)
    for member in kind
}
"""Words of rule values; one of them, `wizard`, is a variant's too."""
NAMES = BY_ID.keys() - RULE_VALUES
VARIANT = re.compile(r"(\w+\.)*(variant|name_of\([^)]*\))(\.\w+)?")
NOBODY_ELSE_HAS_IDS = ("rules", "bots", "table", "exchange")
"""Rooms in which nothing but a variant is told by its `id`."""


def _is_theirs(path: Path) -> bool:
    return name_of(path).startswith("src/ohhell/rules/variants")


SOURCES = [path for path in python_files("src") if not _is_theirs(path)]
PAGES = [path for path in page_files() if not path.name.endswith(".test.ts")]


def asked_in(tree: ast.AST) -> Iterator[ast.expr]:
    """Yield everything on which a file branches, and everything that it compares."""
    for node in ast.walk(tree):
        match node:
            case ast.If(test=asked) | ast.While(test=asked) | ast.IfExp(test=asked):
                yield asked
            case ast.Match(subject=asked) | ast.MatchValue(value=asked):
                yield asked
            case ast.Compare():
                yield node
            case ast.comprehension(ifs=asked_all):
                yield from asked_all
            case ast.Subscript(slice=ast.Constant() as asked):
                yield asked
            case _:
                pass


def names_asked(tree: ast.AST) -> set[str]:
    """Return the variants that a file asks for by name."""
    constants = (node for asked in asked_in(tree) for node in ast.walk(asked))
    words = {node.value for node in constants if isinstance(node, ast.Constant)}
    return {name for name in NAMES if name in words}


def compares_variants(tree: ast.AST) -> Iterator[str]:
    """Yield each comparison of a variant, or of its id, with anything but nothing."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            none = any(isinstance(side, ast.Constant) and side.value is None for side in sides)
            if not none and any(VARIANT.fullmatch(ast.unparse(side)) for side in sides):
                yield ast.unparse(node)


@pytest.mark.parametrize("path", SOURCES, ids=name_of)
def test_no_code_names_a_variant_in_a_branch(path: Path) -> None:
    assert set() == names_asked(ast.parse(path.read_text(encoding="utf-8")))


@pytest.mark.parametrize("path", SOURCES, ids=name_of)
def test_no_code_compares_a_variant(path: Path) -> None:
    found = set(compares_variants(ast.parse(path.read_text(encoding="utf-8"))))
    assert found <= {"variant in ids"}, "ask the rule value that knows"


@pytest.mark.parametrize("room", NOBODY_ELSE_HAS_IDS)
def test_no_room_of_the_rules_compares_an_id(room: str) -> None:
    for path in [path for path in SOURCES if path.is_relative_to(PACKAGE / room)]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Compare):
                assert not re.search(r"\.id\b", ast.unparse(node)), f"{path}: {ast.unparse(node)}"


@pytest.mark.parametrize("path", PAGES, ids=name_of)
def test_no_part_of_the_page_asks_which_variant_it_is(path: Path) -> None:
    """It holds no rules; a variant's name is something to show and to send."""
    text = path.read_text(encoding="utf-8")
    assert set() == {name for name in NAMES if re.search(rf"[\"'`]{name}[\"'`]", text)}
    asked = re.findall(r"(?<!typeof )\bvariant(?:\?)?(?:\.\w+)? [!=]==? (?!null\b)[^\n]*", text)
    assert [] == [line for line in asked if not line.startswith("variant.id === chosen")]


@pytest.mark.parametrize(
    "text",
    [
        "if variant.id == 'plump': pass",
        "match code:\n    case 'plump': pass",
        "x = 1 if name in ('plump', 'pocha') else 2",
        "x = BY_ID['plump']",
        "x = [y for y in z if y == 'plump']",
    ],
)
def test_such_a_branch_would_be_found(text: str) -> None:
    """A test that cannot fail says nothing."""
    assert "plump" in names_asked(ast.parse(text))


@pytest.mark.parametrize(
    "text", ["variant == other", "table.variant != 'x'", "name_of(one) == name", "a is variant.id"]
)
def test_such_a_comparison_would_be_found(text: str) -> None:
    """And one with None would not."""
    assert [text] == list(compares_variants(ast.parse(text)))
    assert [] == list(compares_variants(ast.parse("variant is not None")))


def test_only_catalogues_and_generated_types_are_longer_than_a_sitting() -> None:
    ours = (PACKAGE, ROOT / "web" / "src")
    files = [path for path in kept_files() if any(path.is_relative_to(top) for top in ours)]
    text = [path for path in files if path.suffix in {".py", ".ts", ".tsx", ".css", ".ftl", ".sql"}]
    long = [
        path for path in text if len(path.read_text(encoding="utf-8").splitlines()) > FILE_LINES_MAX
    ]
    assert {".ftl"} >= {path.suffix for path in long if path.name != "protocol.d.ts"}
