"""Every written example is tested, or listed with what our rules lack to say it."""

from __future__ import annotations

import re
from pathlib import Path

from tests.fixtures import case_ids, load
from tests.unit import not_yet

SOURCES = [path for path in Path(__file__).parent.glob("test_*.py") if path != Path(__file__)]
RULES = Path(__file__).parents[2] / "docs" / "rules.md"
SAYABLE_KINDS = {"trick", "legal_play", "legal_bid", "score", "deal", "schedule"}


def test_every_case_is_tested_or_listed() -> None:
    """A case counts as tested if a test names it."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    named = {name for name in case_ids() if name in text}
    assert case_ids() == named | not_yet.CASES.keys()


def test_every_kind_of_row_is_tested_or_listed() -> None:
    """And no listed row is one that does not exist."""
    vectors = load("vectors")
    assert vectors.keys() == SAYABLE_KINDS | not_yet.KINDS.keys()
    names = {row["id"] for kind in SAYABLE_KINDS for row in vectors[kind]}
    assert not_yet.ROWS.keys() <= names
    assert all(not_yet.sayable(kind) for kind in SAYABLE_KINDS)


def test_every_house_plan_is_tested_or_listed() -> None:
    """DEA-12: what cannot be said is reported by name."""
    from tests.unit.test_3_schedule import HOUSE_PLANS

    names = {item["name"] for item in load("games/house_rules")["items"]}
    assert names == HOUSE_PLANS.keys() | not_yet.HOUSE_PLANS.keys()


def test_every_rule_has_a_test_that_cites_it() -> None:
    """§9.6 alone says no rule: it lists what is not there yet."""
    rules = set(re.findall(r"^\*\*(\d+\.\d+)\*\*", RULES.read_text(encoding="utf-8"), re.MULTILINE))
    text = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    cited = {f"{major}.{minor}" for major, minor in re.findall(r"def test_(\d)_(\d+)_", text)}
    assert rules - {"9.6"} == cited
