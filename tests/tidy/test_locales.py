"""Every language says the same things, with the same pieces filled in."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast, parse, visitor

from tests.tidy.sources import LOCALES

REFERENCE = LOCALES / "en.ftl"
CATALOGUES = sorted(LOCALES.rglob("*.ftl"))
"""Of the whole page, and of what it fetches only when it is asked for."""


class Variables(visitor.Visitor):
    """Collects the names of the variables in a message."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """Note one variable."""
        self.names.add(node.id.name)


def variables(node: ast.BaseNode) -> frozenset[str]:
    """Return the names of the variables that a pattern fills in."""
    seen = Variables()
    seen.visit(node)
    return frozenset(seen.names)


@cache
def messages(catalogue: Path) -> tuple[tuple[str, frozenset[str]], ...]:
    """Return the key and the variables of each message and of each of its attributes."""
    return tuple(_messages(parse(catalogue.read_text(encoding="utf-8")).body, catalogue.name))


def _messages(entries: list[ast.EntryType], name: str) -> Iterator[tuple[str, frozenset[str]]]:
    for entry in entries:
        if isinstance(entry, ast.Junk):
            raise AssertionError(f"{name}: not Fluent: {entry.content}")
        if isinstance(entry, ast.Message):
            if entry.value:
                yield entry.id.name, variables(entry.value)
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", variables(attribute)


def test_english_is_there() -> None:
    assert REFERENCE in CATALOGUES


def named(catalogue: Path) -> str:
    """Return the path of a catalogue, to name a test by."""
    return catalogue.relative_to(LOCALES).as_posix()


def english(catalogue: Path) -> Path:
    """Return the English catalogue that says the same."""
    return catalogue.with_name(REFERENCE.name)


def test_every_part_speaks_every_language() -> None:
    languages = {path.name for path in LOCALES.glob("*.ftl")}
    for folder in {path.parent for path in CATALOGUES}:
        assert {path.name for path in folder.glob("*.ftl")} == languages


def test_no_two_parts_say_the_same() -> None:
    """The page adds one to the other."""
    keys = [key for path in CATALOGUES if path.stem == "en" for key, _ in messages(path)]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("catalogue", CATALOGUES, ids=named)
def test_a_catalogue_says_what_english_says(catalogue: Path) -> None:
    expected, found = set(dict(messages(english(catalogue)))), set(dict(messages(catalogue)))
    lacking, unknown = sorted(expected - found), sorted(found - expected)
    assert not lacking, f"it lacks {lacking}"
    assert not unknown, f"English does not say {unknown}"


@pytest.mark.parametrize("catalogue", CATALOGUES, ids=named)
def test_a_catalogue_fills_in_what_english_fills_in(catalogue: Path) -> None:
    expected, found = dict(messages(english(catalogue))), dict(messages(catalogue))
    differ = {key: (names, found[key]) for key, names in expected.items() if key in found}
    assert not {key: pair for key, pair in differ.items() if pair[0] != pair[1]}


@pytest.mark.parametrize("catalogue", CATALOGUES, ids=named)
def test_a_catalogue_says_nothing_twice(catalogue: Path) -> None:
    keys = [key for key, _ in messages(catalogue)]
    assert len(keys) == len(set(keys))


FRENCH = [path for path in CATALOGUES if path.stem == "fr"]


@pytest.mark.parametrize("catalogue", FRENCH, ids=named)
def test_no_line_of_french_begins_with_its_punctuation(catalogue: Path) -> None:
    """Its spaces before signs do not break."""
    lines = enumerate(catalogue.read_text(encoding="utf-8").splitlines(), 1)
    loose = re.compile(r"\S [:;?!»](?=\s|$)|« ")
    assert not [at for at, line in lines if loose.search(line) and not line.startswith("#")]
