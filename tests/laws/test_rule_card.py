"""The rule card over all rulesets: it is always there, and whole in every language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import given
from hypothesis import strategies as st

from ohhell.rules import notes, problems, rule_card
from tests.strategies import any_rulesets, rulesets
from tests.unit.test_catalogues import LANGUAGES, say

if TYPE_CHECKING:
    from ohhell.rules import RuleSet


@given(rulesets() | any_rulesets, st.integers(2, 10))
def test_every_ruleset_has_a_card_in_every_language(ruleset: RuleSet, seats: int) -> None:
    """No sentence is missing, and none has a place that is not filled."""
    if problems(ruleset, seats):
        return
    for clause in (*rule_card(ruleset, seats), *notes(ruleset, seats)):
        for language in LANGUAGES:
            assert say(language, clause.id, **clause.args).strip()


@given(rulesets(), st.integers(2, 10))
def test_a_card_says_nothing_twice(ruleset: RuleSet, seats: int) -> None:
    """A sentence comes again only of another kind of miss, or with other numbers."""
    if problems(ruleset, seats):
        return
    said = [(c.id, *sorted(c.args.items())) for c in rule_card(ruleset, seats)]
    once = [line for line in said if line[0] != "card-miss-plus"]
    assert len(once) == len(set(once))
