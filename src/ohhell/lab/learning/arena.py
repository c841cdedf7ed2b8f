"""Duplicate rounds between nets in compiled code, thousands a second: for those who train them.

The lab's matches play whole games by the rulebook with any bot; this plays single rounds of one
kind, and knows only nets, the player by rules of thumb and the random one.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ohhell.bots.net.network import Net, Nets
from ohhell.bots.net.weighing import (
    Scratch,
    Style,
    best_of,
    look_to_bid,
    look_to_play,
    scratch,
    weigh_bids,
    weigh_cards,
)
from ohhell.fast import engine
from ohhell.fast import layout as at
from ohhell.fast.bits import nth, popcount
from ohhell.fast.compiled import Bids, Features, Points, Position, Rules, jit
from ohhell.fast.dice import Dice, below, dice_of, uniform
from ohhell.lab.learning.recipes import Recipes
from ohhell.lab.learning.selfplay import deal
from ohhell.lab.learning.thumb import thumb_bid, thumb_card

BY_NETS: Final = 0
BY_THUMB: Final = 1
AT_RANDOM: Final = 2


class Contender(NamedTuple):
    """Who plays: nets to a taste, or a baseline that needs none."""

    kind: int
    play: Net
    bid: Net
    style: Style
    blur: float
    """How often it acts at random instead."""


class Outcome(NamedTuple):
    """What a contender got in its seats, by deal: ``[deals]``, the mean over all rotations."""

    points: NDArray[np.float64]
    made: NDArray[np.float64]

    def mean(self) -> float:
        """Return the points a round."""
        return float(self.points.mean())


def contender(
    nets: Nets, style: Style | None = None, *, kind: int = BY_NETS, blur: float = 0.0
) -> Contender:
    """Return a player with these nets."""
    return Contender(kind, nets.play, nets.bid, style or Style(), blur)


def duel(
    kinds: Recipes, one: Contender, other: Contender, *, ones: int, deals: int, seed: int
) -> tuple[Outcome, Outcome]:
    """Return what `one`, in `ones` seats, and `other`, in the rest, get of the same deals.

    Every deal is played once in each rotation of the seats.
    """
    found = np.zeros((deals, 2, 2))
    seats = int(kinds.kinds[0, 0])
    _duel(kinds, one, other, ones, dice_of(seed), scratch(), np.zeros(120, np.int64), found)
    share = np.array([max(ones, 1), max(seats - ones, 1)])[None, :, None] * seats
    found /= share
    return Outcome(found[:, 0, 0], found[:, 0, 1]), Outcome(found[:, 1, 0], found[:, 1, 1])


@jit
def _duel(
    kinds: Recipes,
    one: Contender,
    other: Contender,
    ones: int,
    dice: Dice,
    room: Scratch,
    deck: Position,
    found: NDArray[np.float64],
) -> None:
    start, position = np.zeros(at.WIDTH, np.int64), np.zeros(at.WIDTH, np.int64)
    for number in range(found.shape[0]):
        index = below(dice, kinds.kinds.shape[0])
        rules, points = kinds.rules[index], kinds.points[index]
        deal(kinds.kinds[index], rules, start, deck, dice)
        seats = start[at.SEATS]
        for turned in range(seats):
            position[:] = start
            _play_out(
                position,
                rules,
                kinds.bids[index],
                points,
                kinds.scoring[index],
                one,
                other,
                ones,
                turned,
                room,
                dice,
            )
            for seat in range(seats):
                side = 0 if (seat + turned) % seats < ones else 1
                bid, taken = position[at.BIDS + seat], position[at.TAKEN + seat]
                found[number, side, 0] += points[bid, taken]
                found[number, side, 1] += bid == taken


@jit
def _play_out(
    position: Position,
    rules: Rules,
    bids: Bids,
    points: Points,
    scoring: Features,
    one: Contender,
    other: Contender,
    ones: int,
    turned: int,
    room: Scratch,
    dice: Dice,
) -> None:
    seats = position[at.SEATS]
    for _ in range(seats):
        seat = engine.bidder(position)
        open_ = engine.open_bids(position, rules, bids)
        known = rules[at.BIDS_HIDDEN] == at.SHOWN
        who = one if (seat + turned) % seats < ones else other
        engine.bid(
            position,
            seat,
            _bid(position, rules, points, scoring, seat, open_, known, who, room, dice),
        )
    engine.begin_play(position, rules)
    for _ in range(seats * position[at.SIZE]):
        seat = engine.turn(position)
        who = one if (seat + turned) % seats < ones else other
        legal = engine.playable(position, rules, position[at.ONCE + seat])
        if legal & (legal - 1) == 0:
            engine.play(position, rules, seat, nth(legal, 0))
        else:
            engine.play(
                position,
                rules,
                seat,
                _card(position, rules, points, scoring, seat, legal, who, room, dice),
            )


@jit
def _bid(
    position: Position,
    rules: Rules,
    points: Points,
    scoring: Features,
    seat: int,
    open_: int,
    known: bool,
    who: Contender,
    room: Scratch,
    dice: Dice,
) -> int:
    if who.kind == AT_RANDOM or (who.blur > 0 and uniform(dice) < who.blur):
        return nth(open_, below(dice, popcount(open_)))
    if who.kind == BY_THUMB:
        return thumb_bid(position, rules, seat, open_)
    look_to_bid(position, rules, scoring, seat, known, who.bid, room)
    weigh_bids(position, rules, points, open_, who.bid, who.style, room)
    return best_of(open_, room.worth)


@jit
def _card(
    position: Position,
    rules: Rules,
    points: Points,
    scoring: Features,
    seat: int,
    legal: int,
    who: Contender,
    room: Scratch,
    dice: Dice,
) -> int:
    if who.kind == AT_RANDOM or (who.blur > 0 and uniform(dice) < who.blur):
        return nth(legal, below(dice, popcount(legal)))
    if who.kind == BY_THUMB:
        return thumb_card(position, rules, seat, legal)
    look_to_play(position, rules, scoring, seat, who.play, room)
    weigh_cards(position, rules, points, legal, who.play, who.style, room)
    return best_of(legal, room.worth)
