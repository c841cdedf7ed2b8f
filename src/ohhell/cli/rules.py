"""`ohhell rules`: read, check and compare rules, named ones and those of a house."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict
from typing import Annotated, Any, Final, cast

import msgspec
import typer

from ohhell import rules, wire
from ohhell.cli.source import WHAT, complain, read_data, read_rules
from ohhell.cli.words import Words, plain
from ohhell.rules import RuleSet
from ohhell.rules.choosing.code import write_code
from ohhell.rules.choosing.nearest import Difference, differences, nearest, said_as
from ohhell.rules.choosing.setting import Kind, Setting, flat
from ohhell.rules.choosing.settings import SETTINGS
from ohhell.wire.http import SharedRules

app = typer.Typer(help="Rules: named ones, and those of your house.", no_args_is_help=True)

_ASKED: Final = flat(SETTINGS)
_SIGNS: Final = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}

Source = Annotated[str, typer.Argument(help=WHAT)]
Seats = Annotated[int | None, typer.Option(help="Number of players.")]
Language = Annotated[str, typer.Option(help="Language of the rules.")]
AsJson = Annotated[bool, typer.Option("--json", help="As JSON, for another program.")]


@app.command("list")
def list_() -> None:
    """Name all variants."""
    for variant in rules.VARIANTS:
        print(f"{variant.id}  ({variant.seats_min} to {variant.seats_max} players)")


@app.command()
def show(
    source: Source, *, seats: Seats = None, language: Language = "en", as_json: AsJson = False
) -> None:
    """Print rules as sentences, with their code and what they come from."""
    words, (ruleset, told) = Words(language), read_rules(source)
    shared = wire.shared(ruleset, told if seats is None else seats)
    if shared.preview.problems:
        complain(_problems(words, rules.to_plain(ruleset), shared.seats))
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(shared), indent=2).decode())
        return
    print(words.say(f"variant-{shared.preview.variant or 'none'}"))
    for line in _card(words, shared, ruleset):
        print(line)


@app.command()
def check(
    file: Annotated[str, typer.Argument(help="A file of JSON, or - for standard input.")],
    *,
    seats: Seats = None,
    language: Language = "en",
) -> None:
    """Say all that is wrong with rules, each with its place; end with 1 if anything is."""
    words, (data, told) = Words(language), read_data(file)
    wanted = told if seats is None else seats
    numbers = range(rules.SEATS_MIN, rules.SEATS_MAX + 1) if wanted is None else [wanted]
    fit = [number for number in numbers if not wire.read_rules(data, number)[1]]
    if not fit:
        complain(_problems(words, data, 4 if wanted is None else wanted))
    code = write_code(rules.from_plain(RuleSet, dict(data)))
    print(f"Fine for {_ranges(fit)} players. Code: {code}")


@app.command()
def diff(a: Source, b: Source, *, language: Language = "en", as_json: AsJson = False) -> None:
    """Say what changes from the rules A to the rules B."""
    words = Words(language)
    found = differences(read_rules(a)[0], read_rules(b)[0])
    if as_json:
        print(json.dumps([asdict(one) for one in found], indent=2))
        return
    for difference in found:
        print(plain(_in_words(words, difference)))
    if not found:
        print(words.say("rules-no-difference"))


# --- Saying -------------------------------------------------------------------------------------


def _card(words: Words, shared: SharedRules, ruleset: RuleSet) -> Iterable[str]:
    preview = shared.preview
    rounds = words.say("new-rounds", rounds=len(preview.sizes))
    minutes = preview.minutes
    length = words.say("new-minutes", minutes=minutes) if minutes else words.say("new-endless")
    yield f"{shared.code} · {rounds} · {length}"
    for clause in [*preview.clauses, *preview.notes]:
        yield f"- {words.say(clause.id, **clause.args)}"
    kin = nearest(ruleset)
    if kin.differences:
        name = words.say(f"variant-{kin.variant.id}")
        yield words.say("form-nearest", variant=name)
    for difference in kin.differences:
        yield f"- {_in_words(words, difference)}"


def _in_words(words: Words, difference: Difference) -> str:
    setting = difference.setting
    name = ".".join(difference.path) if setting is None else words.say(f"setting-{setting.words}")
    there, here = (_value(words, setting, one) for one in (difference.there, difference.here))
    return words.say("rules-difference", setting=name, there=there, here=here)


def _value(words: Words, setting: Setting | None, value: object) -> str:
    choice = said_as(setting, value)
    if setting is None:
        return _said(value)
    if setting.kind is Kind.PART and isinstance(value, dict):
        return _parts(words, setting, cast("dict[str, object]", value))
    if choice is not None:
        said = (f"choice-{setting.words}-{choice}", f"choice-{choice}")
        return next((words.say(message) for message in said if words.knows(message)), choice)
    return _said(value, _SIGNS if setting.kind is Kind.SUITS else {})


def _parts(words: Words, setting: Setting, value: Mapping[str, object]) -> str:
    told = [
        words.say(
            "form-value",
            name=words.say(f"setting-{part.words}"),
            value=_value(words, part, value[part.path[-1]]),
        )
        for part in setting.parts
        if part.path[-1] in value
    ]
    return ", ".join(told)


def _said(value: object, signs: Mapping[str, str] | None = None) -> str:
    match value:
        case None | [] | {}:
            return "–"
        case dict():
            inner = cast("dict[str, object]", value).items()
            return ", ".join(f"{name} {_said(part)}" for name, part in inner)
        case list():
            return " ".join(_said(item, signs) for item in cast("list[object]", value))
        case bool():
            return json.dumps(value)
        case _:
            return (signs or {}).get(str(value), str(value))


def _problems(words: Words, data: Mapping[str, Any], seats: int) -> Iterable[str]:
    """Yield all that is wrong with rules, each with its place if it has one."""
    for problem in wire.read_rules(data, seats)[1]:
        place = _place(problem.id.removeprefix("problem-"), problem.args)
        yield f"{place}{words.say(problem.id, **problem.args)}"


def _place(code: str, args: Mapping[str, str | int]) -> str:
    """Return where a problem is: at the first setting that it is about."""
    paths = [one.path for one in _ASKED if code in one.faults]
    named = [path for path in paths if args.get("name") in (None, ".".join(path[1:]))]
    return f"{'.'.join(named[0])}: " if named else ""


def _ranges(numbers: list[int]) -> str:
    """Return numbers in words, all in a row as one: 2 to 6."""
    first, last = numbers[0], numbers[-1]
    if len(numbers) > 1 and numbers == list(range(first, last + 1)):
        return f"{first} to {last}"
    return ", ".join(map(str, numbers))
