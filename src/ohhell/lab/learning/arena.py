"""Duplicate rounds between nets in compiled code, thousands a second: for those who train them.

The lab's matches play whole games by the rulebook with any bot; this plays single rounds of one
kind, and knows only nets, the player by rules of thumb and the random one.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ohhell.bots.net.effort import Effort
from ohhell.bots.net.network import Nets
from ohhell.bots.net.search import Ahead, Seeker, look_ahead, room_ahead
from ohhell.bots.net.weighing import (
    PLAIN,
    Scratch,
    Style,
    Terms,
    best_of,
    look_to_bid,
    look_to_play,
    scratch,
    weigh_bids,
    weigh_cards,
)
from ohhell.fast import engine
from ohhell.fast import layout as at
from ohhell.fast.bits import lowest, popcount
from ohhell.fast.compiled import Position, Rules, jit
from ohhell.fast.dice import Dice, any_of, below, dice_of
from ohhell.fast.kinds import Places
from ohhell.fast.worlds import prepare
from ohhell.lab.learning.dealing import deal
from ohhell.lab.learning.recipes import Recipes
from ohhell.lab.learning.selfplay import terms_at
from ohhell.lab.learning.thumb import thumb_bid, thumb_card

Numbers = NDArray[np.float64]

BY_NETS: Final = 0
BY_THUMB: Final = 1
AT_RANDOM: Final = 2
LOOKS_AHEAD: Final = 3

_WORLDS_MAX: Final = 2048


class Contender(NamedTuple):
    """Who plays: nets to a taste, with an effort or without, or a baseline that needs neither."""

    kind: int
    seeker: Seeker


class Table(NamedTuple):
    """Room for the two contenders; each thread needs its own."""

    room: Scratch
    ahead: Ahead
    start: Position
    position: Position
    seen: Position
    deck: Position
    dice: Dice


class Outcome(NamedTuple):
    """What a contender got in its seats, by deal: ``[deals]``, the mean over all rotations."""

    points: Numbers
    made: Numbers


def contender(
    nets: Nets, style: Style = PLAIN, *, kind: int = BY_NETS, effort: Effort | None = None
) -> Contender:
    """Return a player with these nets."""
    return Contender(kind, Seeker(nets, style, effort or Effort()))


def duel(
    kinds: Recipes, one: Contender, other: Contender, *, ones: int, deals: int, seed: int
) -> tuple[Outcome, Outcome]:
    """Return what `one`, in `ones` seats, and `other`, in the rest, get of the same deals.

    Every deal is played once in each rotation of the seats. Looking ahead heeds voids alone: where
    players are bound when void, it would see worlds that cannot be.
    """
    found = np.zeros((deals, 2, 2))
    seats = int(kinds.kinds[0, 0])
    _duel(kinds, one, other, ones, _table(seed), found)
    found /= np.array([max(ones, 1), max(seats - ones, 1)])[None, :, None] * seats
    return Outcome(found[:, 0, 0], found[:, 0, 1]), Outcome(found[:, 1, 0], found[:, 1, 1])


def _table(seed: int) -> Table:
    start, position, seen = (np.zeros(at.WIDTH, np.int64) for _ in range(3))
    deck = np.zeros(120, np.int64)
    ahead = room_ahead(_WORLDS_MAX, seed)
    return Table(scratch(), ahead, start, position, seen, deck, dice_of(seed))


@jit
def _duel(
    kinds: Recipes, one: Contender, other: Contender, ones: int, table: Table, found: Numbers
) -> None:
    start, position = table.start, table.position
    for number in range(found.shape[0]):
        index = below(table.dice, kinds.kinds.shape[0])
        terms = terms_at(kinds, index)
        deal(kinds.kinds[index], terms.rules, start, table.deck, table.dice)
        seats = start[at.SEATS]
        for turned in range(seats):
            position[:] = start
            _play_out(terms, one, other, ones, turned, table)
            for seat in range(seats):
                side = 0 if (seat + turned) % seats < ones else 1
                bid, taken = position[at.BIDS + seat], position[at.TAKEN + seat]
                found[number, side, 0] += terms.points[bid, taken]
                found[number, side, 1] += bid == taken


@jit
def _play_out(
    terms: Terms, one: Contender, other: Contender, ones: int, turned: int, table: Table
) -> None:
    position = table.position
    seats = position[at.SEATS]
    for _ in range(seats):
        seat = engine.bidder(position)
        who = one if (seat + turned) % seats < ones else other
        engine.bid(position, seat, _bid(terms, seat, who, table))
    engine.begin_play(position, terms.rules)
    for _ in range(seats * position[at.SIZE]):
        seat = engine.turn(position)
        who = one if (seat + turned) % seats < ones else other
        engine.play(position, terms.rules, seat, _card(terms, seat, who, table))


@jit
def _bid(terms: Terms, seat: int, who: Contender, table: Table) -> int:
    position, room = table.position, table.room
    open_ = engine.open_bids(position, terms.rules, terms.bids)
    if who.kind == AT_RANDOM:
        return any_of(open_, table.dice)
    if who.kind == BY_THUMB:
        return thumb_bid(position, seat, open_)
    net, known = who.seeker.nets.bid, terms.rules[at.BIDS_HIDDEN] == at.SHOWN
    look_to_bid(position, terms, seat, known, net, room)
    weigh_bids(position, terms, open_, net, who.seeker.style, room)
    return best_of(open_, room.worth)


@jit
def _card(terms: Terms, seat: int, who: Contender, table: Table) -> int:
    position, rules, room = table.position, terms.rules, table.room
    legal = engine.playable(position, rules, position[at.ONCE + seat])
    if legal & (legal - 1) == 0:
        return lowest(legal)
    if who.kind == AT_RANDOM:
        return any_of(legal, table.dice)
    if who.kind == BY_THUMB:
        return thumb_card(position, rules, seat, legal)
    if who.kind == LOOKS_AHEAD:
        seen_by(position, seat, table.seen)
        worlds = prepare(places_of(table.seen, rules, seat))
        return look_ahead(table.seen, terms, legal, who.seeker, worlds, room, table.ahead)
    look_to_play(position, terms, seat, who.seeker.nets.play, room)
    weigh_cards(position, terms, legal, who.seeker.nets.play, who.seeker.style, room)
    return best_of(legal, room.worth)


@jit
def seen_by(position: Position, me: int, view: Position) -> None:
    """Make `view` the position without the hands of others."""
    view[:] = position
    for seat in range(position[at.SEATS]):
        if seat != me:
            view[at.ONCE + seat] = 0
            view[at.TWICE + seat] = 0


@jit
def places_of(view: Position, rules: Rules, me: int) -> Places:
    """Return what `me` knows of the cards by the voids shown."""
    seats = view[at.SEATS]
    once, twice = engine.unseen(view, rules, view[at.ONCE + me], view[at.TWICE + me])
    capacity, forbidden = np.zeros(seats + 1, np.int64), np.zeros(seats + 1, np.int64)
    known = np.zeros(seats + 1, np.int64)
    left = popcount(once) + popcount(twice)
    for seat in range(seats):
        step = (seat - view[at.LEADER] + seats) % seats
        if seat != me:
            held = view[at.SIZE] - view[at.TRICKS] - (1 if step < view[at.IN_TRICK] else 0)
            capacity[seat] = held
            left -= held
            for suit in range(4):
                if view[at.VOIDS + seat] >> suit & 1:
                    forbidden[seat] |= engine.suit_mask(suit)
    capacity[seats] = left
    return Places(once, twice, capacity, forbidden, known, known)
