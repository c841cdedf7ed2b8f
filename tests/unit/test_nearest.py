"""The nearest variant, in what rules differ from it, and how long they take."""

from __future__ import annotations

from dataclasses import replace

from ohhell.rules import BY_ID, VARIANTS, Hook, MadeZero, Schedule, Scoring, name_of
from ohhell.rules.choosing.nearest import Difference, differences, nearest, said_as
from ohhell.rules.choosing.pace import rough_minutes

PLUMP = BY_ID["plump"].ruleset


def test_a_variant_is_nearest_to_itself() -> None:
    """Or to an earlier one with the very same rules."""
    for variant in VARIANTS:
        found = nearest(variant.ruleset)
        assert (found.variant.id, found.differences) == (name_of(variant.ruleset), ())


def test_house_rules_are_told_by_the_variant_that_they_come_from() -> None:
    """Settings name what differs, in their own order, with the choices on both sides."""
    scoring = replace(PLUMP.scoring, bonus=7, made_zero=None)
    house = replace(PLUMP, scoring=scoring, bidding=replace(PLUMP.bidding, hook=Hook.OFF))
    found = nearest(house)
    assert found.variant.id == "plump"
    told = [
        (one.setting and one.setting.key, said_as(one.setting, one.there), one.here)
        for one in found.differences
    ]
    assert told == [("hook", "last_bidder", "off"), ("bonus", None, 7), ("made_zero", "yes", None)]


def test_what_no_setting_asks_for_is_told_by_its_path() -> None:
    """It must not be forgotten: it is part of the rules."""
    assert Difference(("scoring", "luck"), 0, -5).setting is None
    assert said_as(None, 0) is None


def test_false_is_not_zero() -> None:
    """In JSON they are different things; in Python they are equal."""
    (found,) = differences(PLUMP, replace(PLUMP, schedule=replace(PLUMP.schedule, whole_pack=True)))
    assert (found.there, found.here) == (False, True)
    assert said_as(found.setting, 0) is None


def test_values_inside_a_value_are_one_difference() -> None:
    """A setting asks for the whole of it."""
    other = replace(PLUMP, scoring=Scoring(made_zero=MadeZero(9, 9), missed=PLUMP.scoring.missed))
    (found,) = differences(PLUMP, other)
    assert found.here == {"bonus": 9, "per_card": 9}


def test_longer_games_take_longer() -> None:
    """More rounds, more cards, more people; never less than five minutes."""
    long = Schedule().sizes(4)
    assert rough_minutes((1,), 2) == 5
    assert rough_minutes(long, 4) > rough_minutes(long, 3)
    assert rough_minutes(long, 4) > rough_minutes(long[:10], 4)
    assert rough_minutes(long, 4) % 5 == 0
