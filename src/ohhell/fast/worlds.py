"""Drawing worlds: every deal of the unseen cards that agrees with what is known is as likely.

`prepare` counts once, for every number of cards that the places may still need, how many ways there
are to deal the remaining groups (`ohhell.fast.kinds`). `draw` then deals group after group, as many
cards to each kind of place as those counts weigh, and shuffles within. No deal is ever mended. Only
where the table would be too large are kinds counted together: then a world is drawn anew until it
keeps to every mask, and all are still as likely.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from ohhell.fast import completions as at
from ohhell.fast.compiled import jit
from ohhell.fast.completions import (
    FACTORIALS,
    SHARES,
    Floats,
    counted,
    entry_of,
    least_taken,
    strides_of,
    ways_to_take,
)
from ohhell.fast.dice import Dice, below, uniform
from ohhell.fast.kinds import (
    Ints,
    Places,
    Sorting,
    entries,
    require_a_world,
    rooms_to_fill,
    sorted_out,
    with_fewer_kinds,
)

ENTRIES_MAX: Final = 1 << 20
"""The largest table: 8 MiB."""

# A spot: a place that gets cards, by kind.
_PLACE: Final = 0
_CAPACITY: Final = 1
_KIND_END: Final = 2
"""Where the cards of its kind end, or 0: it takes all that are left of them."""
_SPOT_WIDTH: Final = 3

# The scratch.
_ROOM: Final = 0
_NEXT_CARD: Final = 1


class Worlds(NamedTuple):
    """All worlds of a position, ready to be drawn from; by one thread at a time."""

    total: float
    """How many there are, equal cards counted apart; at most so many where it is `relaxed`."""
    relaxed: bool
    """Whether kinds were counted together, so that a world must be looked at before it counts."""
    places: Places
    start: int
    """The state before a card is dealt."""
    groups: Ints
    steps: Ints
    spots: Ints
    table: Floats
    rooms: Ints
    """By kind: how many cards it gets that may lie elsewhere."""
    begins: Ints
    """By kind: where its cards begin among the dealt."""
    cards: Ints
    """The unseen cards, group after group; within a group in whatever order the last draw left."""
    dealt: Ints
    """Scratch: the cards by kind."""
    scratch: Ints
    """Scratch: by kind, the rooms and where the next card goes."""


@jit
def prepare(places: Places, entries_max: int = ENTRIES_MAX) -> Worlds:
    """Return the worlds that agree with `places`; raise `ValueError` where there is none.

    The table has `entries_max` entries at most, but one for each step at least.
    """
    sorting = sorted_out(places)
    require_a_world(places, sorting)
    kinds = sorting.masks.size
    while sorting.masks.size > 1 and entries(sorting) > entries_max:
        sorting = with_fewer_kinds(places, sorting)
    rooms = rooms_to_fill(sorting)
    groups, steps, table = counted(sorting, rooms)
    total = table[table.size - 1]
    for group in range(groups.shape[0]):
        if groups[group, at.STEP] < groups[group, at.END]:
            total *= FACTORIALS[groups[group, at.SIZE]]
    for kind in range(rooms.size):
        total *= FACTORIALS[sorting.rooms[kind]]
        for place in range(places.capacity.size):
            if sorting.kind_of[place] == kind:
                total *= SHARES[places.capacity[place]]
    return Worlds(
        total,
        sorting.masks.size < kinds,
        places,
        strides_of(rooms)[1] - 1,
        groups,
        steps,
        _spots(places, sorting),
        table,
        rooms,
        _begins(sorting.rooms),
        sorting.cards,
        sorting.cards.copy(),
        np.zeros((2, rooms.size), np.int64),
    )


@jit
def _begins(rooms: Ints) -> Ints:
    """Return by kind where its cards begin where those of all kinds lie one after the other."""
    begins, end = np.empty(rooms.size, np.int64), 0
    for kind in range(rooms.size):
        begins[kind] = end
        end += rooms[kind]
    return begins


@jit
def _spots(places: Places, sorting: Sorting) -> Ints:
    """Return the places that get cards, by kind."""
    spots = np.zeros((places.capacity.size, _SPOT_WIDTH), np.int64)
    found, end = 0, 0
    for kind in range(sorting.masks.size):
        end += sorting.rooms[kind]
        for place in range(places.capacity.size):
            if sorting.kind_of[place] == kind:
                spots[found, _PLACE] = place
                spots[found, _CAPACITY] = places.capacity[place]
                spots[found, _KIND_END] = end
                found += 1
        spots[found - 1, _KIND_END] = 0
    return spots[:found]


# --- Drawing --------------------------------------------------------------------------------------


@jit
def draw(worlds: Worlds, dice: Dice, once: Ints, twice: Ints) -> None:
    """Fill `once` and `twice` with a world: by place the masks of cards that lie there (twice)."""
    while True:
        _deal(worlds, dice)
        _spread(worlds, dice, once, twice)
        if not worlds.relaxed or _agrees(worlds.places, once):
            return


@jit
def _agrees(places: Places, once: Ints) -> bool:
    """Tell whether no place got a card that may not lie there."""
    for place in range(once.size):
        drawn = once[place] & ~places.known_once[place]
        if drawn & places.forbidden[place]:
            return False
    return True


@jit
def _deal(worlds: Worlds, dice: Dice) -> None:
    """Deal the cards to the kinds, group by group."""
    groups, steps, rooms = worlds.groups, worlds.steps, worlds.scratch
    for kind in range(worlds.rooms.size):
        rooms[_ROOM, kind] = worlds.rooms[kind]
        rooms[_NEXT_CARD, kind] = worlds.begins[kind]
    state = worlds.start
    for group in range(groups.shape[0] - 1, -1, -1):
        first, left, last = groups[group, at.BEGIN], groups[group, at.SIZE], groups[group, at.LAST]
        for step in range(groups[group, at.STEP], groups[group, at.END]):
            kind = steps[step, at.KIND]
            taken = _taken(worlds, step, state, left, uniform(dice))
            _give(worlds, dice, kind, first, left, taken)
            rooms[_ROOM, kind] -= taken
            state -= taken * steps[step, at.STRIDE]
            first += taken
            left -= taken
        _give(worlds, dice, last, first, left, left)
        if groups[group, at.STEP] < groups[group, at.END]:
            rooms[_ROOM, last] -= left
            state -= left * groups[group, at.LAST_STRIDE]


@jit
def _taken(worlds: Worlds, step: int, state: int, left: int, share: float) -> int:
    """Return how many of the `left` cards of a group the kind of a step takes."""
    table, steps, rooms = worlds.table, worlds.steps, worlds.scratch
    most = min(left, rooms[_ROOM, steps[step, at.KIND]])
    chosen = least_taken(steps, step, left, rooms[_ROOM, steps[step, at.NEXT_KIND]])
    left_over = share * table[entry_of(steps, step, state, left)]
    for taken in range(chosen, most + 1):
        these = ways_to_take(table, steps, step, state, left, taken)
        if these > 0:  # so that a rounded sum never leads to where no world is
            chosen = taken
            left_over -= these
            if left_over < 0:
                break
    return chosen


@jit
def _give(worlds: Worlds, dice: Dice, kind: int, first: int, left: int, taken: int) -> None:
    """Give a kind any `taken` of the `left` cards from `first` on; they come before the rest."""
    cards, at = worlds.cards, worlds.scratch[_NEXT_CARD, kind]
    worlds.scratch[_NEXT_CARD, kind] += taken
    for card in range(first, first + taken):
        if taken < left:
            other = card + below(dice, first + left - card)
            cards[card], cards[other] = cards[other], cards[card]
        worlds.dealt[at] = cards[card]
        at += 1


@jit
def _spread(worlds: Worlds, dice: Dice, once: Ints, twice: Ints) -> None:
    """Deal each kind's cards to its places."""
    dealt, spots, places = worlds.dealt, worlds.spots, worlds.places
    for place in range(once.size):
        once[place] = places.known_once[place]
        twice[place] = places.known_twice[place]
    card = 0
    for spot in range(spots.shape[0]):
        place, end = spots[spot, _PLACE], spots[spot, _KIND_END]
        held, doubly = once[place], twice[place]
        for _ in range(spots[spot, _CAPACITY]):
            if end:
                other = card + below(dice, end - card)
                dealt[card], dealt[other] = dealt[other], dealt[card]
            bit = 1 << dealt[card]
            doubly |= held & bit
            held |= bit
            card += 1
        once[place], twice[place] = held, doubly
