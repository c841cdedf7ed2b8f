"""docs/rules.md §3, §9: house rules as they were found, each a ruleset (DEA-12)."""

from __future__ import annotations

from typing import Final

import pytest

from ohhell.rules import (
    Bidding,
    Direction,
    Hook,
    Identical,
    Missed,
    Pack,
    Pattern,
    RuleSet,
    Schedule,
    Scoring,
    Suit,
    Times,
    Trump,
    problems,
)
from tests.fixtures import Row, load
from tests.schemes import SCHEMES

EXACT = Scoring(missed=Missed.NOTHING)
WEB = RuleSet(
    Schedule(Pattern.DOWN_UP, ones=Times.PER_SEAT),
    scoring=SCHEMES["sq_tri5"],
    pack=Pack(packs=2, identical=Identical.CANCEL_LEADER),
)
HOUSE_PLANS: Final = {
    "descending-ascending-10": RuleSet(),
    "kata-one-card": RuleSet(
        Schedule(custom=(1,)),
        bidding=Bidding(hook=Hook.OFF),
        scoring=Scoring(bonus=5, miss_bonus=-5),
    ),
    "course-tournament": RuleSet(Schedule(Pattern.UP_DOWN, 12, smallest=3), scoring=EXACT),
    "research-engine-default": RuleSet(
        Schedule(custom=(7,)), scoring=Scoring(missed=Missed.MINUS_DIFFERENCE)
    ),
    "web-10-down-ones-up": WEB,
    "judgement-india": RuleSet(
        Schedule(Pattern.DOWN),
        Trump(rotation=tuple(map(Suit.parse, "SDCH"))),
        direction=Direction.COUNTER,
    ),
    "five-point": RuleSet(
        Schedule(Pattern.DOWN), bidding=Bidding(hook_spares_last=True), scoring=Scoring(bonus=5)
    ),
}
"""The plan, trump, hook, direction and scoring of each, as far as its source states them."""

SEATS: Final = {
    "descending-ascending-10": range(2, 11),
    "kata-one-card": (4,),
    "course-tournament": (4,),
    "research-engine-default": range(3, 8),
    "web-10-down-ones-up": range(2, 11),
    "judgement-india": range(2, 6),
    "five-point": range(2, 10),
}


def _found(name: str) -> Row:
    (found,) = [item for item in load("games/house_rules")["items"] if item["name"] == name]
    row: Row = found
    return row


@pytest.mark.parametrize("name", HOUSE_PLANS)
def test_3_1_house_rules_as_found(name: str) -> None:
    """DEA-12: each can be played at its seats, with as many rounds as its source counts."""
    ruleset = HOUSE_PLANS[name]
    assert dict.fromkeys(SEATS[name], ()) == {n: problems(ruleset, n) for n in SEATS[name]}
    for asked, expected in _found(name).get("rounds_check", {}).items():
        seats, _, packs = asked.partition("x")
        pack = Pack(packs=int(packs[:1] or ruleset.pack.packs))
        sizes = ruleset.schedule.sizes(int(seats), pack.size(int(seats)))
        assert (asked, expected) == (asked, len(sizes))


def test_3_2_a_size_by_the_seats_is_a_list_for_each_of_them() -> None:
    """DEA-12: the engine's one round of 1 to ⌊51 ÷ seats⌋ cards, and no more."""
    schedule = HOUSE_PLANS["research-engine-default"].schedule
    for seats in range(3, 8):
        most = schedule.largest_that_fits(seats)
        assert 51 // seats == most
        assert () == problems(RuleSet(Schedule(custom=(most,))), seats)
        assert problems(RuleSet(Schedule(custom=(most + 1,))), seats)


def test_3_3_first_hands_that_are_listed_by_seats_are_what_fits() -> None:
    """DEA-12: 10 to five seats, then 8, 7, 6, 5; and two packs deal 10 wherever they can."""
    first = [max(HOUSE_PLANS["five-point"].sizes(seats)) for seats in range(2, 10)]
    assert [10, 10, 10, 10, 8, 7, 6, 5] == first
    doubled = [max(WEB.sizes(seats)) for seats in range(2, 11)]
    assert [min(10, 51 * 2 // seats) for seats in range(2, 11)] == doubled


@pytest.mark.parametrize(
    ("name", "taken_of_two", "points"),
    [("kata-one-card", 2, 7), ("kata-one-card", 1, -4), ("five-point", 2, 7), ("five-point", 1, 1)],
)
def test_7_1_the_scoring_of_house_rules(name: str, taken_of_two: int, points: int) -> None:
    """DEA-12: one for each trick, five more for an exact bid, and with one of them five less."""
    scoring = HOUSE_PLANS[name].scoring
    assert points == scoring.points(bid=2, taken=taken_of_two, size=5)
