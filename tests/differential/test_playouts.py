"""Random rounds on bitboards: dealt as the rules deal, and played alike by both of their paths."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from benchmarks.signature import SIGNED
from ohhell.fast import layout as at
from ohhell.fast.compiled import Position
from ohhell.fast.dealing import begin, deal_out, trumps, turn_up
from ohhell.fast.dice import dice_of
from ohhell.fast.playouts import (
    deal,
    deck_of,
    finish,
    finish_bidding,
    finish_quickly,
    is_plain,
    kind,
    play_any,
    rounds,
    table,
)
from ohhell.fast.positions import read
from ohhell.fast.tables import pack_places
from ohhell.rules import BidOrder, RuleSet, Seat, fold
from ohhell.rules import deal as readable_deal
from tests.strategies import Script, scripts

KEPT = [at.LEADER, at.TRICKS, *range(at.BIDS, at.TRICK)]
"""What `finish_quickly` leaves in a position: bids, tricks taken, and who led last."""


@given(scripts())
def test_a_deck_is_dealt_as_the_rules_deal_it(script: Script) -> None:
    """Hands, the card turned up, trump, and whether it is yet to be named."""
    _, game = script.begin()
    index = len(game.sheet)
    deck, order = script.deck(index), game.ruleset.pack.order
    dealt = fold(game, readable_deal(game, deck))
    round_ = dealt.round_in_progress
    if round_.offered:
        return
    expected = read(dealt, Seat(0)).position
    position = np.zeros(at.WIDTH, np.int64)
    by_number = dict(zip(game.pack, pack_places(game.ruleset.pack, game.seats), strict=True))
    places = np.array([by_number[card] for card in deck], np.int64)
    begin(position, game.seats, round_.size, round_.dealer, int(expected[at.FIRST_BIDDER]))
    deal_out(position, places)
    turn_up(position, trumps(game.ruleset, index, game.sizes), places, len(deck))
    assert np.array_equal(position, expected), f"by {order}"


@pytest.mark.parametrize(("ruleset", "seats", "size"), SIGNED)
@given(seed=st.integers(0, 2**63))
def test_every_round_comes_to_its_end(ruleset: RuleSet, seats: int, size: int, seed: int) -> None:
    """All bids stand and all cards are gone; all tricks are taken, but those struck out."""
    position = _finished(ruleset, seats, size, seed)
    bids = position[at.BIDS : at.BIDS + seats]
    assert bids.min() >= 0
    assert not position[at.ONCE : at.TWICE + at.SEATS_MAX].any()
    taken = int(position[at.TAKEN : at.TAKEN + seats].sum())
    assert taken == size or (taken < size and ruleset.pack.packs == 2)
    if ruleset.bidding.order is BidOrder.IN_TURN and ruleset == RuleSet():
        assert bids.sum() != size


@given(seed=st.integers(0, 2**63), played=st.integers(0, 39))
def test_the_quick_path_plays_as_the_other(seed: int, played: int) -> None:
    """By the same dice, from the deal or from the middle of a trick."""
    of, room, dice = kind(RuleSet(), 4, 10), table(), dice_of(seed)
    deal(of, room, deck_of(of, room), dice)
    assert is_plain(of.rules)
    finish_bidding(room.position, of.rules, of.bids, dice)
    for _ in range(played):
        play_any(room.position, of.rules, dice)
    slow, quick = room.position.copy(), room.position
    finish(slow, of.rules, of.bids, dice_of(seed))
    finish_quickly(quick, of.rules, of.bids, dice_of(seed))
    assert np.array_equal(slow[KEPT], quick[KEPT])


def test_random_rounds_are_worth_what_they_are_worth() -> None:
    """The points of a thousand rounds by the same dice are the same, and by others not."""
    of, room = kind(RuleSet(), 4, 10), table()
    worths = [rounds(1000, of, room, dice_of(seed)) for seed in (1, 1, 2)]
    assert [one == other for one, other in pairwise(worths)] == [True, False]


def _finished(ruleset: RuleSet, seats: int, size: int, seed: int) -> Position:
    of, room, dice = kind(ruleset, seats, size), table(), dice_of(seed)
    deal(of, room, deck_of(of, room), dice)
    finish(room.position, of.rules, of.bids, dice)
    return room.position
