"""Every language can say everything, with the plurals that are its own."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Final

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse, visitor

LOCALES: Final = Path(__file__).parents[2] / "src" / "ohhell" / "locales"
LANGUAGES: Final = sorted(path.stem for path in LOCALES.glob("*.ftl"))
RULES_OF: Final = {"co": "it"}
"""Plural and number rules that the world's tables lack are borrowed from a near language."""

TEXTS: Final = frozenset(
    {"balance", "card", "cards", "fault", "id", "kind", "name", "names"}
    | {"rank", "ranks", "reason", "sizes", "suit", "suits", "trump", "variant", "winner"}
)
NUMBERS: Final = (0, 1, 2, 5, 20, 101)
CATEGORIES: Final = frozenset({"zero", "one", "two", "few", "many", "other"})
ISOLATES: Final = "\u2068\u2069"


@cache
def source(language: str) -> str:
    parts = sorted(LOCALES.rglob(f"{language}.ftl"))
    return "\n".join(part.read_text(encoding="utf-8") for part in parts)


@cache
def entries(language: str) -> dict[str, ast.Message]:
    body = parse(source(language)).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


@cache
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([RULES_OF.get(language, language), "en"], use_isolating=False)
    made.add_resource(FluentResource(source(language)))
    return made


def say(language: str, message: str, **args: str | int) -> str:
    """Return a message as a person reads it; fail if anything in it cannot be filled in."""
    pattern = bundle(language).get_message(message).value
    assert pattern is not None, message
    text, errors = bundle(language).format_pattern(pattern, args)
    assert not errors, (language, message, args, errors)
    assert isinstance(text, str), (language, message)
    return text


class Parts(visitor.Visitor):
    """Collects the variables and the choices of a message."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.choices: list[ast.SelectExpression] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """Note one variable."""
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        """Note one choice, and look inside it."""
        self.choices.append(node)
        self.generic_visit(node)


def parts(message: ast.Message) -> Parts:
    found = Parts()
    found.visit(message)
    return found


def samples(variables: set[str]) -> Iterator[dict[str, str | int]]:
    """Yield fillings in which every number takes every sample value."""
    texts: dict[str, str | int] = {name: f"<{name}>" for name in variables & TEXTS}
    numbers = sorted(variables - TEXTS)
    for values in product(NUMBERS, repeat=min(len(numbers), 2)):
        padded = values + (7,) * (len(numbers) - len(values))
        yield texts | dict(zip(numbers, padded, strict=True))


def plural_keys(choice: ast.SelectExpression) -> set[str]:
    """Return the plural categories a choice names; none if it is not about a number."""
    names = {v.key.name for v in choice.variants if isinstance(v.key, ast.Identifier)}
    return names if names <= CATEGORIES else set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    """Whatever fills it, a message comes out whole, without a trace of its own syntax."""
    for message, entry in entries(language).items():
        for args in samples(parts(entry).variables):
            text = say(language, message, **args)
            assert text.strip(), (language, message)
            assert not set("{$}") & set(text), (language, message, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_are_those_of_the_language(language: str) -> None:
    """No plural form that the language does not have, and none forgotten (I18-01)."""
    rules = set(Locale(RULES_OF.get(language, language)).plural_form.tags) | {"other"}
    # Millions have a form of their own in Romance languages; no game counts so far.
    needed = rules - {"many"}
    for message, entry in entries(language).items():
        for choice in parts(entry).choices:
            keys = plural_keys(choice)
            exact = any(isinstance(variant.key, ast.NumberLiteral) for variant in choice.variants)
            assert keys <= rules, (language, message, keys)
            assert not keys or exact or keys in (needed, {"other"}), (language, message, keys)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_of_its_own(language: str) -> None:
    names = {
        say(
            language,
            "card-name",
            rank=say(language, f"rank-{rank}"),
            suit=say(language, f"suit-{suit}"),
        )
        for rank, suit in product("23456789TJQKA", "CDHS")
    }
    assert len(names) == 52


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_of_cards_tell_cards_apart(language: str) -> None:
    assert len({say(language, f"index-{rank}") for rank in "AKQJ"}) == 4
    assert len({say(language, f"letter-{suit}") for suit in "CDHS"}) == 4


@pytest.mark.parametrize(
    ("language", "count", "expected"),
    [
        ("en", 0, "0 rounds"),
        ("en", 1, "1 round"),
        ("fr", 0, "0 donne"),
        ("fr", 2, "2 donnes"),
        ("es", 1, "1 ronda"),
        ("ro", 1, "1 rundă"),
        ("ro", 19, "19 runde"),
        ("ro", 20, "20 de runde"),
        ("ro", 101, "101 runde"),
        ("fi", 1, "1 jako"),
        ("fi", 2, "2 jakoa"),
        ("ko", 1, "1라운드"),
        ("co", 1, "1 girata"),
        ("co", 2, "2 girate"),
    ],
)
def test_rounds_are_counted_as_people_count(language: str, count: int, expected: str) -> None:
    assert say(language, "new-rounds", rounds=count) == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_come_through_untouched(language: str) -> None:
    """A name is never inflected, shortened or changed, whatever it holds (SEC-03, I18-07)."""
    for name in ("O'Neil", "★ 五😍", "محمد", "<img src=x onerror=alert(1)>", "{ $card }"):
        assert name in say(language, "say-play", name=name, card="x").strip(ISOLATES)
