"""Every written example is tested; the few that are no examples of ours are listed with why."""

from __future__ import annotations

import re
from pathlib import Path

from tests.fixtures import case_ids, load
from tests.unit import not_yet

TESTS = Path(__file__).parents[1]
SOURCES = [
    path
    for folder in ("unit", "wire")
    for path in (TESTS / folder).glob("test_*.py")
    if path != Path(__file__)
]
RULES = Path(__file__).parents[2] / "docs" / "rules.md"


def test_every_case_is_tested_or_listed() -> None:
    """A case counts as tested if a test names it."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    named = {name for name in case_ids() if name in text}
    assert case_ids() == named | not_yet.CASES.keys()


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
    """§9.6 alone says no rule, and no test cites what is not there."""
    rules = set(re.findall(r"^\*\*(\d+\.\d+)\*\*", RULES.read_text(encoding="utf-8"), re.MULTILINE))
    text = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    cited = {f"{major}.{minor}" for major, minor in re.findall(r"def test_(\d)_(\d+)_", text)}
    assert set() == cited - rules
    assert rules - cited <= {"9.6"}
