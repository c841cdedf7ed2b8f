"""Laws of secrecy: who may know what, in every state of every game."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from ohhell.bots.contract import other_world
from ohhell.rules import (
    Audience,
    Bid,
    Bidding,
    BidMade,
    BidOrder,
    BidSealed,
    Card,
    Event,
    HandDealt,
    HandSeen,
    Hidden,
    Hook,
    Seat,
    TrumpSet,
    TrumpTurned,
    deal,
    evolve,
    legal_actions,
    observe,
    project,
)
from tests.strategies import Script, rounds, rulesets, scripts

together = rulesets(bidding=st.just(Bidding(BidOrder.TOGETHER, Hook.OFF)))


def audiences(seats: int) -> list[Audience]:
    """Return every seat, and a spectator."""
    return [*map(Seat, range(seats)), None]


@given(scripts())
def test_two_roads_to_the_same_view(script: Script) -> None:
    """Folding what a seat is sent gives exactly what it may see, after every event."""
    check_two_roads(script)


def check_two_roads(script: Script) -> None:
    """Raise where the two roads part."""
    _, truth = script.begin()
    views = dict.fromkeys(audiences(script.seats), truth)
    for event in script.log()[1:]:
        truth = evolve(truth, event)
        for audience, view in views.items():
            views[audience] = evolve(view, project(event, audience))
            assert observe(truth, audience) == views[audience]


@given(rounds() | scripts())
def test_legality_needs_only_the_view(script: Script) -> None:
    """Else the set of legal actions would tell of hidden cards."""
    for step in script.decisions():
        for seat in map(Seat, range(script.seats)):
            offered = legal_actions(step.game, seat)
            assert offered == legal_actions(observe(step.game, seat), seat)


@given(rounds(), st.integers(0, 200), st.integers(0, 2**32))
def test_unseen_cards_can_be_swapped_unseen(script: Script, at: int, seed: int) -> None:
    """Deal what a seat has not seen anew: nothing that it sees has changed."""
    decisions = script.decisions()
    game = decisions[at % len(decisions)].game
    for audience in audiences(script.seats):
        other = other_world(game, audience, Random(seed))
        assert observe(game, audience) == observe(other, audience)


@given(rounds(), st.integers(0, 2**32))
def test_cards_swapped_in_the_deck_are_dealt_unseen(script: Script, seed: int) -> None:
    """Two cards of others, or undealt, trade places: a seat is sent the same events."""
    _, game = script.begin()
    deck = script.deck(0)
    first, second = Random(seed).sample(range(len(deck)), 2)
    swapped = list(deck)
    swapped[first], swapped[second] = deck[second], deck[first]
    for audience in audiences(script.seats):
        sent = [project(event, audience) for event in deal(game, deck)]
        seen = {card for event in sent for card in _cards(event)}
        if not {deck[first], deck[second]} & seen:
            assert sent == [project(event, audience) for event in deal(game, swapped)]


def _cards(event: Event | Hidden) -> tuple[Card, ...]:
    match event:
        case HandDealt(_, cards) | HandSeen(_, cards):
            return cards
        case TrumpTurned(Card() as card):
            return (card,)
        case TrumpSet(_, turned, shown):
            return tuple(card for card in (turned, shown) if card is not None)
        case _:
            return ()


@given(rounds() | scripts())
def test_a_state_in_a_log_line_shows_no_secret(script: Script) -> None:
    """The `repr` of the truth is that of what a spectator sees."""
    for game in script.states():
        assert repr(observe(game, None)) == repr(game)


@given(rounds(together, size_max=4))
def test_together_no_bid_is_heard_before_all_are_in(script: Script) -> None:
    """Neither in a view nor in what is sent."""
    for step in script.decisions():
        if isinstance(step.action, Bid):
            for audience in audiences(script.seats):
                seen = observe(step.game, audience).round_in_progress
                others = [bid for seat, bid in enumerate(seen.sealed) if seat != audience]
                assert {None} == {*seen.bids, *others}
                last = (step.seat,) == step.game.to_act
                heard = [e for e in step.events if isinstance(project(e, audience), BidMade)]
                sealed = [e for e in step.events if isinstance(project(e, audience), BidSealed)]
                assert len(heard) == (script.seats if last else 0)
                assert len(sealed) == (audience == step.seat)
