"""Drawing worlds: every deal of the unseen cards that agrees with what is known is as likely.

`prepare` counts once, for every number of cards that the places may still need, how many ways there
are to deal the remaining groups (`ohhell.fast.kinds`). `draw` then deals group after group, as many
cards to each kind of place as those counts weigh, and shuffles within. No deal is ever mended. Only
where the table would be too large are kinds counted together: then a world is drawn anew until it
keeps to every mask, and all are still as likely.
"""

from __future__ import annotations

from math import factorial
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ohhell.fast.bits import highest, lowest, popcount
from ohhell.fast.compiled import jit
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
_FACTORIALS: Final = np.array([float(factorial(n)) for n in range(121)])
_SHARES: Final = 1 / _FACTORIALS

Floats = NDArray[np.float64]

# A group, in the order of dealing from the last row to the first.
_BEGIN: Final = 0
_SIZE: Final = 1
_STEP: Final = 2
_END: Final = 3
"""Its steps are those from `_STEP` to before `_END`: none where only one kind may hold it."""
_LAST: Final = 4
"""The kind that gets what the steps leave."""
_LAST_STRIDE: Final = 5
_GROUP_WIDTH: Final = 6

# A step: how many cards of a group one kind gets, the last kind taking what is left.
_KIND: Final = 0
_STRIDE: Final = 1
_AT: Final = 2
"""Where its part of the table begins: ``[rooms of the kinds, cards left of the group]``."""
_WIDTH: Final = 3
_NEXT: Final = 4
"""Where the part of the table begins that it leads to."""
_NEXT_WIDTH: Final = 5
"""0: the last kind comes next."""
_NEXT_KIND: Final = 6
_NEXT_STRIDE: Final = 7
_STEP_WIDTH: Final = 8

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
    groups, steps, table = _counted(sorting, rooms)
    total = table[table.size - 1]
    for group in range(groups.shape[0]):
        if groups[group, _STEP] < groups[group, _END]:
            total *= _FACTORIALS[groups[group, _SIZE]]
    for kind in range(rooms.size):
        total *= _FACTORIALS[sorting.rooms[kind]]
        for place in range(places.capacity.size):
            if sorting.kind_of[place] == kind:
                total *= _SHARES[places.capacity[place]]
    return Worlds(
        total,
        sorting.masks.size < kinds,
        places,
        _strides(rooms)[1] - 1,
        groups,
        steps,
        _spots(places, sorting),
        table,
        rooms,
        np.cumsum(sorting.rooms) - sorting.rooms,
        sorting.cards,
        sorting.cards.copy(),
        np.zeros((2, rooms.size), np.int64),
    )


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


# --- Counting -------------------------------------------------------------------------------------


@jit
def _counted(sorting: Sorting, rooms: Ints) -> tuple[Ints, Ints, Floats]:
    """Return groups, steps and table; the ways to deal all groups are the last entry.

    An entry counts ways divided by the factorials of the groups' sizes. The state is one number:
    the rooms of all kinds but the largest, which follows from the others.
    """
    strides, states = _strides(rooms)
    table = np.zeros(int(entries(sorting)), np.float64)
    table[0] = 1.0
    groups = np.zeros((sorting.kinds.size, _GROUP_WIDTH), np.int64)
    steps = np.zeros((sorting.kinds.size * rooms.size, _STEP_WIDTH), np.int64)
    needs = _needs(rooms, strides, states)
    used, begin, rest, step = states, 0, 0, 0
    for group in range(sorting.kinds.size):
        kinds, size = sorting.kinds[group], sorting.sizes[group]
        last = _last(kinds, rooms)
        end = step + popcount(kinds) - 1
        groups[group, :_LAST_STRIDE] = begin, size, step, end, last
        if step < end:
            groups[group, _LAST_STRIDE] = strides[last]
            _lay_out(steps[step:end], kinds, last, strides, size + 1)
            used = _fill_group(table, steps[step:end], rooms, needs, used, size, rest)
            rest += size
        begin += size
        step = end
    return groups, steps, table


@jit
def _strides(rooms: Ints) -> tuple[Ints, int]:
    """Return what a card for a kind takes off the state, 0 for the largest; and the states."""
    strides, states, largest = np.zeros(rooms.size, np.int64), 1, np.argmax(rooms)
    for kind in range(rooms.size):
        if kind != largest:
            strides[kind] = states
            states *= rooms[kind] + 1
    return strides, states


@jit
def _needs(rooms: Ints, strides: Ints, states: int) -> Ints:
    """Return by state how many cards the kinds need, but for the largest."""
    needs = np.zeros(states, np.int64)
    for kind in range(rooms.size):
        if strides[kind]:
            for state in range(states):
                needs[state] += state // strides[kind] % (rooms[kind] + 1)
    return needs


@jit
def _last(kinds: int, rooms: Ints) -> int:
    """Return which kind takes what the others leave: the largest, where it is one of them."""
    largest = int(np.argmax(rooms))
    return largest if kinds >> largest & 1 else highest(kinds)


@jit
def _lay_out(steps: Ints, kinds: int, last: int, strides: Ints, width: int) -> None:
    """Write down the steps of a group, but for where in the table they stand."""
    kinds ^= 1 << last
    for step in range(steps.shape[0]):
        kind = lowest(kinds)
        kinds &= kinds - 1
        steps[step, _KIND], steps[step, _STRIDE] = kind, strides[kind]
        steps[step, _WIDTH] = width if step else 1
        after = lowest(kinds) if kinds else last
        steps[step, _NEXT_WIDTH] = width if kinds else 0
        steps[step, _NEXT_KIND], steps[step, _NEXT_STRIDE] = after, strides[after]


@jit
def _fill_group(
    table: Floats, steps: Ints, rooms: Ints, needs: Ints, used: int, size: int, rest: int
) -> int:
    """Fill the table for a group, from its last step to its first; return how much is `used`.

    What comes after each step was filled just before it. `rest` cards are dealt after the group.
    """
    for step in range(steps.shape[0] - 1, -1, -1):
        steps[step, _NEXT] = used - needs.size * max(steps[step, _NEXT_WIDTH], 1)
        steps[step, _AT] = used
        _fill(table, steps, step, rooms, needs, size, rest)
        used += needs.size * steps[step, _WIDTH]
    return used


@jit
def _fill(
    table: Floats, steps: Ints, step: int, rooms: Ints, needs: Ints, size: int, rest: int
) -> None:
    """Fill the table for a step of a group of `size` cards."""
    largest = rooms.max()
    room, stride = rooms[steps[step, _KIND]], steps[step, _STRIDE]
    after = int(rooms[steps[step, _NEXT_KIND]])
    after_stride: int = steps[step, _NEXT_STRIDE]
    for state in range(needs.size):
        here = state // stride % (room + 1)
        there = state // after_stride % (after + 1) if after_stride else after
        least = size if steps[step, _WIDTH] == 1 else 0
        # Else the largest kind would get fewer than none, or more than it has room for.
        least = max(least, needs[state] - rest)
        most = min(size, needs[state] - rest + largest)
        for left in range(least, most + 1):
            ways = 0.0
            for taken in range(_least(steps, step, left, there), min(left, here) + 1):
                ways += _ways(table, steps, step, state, left, taken)
            table[_entry(steps, step, state, left)] = ways


@jit
def _entry(steps: Ints, step: int, state: int, left: int) -> int:
    """Return where in the table a step stands, with `left` cards of its group to deal."""
    width: int = steps[step, _WIDTH]
    at: int = steps[step, _AT]
    return at + state * width + (left if width > 1 else 0)


@jit
def _least(steps: Ints, step: int, left: int, there: int) -> int:
    """Return how many of `left` cards a kind must take: all but those that fit in the last kind."""
    return max(0, left - there) if steps[step, _NEXT_WIDTH] == 0 else 0


@jit
def _ways(table: Floats, steps: Ints, step: int, state: int, left: int, taken: int) -> float:
    """Return the ways in which a kind takes just so many of `left` cards, equal groups apart."""
    state -= taken * steps[step, _STRIDE]
    left -= taken
    at, width = steps[step, _NEXT], steps[step, _NEXT_WIDTH]
    share: float = _SHARES[taken]
    if width:
        return share * float(table[at + state * width + left])
    rest = _SHARES[left] * table[at + state - left * steps[step, _NEXT_STRIDE]]
    return share * float(rest)


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
        first, left, last = groups[group, _BEGIN], groups[group, _SIZE], groups[group, _LAST]
        for step in range(groups[group, _STEP], groups[group, _END]):
            kind = steps[step, _KIND]
            taken = _taken(worlds, step, state, left, uniform(dice))
            _give(worlds, dice, kind, first, left, taken)
            rooms[_ROOM, kind] -= taken
            state -= taken * steps[step, _STRIDE]
            first += taken
            left -= taken
        _give(worlds, dice, last, first, left, left)
        if groups[group, _STEP] < groups[group, _END]:
            rooms[_ROOM, last] -= left
            state -= left * groups[group, _LAST_STRIDE]


@jit
def _taken(worlds: Worlds, step: int, state: int, left: int, share: float) -> int:
    """Return how many of the `left` cards of a group the kind of a step takes."""
    table, steps, rooms = worlds.table, worlds.steps, worlds.scratch
    most = min(left, rooms[_ROOM, steps[step, _KIND]])
    chosen = _least(steps, step, left, rooms[_ROOM, steps[step, _NEXT_KIND]])
    ways = share * table[_entry(steps, step, state, left)]
    for taken in range(chosen, most + 1):
        these = _ways(table, steps, step, state, left, taken)
        if these > 0:  # so that a rounded sum never leads to where no world is
            chosen = taken
            ways -= these
            if ways < 0:
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
