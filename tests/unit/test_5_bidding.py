"""docs/rules.md §5: bids, and what the last bidder may not say."""

from __future__ import annotations

from itertools import product

import pytest

from ohhell.rules import (
    PACK,
    Bid,
    Bidding,
    BidMade,
    BidOrder,
    BidSealed,
    FirstBidder,
    Game,
    HasBid,
    Hook,
    IllegalAction,
    RuleSet,
    Seat,
    deal,
    decide,
    fold,
    legal_actions,
    observe,
    problems,
)
from tests.fixtures import Row, items, row_id, rows
from tests.play import bid, dealt_round, hands, new_table, play

HOOK = Bidding(hook=Hook.LAST_BIDDER)
TOGETHER = RuleSet(bidding=Bidding(BidOrder.TOGETHER, Hook.OFF))


def _legal(bidding: Bidding, prior: list[int], *, seats: int, size: int) -> list[int]:
    return list(bidding.legal(made=sum(prior), last=len(prior) == seats - 1, size=size))


@pytest.mark.parametrize("row", rows("legal_bid"), ids=row_id)
def test_5_2_bids_open_after_others(row: Row) -> None:
    """The examples: each hook, from some size on, and with no bid of zero."""
    options = row["options"]
    bidding = Bidding(
        hook=Hook(options.get("hook", Hook.LAST_BIDDER.value)),
        hook_from=options.get("hook_min", 1),
        zero=options.get("zero_ok", True),
    )
    assert row["legal"] == _legal(bidding, row["prior"], seats=row["P"], size=row["H"])


@pytest.mark.parametrize(("trial", "expected"), [*items("BID-01"), *items("BID-03")])
def test_5_2_last_bidder_may_not_even_the_bids(trial: Row, expected: Row) -> None:
    """BID-01, BID-03: after 2, 0, 1 with five cards not 2; after 3, 1, 2 anything."""
    found = _legal(HOOK, trial["bids_before"], seats=trial["players"], size=trial["cards"])
    assert expected["legal"] == found


def test_5_1_a_bid_is_zero_to_the_size() -> None:
    """No pass, and nothing beyond, for whoever is not the last to bid."""
    game = dealt_round(RuleSet(), hands=hands("2C 3C / KD 4D / AS 5S"), turn_up=None)
    assert (Bid(0), Bid(1), Bid(2)) == legal_actions(game, Seat(1))


def _refusal(game: Game, seat: int, tricks: int) -> str:
    with pytest.raises(IllegalAction) as caught:
        decide(game, Seat(seat), Bid(tricks))
    return caught.value.code


def test_5_1_bids_out_of_turn_out_of_range_and_from_outside_are_refused() -> None:
    """BID-09: each with its own reason, and nothing is stored."""
    game = new_table(sizes=[3])
    game = fold(game, deal(game, PACK))
    refused = [_refusal(game, *asked) for asked in ((2, 1), (1, -1), (1, 4), (4, 0), (-1, 0))]
    assert ["not-your-turn", "bid-range", "bid-range", "not-your-turn", "not-your-turn"] == refused
    game = bid(game, 3)
    assert "already-bid" == _refusal(game, 1, 2)
    assert (2,) == game.to_act


@pytest.mark.parametrize("tricks", [1.5, "2", None, 10**30])
def test_5_1_what_is_no_number_of_tricks_is_refused(tricks: object) -> None:
    """BID-09: a bid of 1.5 or of a text is out of range like any other wrong one."""
    game = new_table(sizes=[3])
    game = fold(game, deal(game, PACK))
    with pytest.raises(IllegalAction) as caught:
        decide(game, Seat(1), Bid(tricks))  # type: ignore[arg-type]
    assert "bid-range" == caught.value.code


def test_5_1_what_stands_in_the_log_is_a_whole_number() -> None:
    """2.0 may pass for 2, but the event says 2."""
    game = new_table(sizes=[3])
    game = fold(game, deal(game, PACK))
    (event,) = decide(game, Seat(1), Bid(2.0))  # type: ignore[arg-type]
    assert "BidMade(seat=1, tricks=2)" == repr(event)


def test_5_1_nobody_bids_twice_or_after_the_bidding() -> None:
    """A bid is never changed."""
    game = bid(dealt_round(hands=hands("2C / KD / AS"), turn_up=None), 0, 0, 0)
    assert "bids-closed" == _refusal(game, 1, 1)
    assert "already-bid" == _refusal(game, 2, 1)


def test_5_2_the_hook_is_enforced_where_the_bid_is_made() -> None:
    """BID-05: the third bid bounces, names the number, and the same seat stays to act."""
    held = hands("2C 3C / KD 4D / AS 5S")
    game = bid(dealt_round(RuleSet(), hands=held, turn_up=None, dealer=2), 1, 0)
    with pytest.raises(IllegalAction, match="1 is forbidden") as caught:
        bid(game, 1)
    assert ("hook", {"tricks": 1, "size": 2}) == (caught.value.code, caught.value.args_by_name)
    assert (2,) == game.to_act
    assert (0,) == bid(game, 2).to_act


def test_5_3_the_hook_always_leaves_a_bid() -> None:
    """One value at most is barred, and there are two at least."""
    for size, prior in product(range(1, 6), product(range(6), repeat=2)):
        left = _legal(HOOK, list(prior), seats=3, size=size)
        assert len(left) == size + (sum(prior) > size)


def test_5_4_bids_off_by_one_may_miss_twice() -> None:
    """G26: bids 2 2 0 and tricks 0 3 0; the hook promises one miss and no fewer."""
    held = hands("AC KC QC / 2D 3D 4D / 2S 3S 4S")
    game = bid(dealt_round(RuleSet(), hands=held, turn_up=None, dealer=2), 2, 2, 0)
    game = play(game, "AC 2D 2S KC 3D 3S QC 4D 4S")
    assert ((3, 0, 0), (3, 0, 10)) == (
        game.sheet[0].taken,
        game.sheet[0].points,
    )


def test_5_5_bids_in_turn_are_heard_at_once() -> None:
    """From the dealer's left, the dealer last."""
    game = dealt_round(hands=hands("2C / KD / AS"), turn_up=None, dealer=1)
    (event,) = decide(game, Seat(2), Bid(1))
    assert BidMade(Seat(2), 1) == event
    assert (None, None, 1) == bid(game, 1).round_in_progress.bids


def test_5_6_bids_made_together_are_sealed_until_all_are_in() -> None:
    """G14: any order will do, an equal total stands, and then all bids are heard at once."""
    game = dealt_round(TOGETHER, hands=hands("2C / KD / AS"), turn_up=None, dealer=0)
    assert (1, 2, 0) == game.to_act
    for seat, tricks in ((0, 1), (2, 0)):
        events = decide(game, Seat(seat), Bid(tricks))
        assert (HasBid(Seat(seat)), BidSealed(Seat(seat), tricks)) == events
        game = fold(game, events)
        assert (None, None, None) == observe(game, Seat(1)).round_in_progress.bids
    last = decide(game, Seat(1), Bid(0))
    assert [BidMade(Seat(0), 1), BidMade(Seat(1), 0), BidMade(Seat(2), 0)] == list(last[2:])
    assert (1, 0, 0) == fold(game, last).round_in_progress.all_bids


def test_5_6_who_has_bid_is_known_and_what_is_known_to_the_bidder_alone() -> None:
    """Everybody sees that seat 2 has bid; only seat 2 sees how much."""
    game = dealt_round(TOGETHER, hands=hands("2C / KD / AS"), turn_up=None)
    game = fold(game, decide(game, Seat(2), Bid(1)))
    own, other = observe(game, Seat(2)), observe(game, Seat(1))
    assert (False, False, True) == other.round_in_progress.has_bid
    assert (1, None) == (own.round_in_progress.sealed[2], other.round_in_progress.sealed[2])


def test_5_6_the_hook_needs_a_last_bidder() -> None:
    """Together nobody bids last: such a ruleset is refused."""
    (problem,) = problems(RuleSet(bidding=Bidding(BidOrder.TOGETHER, Hook.LAST_BIDDER)), 4)
    assert "hook-together" == problem.code


def test_5_7_the_hook_may_spare_small_rounds_and_the_last() -> None:
    """Corner 8.16: three cards where it begins at four, and the last round, of whatever size."""
    from_four, spares = Bidding(hook_from=4), Bidding(hook_spares_last=True)
    prior = [1, 1, 0]
    assert [[0, 1, 2, 3], [0, 1, 3, 4]] == [
        _legal(from_four, prior, seats=4, size=n) for n in (3, 4)
    ]
    assert 2 not in spares.legal(made=2, last=True, size=4)
    assert 2 in spares.legal(made=2, last=True, size=4, last_round=True)
    game = dealt_round(RuleSet(bidding=spares), hands=hands("2C / KD / AS"), turn_up=None)
    assert (Bid(0), Bid(1)) == legal_actions(bid(game, 0, 1), Seat(0))


@pytest.mark.parametrize("size", [0, 53])
def test_5_7_the_hook_begins_at_a_size_that_can_be_dealt(size: int) -> None:
    """One to 26."""
    (problem,) = problems(RuleSet(bidding=Bidding(hook_from=size)), 4)
    assert "hook-from" == problem.code


def test_5_8_the_dealer_may_bid_first() -> None:
    """Then the dealer's right bids last, and is bound."""
    ruleset = RuleSet(bidding=Bidding(first=FirstBidder.DEALER))
    game = dealt_round(ruleset, hands=hands("2C / KD / AS"), turn_up=None, dealer=1)
    order: list[Seat] = []
    for tricks in (0, 0):
        order += game.to_act
        game = bid(game, tricks)
    assert [1, 2] == order
    assert (Bid(0),) == legal_actions(game, Seat(0))


def test_5_9_a_bid_of_zero_may_be_forbidden() -> None:
    """The hook wins: with one card and no bid so far, zero is all that is left."""
    no_zero = Bidding(zero=False)
    assert [1, 2] == _legal(no_zero, [], seats=3, size=2)
    assert [0] == _legal(no_zero, [0, 0], seats=3, size=1)
    game = dealt_round(RuleSet(bidding=no_zero), hands=hands("2C 3C / KD 4D / AS 5S"), turn_up=None)
    assert "bid-zero" == _refusal(game, 1, 0)
