"""Whatever the rulebook, the table or the server can say has a sentence in the catalogue."""

import ast
from collections.abc import Iterator
from dataclasses import is_dataclass
from enum import Enum
from functools import cache
from itertools import product
from pathlib import Path
from typing import cast, get_args, get_type_hints

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from ohhell.bots import LEVELS, offered
from ohhell.rules import (
    VARIANTS,
    BidOrder,
    FirstLeader,
    Hook,
    Identical,
    Naming,
    NilWhen,
    OneCard,
    RankOrder,
    RuleSet,
    Specials,
    Suit,
    Ties,
    TrumpLead,
    WhenVoid,
)
from ohhell.rules.choosing.setting import Choice, Group, Kind, Setting, flat
from ohhell.rules.choosing.settings import SETTINGS
from ohhell.rules.variants.shelves import REST, SHELVES
from ohhell.table import PHRASES

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
    "packs",
    "short-seats",
    "pack-size",
    "rounds",
    "no-trump-round",
    "secret-highest",
    "hook-in_turn",
    "blind-order",
    "blind-behind",
    "ending-points",
    "ties-lives",
    "teams",
    "points",
    "malformed",
]
CLAUSES = [
    "goal",
    "trick",
    "pack-short",
    "pack-spanish40",
    "pack-french",
    "pack-spanish48",
    "pack-wizard",
    "packs",
    "without",
    "teams",
    "schedule-one",
    "schedule-same",
    "schedule-every",
    "schedule-list",
    "trump",
    "trump-exhausted",
    "trump-dealers_last",
    "trump-faces",
    "trump-last",
    "trump-largest",
    "trump-rounds",
    "trump-fixed",
    "trump-rotation",
    "trump-never",
    "bid-dealer_first",
    "hook",
    "hook-plain",
    "hook-off",
    "hook-from",
    "hook-spares_last",
    "no-zero",
    "blind",
    "blind-hook",
    "lead",
    "lead-any",
    "winner",
    "winner-no_trump",
    "winner-specials",
    "winner-specials-no_trump",
    "must-beat",
    "specials-play",
    "specials-take",
    "specials-lead",
    "made",
    "made-flat",
    "made-square",
    "made-both",
    "made-digit",
    "made-half_digit",
    "zero",
    "zero-flat",
    "made-per_card",
    "made-per_card_short",
    "nil-missed",
    "miss",
    "miss-flat",
    "miss-nothing",
    "miss-plus",
    "halving",
    "stackpot",
    "doubled",
    "example",
    "target",
    "lives",
    "wins",
    "wins-lowest",
    "wins-lives",
    "wins-lives-lowest",
    "ties",
    "ties-lowest",
    "ties-further_rounds",
]
BALANCES = ["makes", "table"]
"""What reasons say of the bids: over, under or even."""
NOTES = ["shrunk", "packs", "cancel", "hook-idle", "one-no_trump", "lives"]


BY_VALUE: dict[str, type[Enum]] = {
    "bid": BidOrder,
    "first": FirstLeader,
    "hook": Hook,
    "identical": Identical,
    "nil": NilWhen,
    "one_card": OneCard,
    "rank": RankOrder,
    "ties": Ties,
    "trump-named": Naming,
    "trump-specials": Specials,
    "trump_lead": TrumpLead,
    "void": WhenVoid,
}
"""Where every value of an enum has a sentence of its own."""
UNSAID = {"card-hook-last_bidder", "card-one_card-normal", "card-trump-named-nobody"}
"""Values whose sentence goes by another name, or which need none."""

COMMON = {"yes", "no", "none"}
"""Choices that many settings share."""


@cache
def english() -> set[str]:
    texts = [path.read_text(encoding="utf-8") for path in (ROOT / "locales").rglob("en.ftl")]
    entries = (entry for text in texts for entry in FluentParser().parse(text).body)
    return {entry.id.name for entry in entries if isinstance(entry, Message)}


def written_in(*makers: str, room: str = ".") -> Iterator[str]:
    """Every text that is written as the first argument of one of these, in a room or any."""
    for path in (ROOT / room).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                first = node.args[0] if node.args else None
                text = first.value if isinstance(first, ast.Constant) else None
                if node.func.id in makers and isinstance(text, str):
                    yield text


def expected() -> Iterator[str]:
    yield from setting_ids()
    yield from (f"form-group-{group.value}" for group in Group)
    yield from (f"form-shelf-{shelf}" for shelf in (*SHELVES, REST, "all"))
    for level in offered(LEVELS):
        yield f"level-{level}"
        yield f"level-{level}-help"
    for variant in VARIANTS:
        yield f"variant-{variant.id}"
        yield f"variant-{variant.id}-about"
    yield from (f"problem-{code}" for code in PROBLEMS)
    yield from card_ids()
    yield from (f"refused-{code}" for code in written_in(*REFUSERS))
    yield from (f"refused-{code}" for code in written_in("NotAllowed", room="club/people"))
    yield from (f"problem-{code}" for code in written_in("Problem"))
    yield from written_in("Clause")
    yield from (f"phrase-{phrase}" for phrase in PHRASES)
    for prefix, state in product(BALANCES, ("over", "under", "even")):
        yield f"advice-{prefix}-{state}"


def setting_ids() -> Iterator[str]:
    for setting in flat(SETTINGS):
        yield f"setting-{setting.words}"
        yield f"setting-{setting.words}-help"
        if setting.kind is not Kind.CARDS:
            yield from (choice_id(setting, choice) for choice in setting.choices)


def choice_id(setting: Setting, choice: Choice) -> str:
    """Return the message of a choice; what many settings offer may go by a common name."""
    own = f"choice-{setting.words}-{choice.id}"
    return f"choice-{choice.id}" if choice.id in COMMON and own not in english() else own


def card_ids() -> Iterator[str]:
    yield from (f"card-{name}" for name in CLAUSES)
    yield from (f"note-{name}" for name in NOTES)
    yield from (f"card-schedule-{name}" for name in ("up", "down", "updown", "downup"))
    for place, kind in BY_VALUE.items():
        yield from {f"card-{place}-{member.value}" for member in kind} - UNSAID


@pytest.mark.parametrize("message", sorted(set(expected())))
def test_everything_that_can_be_said_has_a_sentence(message: str) -> None:
    """A missing sentence would show its bare id to a player."""
    assert message in english()


def test_nothing_is_said_about_settings_that_there_are_not() -> None:
    """What a setting was once called would be translated seven times for nobody."""
    asked = {name for name in english() if name.startswith(("setting-", "choice-"))}
    helps = {f"{name}-help" for name in setting_ids()}
    assert asked <= {*setting_ids(), *helps, *(f"choice-{id_}" for id_ in COMMON)}


def rule_values(kind: type) -> Iterator[list[object]]:
    """The values of every enum anywhere in a ruleset."""
    for hint in get_type_hints(kind).values():
        for inner in (hint, *get_args(hint)):
            if is_dataclass(inner):
                yield from rule_values(cast("type", inner))
            elif isinstance(inner, type) and issubclass(inner, Enum) and inner is not Suit:
                yield [member.value for member in inner]


def test_every_rule_value_is_a_setting() -> None:
    """A rule value that no setting offers could never be chosen on the page."""
    offered = [[choice.value for choice in setting.choices] for setting in flat(SETTINGS)]
    for values in rule_values(RuleSet):
        assert values in offered
