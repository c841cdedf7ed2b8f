"""Advice: what each action is worth, which is best, and what another costs."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

import pytest

from ohhell.bots import Judge, Odds, advise
from ohhell.bots.advice import REASONS_MAX
from ohhell.bots.contract import other_world
from ohhell.bots.net.network import new_nets
from ohhell.bots.net.player import NetPlayer
from ohhell.rules import (
    Action,
    Bid,
    Card,
    Clause,
    Game,
    Play,
    RuleSet,
    Scoring,
    Seat,
    legal_actions,
    observe,
)
from tests.play import FREE_BIDS, bid, dealt_round, hands, play


@dataclass
class Thumb:
    """Judges by what an action is called: the number of a bid, the rank of a card."""

    def odds(self, view: Game, seat: Seat) -> tuple[Odds, ...]:
        """Return a worth that is easy to foretell."""
        legal = legal_actions(view, seat)
        return tuple(Odds(each, 0.5, _number(each)) for each in legal)


def _number(action: Action) -> float:
    match action:
        case Bid(tricks):
            return tricks
        case Play(card):
            return card.rank
        case _:
            return 0


def bidding(ruleset: RuleSet = FREE_BIDS) -> Game:
    """Return a round of three cards, spades being trump, in which seat 0 is to bid."""
    held = hands("2H KS AS / 3C 4C 5C / 6D 7D 8D")
    return dealt_round(ruleset, hands=held, turn_up=Card.parse("2S"), dealer=2)


def test_the_best_is_worth_most_and_the_others_cost_what_they_are_worth_less() -> None:
    game = bidding()
    advice = advise(game, Seat(0), Thumb())
    assert advice.options[advice.best].odds.action == Bid(3)
    assert [advice.cost(Bid(tricks)) for tricks in range(4)] == [3.0, 2.0, 1.0, 0.0]


def test_where_the_lowest_score_wins_the_best_is_worth_least() -> None:
    lowest = RuleSet(bidding=FREE_BIDS.bidding, scoring=Scoring(lowest_wins=True))
    advice = advise(bidding(lowest), Seat(0), Thumb())
    assert advice.options[advice.best].odds.action == Bid(0)
    assert advice.cost(Bid(2)) == 2.0


def test_a_quiet_adviser_speaks_only_of_what_costs_more_than_that() -> None:
    game = bidding()
    advice = advise(game, Seat(0), Thumb())
    assert advice.speaks(Bid(0), more_than=2.5)
    assert not advice.speaks(Bid(0), more_than=3.0)
    assert not advice.speaks(Bid(3), more_than=0.0)


def test_only_what_may_be_done_has_a_cost() -> None:
    game = bidding()
    with pytest.raises(ValueError, match="bid 7 was not weighed; it was: bid 0, bid 1"):
        advise(game, Seat(0), Thumb()).cost(Bid(7))


def test_who_is_not_to_act_is_not_advised() -> None:
    game = bidding()
    with pytest.raises(ValueError, match="seat 2 is not to act; it is the turn of seat 0"):
        advise(game, Seat(2), Thumb())


def test_a_round_that_is_over_has_no_advice() -> None:
    dealt = dealt_round(hands=hands("3C / AS"), turn_up=Card.parse("2S"))
    game = play(bid(dealt, 1, 0), "AS 3C")
    assert not game.to_act
    with pytest.raises(ValueError, match="nobody is to act"):
        advise(game, Seat(0), Thumb())


def test_what_is_hidden_changes_no_advice() -> None:
    """Also of a game handed over whole: no more is looked at than the seat may see."""
    game, dice = bidding(), Random(3)
    told = advise(observe(game, Seat(0)), Seat(0), Thumb())
    assert advise(game, Seat(0), Thumb()) == told
    assert advise(other_world(game, Seat(0), dice), Seat(0), Thumb()) == told


def test_reasons_tell_a_card_from_the_best() -> None:
    """The ace of trumps takes the trick, the king may not, and neither says what both share."""
    game = bid(bidding(), 1, 1, 1)
    advice = advise(game, Seat(0), Thumb())
    said = {str(each.odds.action): each.reasons for each in advice.options}
    assert said["play AS"] == (Clause("advice-safe"),)
    assert said["play KS"] == (Clause("advice-safe"),)
    above = Clause("advice-above", {"n": 12, "suit": "H"})
    trumps = Clause("advice-trumps-unseen", {"n": 10})
    assert said["play 2H"] == (above, trumps, Clause("advice-behind-need", {"n": 2}))
    assert advice.situation == (
        Clause("advice-need", {"n": 1, "left": 3, "who": "you"}),
        Clause("advice-behind", {"n": 2}),
        Clause("advice-table-even"),
    )


def test_no_more_reasons_are_told_than_anybody_weighs() -> None:
    game = bid(bidding(), 1, 1, 1)
    for option in advise(game, Seat(0), Thumb()).options:
        assert len(option.reasons) <= REASONS_MAX


@pytest.fixture(scope="module")
def nets() -> Judge:
    """Return a judge that has learnt nothing yet, and judges all the same."""
    return NetPlayer(nets=new_nets(1))


def test_nets_judge_every_action(nets: Judge) -> None:
    game = bid(bidding(), 1, 1, 1)
    advice = advise(game, Seat(0), nets)
    assert tuple(option.odds.action for option in advice.options) == legal_actions(game, Seat(0))
    assert all(0 <= option.odds.made <= 1 for option in advice.options)
    assert min(advice.cost(option.odds.action) for option in advice.options) == 0.0
