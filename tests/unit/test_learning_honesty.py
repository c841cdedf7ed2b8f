"""What the nets see: nothing that a seat may not know, wherever a round stands."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import NamedTuple

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from ohhell.bots.net.bid_features import own_bid_features
from ohhell.bots.net.network import Nets, new_nets
from ohhell.bots.net.play_features import card_features
from ohhell.bots.net.weighing import Terms, look_to_bid, look_to_play, scratch
from ohhell.fast import engine
from ohhell.fast import layout as at
from ohhell.fast.compiled import Position
from ohhell.fast.dice import Dice, any_of, dice_of
from ohhell.fast.playouts import finish_bidding, play_any
from ohhell.lab.learning.dealing import deal
from ohhell.lab.learning.recipes import Recipes, recipes
from ohhell.lab.learning.selfplay import terms_at

KINDS = 120
MOMENTS = st.tuples(st.integers(0, KINDS - 1), st.integers(0, 2**32), st.floats(0, 1))
"""A kind of round, dice, and how far it has got."""

Seen = dict[str, list[int]]


class Stand(NamedTuple):
    """A round that stands somewhere, and the seat to act."""

    position: Position
    terms: Terms
    me: int
    dice: Dice


@cache
def kinds() -> Recipes:
    """Return the kinds of rounds that nets learn from: the usual and the odd."""
    return recipes(7, KINDS)


@cache
def secret_kinds() -> list[int]:
    """Return the kinds in which bids stay secret all round; without teams, which share theirs."""
    rules = kinds().rules
    secret = (rules[:, at.BIDS_HIDDEN] == at.ALL_ROUND) & (rules[:, at.TEAMS] == 0)
    return [int(kind) for kind in np.flatnonzero(secret)]


@cache
def nets() -> Nets:
    """Return any nets: what is looked at is what they are shown."""
    return new_nets(1)


def dealt(kind: int, seed: int) -> Stand:
    """Return a round that was just dealt."""
    position, dice = np.zeros(at.WIDTH, np.int64), dice_of(seed)
    terms = terms_at(kinds(), kind)
    deal(kinds().kinds[kind], terms.rules, position, np.zeros(120, np.int64), dice)
    return Stand(position, terms, -1, dice)


def in_the_bidding(kind: int, seed: int, far: float) -> Stand:
    """Return a round in which some have bid at random."""
    position, terms, _, dice = dealt(kind, seed)
    for _ in range(int(far * (int(position[at.SEATS]) - 1))):
        open_ = engine.open_bids(position, terms.rules, terms.bids)
        engine.bid(position, engine.bidder(position), any_of(open_, dice))
    return Stand(position, terms, engine.bidder(position), dice)


def in_the_play(kind: int, seed: int, far: float) -> Stand:
    """Return a round of which a part was played at random."""
    position, terms, _, dice = dealt(kind, seed)
    finish_bidding(position, terms.rules, terms.bids, dice)
    cards = int(position[at.SEATS]) * int(position[at.SIZE])
    for _ in range(int(far * (cards - 1))):
        play_any(position, terms.rules, dice)
    return Stand(position, terms, engine.turn(position), dice)


def cards_of(once: int, twice: int) -> list[int]:
    """Return the cards of two masks; who holds a card twice holds it once too."""
    return [place for mask in (once, twice) for place in range(64) if mask >> place & 1]


def hidden_otherwise(stand: Stand, seed: int) -> Position:
    """Return the same round with every card that `me` cannot see somewhere else, stock included."""
    position, rules = stand.position.copy(), stand.terms.rules
    once, twice = (int(position[part + stand.me]) for part in (at.ONCE, at.TWICE))
    loose = cards_of(*map(int, engine.unseen(position, rules, once, twice)))
    Random(seed).shuffle(loose)
    for seat in range(int(position[at.SEATS])):
        if seat == stand.me:
            continue
        held = len(cards_of(int(position[at.ONCE + seat]), int(position[at.TWICE + seat])))
        position[at.ONCE + seat] = position[at.TWICE + seat] = 0
        for card in (loose.pop() for _ in range(held)):
            part = at.TWICE if int(position[at.ONCE + seat]) >> card & 1 else at.ONCE
            position[part + seat] |= 1 << card
    return position


def bids_otherwise(stand: Stand, position: Position) -> None:
    """Let the other seats have bid something else."""
    for seat in range(int(position[at.SEATS])):
        if seat != stand.me and position[at.BIDS + seat] >= 0:
            position[at.BIDS + seat] = (position[at.BIDS + seat] + 1) % (position[at.SIZE] + 1)


def shown_to_bid(stand: Stand, position: Position) -> Seen:
    """Return the counts and the features of the table, and of every bid."""
    room, terms = scratch(), stand.terms
    known = bool(terms.rules[at.BIDS_HIDDEN] == at.SHOWN)
    look_to_bid(position, terms, stand.me, known, nets().bid, room)
    seen = {"counts": room.seen.tolist(), "table": room.table[: room.sizes[0]].tolist()}
    for bid in range(int(position[at.SIZE]) + 1):
        many = own_bid_features(position, room.seen, bid, room.own)
        seen[f"bid {bid}"] = room.own[:many].tolist()
    return seen


def shown_to_play(stand: Stand, position: Position) -> Seen:
    """Return the counts and the features of the table, and of every card that may be played."""
    room, rules = scratch(), stand.terms.rules
    look_to_play(position, stand.terms, stand.me, nets().play, room)
    seen = {"counts": room.seen.tolist(), "table": room.table[: room.sizes[0]].tolist()}
    legal = engine.playable(position, rules, int(position[at.ONCE + stand.me]))
    for card in cards_of(int(legal), 0):
        many = card_features(position, rules, room.seen, card, room.own)
        seen[f"card {card}"] = room.own[:many].tolist()
    return seen


@given(MOMENTS, st.integers())
def test_a_bid_heeds_no_hidden_card(moment: tuple[int, int, float], seed: int) -> None:
    """Whatever the others hold, and the stock, the net that bids sees the same."""
    stand = in_the_bidding(*moment)
    other = hidden_otherwise(stand, seed)
    assert shown_to_bid(stand, stand.position) == shown_to_bid(stand, other)


@given(MOMENTS, st.integers())
def test_a_play_heeds_no_hidden_card(moment: tuple[int, int, float], seed: int) -> None:
    """The net that plays sees the same, and so do the counts from which the worlds follow."""
    stand = in_the_play(*moment)
    other = hidden_otherwise(stand, seed)
    assert shown_to_play(stand, stand.position) == shown_to_play(stand, other)


@given(MOMENTS)
def test_a_bid_heeds_no_hidden_bid(moment: tuple[int, int, float]) -> None:
    """Where bids are made together, or in secret; where they are shown, another bid is seen."""
    stand = in_the_bidding(*moment)
    other = stand.position.copy()
    bids_otherwise(stand, other)
    same = shown_to_bid(stand, stand.position) == shown_to_bid(stand, other)
    hidden = stand.terms.rules[at.BIDS_HIDDEN] != at.SHOWN
    assert same == (hidden or np.array_equal(other, stand.position))


@given(MOMENTS)
def test_a_play_heeds_no_secret_bid(moment: tuple[int, int, float]) -> None:
    """Where bids are told only when the round is over."""
    secret = secret_kinds()
    stand = in_the_play(secret[moment[0] % len(secret)], *moment[1:])
    other = stand.position.copy()
    bids_otherwise(stand, other)
    assert shown_to_play(stand, stand.position) == shown_to_play(stand, other)


@given(MOMENTS)
def test_what_is_shown_is_seen(moment: tuple[int, int, float]) -> None:
    """The seat's own hand: without its cards the counts are others, so the laws above can fail."""
    stand = in_the_play(*moment)
    other = stand.position.copy()
    other[at.ONCE + stand.me] = other[at.TWICE + stand.me] = 0
    assert shown_to_play(stand, stand.position)["counts"] != shown_to_play(stand, other)["counts"]
