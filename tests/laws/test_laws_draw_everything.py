"""The laws hold for what is drawn: every rule value must be, or it is played by no law."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache

from hypothesis import HealthCheck, given, settings

from ohhell.rules import RuleSet
from tests.strategies import rulesets

DRAWN_MAX = 500


def told(value: object, place: str = "") -> Iterator[tuple[str, object]]:
    """Yield every field of a value by its place, with what it is there."""
    assert is_dataclass(value)
    for field in fields(value):
        found: object = getattr(value, field.name)
        here = f"{place}{field.name}"
        yield here, type(found) if is_dataclass(found) else found
        if is_dataclass(found):
            yield from told(found, f"{here}.")


@cache
def drawn() -> dict[str, set[object]]:
    """Return what stood in every place of many rulesets, always the same."""
    seen: dict[str, set[object]] = {}

    @settings(
        max_examples=DRAWN_MAX,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(rulesets())
    def look(ruleset: RuleSet) -> None:
        for place, value in told(ruleset):
            seen.setdefault(place, set()).add(value)

    look()
    return seen


def test_every_field_of_a_ruleset_is_drawn_otherwise_than_usual() -> None:
    """A field that always has its usual value is tested by nothing here."""
    once = {place: values for place, values in drawn().items() if len(values) == 1}
    groups = {place for place, values in once.items() if isinstance(next(iter(values)), type)}
    assert groups == once.keys()


def test_every_value_of_an_enum_is_drawn() -> None:
    """In one place or another."""
    every = {value for values in drawn().values() for value in values}
    for kind in {type(value) for value in every if isinstance(value, Enum)}:
        assert set() == {*kind} - every
