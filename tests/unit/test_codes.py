"""Codes of rules: a name or a few letters hold a whole ruleset, today and for ever."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from ohhell.rules import (
    BY_ID,
    VARIANTS,
    Bidding,
    Hook,
    MadeZero,
    Missed,
    Pattern,
    RuleSet,
    Schedule,
    Scoring,
    Suit,
    Trump,
    from_plain,
    name_of,
)
from ohhell.rules.choosing.code import CODE_MAX, BadCode, read_code, sealed, write_code
from ohhell.rules.choosing.shorthand import shortened, spelled
from ohhell.rules.values.scoring import Miss

PROTOCOL = Path(__file__).parents[2] / "docs" / "protocol.md"

SENT = {
    "1-3w4xst1t": RuleSet(scoring=Scoring(bonus=5)),
    "1-3k3w4zkpkx": RuleSet(bidding=Bidding(hook=Hook.OFF), scoring=Scoring(bonus=7)),
    "1-354z307w5f9k": RuleSet(
        Schedule(Pattern.UP, largest=7), scoring=Scoring(made_zero=MadeZero(5, 0))
    ),
    "1-3c626466753f7c7j9r24": RuleSet(
        Schedule(custom=(1, 3, 5, 10)), Trump(rotation=(Suit.SPADES, None))
    ),
    "1-3w0e0r0r4z4b810h0d848e0d850m9xb0ea": RuleSet(
        scoring=Scoring(bonus=-777, over=Miss(Missed.MINUS_SIZE, per=3))
    ),
    "1-9f9n6b847d9m9q9x8s4tqwhn": from_plain(
        RuleSet,
        {"scoring": {"nil": {"when": "pack_exhausted", "made": 10, "missed": None}}, "teams": 2},
    ),
    "1-9d3k978w8y0m0h4r8hxabp": from_plain(
        RuleSet,
        {
            "pack": {"kind": "wizard"},
            "ending": {"kind": "target", "points": 300},
            "bidding": {"order": "secret", "hook": "off", "blind": {"behind": 20, "bonus": 10}},
        },
    ),
    "1-8t8q9z030k159w2yde": from_plain(
        RuleSet, {"pack": {"without": ["2C", "2D"]}, "one_card": "forehead"}
    ),
}
"""Codes that somebody may have sent: each must open as the same rules for ever."""
LONGER = {"1-3w0e0r0r4z4b810h0d848e0d850m2y00b0ea": "1-3w0e0r0r4z4b810h0d848e0d850m9xb0ea"}
"""Codes from before a phrase was added, and how the same rules are written now."""


def refused(code: str) -> str:
    """Return the reason for which a text is no code."""
    with pytest.raises(BadCode) as caught:
        read_code(code)
    assert str(caught.value)
    return caught.value.code


def test_the_code_of_a_variant_is_its_name() -> None:
    """Or that of an earlier one with the very same rules."""
    for variant in VARIANTS:
        assert write_code(variant.ruleset) == name_of(variant.ruleset)
        assert read_code(variant.id) == variant.ruleset


@pytest.mark.parametrize("code", SENT)
def test_a_code_that_was_sent_opens_for_ever(code: str) -> None:
    """Add to them, and never change one."""
    assert read_code(code) == SENT[code]
    assert write_code(SENT[code]) == code


def test_a_phrase_that_was_added_makes_no_code_unreadable() -> None:
    """Codes may become shorter; those that were sent stay what they are."""
    for longer, code in LONGER.items():
        assert read_code(longer) == read_code(code)
        assert len(longer) > len(code)


def test_house_rules_have_short_codes() -> None:
    """A few changes to any variant fit into a line of a message."""
    for variant in VARIANTS:
        rules = variant.ruleset
        bidding = replace(rules.bidding, zero=False)
        changed = replace(rules, scoring=replace(rules.scoring, bonus=7), bidding=bidding)
        assert len(write_code(changed)) < 60, variant.id


def test_what_nobody_shortened_is_spelled_out() -> None:
    """A rule that came later needs no phrase: its code is only longer."""
    ruleset = RuleSet(scoring=Scoring(bonus=-777, per_miss=333))
    assert read_code(write_code(ruleset)) == ruleset
    text = 'new.field="value";{[~]}\n'
    assert spelled(shortened(text)) == text


def test_a_code_is_read_as_people_write_it() -> None:
    """Large letters, spaces around it, and letters that look alike."""
    assert read_code(" Plump\n") == BY_ID["plump"].ruleset
    code = next(code for code in SENT if "1" in code[2:] and "0" in code[2:])
    body = code[2:].upper().replace("1", "I").replace("0", "O")
    assert read_code(f"1-{body}") == SENT[code]


def test_every_mistyped_letter_is_found() -> None:
    """One letter that is another, one too many, one too few, two in the wrong order."""
    for code in SENT:
        wrong = {code[:at] + code[at + 1 :] for at in range(2, len(code))}
        wrong |= {code[:at] + "z" + code[at:] for at in range(2, len(code) + 1)}
        wrong |= {code[:at] + "z" + code[at + 1 :] for at in range(2, len(code))}
        wrong |= {code[:a] + code[a + 1] + code[a] + code[a + 2 :] for a in range(2, len(code) - 1)}
        assert {refused(mistyped) for mistyped in wrong - {code}} == {"rules-mistyped"}


def test_what_is_no_code_is_said() -> None:
    """With a reason that the page has words for, and a hint."""
    assert refused("") == "no-such-rules"
    assert refused("bridge") == "no-such-rules"
    assert refused("2-abc") == "rules-newer"
    for code in ("1-", "1-a", "1-0000", "1-éééé", "1-" + "3" * CODE_MAX, "x" * 10**6):
        assert refused(code) == "rules-mistyped"
    with pytest.raises(BadCode, match="did you mean 'plump'"):
        read_code("plumb")


def test_rules_of_a_newer_house_are_not_guessed() -> None:
    """Who reads half of the rules plays another game."""
    for text in (
        "a=1\n",
        "=1\n",
        "schedule=1\n",
        "schedule.largest.x=1\n",
        "x\n",
        "a=[\n",
        "a=" + "[" * 900,
    ):
        assert refused(sealed(text)) == "rules-newer", text


def test_the_longest_rules_that_can_be_played_have_a_code() -> None:
    """Sixty rounds and sixty trumps, listed, and no number of points that anybody shortened."""
    odd = Miss(Missed.MINUS_DIFFERENCE, -999, -999)
    ruleset = RuleSet(
        schedule=Schedule(custom=(25, 24, 23) * 20),
        trump=Trump(rotation=(Suit.CLUBS, None, Suit.HEARTS) * 20),
        scoring=Scoring(-999, -999, -999, MadeZero(-999, -999), over=odd, missed_zero=odd),
    )
    code = write_code(ruleset)
    assert len(code) < CODE_MAX / 2
    assert read_code(code) == ruleset


def test_the_documented_code_is_true() -> None:
    """Another program can be written from docs/protocol.md."""
    found = re.search(
        r"`\{\"scoring\": \{\"bonus\": 5\}\}` is `(\S+)`", PROTOCOL.read_text("utf-8")
    )
    assert found
    assert read_code(found[1]) == from_plain(RuleSet, {"scoring": {"bonus": 5}})
