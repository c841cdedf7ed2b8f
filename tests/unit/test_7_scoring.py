"""docs/rules.md §7: what a bid and the tricks taken are worth."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ohhell.rules import (
    Circumstances,
    MadeSize,
    MadeZero,
    Miss,
    Missed,
    RuleSet,
    Scoring,
    Suit,
    problems,
    ranks,
)
from tests.fixtures import Row, items, load, row_id, rows
from tests.play import FREE_BIDS, bid, dealt_round, hands, play
from tests.schemes import SCHEMES, scoring_of

CASES = ("SCO-01", "SCO-05", "SCO-07", "SCO-09", "SCO-11", "SCO-13", "SCO-15")


@pytest.mark.parametrize("row", rows("score"), ids=row_id)
def test_7_1_points_by_scheme(row: Row) -> None:
    """The examples of every scheme; half points are counted whole."""
    scoring = SCHEMES[row["scheme"]]
    at = Circumstances(row["H"], largest=row.get("Hmax", 0), seats=row["P"], undealt=1)
    found = scoring.points_at(at, bid=row["b"], taken=row["t"])
    assert row["points"] * (2 if scoring.halves else 1) == found


@pytest.mark.parametrize(
    ("trial", "expected"),
    [pair for name in CASES for pair in items(name)],
)
def test_7_1_points_of_a_round(trial: Row, expected: Row) -> None:
    """The score sheets of the cases."""
    scoring = scoring_of(trial["scoring"])
    assert scoring is not None
    assert expected["points"] == _points(scoring, trial)


def _points(scoring: Scoring, row: Row) -> list[int]:
    return [
        scoring.points(bid=bid, taken=taken, size=row["cards"])
        for bid, taken in zip(row["bids"], row["tricks"], strict=True)
    ]


@pytest.mark.parametrize(
    ("bid", "taken", "usual", "nothing_missed", "zero_by_size"),
    [(2, 2, 12, 12, 12), (2, 3, 3, 0, 0), (3, 4, 4, 0, 0), (0, 0, 10, 10, 12), (0, 1, 1, 0, 0)],
)
def test_7_1_worked_scores(
    bid: int, taken: int, usual: int, nothing_missed: int, zero_by_size: int
) -> None:
    """The table of docs/rules.md, in a round of seven cards."""
    schemes = (SCHEMES["basic"], SCHEMES["exact"], SCHEMES["exact_zero5h"])
    found = tuple(scheme.points(bid=bid, taken=taken, size=7) for scheme in schemes)
    assert (usual, nothing_missed, zero_by_size) == found


def test_7_2_a_made_zero_may_have_a_worth_of_its_own() -> None:
    """Five and one for each card, in place of what any other made bid is worth."""
    scoring = Scoring(made_zero=MadeZero(bonus=5, per_card=1))
    assert [6, 12, 15] == [scoring.points(bid=0, taken=0, size=size) for size in (1, 7, 10)]
    assert 11 == scoring.points(bid=1, taken=1, size=7)


@pytest.mark.parametrize(
    ("missed", "expected"),
    [
        (Missed.NOTHING, [0, 0]),
        (Missed.TRICKS, [10, 0]),
        (Missed.MINUS_TRICKS, [-10, 0]),
        (Missed.MINUS_BID, [-4, -6]),
        (Missed.MINUS_DIFFERENCE, [-6, -6]),
        (Missed.MINUS_SQUARE, [-18, -18]),
        (Missed.MINUS_TRIANGLE, [-12, -12]),
        (Missed.MINUS_DOUBLING, [-14, -14]),
        (Missed.MINUS_SIZE, [-10, -10]),
    ],
)
def test_7_3_what_a_miss_costs(missed: Missed, expected: list[int]) -> None:
    """At two a unit: bid 2 and took 5, bid 3 and took none."""
    scoring = Scoring(missed=missed, per_miss=2)
    found = [scoring.points(bid=bid, taken=taken, size=5) for bid, taken in ((2, 5), (3, 0))]
    assert expected == found


def test_7_4_a_miss_may_have_a_fixed_part() -> None:
    """It comes on top, and only for a miss."""
    scoring = Scoring(missed=Missed.MINUS_DIFFERENCE, miss_bonus=-10)
    assert [-11, 12] == [scoring.points(bid=2, taken=taken, size=5) for taken in (1, 2)]


def test_7_5_scores_may_fall_below_zero() -> None:
    """KEE-09: the points and running totals of a real sheet."""
    sheet = load("games/sheet_two_decks_r1_12")
    scoring, totals = scoring_of(sheet["scoring"]), sheet["totals_before"]
    assert scoring is not None
    for row in sheet["rounds"]:
        points = _points(scoring, row)
        totals = [total + gain for total, gain in zip(totals, points, strict=True)]
        assert (row["points"], row["totals"]) == (points, totals)
    assert any(min(row["totals"]) < 0 for row in sheet["rounds"])


def test_7_6_no_number_of_a_scoring_exceeds_a_thousand() -> None:
    """One beyond, either way, and every fault is named."""
    most = Scoring(1000, 1000, 1000, MadeZero(-1000, 1000), per_miss=-1000, miss_bonus=1000)
    beyond = Scoring(1001, -1001, 1001, MadeZero(1001, -1001), per_miss=1001, miss_bonus=-1001)
    beyond = replace(beyond, over=Miss(per=1001), made_size=MadeSize(1001))
    assert () == problems(RuleSet(scoring=most), 4)
    found = {problem.args["name"] for problem in problems(RuleSet(scoring=beyond), 4)}
    expected = "bonus per_trick per_square per_miss miss_bonus made_zero.bonus made_zero.per_card"
    assert {*expected.split(), "over.per", "made_size.per_card"} == found


def test_7_7_a_made_bid_may_be_worth_more_by_the_size_of_its_round() -> None:
    """By its cards, or by those it lacks to be the largest."""
    by_card, short = Scoring(made_size=MadeSize(2)), Scoring(made_size=MadeSize(0, 3))
    assert 22 == by_card.points(bid=2, taken=2, size=5)
    assert [12, 21] == [short.points(bid=2, taken=2, size=n, largest=8) for n in (8, 5)]
    assert 2 == short.points(bid=1, taken=2, size=5, largest=8)


def test_7_8_some_misses_may_have_a_price_of_their_own() -> None:
    """Too many tricks, a missed zero, and what comes on top of every miss."""
    scoring = Scoring(
        missed=Missed.MINUS_DIFFERENCE,
        over=Miss(Missed.TRICKS, 2),
        missed_zero=Miss(bonus=-20),
        and_also=Miss(bonus=-1),
    )
    found = [scoring.points(bid=b, taken=t, size=7) for b, t in ((3, 1), (1, 3), (0, 1), (2, 2))]
    assert [-3, 5, -21, 12] == found


def test_7_9_a_suit_may_count_double() -> None:
    """G24: bid 2 and took 2 with spades trump, 24 points."""
    scoring = Scoring(doubled=Suit.SPADES)
    trumps = (Suit.SPADES, Suit.HEARTS, None)
    assert [24, 12, 12] == [scoring.points(bid=2, taken=2, size=5, trump=suit) for suit in trumps]


def test_7_10_the_lowest_score_may_win() -> None:
    """G11: totals 7 3 9."""
    assert (2, 1, 3) == ranks([-7, -3, -9])
    ruleset = RuleSet(scoring=SCHEMES["neg_tri"], bidding=FREE_BIDS.bidding)
    game = bid(dealt_round(ruleset, hands=hands("2C / KD / AS"), turn_up=None), 1, 1, 0)
    game = play(game, "KD AS 2C")
    assert ((0, 0, 1), (0, 1)) == (game.scores, game.winners)
