"""docs/rules.md §3: how many cards each seat gets in every round."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ohhell.rules import (
    BY_ID,
    Overflow,
    Pack,
    PackKind,
    Pattern,
    RuleSet,
    Schedule,
    Times,
    notes,
    problems,
    rule_card,
)
from tests.fixtures import Row, case, items, row_id, rows

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
    "H16": (Schedule(Pattern.DOWN_UP_TWICE, 10), 4),
    "H18": (Schedule(Pattern.UP_DOWN, 8, ones=Times.PER_SEAT, tops=Times.PER_SEAT), 4),
    "H20": (Schedule(Pattern.UP_DOWN, 15, step=2), 3),
}


@pytest.mark.parametrize("row", rows("schedule"), ids=row_id)
def test_3_1_sizes_move_by_one_and_the_turning_size_comes_once(row: Row) -> None:
    """Up, down, up and down, down and up."""
    schedule, seats = AS_ROWS_ASK[row["id"]]
    assert tuple(row["hands"]) == schedule.sizes(seats)


@pytest.mark.parametrize("pattern", Pattern)
def test_3_1_a_largest_hand_of_one_card_is_one_round(pattern: Pattern) -> None:
    """The shortest game of every pattern; where the turn is double, two rounds."""
    expected = (1, 1) if pattern.value.endswith("2") else (1,)
    assert expected == Schedule(pattern, 1).sizes(4)


def test_3_1_the_turning_size_may_come_twice() -> None:
    """At the top or at the bottom."""
    assert (1, 2, 3, 3, 2, 1) == Schedule(Pattern.UP_DOWN_TWICE, 3).sizes(4)
    assert (3, 2, 1, 1, 2, 3) == Schedule(Pattern.DOWN_UP_TWICE, 3).sizes(4)


PACKS = {52: Pack(), 60: Pack(PackKind.WIZARD), 104: Pack(packs=2)}


@pytest.mark.parametrize("row", rows("deal"), ids=row_id)
def test_3_2_what_fits_leaves_a_card_to_turn_up(row: Row) -> None:
    """The largest hand of one pack, of two and of Wizard's, with one card kept back or none."""
    ruleset = RuleSet(Schedule(whole_pack=not row["upcard"]), pack=PACKS[row["deck"]])
    assert row["max_hand"] == ruleset.largest_that_fits(row["P"])


@pytest.mark.parametrize(("seats", "largest"), [(2, 26), (3, 15), (4, 13), (5, 10), (6, 8), (7, 7)])
def test_3_2_the_whole_pack_may_be_dealt_where_the_ruleset_says_so(
    seats: int, largest: int
) -> None:
    """Then nothing is left to turn up at two and four seats."""
    asked = 26 if seats == 2 else 15
    assert largest == Schedule(largest=asked, whole_pack=True).effective_largest(seats)


@pytest.mark.parametrize(("trial", "expected"), items("DEA-04"))
def test_3_2_up_and_down_to_all_that_fits(trial: Row, expected: Row) -> None:
    """DEA-04: the number of rounds and their peak, which may come twice."""
    pattern = Pattern.UP_DOWN_TWICE if trial["double_peak"] else Pattern.UP_DOWN
    sizes = Schedule(pattern, 26, whole_pack=not trial["reserve_trump"]).sizes(trial["players"])
    assert (expected["rounds"], expected["peak"]) == (len(sizes), max(sizes))


def test_3_3_a_largest_hand_that_does_not_fit_is_shrunk() -> None:
    """Corner 8.2: 12 asked for are 12, 12, 10, 8 at three to six seats; 10 are 10, 10, 10, 8."""
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


def test_3_5_the_smallest_hand_may_hold_more_than_one_card() -> None:
    """Thirteen down to two and three up again: 23 rounds."""
    sizes = Schedule(Pattern.DOWN_UP, 13, whole_pack=True, smallest=2).sizes(4)
    assert (*range(13, 1, -1), *range(3, 14)) == sizes


def test_3_5_sizes_may_move_in_steps() -> None:
    """From the smallest hand, as far as the largest allows."""
    assert (2, 4, 6, 8, 10) == Schedule(Pattern.UP, 10, smallest=2, step=2).sizes(4)
    assert (9, 7, 5, 3, 1) == Schedule(Pattern.DOWN, 10, step=2).sizes(4)


@pytest.mark.parametrize(
    ("schedule", "seats", "code", "most"),
    [
        (Schedule(smallest=0), 4, "smallest", 10),
        (Schedule(smallest=11), 4, "smallest", 10),
        (Schedule(smallest=9), 6, "smallest", 8),
        (Schedule(step=0), 4, "step", 51),
        (Schedule(step=52), 4, "step", 51),
    ],
)
def test_3_5_smallest_hand_and_step_have_their_bounds(
    schedule: Schedule, seats: int, code: str, most: int
) -> None:
    """No hand of nothing, and none above the largest that can be dealt."""
    (problem,) = problems(RuleSet(schedule), seats)
    assert (code, most) == (problem.code, problem.args["max"])


@pytest.mark.parametrize(("trial", "expected"), items("DEA-06"))
def test_3_6_each_seat_may_deal_the_smallest_hand(trial: Row, expected: list[int]) -> None:
    """DEA-06: down, one card as often as there are seats, and up again."""
    schedule = Schedule(Pattern.DOWN_UP, trial["max"], ones=Times.PER_SEAT)
    ruleset = RuleSet(schedule, pack=Pack(packs=trial["decks"]))
    assert tuple(expected) == ruleset.sizes(trial["players"])


def test_3_7_a_game_may_keep_its_rounds_and_clamp_their_size() -> None:
    """Ten rounds at seven seats, where seven cards fit."""
    schedule = Schedule(Pattern.DOWN, overflow=Overflow.CLAMP)
    assert (7, 7, 7, 7, 6, 5, 4, 3, 2, 1) == schedule.sizes(7)
    (note,) = notes(RuleSet(schedule), 7)
    assert 7 == note.args["played"]


def test_3_8_the_sizes_may_be_listed() -> None:
    """In any order, and the card tells them."""
    schedule = Schedule(custom=(2, 4, 3))
    assert (2, 4, 3) == schedule.sizes(4)
    told = {clause.id: clause.args for clause in rule_card(RuleSet(schedule), 4)}
    assert "2 4 3" == told["card-schedule-list"]["sizes"]


@pytest.mark.parametrize(
    ("trial", "expected"),
    [
        pair
        for pair in zip(*(case("DEA-08")[k]["items"] for k in ("trial", "expected")), strict=True)
        if "cards" in pair[0]
    ],
)
def test_3_8_a_listed_size_that_cannot_be_dealt_is_refused(trial: Row, expected: str) -> None:
    """DEA-08, corner 8.2: what was listed is not shrunk."""
    cards, seats = trial["cards"], trial["players"]
    found = problems(RuleSet(Schedule(custom=(cards,), whole_pack=True)), seats)
    assert ("refused" == expected) == ("custom" in {problem.code for problem in found})
    if trial["turn_card"]:
        assert problems(RuleSet(Schedule(custom=(cards,))), seats)


def test_3_8_at_most_sixty_rounds_may_be_listed() -> None:
    """A game has an end."""
    (problem,) = problems(RuleSet(Schedule(custom=(1,) * 61)), 4)
    assert ("too-long", 61) == (problem.code, problem.args["length"])


def test_3_9_a_schedule_has_at_most_ninety_nine_rounds() -> None:
    """More would be asked for only by two packs and ten seats that clamp what does not fit."""
    pack, schedule = Pack(packs=2), Schedule(Pattern.UP_DOWN_TWICE, 50, overflow=Overflow.CLAMP)
    (problem,) = problems(RuleSet(schedule, pack=pack), 10)
    assert ("rounds", 100) == (problem.code, problem.args["rounds"])
    shorter = replace(schedule, pattern=Pattern.UP_DOWN)
    assert 99 == len(RuleSet(shorter, pack=pack).sizes(10))
    assert () == problems(RuleSet(shorter, pack=pack), 10)


def test_3_7_a_game_that_does_not_fit_may_be_refused() -> None:
    """With what would fit."""
    (problem,) = problems(RuleSet(Schedule(overflow=Overflow.REJECT)), 6)
    assert ("largest", 8) == (problem.code, problem.args["max"])
    assert () == problems(RuleSet(Schedule(overflow=Overflow.REJECT)), 5)
