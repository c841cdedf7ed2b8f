"""Tricks that nothing can take away, and what becomes of bids below them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ohhell.bots.net.player import NetPlayer
from ohhell.bots.net.sure import sure_tricks
from ohhell.rules import (
    Bid,
    Card,
    Missed,
    Pack,
    PackKind,
    RankOrder,
    RuleSet,
    Scoring,
    Seat,
    Suit,
    observe,
    parse_cards,
)
from tests.play import deal_out, new_table


def _sure(own: str, turned: str, ruleset: RuleSet | None = None) -> int:
    """Return how many tricks are sure to the eldest of four, who holds `own`."""
    mine, card = parse_cards(own), Card.parse(turned)
    game = new_table(ruleset or RuleSet(), dealer=3, sizes=[len(mine)])
    free = [other for other in game.pack if other not in (*mine, card)]
    hands = [mine, *(free[at::3][: len(mine)] for at in range(3))]
    return sure_tricks(observe(deal_out(game, hands, card), Seat(0)), Seat(0))


@pytest.mark.parametrize(
    ("own", "turned", "expected"),
    [
        ("AC KC 2H", "2C", 2),
        ("AC QC 2H", "2C", 1),
        ("KC QC 2H", "AC", 2),
        ("AC AH AD", "2C", 1),
        ("KC AH AD", "2C", 0),
    ],
)
def test_the_highest_trumps_are_sure(own: str, turned: str, expected: int) -> None:
    """A card turned up beats nothing; the ace of a plain suit can be ruffed."""
    assert expected == _sure(own, turned)


@pytest.mark.parametrize(
    ("ruleset", "expected"),
    [
        (RuleSet(pack=Pack(packs=2)), 0),
        (RuleSet(pack=Pack(PackKind.WIZARD)), 0),
        (RuleSet(pack=Pack(order=RankOrder.THREE_HIGH)), 1),
        (RuleSet(teams=2), 0),
    ],
)
def test_what_could_take_them_is_minded(ruleset: RuleSet, expected: int) -> None:
    """Another ace, a Wizard, a higher three, and a partner who bids for both."""
    assert expected == _sure("AC KC 2H", "2C", ruleset)


@pytest.mark.parametrize("missed", list(Missed))
def test_a_bid_below_is_never_made(missed: Missed) -> None:
    """With all thirteen trumps every other bid is lost, however few tricks it names."""
    suit = [card for card in new_table(seats=2).pack if card.suit is Suit.CLUBS]
    ruleset = replace(RuleSet(), scoring=Scoring(missed=missed))
    game = new_table(ruleset, seats=2, dealer=1, sizes=[12] * 9)
    others = [card for card in game.pack if card.suit is Suit.HEARTS][:12]
    view = observe(deal_out(game, [suit[1:], others], suit[0]), Seat(0))
    odds = {one.action: one for one in NetPlayer().odds(view, Seat(0))}
    assert {0.0} == {round(odds[Bid(bid)].made, 4) for bid in range(12)}
    assert Bid(12) == NetPlayer().act(view, Seat(0))
