"""Reasons: every count is one that anyone can check, and none tells what a seat may not see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random
from typing import Final

import pytest

from ohhell.bots.contract import other_world
from ohhell.bots.reasons import chosen, facts, situation
from ohhell.rules import (
    Action,
    Bid,
    BidMade,
    BidWithdrawn,
    Card,
    Clause,
    Identical,
    IllegalAction,
    Look,
    NameTrump,
    Play,
    Seat,
    Suit,
    TrickTaken,
    decide,
    fold,
    legal_actions,
    winning_index,
)
from tests.moments import Moment, all_moments, walk

Told = Mapping[str, str | int]


# --- Each sentence, counted a second time ---------------------------------------------------------


def _balance(moment: Moment) -> int:
    round_ = moment.game.round_in_progress
    return sum(bid or 0 for bid in round_.bids) - round_.size


def _left(moment: Moment) -> int:
    return moment.game.round_in_progress.size - len(moment.game.round_in_progress.tricks)


def _who(moment: Moment, told: Told) -> bool:
    return told["who"] == ("team" if moment.game.ruleset.teams else "you")


def _need(moment: Moment, told: Told) -> bool:
    need = moment.needs(moment.seat)
    return (told["n"], told["left"]) == (need, _left(moment)) and _who(moment, told) and need > 0


def _forehead(moment: Moment, told: Told) -> bool:
    """Give the seat each hidden card in turn, and let the round be played out."""
    round_, hidden, won = moment.game.round_in_progress, moment.hidden(), 0
    order = round_.clockwise(round_.trick.leader)
    for card in hidden:
        hands = [*round_.hands]
        hands[moment.seat] = (card,)
        trick = [cards[0] for seat in order if (cards := hands[seat])]
        at = winning_index(trick, round_.trump, moment.game.ruleset.pack)
        won += at is not None and order[at] == moment.seat
    return (told["n"], told["total"]) == (won, len(hidden))


def _hook(moment: Moment, told: Told) -> bool:
    with pytest.raises(IllegalAction) as refused:
        decide(moment.game, moment.seat, Bid(int(told["tricks"])))
    return refused.value.code == "hook"


def _trumps(moment: Moment) -> list[Card]:
    trump = moment.game.round_in_progress.trump
    return [card for card in moment.hand() if trump is not None and card.suit is trump]


def _plain(moment: Moment) -> list[Card]:
    trumps = _trumps(moment)
    return [card for card in moment.hand() if card not in trumps]


def _bid_after(moment: Moment, told: Told) -> bool:
    """Let the others bid whatever they may, and count them."""
    game, count = moment.after(legal_actions(moment.game, moment.seat)[0]), 0
    while game.round_in_progress.bidding:
        seat = game.to_act[0]
        events = decide(game, seat, legal_actions(game, seat)[0])
        game, count = fold(game, events), count + 1
        if any(isinstance(event, BidWithdrawn) for event in events):
            break
    return told["n"] == count


SITUATION: Final[Mapping[str, Callable[[Moment, Told], bool]]] = {
    "advice-your-bid": lambda at, told: told["tricks"] == at.game.round_in_progress.bids[at.seat],
    "advice-wizards": lambda at, told: told["n"] == sum(str(c)[0] == "W" for c in at.hand()),
    "advice-jesters": lambda at, told: (
        told["n"] == sum(c.suit is None and str(c)[0] == "J" for c in at.hand())
    ),
    "advice-trumps": lambda at, told: told["n"] == len(_trumps(at)),
    "advice-trumps-above-best": lambda at, told: (
        told["n"] == min(map(at.above, _trumps(at)))
        and at.above(Card.parse(str(told["card"]))) == told["n"]
    ),
    "advice-plain-tops": lambda at, told: told["n"] == at.tops(_plain(at)),
    "advice-forehead": _forehead,
    "advice-blind-bonus": lambda at, told: (
        at.game.ruleset.bidding.blind is not None
        and told["points"] == at.game.ruleset.bidding.blind.bonus
    ),
    "advice-hook": _hook,
    "advice-bid-after": _bid_after,
    "advice-need": _need,
    "advice-too-few": lambda at, told: _need(at, told) and at.needs(at.seat) > _left(at),
    "advice-need-all": lambda at, told: (
        told["n"] == _left(at) == at.needs(at.seat) and _who(at, told)
    ),
    "advice-need-none": lambda at, told: (
        at.needs(at.seat) == 0 and told["left"] == _left(at) and _who(at, told)
    ),
    "advice-too-many": lambda at, told: told["n"] == -at.needs(at.seat) > 0 and _who(at, told),
    "advice-behind": lambda at, told: (
        told["n"]
        == sum(
            at.game.round_in_progress.cards_left(Seat(s)) == _left(at) for s in range(at.game.seats)
        )
        - 1
    ),
    "advice-table-over": lambda at, told: told["n"] == _balance(at) > 0,
    "advice-table-under": lambda at, told: told["n"] == -_balance(at) > 0,
    "advice-table-even": lambda at, _: _balance(at) == 0,
}
"""What is said of a situation, and how it is counted from the truth."""


def _taker(moment: Moment, card: Card) -> Seat | None:
    """Return who takes the trick so far, once `card` is played."""
    round_ = moment.game.round_in_progress
    trick = (*round_.trick.cards, card)
    at = winning_index(trick, round_.trump, moment.game.ruleset.pack)
    return None if at is None else round_.clockwise(round_.trick.leader)[at]


def _behind(moment: Moment) -> list[Seat]:
    round_ = moment.game.round_in_progress
    return list(round_.clockwise(moment.seat + 1))[: round_.playing - len(round_.trick.cards) - 1]


def _beaters(moment: Moment, card: Card, told: Told) -> bool:
    round_, pack = moment.game.round_in_progress, moment.game.ruleset.pack
    trick = (*round_.trick.cards, card)
    tricks = [(*trick, other) for other in moment.hidden()]
    lost = [winning_index(one, round_.trump, pack) != len(trick) - 1 for one in tricks]
    return told["n"] == sum(lost)


def _safe(moment: Moment, card: Card, _told: Told) -> bool:
    """Let the others play whatever they may, in several ways: the seat takes the trick."""
    dice = Random(1)
    for _ in range(5):
        events = decide(moment.game, moment.seat, Play(card))
        game = fold(moment.game, events)
        while not any(isinstance(event, TrickTaken) for event in events):
            seat = game.to_act[0]
            events = decide(game, seat, dice.choice(legal_actions(game, seat)))
            game = fold(game, events)
        taken = next(event for event in events if isinstance(event, TrickTaken))
        if taken.seat != moment.seat:
            return False
    return True


def _void(moment: Moment, card: Card, told: Told) -> bool:
    """By the truth that seat, which plays later, holds none of the suit."""
    seat, suit = int(told["seat"]), Suit.parse(str(told["suit"]))
    hand = moment.game.round_in_progress.hands[seat] or ()
    return seat in _behind(moment) and suit is card.suit and all(c.suit != suit for c in hand)


def _loses(moment: Moment, card: Card, told: Told) -> bool:
    taker, round_ = _taker(moment, card), moment.game.round_in_progress
    if taker is None or taker == moment.seat:
        return False
    at = round_.clockwise(round_.trick.leader).index(taker)
    return str(round_.trick.cards[at]) == told["card"]


def _above(moment: Moment, card: Card, told: Told) -> bool:
    return told["n"] == moment.above(card) and told.get("suit", str(card.suit)) == str(card.suit)


CARDS: Final[Mapping[str, Callable[[Moment, Card, Told], bool]]] = {
    "advice-safe": _safe,
    "advice-beaters": _beaters,
    "advice-above": _above,
    "advice-trumps-above": lambda at, card, told: (
        _above(at, card, told) and card.suit is at.game.round_in_progress.trump
    ),
    "advice-trumps-unseen": lambda at, _, told: (
        told["n"] == sum(c.suit is at.game.round_in_progress.trump for c in at.hidden())
    ),
    "advice-void": _void,
    "advice-behind-need": lambda at, _, told: (
        told["n"] == sum(at.needs(seat) > 0 for seat in _behind(at))
    ),
    "advice-struck": lambda at, card, _: _taker(at, card) is None,
    "advice-loses": _loses,
    "advice-partner": lambda at, card, told: (
        told["seat"] == _taker(at, card)
        and (int(told["seat"]) - at.seat) % at.game.ruleset.teams == 0
    ),
    "advice-taker-full": lambda at, card, told: (
        told["seat"] == _taker(at, card) and at.needs(int(told["seat"])) <= 0
    ),
    "advice-taker-needs": lambda at, card, told: (
        told["seat"] == _taker(at, card) and told["n"] == at.needs(int(told["seat"])) > 0
    ),
    "advice-last-of-suit": lambda at, card, told: (
        [str(c.suit) for c in at.hand()].count(str(card.suit)) == 1
        and told["suit"] == str(card.suit)
    ),
}
"""What is said of a card."""


def _makes(moment: Moment, bid: Bid, sign: int, told: Told) -> bool:
    """Tell whether the bids come to this, unless the rules then ask for other ones."""
    events = decide(moment.game, moment.seat, bid)
    changed = any(isinstance(event, BidWithdrawn) for event in events)
    moved = sum(isinstance(event, BidMade) for event in events) > 1
    balance = _balance(moment) + bid.tricks
    now = _balance(Moment(moment.after(bid), moment.seat))
    return sign * balance == told.get("n", 0) and (changed or moved or now == balance)


BIDS: Final[Mapping[str, Callable[[Moment, Bid, Told], bool]]] = {
    "advice-makes-over": lambda at, bid, told: _makes(at, bid, 1, told),
    "advice-makes-under": lambda at, bid, told: _makes(at, bid, -1, told),
    "advice-makes-even": lambda at, bid, told: _makes(at, bid, 0, told),
    # What it scores is known at the end: see the test of its own.
    "advice-worth": lambda _at, _bid, told: isinstance(told["points"], int),
}
NAMES: Final[Mapping[str, Callable[[Moment, NameTrump, Told], bool]]] = {
    "advice-tops": lambda at, name, told: name.suit is None and told["n"] == at.tops(at.hand()),
    "advice-suit-held": lambda at, name, told: (
        told["n"] == sum(card.suit is name.suit for card in at.hand())
    ),
    "advice-suit-tops": lambda at, name, told: (
        told["n"] == at.tops([card for card in at.hand() if card.suit is name.suit])
    ),
}


def _holds(moment: Moment, action: Action, fact: Clause) -> bool:
    match action:
        case Play(card):
            return CARDS[fact.id](moment, card, fact.args)
        case Bid():
            return BIDS[fact.id](moment, action, fact.args)
        case NameTrump():
            return NAMES[fact.id](moment, action, fact.args)
        case Look():
            return False


# --- The laws -------------------------------------------------------------------------------------


def test_what_is_unseen_is_what_the_truth_hides() -> None:
    """The seat's own count, from its view, is that of somebody who sees all cards."""
    for moment in all_moments():
        assert Counter(moment.counts().unseen) == Counter(moment.hidden())


def test_every_fact_of_a_situation_is_true() -> None:
    said = set[str]()
    for moment in all_moments():
        for fact in situation(moment.counts()):
            said.add(fact.id)
            assert SITUATION[fact.id](moment, fact.args), (fact, moment)
    assert said == SITUATION.keys(), "each sentence was met, and there is no other"


def test_every_fact_of_an_action_is_true() -> None:
    said = set[str]()
    for moment in all_moments():
        counts = moment.counts()
        for action in legal_actions(moment.game, moment.seat):
            for fact in facts(counts, action):
                said.add(fact.id)
                assert _holds(moment, action, fact), (action, fact, moment)
    assert said == CARDS.keys() | BIDS.keys() | NAMES.keys()


def test_a_card_is_safe_if_no_unseen_card_can_come_and_beat_it() -> None:
    """What is not called safe could be beaten: by a card that a later seat is not known to lack."""
    for moment in all_moments():
        if moment.game.round_in_progress.bidding or moment.game.round_in_progress.namer is not None:
            continue
        counts, pack = moment.counts(), moment.game.ruleset.pack
        distinct = pack.packs == 1 or pack.identical in (Identical.FIRST, Identical.LAST)
        for action in legal_actions(moment.game, moment.seat):
            assert isinstance(action, Play)
            winning = _taker(moment, action.card) == moment.seat
            if winning and distinct and not counts.is_safe(action.card):
                assert _behind(moment)
                assert counts.beaters(action.card)


def test_a_made_bid_scores_what_it_was_said_to_be_worth() -> None:
    checked = 0
    for moment in (moment for seed in (3, 4, 5) for moment in walk(seed, games=10)):
        counts = moment.counts()
        for action in legal_actions(moment.game, moment.seat):
            for fact in facts(counts, action):
                if isinstance(action, Bid) and fact.id == "advice-worth":
                    checked += _scores(moment, action, int(fact.args["points"]))
    assert checked > 100


def _scores(moment: Moment, bid: Bid, points: int) -> bool:
    """Play the round out at random; tell whether the bid was made, and then see what it scored."""
    dice, game, seat = Random(bid.tricks), moment.after(bid), moment.seat
    while game.to_act:
        actor = game.to_act[0]
        game = fold(game, decide(game, actor, dice.choice(legal_actions(game, actor))))
    line = game.sheet[-1]
    if not line.bids[seat] == bid.tricks == line.taken[seat]:
        return False
    assert line.points[seat] == points, (moment, bid, points)
    return True


def test_reasons_say_nothing_of_what_is_hidden() -> None:
    """Swap the cards that a seat may not see: it is told the same."""
    dice = Random(7)
    for moment in all_moments()[::3]:
        other = Moment(other_world(moment.game, moment.seat, dice), moment.seat)
        assert list(situation(other.counts())) == list(situation(moment.counts()))
        for action in legal_actions(moment.game, moment.seat):
            mine, theirs = facts(moment.counts(), action), facts(other.counts(), action)
            assert list(mine) == list(theirs)


def test_what_tells_two_actions_apart_comes_before_what_they_share() -> None:
    shared, own = Clause("shared"), Clause("own")
    assert chosen([shared, own], [shared], most=1) == (own,)
    assert chosen([shared, own], [shared], most=2) == (shared, own)
    assert chosen([replace(shared)], [shared], most=3) == (shared,)
