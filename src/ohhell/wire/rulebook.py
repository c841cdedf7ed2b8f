"""The rulebook for the screens that are made from it: variants, settings, previews."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from ohhell import rules
from ohhell.rules import Card, Malformed, RuleSet
from ohhell.rules.choosing import setting as asking
from ohhell.rules.choosing.code import write_code
from ohhell.rules.choosing.nearest import nearest
from ohhell.rules.choosing.pace import rough_minutes
from ohhell.rules.choosing.settings import SETTINGS
from ohhell.rules.values.trump import Naming
from ohhell.rules.variants.shelves import REST, SHELVES, shelf_of
from ohhell.wire.http import (
    Choice,
    Difference,
    NearestVariant,
    Need,
    Preview,
    RuleBook,
    Setting,
    SharedRules,
    VariantInfo,
)
from ohhell.wire.messages import Clause


def clauses(sentences: Iterable[rules.Clause]) -> list[Clause]:
    """Return sentences of the catalogue as they travel."""
    return [Clause(sentence.id, dict(sentence.args)) for sentence in sentences]


def rulebook(names: Mapping[str, Sequence[str]] | None = None) -> RuleBook:
    """Return every variant, with its names by id, and every setting."""
    called = names or {}
    return RuleBook(
        variants=[_variant(one, called.get(one.id, ())) for one in rules.VARIANTS],
        shelves=[*SHELVES, REST],
        groups=[group.value for group in asking.Group],
        settings=[_setting(setting) for setting in SETTINGS],
    )


def _variant(variant: rules.Variant, names: Sequence[str]) -> VariantInfo:
    return VariantInfo(
        id=variant.id,
        rules=rules.to_plain(variant.ruleset, full=True),
        seats=variant.seats,
        seats_min=variant.seats_min,
        seats_max=variant.seats_max,
        shelf=shelf_of(variant.id),
        names=sorted({*names, *variant.names}),
    )


def _setting(setting: asking.Setting) -> Setting:
    return Setting(
        key=setting.key,
        words=setting.words,
        path=list(setting.path),
        group=setting.group.value,
        kind=setting.kind.value,
        choices=[Choice(id=choice.id, value=choice.value) for choice in setting.choices],
        range=setting.range,
        needs=[Need(key=n.key, values=list(n.values), met=n.met) for n in setting.needs],
        parts=[_setting(part) for part in setting.parts],
        main=setting.main,
        faults=[f"problem-{code}" for code in setting.faults],
    )


def read_rules(data: Mapping[str, object], seats: int) -> tuple[RuleSet | None, list[Clause]]:
    """Read a ruleset's JSON for `seats` seats: the ruleset, or None and all that is wrong."""
    try:
        ruleset = rules.from_plain(RuleSet, dict(data), place="rules")
    except Malformed as error:
        return None, [Clause("problem-malformed", {"fault": fault}) for fault in error.faults]
    found = rules.problems(ruleset, seats)
    if found:
        return None, [Clause(f"problem-{fault.code}", dict(fault.args)) for fault in found]
    return ruleset, []


def preview(data: Mapping[str, object], seats: int) -> Preview:
    """Return what a ruleset comes to at `seats` seats, or all that is wrong with it."""
    ruleset, found = read_rules(data, seats)
    return _unplayable(found) if ruleset is None else _preview(ruleset, seats)


def shared(ruleset: RuleSet, seats: int | None) -> SharedRules:
    """Return rules as they are sent, for `seats` or a fitting number."""
    chosen = _seats_for(ruleset) if seats is None else seats
    return SharedRules(
        code=write_code(ruleset),
        rules=rules.to_plain(ruleset, full=True),
        seats=chosen,
        preview=preview(rules.to_plain(ruleset), chosen),
    )


def _seats_for(ruleset: RuleSet) -> int:
    """Return a number of seats that can play by `ruleset`: the usual one of its kin, if it can."""
    usual = nearest(ruleset).variant.seats
    others = range(rules.SEATS_MIN, rules.SEATS_MAX + 1)
    fit = (seats for seats in (usual, *others) if not rules.problems(ruleset, seats))
    return next(fit, usual)


def _unplayable(found: list[Clause]) -> Preview:
    return Preview(
        sizes=[],
        notes=[],
        problems=found,
        clauses=[],
        variant=None,
        no_trump=[],
        code=None,
        nearest=None,
        minutes=0,
    )


def _preview(ruleset: RuleSet, seats: int) -> Preview:
    sizes = ruleset.sizes(seats)
    return Preview(
        sizes=list(sizes),
        notes=clauses(rules.notes(ruleset, seats)),
        problems=[],
        clauses=clauses(rules.rule_card(ruleset, seats)),
        variant=rules.name_of(ruleset),
        no_trump=_without_trump(ruleset, seats),
        code=write_code(ruleset),
        nearest=_nearest(ruleset),
        minutes=_minutes(ruleset, seats),
    )


def _minutes(ruleset: RuleSet, seats: int) -> int:
    return rough_minutes(ruleset.sizes(seats), seats) if ruleset.ending.by_schedule else 0


def _nearest(ruleset: RuleSet) -> NearestVariant:
    found = nearest(ruleset)
    return NearestVariant(
        variant=found.variant.id,
        differences=[
            Difference(
                path=list(one.path),
                key=one.setting.key if one.setting else None,
                there=one.there,
                here=one.here,
            )
            for one in found.differences
        ],
    )


def _without_trump(ruleset: RuleSet, seats: int) -> list[int]:
    """Return the numbers of the rounds that have no trump whatever the cards."""
    sizes, cards = ruleset.sizes(seats), ruleset.pack.size(seats)
    plain = Card.parse("2C")

    def has_none(index: int) -> bool:
        stock = [plain] * (cards - sizes[index] * seats)
        made = ruleset.trump.made([plain], stock, index=index, sizes=sizes)
        return made.suit is None and made.named is Naming.NOBODY

    return [index + 1 for index in range(len(sizes)) if has_none(index)]
