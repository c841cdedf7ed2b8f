"""Worlds that a seat holds possible, the more often the likelier they are by what others bid.

Worlds are drawn evenly among all that agree with what was shown. Those are kept the more often in
which, by the nets, the others would have bid as they did; some are kept whatever was bid, for not
everybody bids as the nets do.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ohhell.bots.net.effort import Effort
from ohhell.bots.net.network import Floats, Net
from ohhell.bots.net.weighing import (
    PLAIN,
    Scratch,
    Terms,
    best_of,
    look_to_bid,
    scratch,
    stake_of,
    weigh_bids,
)
from ohhell.fast import engine
from ohhell.fast import layout as at
from ohhell.fast.bits import lowest
from ohhell.fast.compiled import Position, jit
from ohhell.fast.dealing import begin, lay_open
from ohhell.fast.dice import Dice, dice_of, uniform
from ohhell.fast.worlds import Worlds, draw

KEPT_MAX: Final = 512
"""So many worlds are kept at most."""

_NEAR: Final = 2
"""Bids further off than this are not thought of by whoever made one."""
_ANY: Final = 0.05
"""How likely a bid is that was made for no reason that the nets know."""


class Guesses(NamedTuple):
    """Worlds, and room to find how likely they are; each thread needs its own."""

    once: NDArray[np.int64]
    """``[drawn, places]``: by place the mask of the cards that lie there (`fast.worlds`)."""
    twice: NDArray[np.int64]
    likely: NDArray[np.float64]
    kept: NDArray[np.int64]
    """``[KEPT_MAX]``: the numbers of the worlds that are kept."""
    start: Position
    room: Scratch
    dice: Dice


def new_guesses(drawn: int, seed: int) -> Guesses:
    """Return room for so many worlds."""
    return Guesses(
        np.zeros((drawn, at.SEATS_MAX + 1), np.int64),
        np.zeros((drawn, at.SEATS_MAX + 1), np.int64),
        np.zeros(drawn, np.float64),
        np.zeros(KEPT_MAX, np.int64),
        np.zeros(at.WIDTH, np.int64),
        scratch(),
        dice_of(seed),
    )


@jit
def guess(
    position: Position,
    terms: Terms,
    net: Net,
    effort: Effort,
    worlds: Worlds,
    many: int,
    guesses: Guesses,
) -> None:
    """Keep `many` worlds as the seat to play holds them possible."""
    places = position[at.SEATS] + 1
    heard = terms.rules[at.BIDS_HIDDEN] != at.ALL_ROUND and effort.trust > 0
    for number in range(effort.drawn):
        once, twice = guesses.once[number, :places], guesses.twice[number, :places]
        draw(worlds, guesses.dice, once, twice)
        guesses.likely[number] = 1.0
        if heard:
            guesses.likely[number] = _likelihood(position, terms, net, effort, number, guesses)
    _keep(many, effort, guesses)


@jit
def _likelihood(
    position: Position, terms: Terms, net: Net, effort: Effort, number: int, guesses: Guesses
) -> float:
    """Return how likely the bids of the others are, were the cards as in a world."""
    start, room = guesses.start, guesses.room
    me, size = engine.turn(position), position[at.SIZE]
    shown = terms.rules[at.BIDS_HIDDEN] == at.SHOWN
    warmth = effort.warmth * stake_of(terms.points, size)
    _before_bids(position, start)
    likely = 1.0
    for step in range(position[at.SEATS]):
        seat = (position[at.FIRST_BIDDER] + step) % position[at.SEATS]
        bid = int(position[at.BIDS + seat])
        if seat != me:
            _give_back(position, seat, number, guesses)
            look_to_bid(start, terms, seat, shown, net, room)
            around = _around(bid, size)
            weigh_bids(start, terms, around, net, PLAIN, room)
            likely *= _ANY + (1 - _ANY) * _share(room.worth, bid, around, warmth)
        start[at.BIDS + seat] = bid
        start[at.BIDS_MADE] += 1
    return likely


@jit
def _before_bids(position: Position, start: Position) -> None:
    """Make `start` the position before anybody bid, without the hands."""
    begin(
        start,
        position[at.SEATS],
        position[at.SIZE],
        position[at.DEALER],
        position[at.FIRST_BIDDER],
    )
    start[at.TRUMP] = position[at.TRUMP]
    if position[at.TURNED] >= 0:
        lay_open(start, position[at.TURNED])


@jit
def _give_back(position: Position, seat: int, number: int, guesses: Guesses) -> None:
    """Give `seat`, before the bids, what it holds in a world and what it has played."""
    once, gone = guesses.once[number, seat], position[at.GONE + seat]
    guesses.start[at.ONCE + seat] = once | gone
    guesses.start[at.TWICE + seat] = (
        guesses.twice[number, seat] | position[at.GONE_TWICE + seat] | (once & gone)
    )


@jit
def _around(bid: int, size: int) -> int:
    """Return the mask of the bids next to `bid`: others are too far off to have been thought of."""
    low, high = max(bid - _NEAR, 0), min(bid + _NEAR, size)
    return ((2 << (high - low)) - 1) << low


@jit
def _share(worth: Floats, bid: int, among: int, warmth: float) -> float:
    """Return how likely `bid` is made by one who misjudges what bids are worth by `warmth`."""
    most = worth[best_of(among, worth)]
    total = 0.0
    while among:
        total += np.exp((worth[lowest(among)] - most) / warmth)
        among &= among - 1
    return float(np.exp((worth[bid] - most) / warmth) / total)


@jit
def _keep(trials: int, effort: Effort, guesses: Guesses) -> None:
    """Choose which worlds are tried: at even steps through their likelihoods, and some evenly."""
    total = 0.0
    for number in range(effort.drawn):
        total += guesses.likely[number]
    by_bids = int(trials * effort.trust)
    step = total / max(by_bids, 1)
    point, passed, number = uniform(guesses.dice) * step, guesses.likely[0], 0
    for trial in range(by_bids):
        while passed <= point and number < effort.drawn - 1:
            number += 1
            passed += guesses.likely[number]
        guesses.kept[trial] = number
        point += step
    for trial in range(by_bids, trials):
        guesses.kept[trial] = (trial - by_bids) % effort.drawn
