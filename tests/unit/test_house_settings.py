"""The settings are the whole ruleset, and what they say of each other is true."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import pytest

from ohhell.rules import VARIANTS, RuleSet, from_plain, to_plain
from ohhell.rules.choosing.setting import Group, Kind, Setting, flat
from ohhell.rules.choosing.settings import SETTINGS
from ohhell.rules.variants.shelves import SHELVES, shelf_of

Path = tuple[str, ...]
ALL = flat(SETTINGS)
USUAL: dict[str, Any] = to_plain(RuleSet(), full=True)


def keys(settings: tuple[Setting, ...]) -> list[str]:
    return [setting.key for setting in settings]


def value_at(rules: Any, path: Path) -> object:  # noqa: ANN401 - any JSON
    return value_at(rules[path[0]], path[1:]) if path else rules


def changed(rules: dict[str, Any], path: Path, value: object) -> dict[str, Any]:
    first, *rest = path
    inner = changed(rules[first], tuple(rest), value) if rest else value
    return rules | {first: inner}


def leaves(value: object, path: Path = ()) -> Iterator[Path]:
    if not isinstance(value, dict):
        yield path
        return
    for key, inner in cast("dict[str, object]", value).items():
        yield from leaves(inner, (*path, key))


def test_every_field_of_a_ruleset_is_asked_for() -> None:
    """A rule that no setting asks for could be played only by whoever writes JSON."""
    paths = {setting.path for setting in ALL}
    parts = {path[:length] for path in leaves(USUAL) for length in range(1, len(path) + 1)}
    asked = {path for path in leaves(USUAL) if any(path[:n] in paths for n in range(len(path) + 1))}
    assert asked == set(leaves(USUAL))
    assert {setting.path for setting in SETTINGS} <= parts


def test_no_two_settings_go_by_one_key_or_ask_for_one_place() -> None:
    assert len(set(keys(ALL))) == len(ALL)
    assert len({setting.path for setting in SETTINGS}) == len(SETTINGS)


def test_groups_stand_together_in_the_order_in_which_a_host_thinks() -> None:
    order = [list(Group).index(setting.group) for setting in SETTINGS]
    assert order == sorted(order)


@pytest.mark.parametrize("setting", SETTINGS, ids=keys(SETTINGS))
def test_every_choice_can_be_put_where_it_belongs(setting: Setting) -> None:
    """The page puts a choice into the ruleset's JSON as it stands."""
    for choice in setting.choices:
        value = [choice.value] if setting.kind is Kind.CARDS else choice.value
        rules = changed(USUAL, setting.path, value)
        assert to_plain(from_plain(RuleSet, rules), full=True) == rules


@pytest.mark.parametrize("setting", ALL, ids=keys(ALL))
def test_a_setting_needs_only_what_another_can_be(setting: Setting) -> None:
    """A need that names a setting or a value that there is not would hide a setting for ever."""
    for need in setting.needs:
        other = next(one for one in ALL if one.key == need.key)
        listed = other.kind in (Kind.SIZES, Kind.ROUNDS)
        least, most = other.range or (1, 0)
        possible = [*(choice.value for choice in other.choices), *range(least, most + 1)]
        assert listed or [value for value in need.values if value not in possible] == []


def test_what_is_usual_is_offered() -> None:
    """A screen that cannot show how things are would show nothing chosen."""
    for setting in SETTINGS:
        value = value_at(USUAL, setting.path)
        if setting.kind in (Kind.CHOICE, Kind.SWITCH, Kind.PART):
            assert value in [choice.value for choice in setting.choices], setting.key


def test_shelves_hold_variants_that_there_are_once_each() -> None:
    placed = [id_ for ids in SHELVES.values() for id_ in ids]
    assert set(placed) <= {variant.id for variant in VARIANTS}
    assert len(set(placed)) == len(placed)
    assert shelf_of("plump") == "north"
    assert shelf_of("nobody knows") == "rest"
