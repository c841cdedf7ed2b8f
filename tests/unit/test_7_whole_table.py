"""docs/rules.md §7: points that ask for more than a seat's own bid and tricks."""

from __future__ import annotations

from typing import Final

import pytest

from ohhell.rules import (
    Circumstances,
    Missed,
    Nil,
    NilWhen,
    Pack,
    RuleSet,
    Scoring,
    Suit,
)
from tests.fixtures import Row, items
from tests.play import FREE_BIDS, bid, dealt_round, hands, play
from tests.replaying import points_for, points_of_teams
from tests.schemes import SCHEMES, scoring_of

FULL: Final = Nil(NilWhen.NEARLY_FULL, made=20)
MODES: Final = {
    "tricks": Scoring(nil=FULL),
    "minus_diff": Scoring(missed=Missed.MINUS_DIFFERENCE, nil=FULL),
}


@pytest.mark.parametrize(("trial", "expected"), items("SCO-03"))
def test_7_11_a_made_zero_may_count_more_in_rounds_that_are_nearly_full(
    trial: Row, expected: list[int]
) -> None:
    """SCO-03: where cards are left, but no more than there are seats."""
    rules = RuleSet(scoring=MODES[trial["mode"]])
    found = points_for(rules, trial["bids"], trial["tricks"], size=trial["cards"])
    assert tuple(expected) == found


@pytest.mark.parametrize(("trial", "expected"), items("SCO-17"))
def test_7_13_teams_score_on_their_sums(trial: Row, expected: list[int]) -> None:
    """SCO-17: a seat that made its own bid loses with its team."""
    rules = RuleSet(scoring=SCHEMES["sq_tri5"])
    size = trial["cards"]
    assert scoring_of({"hit": {"kind": "base_plus_square", "base": 10}, **_miss()}) == rules.scoring
    assert expected == points_of_teams(rules, trial["teams"], trial, size=size, taken="tricks")


def _miss() -> Row:
    return {"miss": {"kind": "minus_triangular", "per": 5}}


def test_7_13_teams_of_two_score_on_their_sums() -> None:
    """G19: team A bids 2 and 1 and takes 3 and 0, team B bids 1 and 0 and takes 0 and 2."""
    rules = RuleSet(scoring=SCHEMES["sq_tri5"], teams=2)
    assert (19, -5, 19, -5) == points_for(rules, (2, 1, 1, 0), (3, 0, 0, 2), size=5)


def test_7_13_a_team_wins_together() -> None:
    """Two of four seats sit opposite, and the hook counts what each of them bids."""
    rules = RuleSet(bidding=FREE_BIDS.bidding, teams=2)
    game = dealt_round(rules, hands=hands("2C / KD / AS / KC"), turn_up=None)
    game = play(bid(game, 0, 0, 1, 0), "KD AS KC 2C")
    assert ((10, 11, 10, 11), (1, 3)) == (game.sheet[0].points, game.winners)


@pytest.mark.parametrize(
    ("when", "seats", "size", "undealt", "bids", "holds"),
    [
        (NilWhen.SIZE_ABOVE_SEATS, 4, 5, 32, 0, True),
        (NilWhen.SIZE_ABOVE_SEATS, 4, 4, 36, 0, False),
        (NilWhen.PACK_EXHAUSTED, 4, 13, 0, 0, True),
        (NilWhen.PACK_EXHAUSTED, 4, 12, 4, 0, False),
        (NilWhen.NEARLY_FULL, 4, 12, 4, 0, True),
        (NilWhen.NEARLY_FULL, 4, 13, 0, 0, False),
        (NilWhen.NEARLY_FULL, 4, 11, 8, 0, False),
        (NilWhen.BIDS_OVER, 4, 5, 32, 6, True),
        (NilWhen.BIDS_OVER, 4, 5, 32, 5, False),
    ],
)
def test_7_11_when_a_zero_is_something_special(
    when: NilWhen, seats: int, size: int, undealt: int, bids: int, holds: bool
) -> None:
    """Made it has a worth of its own then, and missed it may have one."""
    scoring = Scoring(nil=Nil(when, made=77, missed=-33))
    at = Circumstances(size, seats=seats, undealt=undealt, bids=bids)
    expected = [77, -33] if holds else [10, 2]
    assert expected == [scoring.points_at(at, bid=0, taken=taken) for taken in (0, 2)]
    assert 12 == scoring.points_at(at, bid=2, taken=2)


def test_7_11_where_no_price_is_named_a_missed_zero_costs_what_it_always_does() -> None:
    """The nearly full round of the usual rules."""
    scoring = Scoring(nil=Nil(NilWhen.NEARLY_FULL, made=20))
    at = Circumstances(12, seats=4, undealt=4)
    assert [20, 2] == [scoring.points_at(at, bid=0, taken=taken) for taken in (0, 2)]


def test_7_11_cards_that_are_left_are_counted_by_the_pack() -> None:
    """Two packs leave four cards at ten seats with ten cards each."""
    bids = taken = (0, 0, 0, 0, 0, 1, 1, 2, 3, 3)
    rules = RuleSet(scoring=MODES["tricks"], pack=Pack(packs=2))
    assert 20 == points_for(rules, bids, taken, size=10)[0]
    assert 10 == points_for(rules, bids, taken, size=9)[0]


@pytest.mark.parametrize(
    ("scores", "size", "bid_", "points"),
    [((-10, -10, 0), 9, 3, 9), ((-5, -5, 2), 9, 3, 3), ((5, 5, 5), 9, 3, 3), ((-9, 0, 0), 9, 0, 0)],
)
def test_7_14_a_made_bid_may_count_for_what_all_have_lost(
    scores: tuple[int, ...], size: int, bid_: int, points: int
) -> None:
    """G22: all scores add up to −20 and the size goes twice into that, so a bid counts thrice."""
    at = Circumstances(size, seats=3, scores=scores)
    scoring = SCHEMES["stackpot"]
    assert points == scoring.points_at(at, bid=bid_, taken=bid_)
    assert -size == scoring.points_at(at, bid=bid_, taken=bid_ + 1)


@pytest.mark.parametrize(("score", "missed", "made"), [(15, 8, 23), (16, 8, 24), (0, 0, 8)])
def test_7_15_a_miss_may_cost_half_of_the_score(score: int, missed: int, made: int) -> None:
    """G23: of fifteen, eight are left."""
    scoring, at = SCHEMES["binary_halving"], Circumstances(5, seats=4)
    assert missed == score + scoring.points_at(at, bid=1, taken=2, score=score)
    assert made == score + scoring.points_at(at, bid=1, taken=1, score=score)


def test_7_15_half_of_the_score_is_that_before_the_round() -> None:
    """Played: seat 1 makes its bid in the first round and misses in the second."""
    rules = RuleSet(bidding=FREE_BIDS.bidding, scoring=SCHEMES["binary_halving"])
    assert (8, 0) == points_for(rules, (1, 0), (1, 1), size=1)


def test_7_16_half_points_are_kept_whole() -> None:
    """Corner 8.24: a made zero is worth one half, and stands as 1 on the sheet."""
    scoring = SCHEMES["trick"]
    found = [scoring.points(bid=b, taken=t, size=7) for b, t in ((3, 3), (0, 0), (3, 2), (0, 2))]
    assert ([6, 1, -2, -4], True) == (found, scoring.halves)


def test_7_9_a_round_may_count_double_for_missed_bids_too() -> None:
    """G24: and a zero that is something special is doubled like any other."""
    scoring = Scoring(doubled=Suit.SPADES, nil=Nil(NilWhen.PACK_EXHAUSTED, made=35, missed=-10))
    at = Circumstances(5, trump=Suit.SPADES, undealt=0)
    found = [scoring.points_at(at, bid=b, taken=t) for b, t in ((2, 2), (2, 1), (0, 0), (0, 1))]
    assert [24, 2, 70, -20] == found
