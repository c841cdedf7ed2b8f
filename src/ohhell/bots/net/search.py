"""Looking ahead: what comes of each card in worlds that the seat holds possible.

Worlds are drawn evenly among all that agree with what was shown. Those are kept the more often in
which, by the nets, the others would have bid as they did; some are kept whatever was bid, for not
everybody bids as the nets do. In each world every card is tried, and the round is played out as the
nets play. What the nets foretold counts as so many trials more.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ohhell.bots.net import counting as of
from ohhell.bots.net.network import Floats, Nets
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
from ohhell.fast.compiled import Position, jit
from ohhell.fast.dealing import begin
from ohhell.fast.dice import Dice, dice_of, uniform
from ohhell.fast.worlds import Worlds, draw

Numbers = NDArray[np.float64]

KEPT_MAX: Final = 512

_NEAR: Final = 2


class Effort(NamedTuple):
    """How hard to look ahead."""

    drawn: int = 400
    """How many worlds are drawn, before some are kept."""
    decisions: int = 9000
    """How many decisions of the nets the trials may take, about."""
    trials_min: int = 40
    """With fewer trials of a card than this the nets are trusted as they are."""
    cards: int = 3
    """How many cards are tried at most."""
    behind: float = 2.0
    """A card that the nets hold to be worth less than the best by so much is not tried."""
    prior: float = 40.0
    """As how many trials the nets' own opinion counts."""
    warmth: float = 0.7
    """By how many points another may misjudge a bid: the higher, the less a bid tells."""
    trust: float = 0.75
    """Which share of the worlds is kept by what was bid."""
    horizon: int = 0
    """After how many tricks, the open one included, the nets' opinion ends a trial; 0 for never."""


class Seeker(NamedTuple):
    """Who looks ahead: by which nets, to what taste, and how hard."""

    nets: Nets
    style: Style
    effort: Effort


class Ahead(NamedTuple):
    """Room to look ahead in; each thread needs its own."""

    start: Position
    play: Position
    once: NDArray[np.int64]
    """``[drawn, places]``"""
    twice: NDArray[np.int64]
    likely: Numbers
    kept: NDArray[np.int64]
    room: Scratch
    dice: Dice


def room_ahead(drawn: int, seed: int) -> Ahead:
    """Return room for so many worlds."""
    return Ahead(
        np.zeros(at.WIDTH, np.int64),
        np.zeros(at.WIDTH, np.int64),
        np.zeros((drawn, at.SEATS_MAX + 1), np.int64),
        np.zeros((drawn, at.SEATS_MAX + 1), np.int64),
        np.zeros(drawn, np.float64),
        np.zeros(KEPT_MAX, np.int64),
        scratch(),
        dice_of(seed),
    )


# --- Cards ----------------------------------------------------------------------------------------


@jit
def look_ahead(
    position: Position,
    terms: Terms,
    legal: int,
    seeker: Seeker,
    worlds: Worlds,
    mine: Scratch,
    ahead: Ahead,
) -> int:
    """Weigh the cards of `legal` as `weigh_cards` does, then by trials; return the best.

    `mine.worth` holds what they are worth in the end. Of the hands in `position` only that of the
    seat to play is read.
    """
    effort, net = seeker.effort, seeker.nets.play
    me = engine.turn(position)
    look_to_play(position, terms, me, net, mine)
    weigh_cards(position, terms, legal, net, seeker.style, mine)
    tried = promising(legal, effort, mine)
    left = _decisions(position, effort)
    cards = popcount(tried)
    if cards < 2 or effort.decisions < effort.trials_min * cards * left:
        return best_of(legal, mine.worth)
    trials = min(effort.decisions // (cards * left), KEPT_MAX)
    _draw(position, terms, seeker, worlds, ahead)
    _keep(trials, effort, ahead)
    _try(position, terms, tried, trials, seeker, mine, ahead)
    return best_of(tried, mine.worth)


@jit
def _decisions(position: Position, effort: Effort) -> int:
    """Return how many decisions a trial takes at most."""
    tricks = position[at.SIZE] - position[at.TRICKS]
    if effort.horizon:
        tricks = min(tricks, effort.horizon + 1)
    return int(position[at.SEATS] * tricks - position[at.IN_TRICK])


@jit
def promising(legal: int, effort: Effort, mine: Scratch) -> int:
    """Return the mask of the cards worth trying: the best few, of equal ones the lowest."""
    best = best_of(legal, mine.worth)
    least = mine.worth[best] - np.float32(effort.behind)
    tried, rest = 1 << best, legal & ~(1 << best)
    for _ in range(effort.cards - 1):
        rest = _without_equals(rest, tried, mine)
        if not rest:
            break
        card = best_of(rest, mine.worth)
        if mine.worth[card] < least:
            break
        tried |= 1 << card
        rest &= ~(1 << card)
    return tried


@jit
def _without_equals(rest: int, tried: int, mine: Scratch) -> int:
    """Return `rest` without cards that the nets cannot tell from one of `tried`."""
    left, kept = rest, rest
    while left:
        card = lowest(left)
        left &= left - 1
        others = tried & engine.suit_mask(engine.suit_of(card))
        while others:
            other = lowest(others)
            others &= others - 1
            if mine.worth[card] == mine.worth[other] and mine.made[card] == mine.made[other]:
                kept &= ~(1 << card)
    return kept


# --- Worlds ---------------------------------------------------------------------------------------


@jit
def _draw(position: Position, terms: Terms, seeker: Seeker, worlds: Worlds, ahead: Ahead) -> None:
    """Draw worlds, and find how likely the bids that were heard are in each."""
    places = position[at.SEATS] + 1
    heard = terms.rules[at.BIDS_HIDDEN] != at.ALL_ROUND and seeker.effort.trust > 0
    for number in range(seeker.effort.drawn):
        draw(worlds, ahead.dice, ahead.once[number, :places], ahead.twice[number, :places])
        ahead.likely[number] = 1.0
        if heard:
            ahead.likely[number] = _likelihood(position, terms, seeker, number, ahead)


@jit
def _likelihood(
    position: Position, terms: Terms, seeker: Seeker, number: int, ahead: Ahead
) -> float:
    """Return how likely the bids of the others are, were the cards as in a world."""
    start, room, net = ahead.start, ahead.room, seeker.nets.bid
    me, size = engine.turn(position), position[at.SIZE]
    shown = terms.rules[at.BIDS_HIDDEN] == at.SHOWN
    _before_bids(position, start)
    likely = 1.0
    for step in range(position[at.SEATS]):
        seat = (position[at.FIRST_BIDDER] + step) % position[at.SEATS]
        bid = int(position[at.BIDS + seat])
        if seat != me:
            _give_back(position, seat, number, ahead)
            look_to_bid(start, terms, seat, shown, net, room)
            around = _around(bid, size)
            weigh_bids(start, terms, around, net, PLAIN, room)
            likely *= 0.05 + 0.95 * _share(room.worth, bid, around, seeker.effort.warmth)
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
    start[at.TURNED] = position[at.TURNED]
    if position[at.TURNED] >= 0:
        start[at.PLAYED_ONCE] = 1 << position[at.TURNED]


@jit
def _give_back(position: Position, seat: int, number: int, ahead: Ahead) -> None:
    """Give `seat` in `ahead.start` what it holds in a world, and what it has played."""
    once, gone = ahead.once[number, seat], position[at.GONE + seat]
    ahead.start[at.ONCE + seat] = once | gone
    ahead.start[at.TWICE + seat] = (
        ahead.twice[number, seat] | position[at.GONE_TWICE + seat] | (once & gone)
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
def _keep(trials: int, effort: Effort, ahead: Ahead) -> None:
    """Choose which worlds are tried: at even steps through their likelihoods, and some evenly."""
    total = 0.0
    for number in range(effort.drawn):
        total += ahead.likely[number]
    by_bids = int(trials * effort.trust)
    step = total / max(by_bids, 1)
    point, passed, number = uniform(ahead.dice) * step, ahead.likely[0], 0
    for trial in range(by_bids):
        while passed <= point and number < effort.drawn - 1:
            number += 1
            passed += ahead.likely[number]
        ahead.kept[trial] = number
        point += step
    for trial in range(by_bids, trials):
        ahead.kept[trial] = (trial - by_bids) % effort.drawn


# --- Trials ---------------------------------------------------------------------------------------


@jit
def _try(
    position: Position,
    terms: Terms,
    tried: int,
    trials: int,
    seeker: Seeker,
    mine: Scratch,
    ahead: Ahead,
) -> None:
    """Try every card in every world that is kept, and let `mine.worth` tell what came of it."""
    me, prior = engine.turn(position), seeker.effort.prior
    while tried:
        card = lowest(tried)
        tried &= tried - 1
        total = 0.0
        for trial in range(trials):
            world = ahead.kept[trial]
            ahead.play[:] = position
            for seat in range(position[at.SEATS]):
                if seat != me:
                    ahead.play[at.ONCE + seat] = ahead.once[world, seat]
                    ahead.play[at.TWICE + seat] = ahead.twice[world, seat]
            engine.play(ahead.play, terms.rules, me, card)
            total += _trial(ahead.play, terms, me, seeker, ahead.room)
        foretold = prior * np.float64(mine.worth[card])
        mine.worth[card] = np.float32((total + foretold) / (trials + prior))


@jit
def _trial(position: Position, terms: Terms, me: int, seeker: Seeker, room: Scratch) -> float:
    """Play on as the nets play; return what comes of it, or what `me` expects at the horizon."""
    net, style, horizon = seeker.nets.play, seeker.style, seeker.effort.horizon
    until = position[at.SIZE]
    if horizon:
        begun = position[at.TRICKS] if position[at.IN_TRICK] else position[at.TRICKS] - 1
        until = min(until, begun + horizon)
    while position[at.TRICKS] < position[at.SIZE]:
        seat = engine.turn(position)
        legal = engine.playable(position, terms.rules, position[at.ONCE + seat])
        card = lowest(legal)
        ends = seat == me and position[at.TRICKS] >= until
        if ends or legal & (legal - 1):
            look_to_play(position, terms, seat, net, room)
            weigh_cards(position, terms, legal, net, style, room)
            card = best_of(legal, room.worth)
            if ends:
                return float(room.worth[card])
        engine.play(position, terms.rules, seat, card)
    return _worth(position, terms, me, style)


@jit
def _worth(position: Position, terms: Terms, me: int, style: Style) -> float:
    """Return what a round that is over is worth to `me`, by its taste."""
    points, size = terms.points, position[at.SIZE]
    taken = engine.of_party(position, terms.rules, at.TAKEN, me)
    bid = min(max(taken + of.need_of(position, terms.rules, me), 0), size)
    worth = points[bid, min(taken, size)]
    if style.spoil:
        given, seats = 0.0, position[at.SEATS]
        for seat in range(seats):
            if seat != me and of.need_of(position, terms.rules, seat) == 0:
                made = min(max(position[at.BIDS + seat], 0), size)
                given += points[made, made] - points[made, made - 1 if made else 1]
        worth -= style.spoil * given / (seats - 1)
    return float(worth)
