"""The rulebook for the screens that are made from it: variants, settings, previews."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ohhell import rules
from ohhell.rules import Malformed, RuleSet
from ohhell.rules.settings import SETTINGS
from ohhell.wire.http import Choice, Preview, RuleBook, Setting, VariantInfo
from ohhell.wire.messages import Clause


def clauses(sentences: Iterable[rules.Clause]) -> list[Clause]:
    """Return sentences of the catalogue as they travel."""
    return [Clause(sentence.id, dict(sentence.args)) for sentence in sentences]


def rulebook() -> RuleBook:
    """Return every variant and every setting."""
    return RuleBook(
        variants=[
            VariantInfo(
                id=variant.id,
                rules=rules.to_plain(variant.ruleset, full=True),
                seats=variant.seats,
                seats_min=variant.seats_min,
                seats_max=variant.seats_max,
            )
            for variant in rules.VARIANTS
        ],
        settings=[
            Setting(
                key=setting.key,
                path=list(setting.path),
                choices=[Choice(id=choice.id, value=choice.value) for choice in setting.choices],
                range=setting.range,
            )
            for setting in SETTINGS
        ],
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
    if ruleset is None:
        return Preview(sizes=[], notes=[], problems=found, clauses=[], variant=None)
    return Preview(
        sizes=list(ruleset.schedule.sizes(seats)),
        notes=clauses(rules.notes(ruleset, seats)),
        problems=[],
        clauses=clauses(rules.rule_card(ruleset, seats)),
        variant=rules.name_of(ruleset),
    )
