"""What the net sees that bids: the table from a seat, and one bid that it could make."""

from __future__ import annotations

from typing import Final

from ohhell.bots.net import counting as of
from ohhell.bots.net.counting import clip
from ohhell.bots.net.shared_features import SHAPES, SHARED, shapes, shared
from ohhell.fast import layout as at
from ohhell.fast.compiled import Features, Position, Rules, jit

_OTHERS: Final = at.SEATS_MAX - 1
_BIDS: Final = 16
"""Bids of 15 and more are seen as one."""
_SUMS: Final = 21

_BEFORE: Final = SHARED
_AFTER: Final = _BEFORE + at.SEATS_MAX
_FIRST: Final = _AFTER + at.SEATS_MAX
_SUM: Final = _FIRST + at.SEATS_MAX + 1
_OTHER: Final = _SUM + _SUMS * 4
_MATE: Final = _OTHER + _OTHERS * _BIDS
_SURE: Final = _MATE + _OTHERS
TABLE: Final = _SURE + 6
"""Features up to here are those of the table; those of a bid come after them."""

_BID: Final = TABLE
_BID_SEATS: Final = _BID + _BIDS
_BID_SIZE: Final = _BID_SEATS + _BIDS * 9
_OFF: Final = _BID_SIZE + _BIDS * 15
_BID_TRUMPS: Final = _OFF + _SUMS * 4
_BID_SURE: Final = _BID_TRUMPS + _BIDS * 8
_SHAPE: Final = _BID_SURE + 8 * 6
BID_FEATURES: Final = _SHAPE + SHAPES
"""How many features the net that bids knows."""

BID_OWN_FEATURES: Final = 6
BID_TABLE_FEATURES_MAX: Final = 164


@jit
def bid_table_features(
    position: Position, rules: Rules, scoring: Features, count: Position, out: Features
) -> int:
    """Write the features of the table as a seat that is to bid sees it; return how many."""
    end = shared(position, rules, scoring, count, out)
    me, seats = count[of.ME], position[at.SEATS]
    before = _bids_before(position, count)
    out[end] = _BEFORE + before
    out[end + 1] = _AFTER + seats - 1 - before
    out[end + 2] = _FIRST + _plays_after(position, rules, me)
    out[end + 3] = _SUM + _sum(position, count) * 4 + clip(seats - 1 - before, 0, 3)
    out[end + 4] = _SURE + clip(count[of.SURE], 0, 5)
    end = shapes(position, count, _SHAPE, end + 5, out)
    for step in range(1, seats):
        seat = (me + step) % seats
        if count[of.BIDS_KNOWN] and position[at.BIDS + seat] >= 0:
            bid = clip(int(position[at.BIDS + seat]), 0, _BIDS - 1)
            out[end] = _OTHER + (step - 1) * _BIDS + bid
            end += 1
        if rules[at.TEAMS] and seat % rules[at.TEAMS] == me % rules[at.TEAMS]:
            out[end] = _MATE + step - 1
            end += 1
    return end


@jit
def _bids_before(position: Position, count: Position) -> int:
    """Return how many other bids the seat knows."""
    if not count[of.BIDS_KNOWN]:
        return 0
    known = 0
    for seat in range(position[at.SEATS]):
        if seat != count[of.ME] and position[at.BIDS + seat] >= 0:
            known += 1
    return known


@jit
def _plays_after(position: Position, rules: Rules, me: int) -> int:
    """Return how many play before the seat to the first trick; the number of seats if unknown."""
    seats = position[at.SEATS]
    if rules[at.FIRST_LEADER] == at.LEADS_HIGHEST:
        return at.SEATS_MAX
    first = position[at.DEALER] + (1 if rules[at.FIRST_LEADER] == at.LEADS_ELDEST else 0)
    return int((me - first + 2 * seats) % seats)


@jit
def _sum(position: Position, count: Position) -> int:
    """Return how far the bids known are from the size, -15 to 5, as 0 to 20."""
    made = 0
    if count[of.BIDS_KNOWN]:
        for seat in range(position[at.SEATS]):
            if seat != count[of.ME]:
                made += max(position[at.BIDS + seat], 0)
    return clip(made - position[at.SIZE] + 15, 0, _SUMS - 1)


@jit
def own_bid_features(position: Position, count: Position, bid: int, out: Features) -> int:
    """Write the features of bidding `bid`; return how many there are."""
    trump, seats = int(position[at.TRUMP]), int(position[at.SEATS])
    kind = clip(bid, 0, _BIDS - 1)
    after = clip(seats - 1 - _bids_before(position, count), 0, 3)
    trumps = clip(int(count[of.LENGTH + trump]), 0, 7) if trump >= 0 else 0
    out[0] = _BID + kind
    out[1] = _BID_SEATS + kind * 9 + seats - 2
    out[2] = _BID_SIZE + kind * 15 + clip(int(position[at.SIZE]), 0, 14)
    out[3] = _OFF + clip(_sum(position, count) + bid, 0, _SUMS - 1) * 4 + after
    out[4] = _BID_TRUMPS + kind * 8 + trumps
    out[5] = _BID_SURE + clip(bid - count[of.SURE] + 3, 0, 7) * 6 + clip(count[of.SURE], 0, 5)
    return BID_OWN_FEATURES


@jit
def count_sure(position: Position, count: Position) -> None:
    """Count for a seat that is to bid how many cards nothing in their suit can beat."""
    count[of.SURE] = of.sure(int(position[at.ONCE + count[of.ME]]), count)
