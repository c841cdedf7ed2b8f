"""docs/rules.md §4: trump that somebody names, and rounds without trump by their number."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pytest

from ohhell.rules import (
    PACK,
    Bid,
    Bidding,
    BidOrder,
    Exhausted,
    FirstLeader,
    Game,
    Hook,
    IllegalAction,
    Leading,
    NameTrump,
    Naming,
    NoTrump,
    Pattern,
    Play,
    RuleSet,
    Schedule,
    ScoredRound,
    Seat,
    Suit,
    Trump,
    TrumpAsked,
    TrumpNamed,
    TrumpOpen,
    deal,
    decide,
    fold,
    legal_actions,
    observe,
    problems,
)
from tests.play import FREE_BIDS, act, bid, new_table

ALL: Final = (*map(NameTrump, Suit), NameTrump(None))


def _dealt(ruleset: RuleSet, *, size: int = 5, seats: int = 4, dealer: int = 0) -> Game:
    game = new_table(ruleset, seats=seats, dealer=dealer, sizes=[size])
    return fold(game, deal(game, PACK))


HIGHEST: Final = replace(FREE_BIDS, trump=Trump(named=Naming.HIGHEST_BIDDER))


def test_4_10_the_highest_bidder_may_name_the_trump() -> None:
    """G16: bids 2 3 3 1 from seat 1 on; seat 2 was the first to say three."""
    game = _dealt(HIGHEST)
    round_ = game.round_in_progress
    assert (None, None, True) == (round_.turn_up, round_.trump, round_.trump_due)
    game = bid(game, 2, 3, 3, 1)
    assert ((2,), ALL) == (game.to_act, legal_actions(game, Seat(2)))
    game = act(game, NameTrump(Suit.HEARTS))
    assert (Suit.HEARTS, (1,)) == (game.round_in_progress.trump, game.to_act)
    assert not game.round_in_progress.trump_due


def test_4_10_of_equal_bids_the_first_one_names() -> None:
    """G17, corner 8.20: all bid zero, so it is eldest; and bids are made without knowing trump."""
    events = decide(bid(_dealt(HIGHEST), 0, 0, 0), Seat(0), Bid(0))
    assert TrumpAsked(Seat(1), no_trump=True) == events[-1]


def test_4_10_nothing_else_may_be_done_before_the_trump_is_named() -> None:
    """Neither by the seat that names, nor by another."""
    game = bid(_dealt(HIGHEST), 2, 3, 3, 1)
    for seat, code in ((2, "name-first"), (1, "not-your-turn")):
        with pytest.raises(IllegalAction) as caught:
            decide(game, Seat(seat), Play(PACK[0]))
        assert code == caught.value.code
    with pytest.raises(IllegalAction) as caught:
        decide(_dealt(HIGHEST), Seat(1), NameTrump(Suit.CLUBS))
    assert "not-naming" == caught.value.code


def test_4_10_no_trump_may_be_named() -> None:
    """Everybody hears it."""
    game = bid(_dealt(HIGHEST), 2, 3, 3, 1)
    assert (TrumpNamed(Seat(2), None),) == decide(game, Seat(2), NameTrump(None))
    named = act(game, NameTrump(None)).round_in_progress
    assert (None, False) == (named.trump, named.trump_due)


def test_4_10_bids_made_together_name_the_trump_once_they_are_known() -> None:
    """And after the one that had to be changed."""
    bidding = Bidding(BidOrder.TOGETHER, Hook.DEALER_CHANGES)
    game = _dealt(replace(HIGHEST, bidding=bidding), seats=3)
    for seat, tricks in ((0, 3), (1, 2), (2, 0)):
        game = fold(game, decide(game, Seat(seat), Bid(tricks)))
    assert (0,) == game.to_act
    game = act(game, Bid(1))
    assert ((1,), ALL) == (game.to_act, legal_actions(game, Seat(1)))


def test_4_10_the_dealer_may_name_the_trump() -> None:
    """With the hand in sight, before anybody bids, even where all cards are dealt."""
    ruleset = replace(
        FREE_BIDS,
        schedule=Schedule(largest=13, whole_pack=True),
        trump=Trump(named=Naming.DEALER, exhausted=Exhausted.DEALERS_LAST),
    )
    game = _dealt(ruleset, size=13, dealer=3)
    assert ((3,), ALL) == (game.to_act, legal_actions(game, Seat(3)))
    assert observe(game, Seat(3)).round_in_progress.hands[3] is not None
    game = act(game, NameTrump(Suit.SPADES))
    assert (0,) == game.to_act


def test_4_12_whoever_names_comes_before_a_list_and_before_any_card() -> None:
    """The order in which the rules are asked."""
    trump = Trump(rotation=(Suit.CLUBS,), named=Naming.DEALER)
    game = new_table(replace(FREE_BIDS, trump=trump), sizes=[1])
    assert (TrumpOpen(), TrumpAsked(Seat(0), no_trump=True)) == deal(game, PACK)[-2:]


def test_4_12_a_round_without_trump_has_none_to_be_named() -> None:
    """The last round, and any that is listed."""
    for trump in (Trump(NoTrump.LAST, named=Naming.DEALER), Trump(no_trump_rounds=(1,))):
        game = _dealt(replace(FREE_BIDS, trump=trump))
        assert (None, False, (1,)) == (
            game.round_in_progress.trump,
            game.round_in_progress.trump_due,
            game.to_act,
        )


BONDEBRIDGE: Final = RuleSet(
    Schedule(Pattern.UP_DOWN_TWICE),
    Trump(
        rotation=tuple(map(Suit.parse, "DHSC")),
        no_trump_rounds=(1, 2, 3, 18, 19, 20),
    ),
    Bidding(BidOrder.TOGETHER, Hook.LEFT_CHANGES),
)
"""Clubs, diamonds, hearts, spades from its fourth round on: a list counts from the first."""


def test_4_11_rounds_without_trump_may_be_listed() -> None:
    """G08: rounds 1 3 4 7 8 17 18 of Bondebridge have NT NT C S C D NT."""
    game = new_table(BONDEBRIDGE)
    line = ScoredRound(1, (0,) * 4, (0,) * 4, (0,) * 4)
    games = (replace(game, sheet=(line,) * (n - 1)) for n in (1, 3, 4, 7, 8, 17, 18))
    dealt = [fold(one, deal(one, PACK)).round_in_progress for one in games]
    assert (20, {None}) == (len(game.sizes), {round_.turn_up for round_ in dealt})
    expected = [None, None, "C", "S", "C", "D", None]
    assert expected == [None if r.trump is None else str(r.trump) for r in dealt]


@pytest.mark.parametrize("number", [0, 100])
def test_4_11_a_listed_round_is_one_that_can_be_dealt(number: int) -> None:
    """1 to 99."""
    (problem,) = problems(RuleSet(trump=Trump(no_trump_rounds=(number,))), 4)
    assert "no-trump-round" == problem.code


@pytest.mark.parametrize(
    "ruleset",
    [
        RuleSet(trump=Trump(named=Naming.HIGHEST_BIDDER)),
        RuleSet(leading=Leading(FirstLeader.HIGHEST_BIDDER)),
    ],
)
def test_4_10_who_bid_highest_must_be_known(ruleset: RuleSet) -> None:
    """Secret bids tell nobody."""
    secret = Bidding(BidOrder.SECRET, Hook.OFF)
    (problem,) = problems(replace(ruleset, bidding=secret), 4)
    assert "secret-highest" == problem.code
