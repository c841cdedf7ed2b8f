"""docs/rules.md §3: how many cards each seat gets in every round."""

from __future__ import annotations

import pytest

from ohhell.rules import BY_ID, Pattern, RuleSet, Schedule, notes, problems
from tests.fixtures import Row, items, load, row_id
from tests.unit.not_yet import sayable

TRICKSTER = Schedule(Pattern.DOWN_UP, 10)
AS_ROWS_ASK = {
    "H01": (TRICKSTER, 4),
    "H02": (Schedule(Pattern.UP_DOWN, 10), 4),
    "H05": (Schedule(Pattern.DOWN_UP, 7), 4),
    "H07": (Schedule(Pattern.DOWN_UP, 12), 4),
    "H08": (Schedule(Pattern.DOWN_UP, 12), 6),
    "H11": (BY_ID["spruce"].ruleset.schedule, 4),
    "H13": (BY_ID["spruce"].ruleset.schedule, 6),
    "H14": (BY_ID["spruce"].ruleset.schedule, 7),
}


@pytest.mark.parametrize("row", sayable("schedule"), ids=row_id)
def test_3_1_sizes_move_by_one_and_the_turning_size_comes_once(row: Row) -> None:
    """Up, down, up and down, down and up."""
    schedule, seats = AS_ROWS_ASK[row["id"]]
    assert tuple(row["hands"]) == schedule.sizes(seats)


@pytest.mark.parametrize("pattern", Pattern)
def test_3_1_a_largest_hand_of_one_card_is_one_round(pattern: Pattern) -> None:
    """The shortest game of every pattern."""
    assert (1,) == pattern.sizes(1)


@pytest.mark.parametrize("row", sayable("deal"), ids=row_id)
def test_3_2_what_fits_leaves_a_card_to_turn_up(row: Row) -> None:
    """The largest hand of one pack, with one card kept back."""
    assert row["max_hand"] == Schedule(whole_pack=not row["upcard"]).largest_that_fits(row["P"])


@pytest.mark.parametrize(("seats", "largest"), [(2, 26), (3, 15), (4, 13), (5, 10), (6, 8), (7, 7)])
def test_3_2_the_whole_pack_may_be_dealt_where_the_ruleset_says_so(
    seats: int, largest: int
) -> None:
    """Then nothing is left to turn up at two and four seats."""
    asked = 26 if seats == 2 else 15
    assert largest == Schedule(largest=asked, whole_pack=True).effective_largest(seats)


@pytest.mark.parametrize(
    ("trial", "expected"), [pair for pair in items("DEA-04") if not pair[0]["double_peak"]]
)
def test_3_2_up_and_down_to_all_that_fits(trial: Row, expected: Row) -> None:
    """DEA-04: the number of rounds and their peak; the double peak we cannot say yet (H16)."""
    schedule = Schedule(Pattern.UP_DOWN, 26, whole_pack=not trial["reserve_trump"])
    sizes = schedule.sizes(trial["players"])
    assert (expected["rounds"], expected["peak"]) == (len(sizes), max(sizes))


def test_3_3_a_largest_hand_that_does_not_fit_is_shrunk() -> None:
    """12 cards asked for: 12, 12, 10, 8 at three to six seats; 10 asked for: 10, 10, 10, 8."""
    asked = {largest: Schedule(largest=largest) for largest in (7, 10, 12)}
    found = {n: [s.effective_largest(seats) for seats in (3, 4, 5, 6)] for n, s in asked.items()}
    assert {7: [7] * 4, 10: [10, 10, 10, 8], 12: [12, 12, 10, 8]} == found


def test_3_3_the_host_is_told_what_was_shrunk() -> None:
    """The note says what was asked for, and what will be played."""
    (note,) = notes(RuleSet(Schedule(largest=12)), 6)
    assert {"asked": 12, "played": 8, "seats": 6} == note.args
    assert () == notes(RuleSet(Schedule(largest=12)), 4)


def test_3_3_shrinking_depends_on_the_card_to_turn() -> None:
    """DEA-08: thirteen cards at four seats only without a card to turn; fourteen never."""
    assert 12 == Schedule(largest=13).effective_largest(4)
    assert 13 == Schedule(largest=13, whole_pack=True).effective_largest(4)
    assert 13 == Schedule(largest=14, whole_pack=True).effective_largest(4)
    assert 7 == Schedule(largest=8, whole_pack=True).effective_largest(7)


@pytest.mark.parametrize(
    ("schedule", "most"),
    [
        (Schedule(largest=0), 25),
        (Schedule(largest=-3), 25),
        (Schedule(largest=26), 25),
        (Schedule(largest=27, whole_pack=True), 26),
    ],
)
def test_3_4_a_largest_hand_is_one_to_what_two_seats_can_hold(
    schedule: Schedule, most: int
) -> None:
    """Anything else is a fault of the ruleset, at whatever table."""
    (problem,) = problems(RuleSet(schedule), 4)
    assert ("largest", most) == (problem.code, problem.args["max"])


@pytest.mark.parametrize("seats", [-1, 0, 1, 11, 100])
def test_3_4_a_table_has_two_to_ten_seats(seats: int) -> None:
    """DEA-08: other numbers are refused, and nothing is computed from them."""
    (problem,) = problems(RuleSet(), seats)
    assert "seats" == problem.code


HOUSE_PLANS = {
    "descending-ascending-10": (TRICKSTER, {"4": 19}),
    "kata-one-card": (Schedule(Pattern.UP, 1), {}),
    "judgement-india": (Schedule(Pattern.DOWN, 10), {"4": 10}),
    "five-point": (Schedule(Pattern.DOWN, 10), {"4": 10, "6": 8, "9": 5}),
}
"""DEA-12: the plans of house rules that our schedules can say."""


@pytest.mark.parametrize("name", HOUSE_PLANS)
def test_3_1_house_rules_as_found(name: str) -> None:
    """DEA-12: the number of rounds of each plan."""
    (found,) = [item for item in load("games/house_rules")["items"] if item["name"] == name]
    schedule, expected = HOUSE_PLANS[name]
    assert expected == found.get("rounds_check", {})
    assert expected == {seats: len(schedule.sizes(int(seats))) for seats in expected}
