"""Laws of codes: every ruleset has one, it is read as the same rules, and nothing else crashes."""

from __future__ import annotations

from contextlib import suppress

from hypothesis import given
from hypothesis import strategies as st

from ohhell.rules import RuleSet
from ohhell.rules.choosing.code import BadCode, read_code, write_code
from ohhell.rules.choosing.nearest import differences, nearest
from tests.strategies import any_rulesets, rulesets

LETTERS = "0123456789abcdefghijklmnopqrstuvwxyz-_"


@given(rulesets() | any_rulesets)
def test_a_code_is_read_as_the_same_rules(ruleset: RuleSet) -> None:
    """Also rules that cannot be played: that is for others to say."""
    code = write_code(ruleset)
    assert read_code(code) == ruleset
    assert read_code(code.upper()) == ruleset
    assert set(code) <= set(LETTERS)


@given(rulesets(), st.data())
def test_a_mistyped_code_is_refused(ruleset: RuleSet, data: st.DataObject) -> None:
    """One letter is another: never a crash, and never other rules than a variant's."""
    code = write_code(ruleset)
    at = data.draw(st.integers(0, len(code) - 1))
    wrong = code[:at] + data.draw(st.sampled_from(LETTERS)) + code[at + 1 :]
    try:
        found = read_code(wrong)
    except BadCode:
        return
    assert found == ruleset or not wrong.startswith("1-")


@given(st.text() | st.text(LETTERS).map(lambda body: f"1-{body}"))
def test_any_text_at_all_is_a_code_or_refused(text: str) -> None:
    """In words, whatever it is."""
    with suppress(BadCode):
        assert isinstance(read_code(text), RuleSet)


@given(rulesets())
def test_the_nearest_variant_and_the_differences_are_the_rules(ruleset: RuleSet) -> None:
    """None is nearer to itself than in nothing, and there is always one."""
    assert differences(ruleset, ruleset) == ()
    found = nearest(ruleset)
    assert bool(found.differences) == (found.variant.ruleset != ruleset)
