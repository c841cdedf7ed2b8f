"""Every written example is tested; the few that are no examples of ours are listed with why."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import Field, fields, is_dataclass
from enum import Enum
from pathlib import Path
from typing import Final, get_args, get_type_hints

from ohhell.rules import RuleSet, Suit
from tests.fixtures import case_ids, load
from tests.unit import not_yet

TESTS = Path(__file__).parents[1]
SOURCES = [
    path
    for folder in ("unit", "wire")
    for path in (TESTS / folder).glob("test_*.py")
    if path != Path(__file__)
]
CORNERS: Final = {
    1: "the pack is used up",
    2: "more cards are asked for than there are",
    3: "seven seats with seven cards",
    4: "three seats with fifteen cards",
    5: "no trump in a last round that is small",
    6: "eight seats and more",
    7: "the hook in small rounds, and bids that must add up",
    8: "the hook where bids are made together",
    9: "ties at the end",
    10: "trump is led",
    11: "the ace is turned up",
    12: "a revoke",
    13: "a card at the forehead",
    14: "a trick that equal cards strike out",
    15: "all bid too much, or too little",
    16: "the last round after the hook",
    17: "a duty to trump without a trump suit",
    18: "a duty to beat once a trump was played",
    19: "the highest bidder leads, and all bid zero",
    20: "the highest bidder names the trump, and two bid as high",
    21: "Wizards and Jesters",
    22: "the hook hits a blind bid",
    23: "a seat that does not act",
    24: "scores below zero, and half points",
    25: "a seat that is given up",
}
"""Where descriptions of the game part or are silent; a test that decides one cites its number."""
GAMES = range(1, 27)
"""Examples of whole rounds and games, cited as G01 to G26."""
RULES = Path(__file__).parents[2] / "docs" / "rules.md"


def test_every_case_is_tested_or_listed() -> None:
    """A case counts as tested if a test names it."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    named = {name for name in case_ids() if name in text}
    assert case_ids() == named | not_yet.CASES.keys()


def test_every_corner_and_every_example_of_a_game_is_tested() -> None:
    """Where the rulebook had to decide, a test says how."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    decided = {int(number) for number in re.findall(r"[Cc]orner 8\.(\d+)\b", text)}
    assert CORNERS.keys() == decided
    assert set(GAMES) == {int(number) for number in re.findall(r"\bG(\d\d)\b", text)}


def test_every_kind_of_row_is_tested() -> None:
    """Every row of it, whatever it holds."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    asked = re.findall(r'@pytest.mark.parametrize\("row", rows\("(\w+)"\)', text)
    assert sorted(load("vectors")) == sorted(asked)


def test_every_house_plan_is_tested() -> None:
    """DEA-12: what its source leaves open is listed by name."""
    from tests.unit.test_3_house_plans import HOUSE_PLANS

    names = {item["name"] for item in load("games/house_rules")["items"]}
    assert names == HOUSE_PLANS.keys()


def test_every_rule_has_a_test_that_cites_it() -> None:
    """§9.7 alone says no rule, and no test cites what is not there."""
    rules = set(re.findall(r"^\*\*(\d+\.\d+)\*\*", RULES.read_text(encoding="utf-8"), re.MULTILINE))
    text = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    cited = {f"{major}.{minor}" for major, minor in re.findall(r"def test_(\d)_(\d+)_", text)}
    assert set() == cited - rules
    assert rules - cited <= {"9.7"}


def test_every_rule_value_stands_in_the_rules() -> None:
    """Each field under its name or that of its type, and each value of an enum but the usual."""
    named = " ".join(re.findall(r"`([^`\n]+)`", RULES.read_text(encoding="utf-8")))
    words = set(re.split(r"[^\w]+", named))
    every = list(_fields(RuleSet))
    assert [] == [field for field, type_ in every if not {field.name, type_.__name__} & words]
    kinds = {type_ for _, type_ in every if issubclass(type_, Enum)} - {Suit}
    usual = {field.default for field, _ in every}
    values = {value for kind in kinds for value in kind} - usual
    assert set() == {str(value) for value in values if not {value.name, value.value} & words}


def _fields(kind: type) -> Iterator[tuple[Field[object], type]]:
    """Yield every field of a ruleset with its type, those of its groups too."""
    hints = get_type_hints(kind)
    for field in fields(kind):
        types = (hints[field.name], *get_args(hints[field.name]))
        found = next((one for one in types if isinstance(one, type)), object)
        if is_dataclass(found):
            yield from _fields(found)
        else:
            yield field, found
