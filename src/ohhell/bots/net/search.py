"""Looking ahead: what comes of each card in worlds that the seat holds possible.

In each world (`beliefs`) every card worth a thought is tried, and played on as the nets play, until
a few tricks later the nets foretell the rest. What they foretold before counts as some trials more.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ohhell.bots.net import counting as of
from ohhell.bots.net.beliefs import KEPT_MAX, Guesses, guess, new_guesses
from ohhell.bots.net.effort import Effort
from ohhell.bots.net.network import FAR, OTHERS, OUTCOMES, Nets
from ohhell.bots.net.weighing import (
    Scratch,
    Style,
    Terms,
    best_of,
    look_to_play,
    points_of_card,
    scratch,
    stake_of,
    weigh_cards,
)
from ohhell.fast import engine
from ohhell.fast import layout as at
from ohhell.fast.bits import lowest, popcount
from ohhell.fast.compiled import Position, jit
from ohhell.fast.worlds import Worlds

Numbers = NDArray[np.float64]


class Seeker(NamedTuple):
    """Who looks ahead: by which nets, to what taste, and how hard."""

    nets: Nets
    style: Style
    effort: Effort


class Ahead(NamedTuple):
    """Room to look ahead in; each thread needs its own."""

    guesses: Guesses
    play: Position
    ends: Numbers
    """``[OUTCOMES]``: how likely each distance from the bid is, summed over trials."""
    others: Numbers
    """``[OTHERS]``: the chance of each other seat, clockwise, to make its bid, summed likewise."""
    room: Scratch


def room_ahead(drawn: int, seed: int) -> Ahead:
    """Return room for so many worlds; those of equal seeds are equal."""
    return Ahead(
        new_guesses(drawn, seed),
        np.zeros(at.WIDTH, np.int64),
        np.zeros(OUTCOMES, np.float64),
        np.zeros(OTHERS, np.float64),
        scratch(),
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

    `mine` holds what is foretold of them in the end. Of the hands in `position` only that of the
    seat to play is read.
    """
    effort, net = seeker.effort, seeker.nets.play
    me = engine.turn(position)
    look_to_play(position, terms, me, net, mine)
    weigh_cards(position, terms, legal, net, seeker.style, mine)
    behind = effort.behind * stake_of(terms.points, position[at.SIZE])
    tried = promising(legal, effort.cards, behind, mine)
    left = _decisions(position, effort)
    cards = popcount(tried)
    if cards < 2 or effort.decisions < effort.trials_min * cards * left:
        return best_of(legal, mine.worth)
    trials = min(effort.decisions // (cards * left), KEPT_MAX)
    guess(position, terms, seeker.nets.bid, effort, worlds, trials, ahead.guesses)
    _try(position, terms, tried, trials, seeker, mine, ahead)
    _put_below(legal & ~tried, tried, mine)
    return best_of(tried, mine.worth)


@jit
def _put_below(rest: int, tried: int, mine: Scratch) -> None:
    """Hold no card that was not tried to be worth more than one that was."""
    least = mine.worth[best_of(tried, mine.worth)]
    while tried:
        least = min(least, mine.worth[lowest(tried)])
        tried &= tried - 1
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        mine.worth[card] = min(mine.worth[card], least)


@jit
def _decisions(position: Position, effort: Effort) -> int:
    """Return how many decisions a trial takes at most."""
    tricks = position[at.SIZE] - position[at.TRICKS]
    if effort.horizon:
        tricks = min(tricks, effort.horizon + 1)
    return int(position[at.SEATS] * tricks - position[at.IN_TRICK])


@jit
def promising(legal: int, cards: int, behind: float, mine: Scratch) -> int:
    """Return the mask of the cards worth trying: the best few, of equal ones the lowest."""
    best = best_of(legal, mine.worth)
    least = mine.worth[best] - np.float32(behind)
    tried, rest = 1 << best, legal & ~(1 << best)
    for _ in range(cards - 1):
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
    """Try every card in every world that is kept, and let `mine` tell what came of it."""
    me, rules, guesses = engine.turn(position), terms.rules, ahead.guesses
    while tried:
        card = lowest(tried)
        tried &= tried - 1
        ahead.ends[:] = 0
        ahead.others[:] = 0
        total = 0.0
        for trial in range(trials):
            world = guesses.kept[trial]
            ahead.play[:] = position
            for seat in range(position[at.SEATS]):
                if seat != me:
                    ahead.play[at.ONCE + seat] = guesses.once[world, seat]
                    ahead.play[at.TWICE + seat] = guesses.twice[world, seat]
            engine.play(ahead.play, rules, me, card)
            total += _trial(ahead.play, terms, me, seeker, ahead)
        _mix(card, total, trials, seeker.effort.prior, mine, ahead)
        mine.points[card] = points_of_card(position, terms, card, mine)


@jit
def _trial(position: Position, terms: Terms, me: int, seeker: Seeker, ahead: Ahead) -> float:
    """Play on as the nets play, to the end or to the horizon; return what that is worth to `me`.

    What came, or what is foretold at the horizon, is added to the sums in `ahead`.
    """
    net, style, horizon, room = seeker.nets.play, seeker.style, seeker.effort.horizon, ahead.room
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
                for outcome in range(OUTCOMES):
                    ahead.ends[outcome] += room.ends[card, outcome]
                for other in range(position[at.SEATS] - 1):
                    ahead.others[other] += room.others[card, other]
                return float(room.worth[card])
        engine.play(position, terms.rules, seat, card)
    off = -of.need_of(position, terms.rules, me)
    ahead.ends[min(max(off + FAR, 0), OUTCOMES - 1)] += 1
    for other in range(position[at.SEATS] - 1):
        rival = (me + 1 + other) % position[at.SEATS]
        ahead.others[other] += 1 if of.need_of(position, terms.rules, rival) == 0 else 0
    return _worth(position, terms, me, style)


@jit
def _mix(card: int, total: float, trials: int, prior: float, mine: Scratch, ahead: Ahead) -> None:
    """Let `mine` tell of a card what came of its trials, and what the nets had foretold."""
    many = trials + prior
    mine.worth[card] = np.float32((total + prior * np.float64(mine.worth[card])) / many)
    for outcome in range(OUTCOMES):
        foretold = prior * np.float64(mine.ends[card, outcome])
        mine.ends[card, outcome] = np.float32((ahead.ends[outcome] + foretold) / many)
    for other in range(OTHERS):
        foretold = prior * np.float64(mine.others[card, other])
        mine.others[card, other] = np.float32((ahead.others[other] + foretold) / many)
    mine.made[card] = mine.ends[card, FAR]


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
