"""Whatever the rulebook, the table or the server can say has a sentence in the catalogue."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from ohhell.rules import VARIANTS, BidOrder, Hook, Missed, NoTrump, Pattern, WhenVoid
from ohhell.rules.settings import SETTINGS

ROOT = Path(__file__).parents[2] / "src" / "ohhell"
REFUSERS = {"IllegalAction": 0, "Refused": 0, "Refusal": 0}


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
    for code in ("seats", "largest", "no-trump-last", "hook-together", "points", "malformed"):
        yield f"problem-{code}"
    yield from card_ids()
    yield from (f"refused-{code}" for code in refusal_codes())


def card_ids() -> Iterator[str]:
    yield from ("card-goal", "card-trick", "card-schedule-one")
    yield from ("card-trump", "card-trump-exhausted", "card-trump-last")
    yield from ("card-hook", "card-hook-off", "card-lead", "card-winner", "card-ties")
    yield from ("card-made", "card-made-square", "card-zero", "card-missed-fixed", "card-example")
    yield "note-shrunk"
    yield from (f"card-schedule-{pattern.value}" for pattern in Pattern)
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
    values = {
        m.value for kind in (Pattern, NoTrump, BidOrder, Hook, WhenVoid, Missed) for m in kind
    }
    assert values == offered
