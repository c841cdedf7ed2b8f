"""docs/rules.md §8: a target, lives, and what breaks a tie."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import pytest

from ohhell.rules import (
    ROUNDS_MAX,
    End,
    Ending,
    Game,
    Pattern,
    RoundStarted,
    RuleSet,
    Schedule,
    ScoredRound,
    Scoring,
    Seat,
    Ties,
    deal,
    fold,
    may_deal,
    problems,
    ranks_of,
    winners_of,
)
from tests.play import FREE_BIDS, bid, new_table, play
from tests.schemes import SCHEMES

FIXED: Final = Schedule(Pattern.FIXED, 13, whole_pack=True)
TARGET: Final = RuleSet(FIXED, ending=Ending(End.TARGET, 101))


def sheet(*lines: Sequence[int], size: int = 1) -> tuple[ScoredRound, ...]:
    """Return lines of the score sheet, of which nothing matters but the points."""
    return tuple(_line(points, size) for points in lines)


def _line(points: Sequence[int], size: int) -> ScoredRound:
    none = (0,) * len(points)
    return ScoredRound(size, none, none, tuple(points))


def after(ruleset: RuleSet, *lines: Sequence[int], sizes: Sequence[int] = ()) -> Game:
    """Return a game after rounds with these points."""
    game = new_table(ruleset, seats=len(lines[0]), sizes=sizes)
    game = replace(game, sheet=sheet(*lines))
    return replace(game, winners=winners_of(game))


def test_8_5_a_game_may_end_with_the_round_in_which_a_score_is_reached() -> None:
    """G12: 101 points, and 99 104 101 after a round: seat 1 has won."""
    assert (Seat(1),) == after(TARGET, (99, 104, 101)).winners
    assert (Seat(0),) == after(TARGET, (101, 100, 0)).winners


def test_8_5_below_the_target_it_goes_on() -> None:
    """G13: 90 100 80."""
    game = after(TARGET, (90, 100, 80))
    assert (None, True) == (game.winners, may_deal(game))


def test_3_10_with_a_target_the_schedule_is_dealt_over_and_over() -> None:
    """Thirteen cards, round after round; or the whole schedule once more from its start."""
    game = after(TARGET, (1, 2, 3), (1, 2, 3))
    assert (13, 2) == (game.next_size, game.next_dealer)
    climbs = after(replace(TARGET, schedule=Schedule(Pattern.UP, 2)), *[(0, 0, 1)] * 3)
    assert ((1, 2), 2) == (climbs.sizes, climbs.next_size)


def test_8_5_a_target_is_reached_by_the_highest_score_even_where_the_lowest_wins() -> None:
    """Then it ends when the worst is there."""
    ruleset = replace(TARGET, scoring=SCHEMES["neg_tri"], ending=Ending(End.TARGET, 10))
    assert (Seat(2),) == after(ruleset, (10, 4, 3)).winners
    assert after(ruleset, (9, 4, 3)).winners is None


def test_8_9_no_game_is_longer_than_ninety_nine_rounds() -> None:
    """A target that nobody reaches is no reason to play for ever."""
    game = after(TARGET, *[(1, 0, 0)] * ROUNDS_MAX)
    assert ((Seat(0),), False) == (game.winners, may_deal(game))


# --- Lives ----------------------------------------------------------------------------------------

LIVES: Final = RuleSet(
    Schedule(Pattern.UP_DOWN, 3),
    bidding=FREE_BIDS.bidding,
    scoring=SCHEMES["lives"],
    ending=Ending(End.LIVES, 3),
)


def test_8_6_who_has_lost_all_lives_sits_out() -> None:
    """Three lives: seat 1 is out, is dealt nothing, never deals and is not waited for."""
    game = after(LIVES, (0, -3, -1, 0), sizes=[1, 2, 3])
    assert ((1,), None) == (game.out, game.winners)
    game = fold(game, deal(game, LIVES.pack.cards(4)))
    round_ = game.round_in_progress
    assert (1, (), (True, 0)) == (round_.dealer, round_.hands[1], (round_.has_bid[1], 0))


def test_8_6_the_deal_passes_over_who_is_out() -> None:
    """The dealer before was seat 0, and seat 1 is out."""
    game = new_table(LIVES, sizes=[1, 2, 3])
    game = fold(game, deal(game, LIVES.pack.cards(4)))
    game = bid(game, *[0] * 4)
    while game.to_act:
        held = game.round_in_progress.hands[game.to_act[0]]
        assert held
        game = play(game, held[:1])
    game = replace(game, sheet=sheet((0, -3, -1, 0)), round=game.round)
    assert (2, (1,)) == (game.next_dealer, game.out)
    (started, *_) = deal(game, LIVES.pack.cards(4))
    assert RoundStarted(1, Seat(2), 2, (Seat(1),)) == started
    after_deal = fold(game, deal(game, LIVES.pack.cards(4)))
    assert (3, (3, 0, 2)) == (after_deal.round_in_progress.playing, after_deal.bidders)


def test_8_6_the_last_with_a_life_has_won() -> None:
    """And where the last two go out together, both have lasted as long."""
    assert (Seat(2),) == after(LIVES, (-3, -1, 0), (0, -2, 0)).winners
    out_before = replace(_line((0, -2, -3), 2), out=(Seat(0),))
    game = new_table(LIVES, seats=3, sizes=[1, 2])
    game = replace(game, sheet=(_line((-3, -1, 0), 1), out_before))
    game = replace(game, winners=winners_of(game))
    assert ((1, 2), (3, 1, 1)) == (game.winners, ranks_of(game))


def test_8_6_who_lasted_longer_stands_before_who_did_not() -> None:
    """Though it lost more lives at last."""
    late = replace(_line((0, -5, 0), 2), out=(Seat(0),))
    game = replace(new_table(LIVES, seats=3), sheet=(_line((-3, 0, 0), 1), late))
    game = replace(game, winners=winners_of(game))
    assert ((2,), (3, 2, 1)) == (game.winners, ranks_of(game))


def test_8_8_extra_rounds_need_who_can_play_them() -> None:
    """Not after lives."""
    (problem,) = problems(replace(LIVES, ending=Ending(End.LIVES, 3, Ties.EXTRA_ROUNDS)), 4)
    assert "ties-lives" == problem.code


# --- Ties -----------------------------------------------------------------------------------------

EXTRA: Final = RuleSet(Schedule(Pattern.UP, 3), ending=Ending(ties=Ties.EXTRA_ROUNDS))


def test_8_8_further_rounds_may_break_a_tie() -> None:
    """Corner 8.9: of the largest size, dealt by the next seat, until one of those tied leads."""
    game = after(EXTRA, (0, 0, 0, 0), (5, 5, 0, 0), (5, 5, 10, 0))
    assert (None, 3, 3) == (game.winners, game.next_size, game.next_dealer)
    game = after(EXTRA, (0, 0, 0, 0), (5, 5, 0, 0), (5, 5, 9, 0), (1, 0, 0, 0))
    assert (Seat(0),) == game.winners


def test_8_8_only_those_that_were_tied_can_win() -> None:
    """Corner 8.9: all play, but seat 2 has no more than a rank."""
    game = after(EXTRA, (5, 5, 0), (5, 5, 9), (0, 0, 0), (0, 1, 30))
    assert ((1,), (3, 1, 2)) == (game.winners, ranks_of(game))


def test_8_8_those_still_tied_play_on() -> None:
    """Of three the two that lead are left."""
    lines = (0, 0, 0), (0, 0, 0), (5, 5, 5), (3, 3, 1)
    game = after(EXTRA, *lines)
    assert (None, 3) == (game.winners, game.next_size)
    assert (Seat(0),) == after(EXTRA, *lines, (1, 0, 99)).winners


def test_8_8_a_team_is_no_tie() -> None:
    """Its seats have one score, and win together."""
    team = replace(EXTRA, teams=2)
    assert (Seat(0), Seat(2)) == after(team, *[(5, 4, 5, 4)] * 3).winners
    assert after(team, *[(5, 5, 5, 5)] * 3).winners is None


def test_8_7_the_made_bids_may_break_a_tie() -> None:
    """Scratch: the fewest missed bids win, and of equals the larger sum of made bids."""
    ruleset = RuleSet(
        Schedule(Pattern.UP, 2), scoring=SCHEMES["scratch"], ending=Ending(ties=Ties.MADE_BIDS)
    )
    lines = (
        ScoredRound(1, (1, 0, 0), (1, 0, 0), (0, 0, 0)),
        ScoredRound(2, (1, 2, 1), (0, 2, 0), (1, 0, 1)),
    )
    game = replace(new_table(ruleset, seats=3), sheet=lines)
    game = replace(game, winners=winners_of(game))
    assert ((1,), (2, 1, 3), (1, 0, 1)) == (game.winners, ranks_of(game), game.scores)


def test_8_2_equal_scores_share_by_the_usual_rules() -> None:
    """G10, corner 8.9: 52 61 61 40."""
    game = after(RuleSet(Schedule(Pattern.UP, 1)), (52, 61, 61, 40))
    assert ((1, 2), (3, 1, 1, 4)) == (game.winners, ranks_of(game))


def test_8_2_where_the_lowest_wins_it_wins() -> None:
    """G11: totals 7 3 9."""
    game = after(RuleSet(Schedule(Pattern.UP, 1), scoring=SCHEMES["neg_tri"]), (7, 3, 9))
    assert ((1,), (2, 1, 3)) == (game.winners, ranks_of(game))


def test_8_2_a_tie_below_zero_is_a_tie() -> None:
    """Corner 8.24: scores may be below zero."""
    ruleset = RuleSet(Schedule(Pattern.UP, 1), scoring=Scoring(miss_bonus=-20))
    assert (0, 2) == after(ruleset, (-5, -7, -5)).winners


@pytest.mark.parametrize("points", [0, 1001])
def test_8_5_a_target_and_lives_have_their_bounds(points: int) -> None:
    """One to a thousand."""
    for kind in (End.TARGET, End.LIVES):
        (problem,) = problems(RuleSet(ending=Ending(kind, points)), 4)
        assert "ending-points" == problem.code


def test_8_4_nobody_wins_before_the_end() -> None:
    """However far ahead: two rounds are still to come."""
    game = after(RuleSet(Schedule(Pattern.UP, 3)), (500, 0, 0))
    assert (None, True) == (game.winners, may_deal(game))
