"""What the net sees that plays: the table from a seat, and one card that it could play."""

from __future__ import annotations

from typing import Final

from ohhell.bots.net import counting as of
from ohhell.bots.net.counting import clip, higher
from ohhell.bots.net.shared_features import CARD_ROWS, SHAPES, SHARED, card_row, shapes, shared
from ohhell.fast import layout as at
from ohhell.fast.compiled import Features, Position, Rules, jit
from ohhell.fast.engine import beats, best_card, suit_of

_OTHERS: Final = at.SEATS_MAX - 1
_LEFTS: Final = 16
_MY_NEEDS: Final = 10
_CONTESTS: Final = 13
_IN_TRICK: Final = 3

_NEED: Final = SHARED
_CONTEST: Final = _NEED + _MY_NEEDS * _LEFTS
_UNKNOWN: Final = _CONTEST + _CONTESTS * 5
_OTHER: Final = _UNKNOWN + 1
_VOID: Final = _OTHER + _OTHERS * of.NEED_BUCKETS * _IN_TRICK
_LED_BY: Final = _VOID + _OTHERS * of.SLOTS
_DISCARDED: Final = _LED_BY + _OTHERS * of.SLOTS
_MATE: Final = _DISCARDED + _OTHERS * of.SLOTS
_LED: Final = _MATE + _OTHERS
_PLACE: Final = _LED + of.SLOTS + 3
_AFTER: Final = _PLACE + at.SEATS_MAX
_BEST: Final = _AFTER + at.SEATS_MAX
_SURE: Final = _BEST + 2 * 8
_OTHER_LEFT: Final = _SURE + 6 * 6
TABLE: Final = _OTHER_LEFT + of.NEED_BUCKETS * 8
"""Features up to here are those of the table; those of a card come after them."""

LEAD_SURE: Final = 0
LEAD: Final = 1
WINS_SURE: Final = 2
WINS: Final = 3
LOSES: Final = 4
_STATUS: Final = 5

_CARD: Final = TABLE
_STATUS_NEED: Final = _CARD + CARD_ROWS
_STATUS_LEFT: Final = _STATUS_NEED + _STATUS * 5 * 4
_THREATS: Final = _STATUS_LEFT + _STATUS * 8 * 3
_REST: Final = _THREATS + 12 * 4 * 2
_TAKES_FROM: Final = _REST + of.SLOTS * 6 * _STATUS
_WANTING: Final = _TAKES_FROM + _STATUS * (of.NEED_BUCKETS + 1)
_RUFFERS: Final = _WANTING + 5 * _STATUS
_CONTESTED: Final = _RUFFERS + 4 * _STATUS
_DISCARD: Final = _CONTESTED + 7 * _STATUS * 2
_SHAPE: Final = _DISCARD + of.SLOTS * 4 * 2
_DRAWN: Final = _SHAPE + SHAPES
_DRAWN_OUT: Final = 10
_DRAWN_AFTER: Final = 5
PLAY_FEATURES: Final = _DRAWN + _DRAWN_OUT * _DRAWN_AFTER * _STATUS
"""How many features the net that plays knows."""

CARD_FEATURES_MAX: Final = 13
TABLE_FEATURES_MAX: Final = 244


@jit
def table_features(
    position: Position, rules: Rules, scoring: Features, count: Position, out: Features
) -> int:
    """Write the features of the table as the seat of `count` sees it; return how many.

    `count` must hold its needs (`count_needs`).
    """
    end = shared(position, rules, scoring, count, out)
    end = shapes(position, count, _SHAPE, end, out)
    end = _own(count, end, out)
    end = _others(position, rules, count, end, out)
    return _trick(position, count, end, out)


@jit
def _own(count: Position, end: int, out: Features) -> int:
    need, left = count[of.NEED], count[of.LEFT]
    out[end] = _NEED + clip(need + 1, 0, _MY_NEEDS - 1) * _LEFTS + clip(left, 0, _LEFTS - 1)
    out[end + 1] = _SURE + clip(count[of.SURE], 0, 5) * 6 + clip(need + 1, 0, 5)
    if count[of.BIDS_KNOWN]:
        contest = clip(count[of.CONTEST] + 6, 0, _CONTESTS - 1)
        out[end + 2] = _CONTEST + contest * 5 + clip(need + 1, 0, 4)
    else:
        out[end + 2] = _UNKNOWN
    return end + 3


@jit
def _others(position: Position, rules: Rules, count: Position, end: int, out: Features) -> int:
    me, seats = count[of.ME], position[at.SEATS]
    for step in range(1, seats):
        seat = (me + step) % seats
        row = step - 1
        need = count[of.NEEDS + seat]
        out[end] = _OTHER + (row * of.NEED_BUCKETS + need) * _IN_TRICK + _state(position, seat)
        out[end + 1] = _OTHER_LEFT + need * 8 + clip(count[of.LEFT], 0, 7)
        end += 2
        if rules[at.TEAMS] and seat % rules[at.TEAMS] == me % rules[at.TEAMS]:
            out[end] = _MATE + row
            end += 1
        end = _shown(position, count, seat, row, end, out)
    return end


@jit
def _state(position: Position, seat: int) -> int:
    """Return 0 for a seat that is yet to play to the trick, 1 if it has played, 2 if it wins."""
    seats = position[at.SEATS]
    step = (seat - position[at.LEADER] + seats) % seats
    if step >= position[at.IN_TRICK]:
        return 0
    return 2 if step == position[at.BEST] else 1


@jit
def _shown(
    position: Position, count: Position, seat: int, row: int, end: int, out: Features
) -> int:
    voids, leds = position[at.VOIDS + seat], position[at.LEDS + seat]
    for suit in range(4):
        slot = count[of.SLOT + suit]
        if voids >> suit & 1:
            out[end] = _VOID + row * of.SLOTS + slot
            end += 1
        if leds >> suit & 1:
            out[end] = _LED_BY + row * of.SLOTS + slot
            end += 1
    if position[at.DISCARD + seat] >= 0:
        out[end] = _DISCARDED + row * of.SLOTS + count[of.SLOT + position[at.DISCARD + seat]]
        end += 1
    return end


@jit
def _trick(position: Position, count: Position, end: int, out: Features) -> int:
    played = position[at.IN_TRICK]
    out[end] = _PLACE + played
    out[end + 1] = _AFTER + position[at.SEATS] - 1 - played
    end += 2
    if played == 0:
        out[end] = _LED + of.SLOTS
        return end + 1
    led = position[at.LED]
    out[end] = _LED + (count[of.SLOT + led] if led >= 0 else of.SLOTS - led)
    end += 1
    if position[at.BEST] >= 0:
        best = best_card(position)
        if best < 52:
            trump = 1 if suit_of(best) == position[at.TRUMP] else 0
            out[end] = _BEST + trump * 8 + clip(higher(best, count), 0, 7)
            end += 1
    return end


# --- A card ---------------------------------------------------------------------------------------


@jit
def card_features(
    position: Position, rules: Rules, count: Position, card: int, out: Features
) -> int:
    """Write the features of playing `card`; return how many there are."""
    after = position[at.SEATS] - 1 - position[at.IN_TRICK]
    threats = _threats(position, count, card, after)
    status = _status(position, rules, card, threats)
    need = count[of.NEED]
    end = _of_status(count, status, after, threats, out)
    out[end] = _CARD + card_row(card, count)
    out[end + 1] = _TAKES_FROM + status * (of.NEED_BUCKETS + 1) + _winner_needs(position, count)
    out[end + 2] = _WANTING + _wanting(position, count, after) * _STATUS + status
    end += 3
    if count[of.BIDS_KNOWN]:
        contest = clip(count[of.CONTEST], -3, 3) + 3
        out[end] = _CONTESTED + (contest * _STATUS + status) * 2 + (1 if need > 0 else 0)
        end += 1
    suit = suit_of(card)
    if suit < 0:
        return end
    slot, length = count[of.SLOT + suit], count[of.LENGTH + suit]
    out[end] = _REST + (slot * 6 + clip(length - 1, 0, 5)) * _STATUS + status
    out[end + 1] = _RUFFERS + _ruffers(position, suit, after) * _STATUS + status
    unseen = clip(int(count[of.OUT + suit]), 0, _DRAWN_OUT - 1)
    drawn = unseen * _DRAWN_AFTER + clip(after, 0, _DRAWN_AFTER - 1)
    out[end + 2] = _DRAWN + drawn * _STATUS + status
    end += 3
    if position[at.IN_TRICK] > 0 and suit != position[at.LED] and status == LOSES:
        up = clip(higher(card, count), 0, 3)
        out[end] = _DISCARD + (slot * 4 + up) * 2 + (1 if need > 0 else 0)
        end += 1
    return end


@jit
def _of_status(count: Position, status: int, after: int, threats: int, out: Features) -> int:
    need, left = count[of.NEED], count[of.LEFT]
    behind = clip(after, 0, 3)
    out[0] = _STATUS_NEED + (status * 5 + clip(need + 1, 0, 4)) * 4 + behind
    relation = 0 if need <= 0 else 2 if need >= left else 1
    out[1] = _STATUS_LEFT + (status * 8 + clip(left, 0, 7)) * 3 + relation
    out[2] = _THREATS + (clip(threats, 0, 11) * 4 + behind) * 2 + (1 if need > 0 else 0)
    return 3


@jit
def _status(position: Position, rules: Rules, card: int, threats: int) -> int:
    if position[at.IN_TRICK] == 0:
        return LEAD_SURE if threats == 0 else LEAD
    if position[at.BEST] >= 0 and not beats(position, rules, card, best_card(position)):
        return LOSES
    return WINS_SURE if threats == 0 else WINS


@jit
def _threats(position: Position, count: Position, card: int, after: int) -> int:
    """Return how many unseen cards could beat `card` from the seats still to play."""
    if after == 0 or 52 <= card < 56:
        return 0
    suit, trump = suit_of(card), position[at.TRUMP]
    in_suit, ruff = False, False
    for step in range(after):
        voids = position[at.VOIDS + _behind(position, step)]
        in_suit = in_suit or suit < 0 or not voids >> suit & 1
        ruff = ruff or trump < 0 or not voids >> trump & 1
    threats = 0
    if suit < 0:
        return 11
    if in_suit:
        threats += higher(card, count)
    if ruff and trump >= 0 and suit != trump:
        threats += count[of.UNSEEN_TRUMPS]
    return threats


@jit
def _behind(position: Position, step: int) -> int:
    """Return the seat that plays `step` after the next one."""
    return int((position[at.LEADER] + position[at.IN_TRICK] + 1 + step) % position[at.SEATS])


@jit
def _winner_needs(position: Position, count: Position) -> int:
    """Return the bucket of what the seat needs that wins the trick so far."""
    if position[at.IN_TRICK] == 0 or position[at.BEST] < 0:
        return of.NEED_BUCKETS
    winner = (position[at.LEADER] + position[at.BEST]) % position[at.SEATS]
    return int(count[of.NEEDS + winner])


@jit
def _wanting(position: Position, count: Position, after: int) -> int:
    """Return how many seats still to play want tricks, up to four."""
    wanting = 0
    for step in range(after):
        need = count[of.NEEDS + _behind(position, step)]
        if of.SATED < need < of.UNKNOWN:
            wanting += 1
    return clip(wanting, 0, 4)


@jit
def _ruffers(position: Position, suit: int, after: int) -> int:
    """Return how many seats still to play are known to be void in what is led, up to three."""
    led = position[at.LED] if position[at.IN_TRICK] > 0 else suit
    if led < 0:
        return 0
    ruffers = 0
    for step in range(after):
        ruffers += position[at.VOIDS + _behind(position, step)] >> led & 1
    return clip(ruffers, 0, 3)
