"""Features that both nets see: the cards of the hand, the suits, the rules and the scoring.

A feature is a number; a position is the list of the features that hold in it, each maybe more than
once. A net adds up one row of weights for each.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from ohhell.bots.net import counting as of
from ohhell.bots.net.counting import clip, higher, lower
from ohhell.fast import layout as at
from ohhell.fast.bits import highest, lowest, popcount
from ohhell.fast.compiled import Features, Points, Position, Rules, jit
from ohhell.fast.engine import suit_mask

RANKS: Final = 8
"""Cards are named by how many unseen ones beat them and are beaten, up to seven."""
CARDS: Final = of.SLOTS * RANKS * RANKS
WIZARD: Final = CARDS
JESTER: Final = CARDS + 1
CARD_ROWS: Final = CARDS + 2

_SIZES: Final = 15
_SEATS: Final = 9
_LENGTHS: Final = 8
_OUTS: Final = 14

_TABLE: Final = 0
_HAND: Final = _TABLE + _SEATS * _SIZES
_LENGTH: Final = _HAND + CARD_ROWS
_OUT: Final = _LENGTH + of.SLOTS * _LENGTHS
_TRUMPS: Final = _OUT + of.SLOTS * _OUTS
_SHORT: Final = _TRUMPS + _LENGTHS * _OUTS
_STOCK: Final = _SHORT + _LENGTHS * 5
_RULES: Final = _STOCK + 9
_SCORING: Final = _RULES + 32
SCORING_PARTS: Final = 5
SCORING_STEPS: Final = 6
SHARED: Final = _SCORING + SCORING_PARTS * SCORING_STEPS
"""How many features there are here; each net's own come after them."""

_SHAPE_LENGTHS: Final = 7
_TOPS: Final = 6
SHAPES: Final = 3 * _SHAPE_LENGTHS * _TOPS * _TOPS
"""How many features tell shapes. Both nets see them too; they stand last, where nets grow."""


@jit
def card_row(card: int, count: Position) -> int:
    """Return the row, 0 to `CARD_ROWS` - 1, by which the nets know a card."""
    if card >= 56:
        return JESTER
    if card >= 52:
        return WIZARD
    slot = count[of.SLOT + card // at.SUIT_SIZE]
    up = clip(higher(card, count), 0, RANKS - 1)
    down = clip(lower(card, count), 0, RANKS - 1)
    return int((slot * RANKS + up) * RANKS + down)


@jit
def shared(
    position: Position, rules: Rules, scoring: Features, count: Position, out: Features
) -> int:
    """Write the features that both nets see; return how many there are."""
    seats, size = position[at.SEATS], position[at.SIZE]
    out[0] = _TABLE + (seats - 2) * _SIZES + clip(size, 0, _SIZES - 1)
    end = _cards(position, count, 1, out)
    end = _suits(position, count, end, out)
    end = _stock(position, count, end, out)
    end = _rules(position, rules, end, out)
    for part in range(SCORING_PARTS):
        out[end] = _SCORING + part * SCORING_STEPS + scoring[part]
        end += 1
    return end


@jit
def _cards(position: Position, count: Position, end: int, out: Features) -> int:
    hand = int(position[at.ONCE + count[of.ME]])
    pairs = int(position[at.TWICE + count[of.ME]])
    while hand:
        card = lowest(hand)
        hand &= hand - 1
        out[end] = _HAND + card_row(card, count)
        end += 1
        if pairs >> card & 1:
            out[end] = out[end - 1]
            end += 1
    return end


@jit
def _suits(position: Position, count: Position, end: int, out: Features) -> int:
    trump, short = position[at.TRUMP], 0
    for suit in range(4):
        slot, length = int(count[of.SLOT + suit]), int(count[of.LENGTH + suit])
        out[end] = _LENGTH + slot * _LENGTHS + clip(length, 0, _LENGTHS - 1)
        out[end + 1] = _OUT + slot * _OUTS + clip(count[of.OUT + suit], 0, _OUTS - 1)
        end += 2
        if suit != trump and length < 2:
            short += 2 - length
    trumps = clip(int(count[of.LENGTH + trump]), 0, _LENGTHS - 1) if trump >= 0 else 0
    out[end] = _TRUMPS + trumps * _OUTS + clip(count[of.UNSEEN_TRUMPS], 0, _OUTS - 1)
    out[end + 1] = _SHORT + trumps * 5 + clip(short, 0, 4)
    return end + 2


@jit
def shapes(position: Position, count: Position, first: int, end: int, out: Features) -> int:
    """Write each suit's length with its two highest cards, from feature `first` on."""
    hand, trump = int(position[at.ONCE + count[of.ME]]), position[at.TRUMP]
    for suit in range(4):
        held = hand & suit_mask(suit)
        kind = 2 if trump < 0 else 0 if suit == trump else 1
        row = kind * _SHAPE_LENGTHS + clip(int(count[of.LENGTH + suit]), 0, _SHAPE_LENGTHS - 1)
        for _ in range(2):
            top = _TOPS - 1
            if held:
                card = highest(held)
                held &= ~(1 << card)
                top = clip(higher(card, count), 0, _TOPS - 2)
            row = row * _TOPS + top
        out[end] = first + row
        end += 1
    return end


@jit
def _stock(position: Position, count: Position, end: int, out: Features) -> int:
    """Write how many of the unseen cards lie in the stock, in eighths."""
    hidden = popcount(count[of.UNSEEN]) + popcount(count[of.UNSEEN_TWICE])
    seats, left = position[at.SEATS], position[at.SIZE] - position[at.TRICKS]
    held = (seats - 1) * left - position[at.IN_TRICK]
    stock = hidden - held
    out[end] = _STOCK + clip(8 * stock // hidden if hidden > 0 else 0, 0, 8)
    return end + 1


@jit
def _rules(position: Position, rules: Rules, end: int, out: Features) -> int:
    """Write which duties there are; the usual ones, being the most frequent, have no feature."""
    flags = (
        position[at.TRUMP] < 0 and not position[at.TRUMP_DUE],
        position[at.TRUMP_DUE] == 1,
        rules[at.HOOK] == 1,
        rules[at.HOOK] > 3,
        rules[at.WHEN_VOID] == at.VOID_TRUMP,
        rules[at.WHEN_VOID] == at.VOID_OVER_OR_FREE,
        rules[at.WHEN_VOID] == at.VOID_OVER_OR_UNDER,
        rules[at.MUST_BEAT] == 1,
        rules[at.TRUMP_LEAD] == at.LEAD_AFTER_FIRST,
        rules[at.TRUMP_LEAD] == at.LEAD_BROKEN,
        rules[at.TRUMP_LEAD] == at.LEAD_LAST_RESORT,
        rules[at.PACKS] == 2,
        rules[at.PACKS] == 2 and rules[at.IDENTICAL] == at.EQUAL_LAST,
        not rules[at.DIRECT],
        not rules[at.DIRECT] and rules[at.IDENTICAL] == at.EQUAL_CANCEL_LEADER,
        rules[at.BIDS_HIDDEN] == at.AT_ONCE,
        rules[at.BIDS_HIDDEN] == at.ALL_ROUND,
        rules[at.TEAMS] > 0,
        rules[at.PACK] > at.PLAIN,
        rules[at.FIRST_LEADER] == at.LEADS_HIGHEST,
        rules[at.FIRST_LEADER] == at.LEADS_DEALER,
        rules[at.CHANGES] > 0,
    )
    for index in range(len(flags)):
        if flags[index]:
            out[end] = _RULES + index
            end += 1
    return end


def scoring_features(points: Points) -> Features:
    """Return what a table ``[bid, taken]`` of points asks of a player, as `SCORING_PARTS` steps.

    What a made zero and a further trick are worth, what each trick under and over costs, and what
    a missed zero does; all in parts of what a made bid of one is worth more than a missed one.
    """
    size = points.shape[1] - 1
    two = min(2, size)
    gain = max(float(points[1, 1] - min(points[1, 0], points[1, two])), 1.0)
    under = float(points[two, two - 1] - points[two, max(two - 2, 0)]) if size > 1 else 0.0
    over = float(points[0, 1] - points[0, two]) if size > 1 else 0.0
    parts = (
        (points[0, 0] - points[1, 1]) / gain,
        (points[two, two] - points[1, 1]) / gain,
        under / gain,
        over / gain,
        (points[0, 0] - points[0, 1]) / gain,
    )
    return np.array([_step(float(part)) for part in parts], np.int32)


_STEPS: Final = (-0.5, -0.03, 0.06, 0.25, 0.75)


def _step(part: float) -> int:
    return sum(part > bound for bound in _STEPS)
