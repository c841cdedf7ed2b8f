"""docs/rules.md §6: rounds of one card whose cards their owners do not see."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pytest

from ohhell.rules import (
    PACK,
    Bid,
    Bidding,
    BidOrder,
    CardPlayed,
    Game,
    HandDealt,
    Hidden,
    Hook,
    NameTrump,
    Naming,
    OneCard,
    Pattern,
    RuleSet,
    Schedule,
    Seat,
    Sight,
    Suit,
    TrickTaken,
    Trump,
    deal,
    decide,
    evolve,
    fold,
    hand,
    legal_actions,
    observe,
    parse_cards,
    project,
)
from tests.play import FREE_BIDS, act, bid, deal_out, hands, new_table

FOREHEAD: Final = RuleSet(one_card=OneCard.FOREHEAD)
BLIND: Final = RuleSet(one_card=OneCard.BLIND)


def _dealt(ruleset: RuleSet) -> Game:
    game = new_table(ruleset, seats=3, sizes=[1])
    return deal_out(game, hands("2C / KD / AS"), parse_cards("4H")[0])


def test_6_13_at_the_forehead_everybody_sees_all_cards_but_the_own() -> None:
    """Corner 8.13: and who only watches sees none, nor is the own card ever sent to its seat."""
    game = _dealt(FOREHEAD)
    seen = observe(game, Seat(1)).round_in_progress.hands
    assert (parse_cards("2C"), None, parse_cards("AS")) == seen
    assert (None, None, None) == observe(game, None).round_in_progress.hands
    dealt = HandDealt(Seat(1), parse_cards("KD"), Sight.OTHERS)
    assert [dealt, Hidden(), dealt] == [project(dealt, Seat(seat)) for seat in (0, 1, 2)]
    assert Hidden() == project(dealt, None)


def test_6_13_blind_nobody_sees_any_card() -> None:
    """Neither the own nor another's."""
    game = _dealt(BLIND)
    for audience in (None, *map(Seat, range(3))):
        assert (None, None, None) == observe(game, audience).round_in_progress.hands


@pytest.mark.parametrize("ruleset", [FOREHEAD, BLIND])
def test_6_13_what_nobody_can_choose_is_played_by_itself(ruleset: RuleSet) -> None:
    """Corner 8.13: with the last bid, in turn, and the round is scored."""
    game = bid(_dealt(ruleset), 0, 1)
    events = decide(game, Seat(0), Bid(1))
    played = [event.seat for event in events if isinstance(event, CardPlayed)]
    assert ([1, 2, 0], True) == (played, TrickTaken(Seat(1)) in events)
    after = fold(game, events)
    assert ((0, 1, 0), (), True) == (after.sheet[0].taken, after.to_act, after.over)


@pytest.mark.parametrize("ruleset", [FOREHEAD, BLIND])
def test_6_13_the_hook_holds_in_such_a_round(ruleset: RuleSet) -> None:
    """Corner 8.13: unless it begins at more cards."""
    assert (Bid(0),) == legal_actions(bid(_dealt(ruleset), 0, 0), Seat(0))
    spared = replace(ruleset, bidding=Bidding(hook_from=4))
    assert (Bid(0), Bid(1)) == legal_actions(bid(_dealt(spared), 0, 0), Seat(0))


def test_6_13_every_round_of_one_card_is_such_a_round_and_no_other() -> None:
    """Corner 8.13: at both ends of a game that goes up and down."""
    game = new_table(replace(FOREHEAD, schedule=Schedule(Pattern.UP_DOWN, 3)), seats=3)
    sights = [game.ruleset.one_card.sight(size) for size in game.sizes]
    expected = [Sight.OTHERS, *[Sight.OWNER] * 3, Sight.OTHERS]
    assert expected == sights
    two = fold(game, deal(replace(game, sizes=(2,)), PACK))
    assert observe(two, Seat(1)).round_in_progress.hands[1]


def test_6_13_bids_made_together_are_sealed_there_too() -> None:
    """The cards play themselves once all are told."""
    game = _dealt(replace(FOREHEAD, bidding=Bidding(BidOrder.TOGETHER, Hook.OFF)))
    for seat in (0, 1, 2):
        assert seat in game.to_act
        game = fold(game, decide(game, Seat(seat), Bid(0)))
    assert ((0, 0, 0), (10, 1, 10)) == (game.sheet[0].bids, game.scores)


def test_6_13_a_trump_that_is_named_is_named_before_the_cards_fall() -> None:
    """By whoever bid highest, without a look at the own card."""
    trump = Trump(named=Naming.HIGHEST_BIDDER)
    game = new_table(replace(FREE_BIDS, one_card=OneCard.FOREHEAD, trump=trump), seats=3, sizes=[1])
    game = bid(deal_out(game, hands("2C / KD / AS"), None), 0, 1, 0)
    assert ((2,), 0) == (game.to_act, len(game.sheet))
    game = act(game, NameTrump(Suit.CLUBS))
    assert ((1, 0, 0), (1, 10, 0)) == (game.sheet[0].taken, game.scores)


def test_1_5_a_card_at_the_forehead_is_known_when_it_is_played() -> None:
    """Folding what a seat is told gives what it may see, to the end of the round."""
    game = _dealt(FOREHEAD)
    events = decide(bid(game, 0, 1), Seat(0), Bid(1))
    view = observe(bid(game, 0, 1), Seat(2))
    for event in events:
        view = evolve(view, project(event, Seat(2)))
    trick = view.round_in_progress.tricks[0].trick
    assert hand(trick.cards) == hand(parse_cards("KD AS 2C"))
