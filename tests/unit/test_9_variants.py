"""docs/rules.md §9: the named variants, rulesets as data, and the rule card."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

from ohhell.rules import (
    BY_ID,
    VARIANTS,
    Bidding,
    BidOrder,
    Clause,
    Hook,
    InvalidRuleSet,
    Malformed,
    NoTrump,
    Pattern,
    RuleSet,
    Schedule,
    Scoring,
    Seat,
    Trump,
    Variant,
    from_plain,
    name_of,
    problems,
    require_valid,
    rule_card,
    start,
    to_plain,
)

ROOT = Path(__file__).parents[2]
RULES = ROOT / "docs" / "rules.md"
LANGUAGES = ("en", "fr", "ro", "fi", "ko", "co", "es")
SAME = {"pagat_basic": "trickster", "ascenseur": "trickster"}
"""Variants with the very same rules as an earlier one, under another name."""


def variant_id(variant: Variant) -> str:
    """Return the name of a variant, for pytest."""
    return variant.id


@pytest.mark.parametrize("variant", VARIANTS, ids=variant_id)
def test_9_1_a_variant_can_be_played_at_all_its_seats(variant: Variant) -> None:
    """Its usual number among them."""
    seats = range(variant.seats_min, variant.seats_max + 1)
    assert variant.seats in seats
    assert dict.fromkeys(seats, ()) == {n: problems(variant.ruleset, n) for n in seats}


@pytest.mark.parametrize("variant", VARIANTS, ids=variant_id)
def test_9_1_a_variant_stands_in_the_table_of_the_rules(variant: Variant) -> None:
    """With its id and its seats, so that the table is not forgotten."""
    row = rf"^\| `{variant.id}` \| {variant.seats_min}–{variant.seats_max} \|"
    assert re.search(row, RULES.read_text(encoding="utf-8"), re.MULTILINE)


def test_9_1_a_variant_has_everything_that_belongs_to_it() -> None:
    """A name and a sentence in seven languages, a source, a golden game; and an id for a link."""
    for variant in VARIANTS:
        assert re.fullmatch("[a-z][a-z0-9_]*", variant.id)
        assert variant.source.endswith("."), variant.id
        assert (ROOT / "tests" / "golden" / "games" / f"{variant.id}.txt").is_file(), variant.id
    for language in LANGUAGES:
        said = catalogue(language)
        names = [said[f"variant-{variant.id}"] for variant in VARIANTS]
        about = [said[f"variant-{variant.id}-about"] for variant in VARIANTS]
        assert len(names) == len(set(names)), language
        assert len(about) == len(set(about)), language


def catalogue(language: str) -> dict[str, str]:
    parts = (ROOT / "src" / "ohhell" / "locales").rglob(f"{language}.ftl")
    text = "\n".join(part.read_text(encoding="utf-8") for part in parts)
    return dict(re.findall(r"^(variant-[a-z0-9_-]+) = (.+)$", text, re.MULTILINE))


@pytest.mark.parametrize("variant", VARIANTS, ids=variant_id)
def test_9_6_what_a_variant_rests_on_stands_in_the_rules(variant: Variant) -> None:
    """Its source and what is filled in, word for word."""
    row = f"| `{variant.id}` | {variant.source} | {variant.inferred or '–'} |"
    assert row in RULES.read_text(encoding="utf-8").splitlines()
    assert variant.read_in_full == (not variant.inferred)


def test_9_1_the_same_rules_have_one_name_first() -> None:
    """And who looks for another of their names finds them by it."""
    assert {one.id: name_of(one.ruleset) for one in VARIANTS} == {id_: id_ for id_ in BY_ID} | SAME
    for other, first in SAME.items():
        assert set(BY_ID[other].names) & set(BY_ID[first].names)


@pytest.mark.parametrize(
    ("name", "id_"),
    [
        *(("Pocha", "pocha"), ("Podrida", "la_podrida"), ("Rikiki", "rikiki_hu")),
        *(("Boerenbridge", "boerenbridge"), ("Whist românesc", "romanian_whist")),
        *(("Oh Pshaw", "bicycle"), ("Kachuful", "kachufool"), ("Ascenseur", "trickster")),
        *(("Blackout", "trickster"), ("NeuralPlay", "trickster"), ("Get Fred", "rikiki_fr")),
    ],
)
def test_9_1_a_variant_is_found_by_what_people_call_it(name: str, id_: str) -> None:
    """Whatever the language of the page."""
    assert name in BY_ID[id_].names


def test_9_1_names_are_unique() -> None:
    """One id, one variant."""
    assert len(VARIANTS) == len(BY_ID)


@pytest.mark.parametrize("variant", VARIANTS, ids=variant_id)
def test_9_2_a_ruleset_is_data(variant: Variant) -> None:
    """Written as JSON and read again, it is the same value and has the same name."""
    back = from_plain(RuleSet, json.loads(json.dumps(to_plain(variant.ruleset))))
    assert variant.ruleset == back
    assert name_of(variant.ruleset) == name_of(back)


def test_9_2_house_rules_have_no_name() -> None:
    """One changed value is enough."""
    assert "trickster" == name_of(RuleSet())
    assert name_of(replace(RuleSet(), scoring=Scoring(bonus=11))) is None


def test_9_2_what_is_left_out_takes_its_usual_value() -> None:
    """So a link need only hold what differs."""
    assert RuleSet() == from_plain(RuleSet, {})
    hook_off = from_plain(RuleSet, {"bidding": {"hook": "off"}})
    assert RuleSet(bidding=Bidding(hook=Hook.OFF)) == hook_off


def test_9_2_reading_names_every_fault_with_its_place() -> None:
    """Never only the first."""
    data = {"schedule": {"largest": "ten", "pattern": "zigzag"}, "jokers": 2, "trump": None}
    with pytest.raises(Malformed) as caught:
        from_plain(RuleSet, data)
    places = {fault.split(":")[0] for fault in caught.value.faults}
    expected = {"jokers", "schedule.largest", "schedule.pattern", "trump"}
    assert {f"RuleSet.{name}" for name in expected} == places


def test_9_3_problems_lists_all_that_is_wrong() -> None:
    """A form can mark every field at once."""
    ruleset = RuleSet(
        Schedule(Pattern.DOWN, largest=99),
        Trump(NoTrump.LAST),
        Bidding(BidOrder.TOGETHER, Hook.LAST_BIDDER),
        scoring=Scoring(bonus=5000),
    )
    found = {problem.code for problem in problems(ruleset, 11)}
    assert {"seats", "largest", "no-trump-last", "hook-together", "points"} == found


def test_9_3_a_game_does_not_start_by_rules_that_cannot_be_played() -> None:
    """And the refusal holds every problem."""
    ruleset = RuleSet(Schedule(largest=0), scoring=Scoring(bonus=5000))
    with pytest.raises(InvalidRuleSet) as caught:
        start(ruleset, seats=4, first_dealer=Seat(0))
    assert problems(ruleset, 4) == caught.value.problems
    assert 2 == len(caught.value.problems)
    require_valid(RuleSet(), 4)


def test_9_4_the_variants_differ_as_the_table_says() -> None:
    """What makes each of them itself."""
    spruce, house = BY_ID["spruce"].ruleset, BY_ID["spruce_house"].ruleset
    assert (15, 13, 10, 8, 7) == tuple(spruce.schedule.effective_largest(n) for n in range(3, 8))
    assert (NoTrump.LAST, Hook.OFF) == (spruce.trump.no_trump, spruce.bidding.hook)
    assert (Hook.LAST_BIDDER, 12) == (
        house.bidding.hook,
        house.scoring.points(bid=0, taken=0, size=7),
    )
    podrida = BY_ID["la_podrida"].ruleset
    assert spruce == replace(podrida, following=spruce.following)
    assert "must_trump" == podrida.following.when_void.value


@pytest.mark.parametrize("variant", VARIANTS, ids=variant_id)
def test_9_5_the_rule_card_tells_every_rule_once(variant: Variant) -> None:
    """Goal, tricks, schedule, trump, bids, hook, play, points and ties."""
    ids = [clause.id for clause in rule_card(variant.ruleset, variant.seats)]
    assert ["card-goal", "card-trick"] == ids[:2]
    assert "card-ties" == ids[-1]
    once = [name for name in ids if name != "card-example"]
    assert len(set(once)) == len(once)


@pytest.mark.parametrize("pattern", [Pattern.UP, Pattern.DOWN, Pattern.UP_DOWN, Pattern.DOWN_UP])
def test_9_5_one_card_each_is_no_climb(pattern: Pattern) -> None:
    """A card that said "one more every round up to 1" would be wrong from the second round on."""
    ruleset = RuleSet(schedule=Schedule(pattern, largest=1))
    assert Clause("card-schedule-one") in rule_card(ruleset, 4)
