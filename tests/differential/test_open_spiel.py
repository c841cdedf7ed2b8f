"""OpenSpiel as an outside referee: written by others, it must agree at every decision.

It knows one game: the hook, bids in turn, a card turned up, single rounds for three to seven. But
a smaller pack is a deal in which some cards stay out, a trump that is listed or named is a card
turned up, and where the dealer bids and leads first, the seat before is the dealer there.
"""

from __future__ import annotations

from itertools import cycle, islice
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from ohhell.fast import engine
from ohhell.fast import layout as at
from ohhell.fast.playouts import score
from ohhell.fast.positions import read
from ohhell.rules import (
    PACK,
    Action,
    Bid,
    Bidding,
    Card,
    FirstBidder,
    FirstLeader,
    Game,
    Hook,
    Leading,
    Missed,
    NameTrump,
    Naming,
    Pack,
    PackKind,
    Play,
    RuleSet,
    Schedule,
    Scoring,
    Seat,
    Suit,
    Trump,
    legal_actions,
)
from tests.golden.perft import HOOKED, SHORT, SMALL, Small
from tests.strategies import Script, rounds

pyspiel = pytest.importorskip("pyspiel", reason="open_spiel has no wheel for this platform")

SUITS = (0, 1, 3, 2)
"""Our clubs, diamonds, hearts and spades, by their numbers there."""
FIRST = ((FirstBidder.ELDEST, FirstLeader.ELDEST), (FirstBidder.DEALER, FirstLeader.DEALER))
KINDS = tuple(kind for kind in PackKind if kind is not PackKind.WIZARD)


@st.composite
def refereed(draw: st.DrawFn, seats: int) -> RuleSet:
    """Return rulesets that OpenSpiel knows, in whatever dress."""
    per_trick = draw(st.integers(1, 3))
    missed = draw(st.sampled_from((Missed.TRICKS, Missed.MINUS_DIFFERENCE)))
    bidder, leader = draw(st.sampled_from(FIRST))
    kinds = [kind for kind in KINDS if seats <= 6 or kind is not PackKind.SHORT]
    without = draw(st.lists(st.sampled_from(PACK), max_size=3, unique=True))
    told = st.sampled_from(Suit).map(lambda suit: Trump(rotation=(suit,)))
    trump = draw(st.just(Trump()) | told | st.just(Trump(named=Naming.DEALER)))
    return RuleSet(
        Schedule(largest=1, whole_pack=draw(st.booleans())),
        trump,
        Bidding(hook=Hook.LAST_BIDDER, first=bidder),
        scoring=Scoring(per_trick=per_trick, missed=missed, per_miss=per_trick),
        leading=Leading(leader),
        pack=Pack(draw(st.sampled_from(kinds)), without=tuple(without)),
    )


@pytest.mark.parametrize("seats", range(3, 8))
@given(data=st.data())
def test_the_rules_agree_with_open_spiel(seats: int, data: st.DataObject) -> None:
    """Seat to act, legal actions and points, in rounds of any size that have a trump."""
    script = data.draw(rounds(refereed(seats), seats=st.just(seats)))
    steps = [step for step in script.decisions() if not isinstance(step.action, NameTrump)]
    assume(_turned(steps[0].game) is not None)
    referee = _dealt(steps[0].game)
    for step in steps:
        assert step.seat == referee.current_player()
        offered = sorted(map(_number, legal_actions(step.game, step.seat)))
        assert offered == referee.legal_actions()
        referee.apply_action(_number(step.action))
    game = script.end()
    assert referee.is_terminal()
    assert list(game.scores) == referee.returns()


@pytest.mark.parametrize("seats", range(3, 8))
@pytest.mark.parametrize("missed", [Missed.TRICKS, Missed.MINUS_DIFFERENCE])
def test_every_size_is_played_out_alike(seats: int, missed: Missed) -> None:
    """Rounds of one card up to all that leave one to turn, by both ways to score a miss."""
    ruleset = RuleSet(scoring=Scoring(missed=missed))
    for size in range(1, 51 // seats + 1):
        script = Script(ruleset, seats, Seat(size % seats), size, size, (size, 7, 2 * seats, 0, 1))
        steps = script.decisions()
        referee = _dealt(steps[0].game)
        for step in steps:
            assert sorted(map(_number, legal_actions(step.game, step.seat))) == (
                referee.legal_actions()
            )
            referee.apply_action(_number(step.action))
        assert list(script.end().scores) == referee.returns()


@pytest.mark.parametrize("seats", range(3, 8))
@given(data=st.data())
def test_the_bitboards_agree_with_open_spiel(seats: int, data: st.DataObject) -> None:
    """Seat to act, legal actions and points again, of rounds that go on on bitboards alone."""
    script = data.draw(rounds(refereed(seats), seats=st.just(seats)))
    named = [step for step in script.decisions() if not isinstance(step.action, NameTrump)]
    assume(_turned(named[0].game) is not None)
    referee = _dealt(named[0].game)
    position, (rules, bids, points), *_ = read(named[0].game, named[0].seat)
    for choice in islice(cycle(script.choices), seats):
        assert engine.bidder(position) == referee.current_player()
        offered = _bits(engine.open_bids(position, rules, bids))
        assert [52 + bid for bid in offered] == referee.legal_actions()
        bid = offered[choice % len(offered)]
        engine.bid(position, engine.bidder(position), bid)
        referee.apply_action(52 + bid)
    engine.begin_play(position, rules)
    for choice in islice(cycle(script.choices), seats * int(position[at.SIZE])):
        seat = engine.turn(position)
        assert seat == referee.current_player()
        offered = _bits(engine.playable(position, rules, int(position[at.ONCE + seat])))
        numbers = {_card(Card(card)): card for card in offered}
        assert sorted(numbers) == referee.legal_actions()
        number = referee.legal_actions()[choice % len(numbers)]
        engine.play(position, rules, seat, numbers[number])
        referee.apply_action(number)
    scored = [score(position, rules, points, seat) for seat in range(seats)]
    assert scored == referee.returns()


KNOWN = [s for s in SMALL if s.ruleset in (HOOKED, SHORT) and s.seats >= 3]


@pytest.mark.parametrize("small", KNOWN)
def test_open_spiel_counts_as_many_games(small: Small) -> None:
    """Every bid and card tried, after the same small deals."""
    assert small.games == _count(_dealt(small.dealt()))


def _bits(mask: int) -> list[int]:
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]


def _count(state: Any) -> int:  # noqa: ANN401 - pyspiel ships no types
    if state.is_terminal():
        return 1
    return sum(_count(state.child(action)) for action in state.legal_actions())


def _dealt(game: Game) -> Any:  # noqa: ANN401
    """Return the state there after the same deal; it deals from seat 0, whoever is the dealer."""
    scoring, round_ = game.ruleset.scoring, game.round_in_progress
    asked = {
        "players": game.seats,
        "num_tricks_fixed": round_.size,
        "points_per_trick": scoring.per_trick,
        "off_bid_penalty": scoring.missed is Missed.MINUS_DIFFERENCE,
    }
    turned = _turned(game)
    assert turned is not None, "there is a trump"
    state = pyspiel.load_game("oh_hell", asked).new_initial_state()
    for chance in (round_.size, (game.bidders[0] - 1) % game.seats):
        state.apply_action(chance)
    for number in range(round_.size):
        for held in round_.hands:
            assert held, "the hands are known"
            state.apply_action(_card(held[number]))
    state.apply_action(_card(turned))
    return state


def _turned(game: Game) -> Card | None:
    """Return a card that may lie face up there: of the suit that is trump, and in no hand."""
    round_ = game.round_in_progress
    held = {card for cards in round_.hands for card in cards or ()}
    left = [card for card in PACK if card.suit == round_.trump and card not in held]
    return next(iter(left), None) if round_.turn_up is None else round_.turn_up


def _number(action: Action) -> int:
    if isinstance(action, Bid):
        return 52 + action.tricks
    assert isinstance(action, Play), f"OpenSpiel knows no {action}"
    return _card(action.card)


def _card(card: Card) -> int:
    assert card.suit is not None, f"OpenSpiel knows no {card}"
    return card.rank * 4 + SUITS[card.suit]
