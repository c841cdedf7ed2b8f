"""What a seat can count from its own hand and what was shown: the ground of all features.

Nothing here reads another hand, nor a bid that is hidden.
"""

from __future__ import annotations

from typing import Final

from ohhell.fast import layout as at
from ohhell.fast.bits import highest
from ohhell.fast.compiled import Position, Rules, jit
from ohhell.fast.engine import above, count, of_party, suit_mask, suit_of, unseen

# --- A count: a row of integers -------------------------------------------------------------------

ME: Final = 0
UNSEEN: Final = 1
"""Cards that may be in another hand or in the stock, at least once."""
UNSEEN_TWICE: Final = 2
BIDS_KNOWN: Final = 3
"""Whether the bids of others are known to the seat."""
UNSEEN_TRUMPS: Final = 4
NEED: Final = 5
"""How many tricks the seat, or its team, still needs; negative if it has too many."""
LEFT: Final = 6
"""How many tricks are still to be taken, the open one included."""
CONTEST: Final = 7
"""How many tricks all seats together still need, less those left."""
SURE: Final = 8
"""How many cards of the hand no unseen card of their suit can beat."""
SLOT: Final = 10
"""By suit: its slot. Trump is 0, the others 1 to 4, the longest in the hand first."""
LENGTH: Final = 14
OUT: Final = 18
"""By suit: how many of its cards are unseen."""
NEEDS: Final = 22
"""By seat: the bucket of what it still needs."""
COUNT_WIDTH: Final = NEEDS + at.SEATS_MAX

SLOTS: Final = 5

# --- Buckets of what another seat needs -----------------------------------------------------------

OVER: Final = 0
SATED: Final = 1
UNKNOWN: Final = 6
NEED_BUCKETS: Final = 7
"""Over, sated, one, two, three, more, unknown."""


@jit
def clip(value: int, low: int, high: int) -> int:
    """Return `value`, but at least `low` and at most `high`."""
    return min(max(value, low), high)


@jit
def need_of(position: Position, rules: Rules, seat: int) -> int:
    """Return how many tricks `seat`, or its team, needs beyond those it has: all bids are known."""
    teams = rules[at.TEAMS]
    if not teams:
        return int(position[at.BIDS + seat] - position[at.TAKEN + seat])
    need = 0
    for mate in range(seat % teams, position[at.SEATS], teams):
        if position[at.BIDS + mate] > 0:
            need += position[at.BIDS + mate]
        need -= position[at.TAKEN + mate]
    return need


@jit
def _own_need(position: Position, rules: Rules, me: int) -> int:
    """Return how many tricks are still needed for the bid of `me`: that of a mate is hidden."""
    return int(position[at.BIDS + me] - of_party(position, rules, at.TAKEN, me))


@jit
def count_for(position: Position, rules: Rules, me: int, bids_known: bool, out: Position) -> None:
    """Count for seat `me` into `out`."""
    once, twice = position[at.ONCE + me], position[at.TWICE + me]
    loose, loose_twice = unseen(position, rules, once, twice)
    out[ME] = me
    out[UNSEEN] = loose
    out[UNSEEN_TWICE] = loose_twice
    out[BIDS_KNOWN] = bids_known
    for suit in range(4):
        out[LENGTH + suit] = count(once, twice, suit_mask(suit))
        out[OUT + suit] = count(loose, loose_twice, suit_mask(suit))
    trump = position[at.TRUMP]
    out[UNSEEN_TRUMPS] = out[OUT + trump] if trump >= 0 else 0
    _slots(trump, out)


@jit
def _slots(trump: int, out: Position) -> None:
    """Put the suits in the order in which the net knows them."""
    given = 0
    if trump >= 0:
        out[SLOT + trump] = 0
        given = 1 << trump
    for slot in range(1, SLOTS):
        best = -1
        for suit in range(4):
            if given >> suit & 1:
                continue
            if best < 0 or _weight(out, suit) > _weight(out, best):
                best = suit
        if best >= 0:
            out[SLOT + best] = slot
            given |= 1 << best


@jit
def _weight(out: Position, suit: int) -> int:
    return int(out[LENGTH + suit] * 64 - out[OUT + suit])


@jit
def count_needs(position: Position, rules: Rules, out: Position) -> None:
    """Count what every seat still needs, as far as `out` may know it."""
    me, seats = out[ME], position[at.SEATS]
    out[LEFT] = position[at.SIZE] - position[at.TRICKS]
    out[NEED] = need_of(position, rules, me) if out[BIDS_KNOWN] else _own_need(position, rules, me)
    wanted = max(out[NEED], 0)
    for seat in range(seats):
        if seat == me:
            continue
        if not out[BIDS_KNOWN]:
            out[NEEDS + seat] = UNKNOWN
            continue
        need = need_of(position, rules, seat)
        wanted += max(need, 0)
        out[NEEDS + seat] = clip(need + 1, OVER, UNKNOWN - 1)
    out[CONTEST] = wanted - out[LEFT]
    out[SURE] = sure(int(position[at.ONCE + me]), out)


@jit
def sure(hand: int, out: Position) -> int:
    """Return how many cards of `hand` no unseen card of their suit can beat."""
    bosses = 0
    for suit in range(4):
        loose = (out[UNSEEN] | out[UNSEEN_TWICE]) & suit_mask(suit)
        held = hand & suit_mask(suit)
        while held:
            card = highest(held)
            if loose & above(card):
                break
            bosses += 1
            held &= ~(1 << card)
    return bosses


@jit
def higher(card: int, out: Position) -> int:
    """Return how many unseen cards of its suit are above a plain `card`."""
    return count(out[UNSEEN], out[UNSEEN_TWICE], above(card))


@jit
def lower(card: int, out: Position) -> int:
    """Return how many unseen cards of its suit are below a plain `card`."""
    below = suit_mask(suit_of(card)) & ((1 << card) - 1)
    return count(out[UNSEEN], out[UNSEEN_TWICE], below)
