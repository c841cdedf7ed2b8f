"""Whatever the rulebook, the table or the server can say has a sentence in the catalogue."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from ohhell.rules import (
    VARIANTS,
    BidOrder,
    Exhausted,
    Faces,
    FirstBidder,
    FirstLeader,
    Hook,
    Missed,
    NoTrump,
    Overflow,
    Pattern,
    Times,
    TrumpLead,
    WhenVoid,
)
from ohhell.rules.settings import SETTINGS

ROOT = Path(__file__).parents[2] / "src" / "ohhell"
REFUSERS = {"IllegalAction": 0, "Refused": 0, "Refusal": 0}


PROBLEMS = [
    "seats",
    "largest",
    "smallest",
    "step",
    "custom",
    "too-long",
    "no-trump-last",
    "hook-together",
    "hook-from",
    "points",
    "malformed",
]
CLAUSES = [
    "goal",
    "trick",
    "schedule-one",
    "schedule-list",
    "trump",
    "trump-exhausted",
    "trump-dealers_last",
    "trump-faces",
    "trump-last",
    "trump-largest",
    "trump-fixed",
    "trump-rotation",
    "trump-never",
    "bid-dealer_first",
    "hook",
    "hook-off",
    "hook-from",
    "hook-spares_last",
    "no-zero",
    "lead",
    "winner",
    "must-beat",
    "ties",
    "ties-lowest",
    "made",
    "made-square",
    "zero",
    "made-per_card",
    "made-per_card_short",
    "missed-fixed",
    "missed-otherwise",
    "doubled",
    "example",
]


def english() -> set[str]:
    text = (ROOT / "locales" / "en.ftl").read_text(encoding="utf-8")
    return {
        entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, Message)
    }


def refusal_codes() -> Iterator[str]:
    """Every code that is written as the first argument of a refusal, in any room."""
    for path in ROOT.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                first = node.args[0] if node.args else None
                if node.func.id in REFUSERS and isinstance(first, ast.Constant):
                    yield str(first.value)


def expected() -> Iterator[str]:
    for setting in SETTINGS:
        yield f"setting-{setting.key}"
        yield f"setting-{setting.key}-help"
        for choice in setting.choices:
            if not choice.id.isdigit():
                yield f"choice-{setting.key}-{choice.id}"
    for variant in VARIANTS:
        yield f"variant-{variant.id}"
        yield f"variant-{variant.id}-about"
    yield from (f"problem-{code}" for code in PROBLEMS)
    yield from card_ids()
    yield from (f"refused-{code}" for code in refusal_codes())


def card_ids() -> Iterator[str]:
    yield from (f"card-{name}" for name in CLAUSES)
    yield "note-shrunk"
    yield from (f"card-schedule-{name}" for name in ("up", "down", "updown", "downup"))
    yield from (f"card-first-{leader.value}" for leader in FirstLeader)
    yield from (f"card-trump_lead-{when.value}" for when in TrumpLead)
    yield from (f"card-bid-{order.value}" for order in BidOrder)
    yield from (f"card-void-{duty.value}" for duty in WhenVoid)
    yield from (f"card-missed-{missed.value}" for missed in Missed)


@pytest.mark.parametrize("message", sorted(set(expected())))
def test_everything_that_can_be_said_has_a_sentence(message: str) -> None:
    """A missing sentence would show its bare id to a player."""
    assert message in english()


def test_every_rule_value_is_a_setting() -> None:
    """A rule value that no setting offers could never be chosen on the page."""
    offered = {
        choice.value
        for setting in SETTINGS
        for choice in setting.choices
        if isinstance(choice.value, str)
    }
    bids_and_sizes = (Pattern, Times, Overflow, BidOrder, FirstBidder, Hook)
    the_rest = (NoTrump, Exhausted, Faces, FirstLeader, TrumpLead, WhenVoid, Missed)
    assert {m.value for kind in (*bids_and_sizes, *the_rest) for m in kind} == offered
