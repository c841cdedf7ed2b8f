"""docs/rules.md §5: bids that are made before looking at the hand."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pytest

from ohhell.rules import (
    PACK,
    Bid,
    Bidding,
    BidMade,
    BidOrder,
    Blind,
    BlindBidMade,
    BlindOffered,
    Card,
    FirstBidder,
    Game,
    HandDealt,
    HandLaid,
    HandSeen,
    Hidden,
    Hook,
    IllegalAction,
    Look,
    Looked,
    NameTrump,
    Naming,
    RuleSet,
    ScoredRound,
    Seat,
    Suit,
    Trump,
    deal,
    decide,
    fold,
    legal_actions,
    observe,
    problems,
    project,
)
from tests.play import act, bid, deal_out, hands, new_table, play
from tests.schemes import SCHEMES

BLIND: Final = RuleSet(bidding=Bidding(blind=Blind()), scoring=SCHEMES["exact"])


def _behind(
    *scores: int, ruleset: RuleSet = BLIND, size: int = 5, dealer: int | None = None
) -> Game:
    """Return a game in which seats have these scores before the next deal."""
    seats = len(scores)
    # The deal passes to the left with the round that is on the sheet.
    first = (seats - 1 if dealer is None else dealer - 1) % seats
    game = new_table(ruleset, seats=seats, dealer=first, sizes=[size, size])
    none = (0,) * seats
    return replace(game, sheet=(ScoredRound(size, none, none, scores),))


def _dealt(*scores: int, ruleset: RuleSet = BLIND, size: int = 5, dealer: int = 0) -> Game:
    game = _behind(*scores, ruleset=ruleset, size=size, dealer=dealer)
    return fold(game, deal(game, PACK))


@pytest.mark.parametrize(("mine", "may"), [(15, True), (16, False), (35, False)])
def test_5_16_who_lies_twenty_points_behind_may_bid_blind(mine: int, may: bool) -> None:
    """G20: the leader has 35."""
    assert may == Blind().may([35, mine])[1]
    game = _dealt(35, mine, 30)
    assert may == (Look() in legal_actions(game, Seat(1)))


def test_5_16_blind_bids_come_before_all_others() -> None:
    """In bidding order; who has not looked sees no card, and no other seat may bid."""
    game = _dealt(40, 35, 15, 10, dealer=2)
    assert ((3,), (3, 2)) == (game.to_act, game.round_in_progress.offered)
    own = observe(game, Seat(3)).round_in_progress
    assert (None, None) == (own.hands[3], own.face_down[3])
    assert observe(game, Seat(0)).round_in_progress.hands[0]
    with pytest.raises(IllegalAction) as caught:
        decide(game, Seat(0), Bid(1))
    assert "not-your-turn" == caught.value.code


def test_5_16_a_hand_at_which_nobody_has_looked_is_told_to_nobody() -> None:
    """Laid, not dealt: until its seat bids blind or gives that up."""
    game = _behind(40, 35, 15, dealer=0)
    events = deal(game, PACK)
    assert [BlindOffered((Seat(2),))] == [e for e in events if isinstance(e, BlindOffered)]
    (laid,) = [event for event in events if isinstance(event, HandLaid)]
    assert {Hidden()} == {project(laid, audience) for audience in (Seat(0), Seat(2), None)}
    assert [0, 1] == [event.seat for event in events if isinstance(event, HandDealt)]
    game = fold(game, events)
    looked, seen = decide(game, Seat(2), Look())
    assert (Looked(Seat(2)), HandSeen(Seat(2), laid.cards)) == (looked, seen)
    assert (seen, Hidden()) == (project(seen, Seat(2)), project(seen, Seat(1)))


def test_5_16_a_blind_bid_is_made_once_and_the_others_follow() -> None:
    """Its seat is not asked again."""
    game = _dealt(40, 35, 15, dealer=0)
    events = decide(game, Seat(2), Bid(2))
    assert BlindBidMade(Seat(2), 2) == events[0]
    game = fold(game, events)
    assert ((1,), (2,)) == (game.to_act, game.round_in_progress.blind)
    assert game.round_in_progress.hands[2]
    game = bid(game, 1)
    assert (0,) == game.to_act
    game = bid(game, 1)
    assert ((1, 1, 2), (1,)) == (game.round_in_progress.all_bids, game.to_act)


def test_5_16_who_looks_bids_in_turn() -> None:
    """And no blind bid can be made after."""
    game = act(_dealt(40, 35, 15, dealer=0), Look())
    assert (1,) == game.to_act
    game = bid(game, 1)
    assert tuple(map(Bid, range(6))) == legal_actions(game, Seat(2))
    game = bid(game, 1)
    with pytest.raises(IllegalAction) as caught:
        act(game, Look())
    assert "not-blind" == caught.value.code


@pytest.mark.parametrize(("tricks", "points"), [(2, 22), (1, 0)])
def test_5_16_a_made_blind_bid_is_worth_ten_more(tricks: int, points: int) -> None:
    """G20: a blind two that is made scores 22; a missed bid what it always does."""
    game = _behind(40, 15, 15, size=2, ruleset=_free(), dealer=0)
    game = deal_out(game, hands("4D 5D / AS KS / 2C 3C"), Card.parse("2H"))
    game = bid(act(bid(game, tricks), Look()), 0, 0)
    game = play(game, "AS 2C 4D KS 3C 5D")
    assert (points, 10) == (game.sheet[-1].points[1], game.sheet[-1].points[2])


def _free() -> RuleSet:
    return replace(BLIND, bidding=replace(BLIND.bidding, hook=Hook.OFF))


@pytest.mark.parametrize(
    ("tricks", "others", "size", "becomes"),
    [(2, (1, 2), 5, 3), (5, (0, 0), 5, 4), (0, (3, 2), 5, 1), (1, (0, 0), 1, 0)],
)
def test_5_17_the_hook_moves_the_blind_bid_of_whoever_bids_last(
    tricks: int, others: tuple[int, int], size: int, becomes: int
) -> None:
    """G21, corner 8.22: one more, or one less where there is no more."""
    game = _dealt(10, 40, 40, size=size, dealer=0)
    assert (0,) == game.to_act
    game = bid(game, tricks, others[0])
    events = decide(game, Seat(2), Bid(others[1]))
    assert BidMade(Seat(0), becomes) == events[-1]
    game = fold(game, events)
    assert (becomes, (1,)) == (game.round_in_progress.all_bids[0], game.to_act)


def test_5_17_a_blind_bid_that_leaves_an_uneven_total_stands() -> None:
    """Nor is it moved without the hook."""
    game = bid(_dealt(10, 40, 40, dealer=0), 2, 1, 1)
    assert (2, 1, 1) == game.round_in_progress.all_bids
    game = bid(_dealt(10, 40, 40, ruleset=_free(), dealer=0), 3, 1, 1)
    assert (3, 1, 1) == game.round_in_progress.all_bids


def test_5_17_where_the_dealer_bids_first_its_right_bids_last() -> None:
    """And that seat's blind bid is the one to be moved."""
    bidding = Bidding(blind=Blind(), first=FirstBidder.DEALER)
    ruleset = replace(BLIND, bidding=bidding)
    game = bid(_dealt(40, 40, 10, ruleset=ruleset, dealer=0), 3, 1, 1)
    assert (1, 1, 4) == game.round_in_progress.all_bids


def test_5_16_behind_is_above_where_the_lowest_wins() -> None:
    """Seat 0 has the most points, and so is the last."""
    ruleset = replace(BLIND, scoring=SCHEMES["neg_tri"])
    assert (0,) == _dealt(40, 5, 15, ruleset=ruleset).to_act


def test_5_16_blind_bids_come_before_the_others_and_so_those_are_made_in_turn() -> None:
    """Together nobody is first."""
    for order in (BidOrder.TOGETHER, BidOrder.SECRET):
        found = problems(RuleSet(bidding=Bidding(order, Hook.OFF, blind=Blind())), 4)
        assert ["blind-order"] == [problem.code for problem in found]


@pytest.mark.parametrize(
    ("blind", "code"), [(Blind(behind=0), "blind-behind"), (Blind(bonus=1001), "points")]
)
def test_5_16_blind_bids_have_their_bounds(blind: Blind, code: str) -> None:
    """At least a point behind, and no more than a thousand."""
    (problem,) = problems(RuleSet(bidding=Bidding(blind=blind)), 4)
    assert code == problem.code


def test_2_8_blind_bids_come_before_the_dealer_names_trump() -> None:
    """And the naming before all other bids."""
    ruleset = replace(BLIND, trump=Trump(named=Naming.DEALER))
    game = _dealt(40, 35, 15, ruleset=ruleset, dealer=0)
    assert ((2,), True) == (game.to_act, Look() in legal_actions(game, Seat(2)))
    game = act(game, Look())
    assert ((0,), NameTrump(None)) == (game.to_act, legal_actions(game, Seat(0))[-1])
    game = act(game, NameTrump(Suit.CLUBS))
    assert ((1,), Suit.CLUBS) == (game.to_act, game.round_in_progress.trump)


def test_2_8_a_bid_is_changed_before_the_highest_bidder_names_trump() -> None:
    """The blind two of the dealer becomes three, and so it is the dealer who names."""
    ruleset = replace(BLIND, trump=Trump(named=Naming.HIGHEST_BIDDER))
    game = bid(_dealt(10, 40, 40, ruleset=ruleset, dealer=0), 2, 1, 2)
    assert ((3, 1, 2), (0,)) == (game.round_in_progress.all_bids, game.to_act)
    assert NameTrump(None) in legal_actions(game, Seat(0))
