"""docs/rules.md §5: what bids must add up to, bids that change, and who is not waited for."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import Final

import pytest

from ohhell.rules import (
    PACK,
    Bid,
    Bidding,
    BidMade,
    BidOrder,
    BidWithdrawn,
    Game,
    HandDealt,
    Hook,
    IllegalAction,
    Play,
    RoundStarted,
    RuleSet,
    Seat,
    TrumpTurned,
    deal,
    decide,
    fold,
    forbidden_bid,
    legal_actions,
    observe,
    problems,
)
from tests.fixtures import case
from tests.play import act, bid, dealt_round, hands, new_table, play

CHANGES: Final = (Hook.DEALER_CHANGES, Hook.LEFT_CHANGES)
SUMS: Final = (Hook.MUST_EQUAL, Hook.MUST_EXCEED, Hook.MUST_BE_UNDER)


def _legal(hook: Hook, made: int, *, size: int, last: bool = True) -> list[int]:
    return list(Bidding(hook=hook).legal(made=made, last=last, size=size))


@pytest.mark.parametrize(
    ("hook", "made", "left"),
    [
        (Hook.MUST_EXCEED, 3, [3, 4, 5]),
        (Hook.MUST_EXCEED, 6, [0, 1, 2, 3, 4, 5]),
        (Hook.MUST_EXCEED, 0, [5]),
        (Hook.MUST_BE_UNDER, 3, [0, 1]),
        (Hook.MUST_BE_UNDER, 5, [0]),
        (Hook.MUST_BE_UNDER, 7, [0]),
        (Hook.MUST_EQUAL, 3, [2]),
        (Hook.MUST_EQUAL, 5, [0]),
    ],
)
def test_5_14_a_sum_that_is_asked_for_always_leaves_a_bid(
    hook: Hook, made: int, left: list[int]
) -> None:
    """Corner 8.7: where none would do, the nearest to what is asked stands."""
    assert left == _legal(hook, made, size=5)


def test_5_13_bids_that_must_add_up_cannot_run_over() -> None:
    """Corner 8.7: every seat is held to what is left, so that the last is always able."""
    assert [0, 1, 2] == _legal(Hook.MUST_EQUAL, 3, size=5, last=False)
    for size, seats in product(range(1, 5), range(2, 5)):
        made = 0
        for seat in range(seats):
            made += _legal(Hook.MUST_EQUAL, made, size=size, last=seat == seats - 1)[-1]
        assert size == made


@pytest.mark.parametrize("hook", SUMS)
def test_5_15_only_the_last_is_bound_by_over_and_under(hook: Hook) -> None:
    """Corner 8.7: with two seats the second to bid is the dealer."""
    game = dealt_round(
        RuleSet(bidding=Bidding(hook=hook)), hands=hands("2C 3C / KD 4D"), turn_up=None
    )
    assert (Bid(0), Bid(1), Bid(2)) == legal_actions(game, Seat(1))
    bound = {Hook.MUST_EQUAL: (1,), Hook.MUST_EXCEED: (2,), Hook.MUST_BE_UNDER: (0,)}[hook]
    game = bid(game, 1)
    assert tuple(map(Bid, bound)) == legal_actions(game, Seat(0))
    refused = next(n for n in range(3) if n not in bound)
    with pytest.raises(IllegalAction) as caught:
        bid(game, refused)
    assert ("bid-sum", {"tricks": refused, "size": 2}) == (
        caught.value.code,
        caught.value.args_by_name,
    )


def test_5_2_the_hook_of_one_card() -> None:
    """Corner 8.7: no trick bid forces zero, one forces one, and two leave both."""
    found = [_legal(Hook.LAST_BIDDER, made, size=1) for made in range(4)]
    assert [[0], [1], [0, 1], [0, 1]] == found


def _together(hook: Hook, bids: str, *, dealer: int, size: int) -> Game:
    """Return a round in which all have bid together, as written by seat."""
    ruleset = RuleSet(bidding=Bidding(BidOrder.TOGETHER, hook))
    game = new_table(ruleset, seats=3, dealer=dealer, sizes=[size])
    game = fold(game, deal(game, PACK))
    for seat, tricks in enumerate(map(int, bids.split())):
        game = fold(game, decide(game, Seat(seat), Bid(tricks)))
    return game


@pytest.mark.parametrize(
    ("hook", "bids", "seat", "left"),
    [
        (Hook.LEFT_CHANGES, "2 1 2", 0, [0, 1, 3, 4, 5]),
        (Hook.DEALER_CHANGES, "2 1 2", 2, [0, 1, 3, 4, 5]),
        (Hook.DEALER_CHANGES, "5 0 0", 2, [1, 2, 3, 4, 5]),
    ],
)
def test_5_12_of_an_even_total_one_bid_is_changed(
    hook: Hook, bids: str, seat: int, left: list[int]
) -> None:
    """G15, corner 8.8: by the dealer (seat 2) or by eldest, who may say anything else."""
    game = _together(hook, bids, dealer=2, size=5)
    assert ((seat,), None) == (game.to_act, game.round_in_progress.bids[seat])
    assert tuple(map(Bid, left)) == legal_actions(game, Seat(seat))
    with pytest.raises(IllegalAction) as caught:
        act(game, Bid(int(bids.split()[seat])))
    assert "hook" == caught.value.code
    game = act(game, Bid(left[0]))
    assert left[0] == game.round_in_progress.all_bids[seat]
    assert isinstance(legal_actions(game, game.to_act[0])[0], Play)


def test_5_12_everybody_hears_which_bid_is_taken_back() -> None:
    """The bids are told first, and then that one of them falls."""
    game = new_table(RuleSet(bidding=Bidding(BidOrder.TOGETHER, Hook.LEFT_CHANGES)), sizes=[1])
    game = fold(game, deal(game, PACK))
    for seat in (0, 1, 2):
        game = fold(game, decide(game, Seat(seat), Bid(0)))
    events = decide(game, Seat(3), Bid(1))
    told = [BidMade(Seat(seat), tricks) for seat, tricks in enumerate((0, 0, 0, 1))]
    assert (*told, BidWithdrawn(Seat(1))) == events[2:]


@pytest.mark.parametrize("hook", CHANGES)
def test_5_12_any_other_total_stands(hook: Hook) -> None:
    """Corner 8.8: over or under, nobody changes anything."""
    for bids in ("2 1 1", "2 2 2"):
        assert not _together(hook, bids, dealer=2, size=5).round_in_progress.bidding


def test_5_6_bids_made_together_ride_without_it() -> None:
    """G14, corner 8.8: 2 1 2 with five cards is even, and stands."""
    game = _together(Hook.OFF, "2 1 2", dealer=2, size=5)
    assert (2, 1, 2) == game.round_in_progress.all_bids


@pytest.mark.parametrize(
    ("order", "hook", "code"),
    [
        *((BidOrder.IN_TURN, hook, "hook-in_turn") for hook in CHANGES),
        *((BidOrder.TOGETHER, hook, "hook-together") for hook in (Hook.LAST_BIDDER, *SUMS)),
        *((BidOrder.SECRET, hook, "hook-together") for hook in Hook if hook is not Hook.OFF),
    ],
)
def test_5_12_a_hook_must_suit_the_order_of_bids(order: BidOrder, hook: Hook, code: str) -> None:
    """Corner 8.8: nobody bids last where all bid together."""
    found = problems(RuleSet(bidding=Bidding(order, hook)), 4)
    assert [code] == [problem.code for problem in found]


def test_5_10_secret_bids_are_heard_after_the_last_trick() -> None:
    """And until then by their own seats alone; the score is that of any other round."""
    ruleset = RuleSet(bidding=Bidding(BidOrder.SECRET, Hook.OFF))
    game = bid(dealt_round(ruleset, hands=hands("2C / KD / AS"), turn_up=None), 1, 0, 0)
    assert (None, None, None) == game.round_in_progress.bids
    seen = observe(game, Seat(1)).round_in_progress
    assert (None, 1, None) == tuple(seen.bid_of(seat) for seat in range(3))
    game = play(game, "KD AS 2C")
    assert ((0, 1, 0), (10, 11, 10)) == (game.sheet[0].bids, game.scores)


def _without_dealer() -> Game:
    """Return a round of BID-07: three seats, of which the dealer sits it out."""
    trial = case("BID-07")["trial"]
    out = tuple(Seat(trial["seats"].index(name)) for name in trial["sitting_out"])
    dealer, size = Seat(trial["seats"].index(trial["dealer"])), trial["cards"]
    dealt = [HandDealt(Seat(seat), PACK[seat * size : (seat + 1) * size]) for seat in (1, 2)]
    started = RoundStarted(0, dealer, size, out)
    return fold(new_table(RuleSet(), seats=3), [started, *dealt, TrumpTurned(PACK[-1])])


def test_5_11_whoever_bids_last_is_bound_even_if_the_dealer_sits_out() -> None:
    """BID-07: the dealer is not waited for, and does not count."""
    trial, expected = case("BID-07")["trial"], case("BID-07")["expected"]
    game, order = _without_dealer(), []
    for _ in range(2):
        name = trial["seats"][game.to_act[0]]
        order.append(name)
        if name == expected["constrained"]:
            assert expected["forbidden"] == forbidden_bid(game, game.to_act[0])
            assert Bid(expected["forbidden"]) not in legal_actions(game, game.to_act[0])
        game = bid(game, trial["bids"].get(name, 0))
    assert expected["bid_order"] == order
    assert (1,) == game.to_act
    assert (0, 2, 0) == game.round_in_progress.all_bids


def test_5_11_a_seat_that_sits_out_plays_no_card_and_scores_nothing() -> None:
    """BID-07 played on: two cards are a trick."""
    game = bid(_without_dealer(), 2, 0)
    while game.to_act:
        game = act(game, legal_actions(game, game.to_act[0])[0])
    (line,) = game.sheet
    assert ((0,), 0, 4) == (line.out, line.points[0], sum(line.taken))
    assert replace(line, out=()) != line


@pytest.mark.parametrize(("bids", "total"), [((3, 3, 3), 9), ((0, 0, 0), 0)])
def test_5_1_all_may_bid_too_much_or_too_little(bids: tuple[int, ...], total: int) -> None:
    """Corner 8.15: only an even total is something special."""
    game = new_table(RuleSet(), seats=3, sizes=[3])
    game = bid(fold(game, deal(game, PACK)), *bids)
    assert total == game.round_in_progress.bids_made
