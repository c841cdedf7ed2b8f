"""What the nets make of each bid and each card: points, and the chance of every outcome."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from ohhell.bots.net import counting as of
from ohhell.bots.net.bid_features import (
    BID_TABLE_FEATURES_MAX,
    bid_table_features,
    count_sure,
    own_bid_features,
)
from ohhell.bots.net.counting import count_for, count_needs
from ohhell.bots.net.network import (
    FAR,
    NARROW,
    OTHERS,
    OUT,
    OUTCOMES,
    WIDE,
    Floats,
    Net,
    add_rows,
    copy,
    forward,
    outcomes,
)
from ohhell.bots.net.play_features import CARD_FEATURES_MAX, TABLE_FEATURES_MAX, card_features
from ohhell.bots.net.play_features import table_features as play_table_features
from ohhell.fast import layout as at
from ohhell.fast.bits import lowest
from ohhell.fast.compiled import Bids, Features, Points, Position, Rules, jit
from ohhell.fast.engine import of_party

CHOICES: Final = 64
"""Room for every place a card may have, and for every bid."""


class Scratch(NamedTuple):
    """Room to think in; each thread needs its own."""

    seen: Position
    """What the seat counts (`counting`)."""
    table: Features
    own: Features
    base: Floats
    total: Floats
    wide: Floats
    narrow: Floats
    out: Floats
    odds: Floats
    points: Floats
    """``[CHOICES]``: the expected points of a bid, or of the card at a place."""
    worth: Floats
    """``[CHOICES]``: the same, less what it gives to the others as the style minds it."""
    made: Floats
    """``[CHOICES]``: the chance to make the bid."""
    sizes: Features
    """``[3]``: how many features `table`, `own` and `last` hold."""
    last: Features
    """The features of the card weighed before."""
    ends: Floats
    """``[CHOICES, OUTCOMES]``: how likely each distance from the bid is."""
    others: Floats
    """``[CHOICES, OTHERS]``: the chance of each other seat, clockwise, to make its bid."""


class Terms(NamedTuple):
    """By what a round is played, for those who weigh it."""

    rules: Rules
    bids: Bids
    points: Points
    scoring: Features
    """What the points ask of a player (`scoring_features`)."""


class Style(NamedTuple):
    """How a player's taste differs from points alone; all zero is none."""

    spoil: float = 0.0
    """How many points it gives for one that the others lose on average."""
    bold: float = 0.0
    """How many points it thinks each trick of a bid is worth beyond its odds."""


PLAIN: Final = Style()
"""Points and nothing else."""


def scratch() -> Scratch:
    """Return room to think in."""

    def floats(*shape: int) -> Floats:
        return np.zeros(shape, np.float32)

    def features(many: int) -> Features:
        return np.zeros(many, np.int32)

    return Scratch(
        seen=np.zeros(of.COUNT_WIDTH, np.int64),
        table=features(max(TABLE_FEATURES_MAX, BID_TABLE_FEATURES_MAX)),
        own=features(CARD_FEATURES_MAX),
        base=floats(WIDE),
        total=floats(WIDE),
        wide=floats(WIDE),
        narrow=floats(NARROW),
        out=floats(OUT),
        odds=floats(OUTCOMES),
        points=floats(CHOICES),
        worth=floats(CHOICES),
        made=floats(CHOICES),
        sizes=features(3),
        last=features(CARD_FEATURES_MAX),
        ends=floats(CHOICES, OUTCOMES),
        others=floats(CHOICES, OTHERS),
    )


@jit
def stake_of(points: Points, size: int) -> float:
    """Return what a made bid of one is worth more than a missed one, by a table of points."""
    one = min(1, size)
    return float(points[one, one] - points[one, 0])


# --- Bids -----------------------------------------------------------------------------------------


@jit
def look_to_bid(
    position: Position, terms: Terms, me: int, known: bool, net: Net, room: Scratch
) -> None:
    """Take in what seat `me` sees before it bids."""
    count_for(position, terms.rules, me, known, room.seen)
    count_sure(position, room.seen)
    room.sizes[0] = bid_table_features(position, terms.rules, terms.scoring, room.seen, room.table)
    copy(net.row_bias, room.base)
    add_rows(net, room.table, room.sizes[0], room.base)


@jit
def weigh_bids(
    position: Position, terms: Terms, open_: int, net: Net, style: Style, room: Scratch
) -> None:
    """Weigh every bid of the mask `open_`, having looked (`look_to_bid`)."""
    while open_:
        bid = lowest(open_)
        open_ &= open_ - 1
        _weigh_bid(position, terms, bid, net, style, room)


@jit
def _weigh_bid(
    position: Position, terms: Terms, bid: int, net: Net, style: Style, room: Scratch
) -> None:
    points = terms.points
    room.sizes[1] = own_bid_features(position, room.seen, bid, room.own)
    size = position[at.SIZE]
    _ask(net, bid, size, room)
    _keep(bid, position[at.SEATS], room)
    room.points[bid] = _expected(room.odds, points, bid, position[at.SIZE])
    room.made[bid] = room.odds[FAR]
    stake = stake_of(points, size)
    given = np.float32(0)
    for other in range(position[at.SEATS] - 1):
        given += room.others[bid, other] * stake
    given *= np.float32(style.spoil / (position[at.SEATS] - 1))
    room.worth[bid] = room.points[bid] - given + np.float32(style.bold * bid)


# --- Cards ----------------------------------------------------------------------------------------


@jit
def look_to_play(position: Position, terms: Terms, me: int, net: Net, room: Scratch) -> None:
    """Take in what seat `me` sees before it plays."""
    rules = terms.rules
    known = rules[at.BIDS_HIDDEN] != at.ALL_ROUND
    count_for(position, rules, me, known, room.seen)
    count_needs(position, rules, room.seen)
    room.sizes[0] = play_table_features(position, rules, terms.scoring, room.seen, room.table)
    copy(net.row_bias, room.base)
    add_rows(net, room.table, room.sizes[0], room.base)


@jit
def weigh_cards(
    position: Position, terms: Terms, legal: int, net: Net, style: Style, room: Scratch
) -> None:
    """Weigh every card of the mask `legal`, having looked (`look_to_play`)."""
    before = -1
    room.sizes[2] = 0
    while legal:
        card = lowest(legal)
        legal &= legal - 1
        room.sizes[1] = card_features(position, terms.rules, room.seen, card, room.own)
        if _same(room):
            room.points[card] = room.points[before]
            room.worth[card] = room.worth[before]
            room.made[card] = room.made[before]
            room.ends[card] = room.ends[before]
            room.others[card] = room.others[before]
        else:
            _weigh_card(position, terms, card, net, style, room)
        before = card


@jit
def _same(room: Scratch) -> bool:
    """Tell whether a card is to the net what the card before it was; else keep it to compare."""
    size, same = room.sizes[1], room.sizes[1] == room.sizes[2]
    for index in range(size):
        same = same and room.own[index] == room.last[index]
    if not same:
        room.sizes[2] = size
        for index in range(size):
            room.last[index] = room.own[index]
    return bool(same)


@jit
def _weigh_card(
    position: Position, terms: Terms, card: int, net: Net, style: Style, room: Scratch
) -> None:
    """Weigh the card whose features are in `room.own`."""
    need, left = room.seen[of.NEED], room.seen[of.LEFT]
    _ask(net, need, left, room)
    _keep(card, position[at.SEATS], room)
    room.points[card] = points_of_card(position, terms, card, room)
    room.made[card] = room.odds[FAR]
    room.worth[card] = room.points[card]
    if style.spoil and room.seen[of.BIDS_KNOWN]:
        given = _given(position, terms, card, room)
        room.worth[card] -= np.float32(style.spoil) * given


@jit
def points_of_card(position: Position, terms: Terms, card: int, room: Scratch) -> np.float32:
    """Return the points to expect of a card, by what is foretold of it in `room`."""
    size = position[at.SIZE]
    taken = of_party(position, terms.rules, at.TAKEN, room.seen[of.ME])
    bid = min(max(room.seen[of.NEED] + taken, 0), size)
    return _expected(room.ends[card], terms.points, bid, size)


@jit
def _given(position: Position, terms: Terms, card: int, room: Scratch) -> float:
    """Return the points that the others can expect for making their bids, on average."""
    rules, points = terms.rules, terms.points
    me, seats, size = room.seen[of.ME], position[at.SEATS], position[at.SIZE]
    given = np.float32(0)
    for step in range(1, seats):
        seat = (me + step) % seats
        if rules[at.TEAMS] and seat % rules[at.TEAMS] == me % rules[at.TEAMS]:
            continue
        bid = min(max(position[at.BIDS + seat], 0), size)
        missed = points[bid, bid - 1] if bid > 0 else points[0, 1]
        given += room.others[card, step - 1] * np.float32(points[bid, bid] - missed)
    return float(given / np.float32(seats - 1))


# --- The net --------------------------------------------------------------------------------------


@jit
def _ask(net: Net, need: int, left: int, room: Scratch) -> None:
    """Ask the net of the table and the features in `room.own`."""
    copy(room.base, room.total)
    add_rows(net, room.own, room.sizes[1], room.total)
    forward(net, room.total, room.wide, room.narrow, room.out)
    outcomes(room.out, need, left, room.odds)


@jit
def _keep(choice: int, seats: int, room: Scratch) -> None:
    """Keep what the net foretells of a choice."""
    for outcome in range(OUTCOMES):
        room.ends[choice, outcome] = room.odds[outcome]
    for other in range(seats - 1):
        room.others[choice, other] = _chance(room.out[OUTCOMES + other])


@jit
def _expected(odds: Floats, points: Points, bid: int, size: int) -> np.float32:
    """Return the points of `bid` to expect, by how likely each distance from it is."""
    total = np.float32(0)
    for outcome in range(OUTCOMES):
        if odds[outcome] > 0:
            taken = min(max(bid + outcome - FAR, 0), size)
            total += odds[outcome] * np.float32(points[bid, taken])
    return total


@jit
def _chance(log_odds: float) -> float:
    return float(np.float32(1) / (np.float32(1) + np.exp(-log_odds)))


@jit
def best_of(mask: int, worth: Floats) -> int:
    """Return the choice of `mask` that is worth most; of equal ones the lowest."""
    best = lowest(mask)
    while mask:
        choice = lowest(mask)
        mask &= mask - 1
        if worth[choice] > worth[best]:
            best = choice
    return best
