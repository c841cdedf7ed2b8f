"""Drawing worlds: every deal of the unseen cards that agrees with what is known is as likely.

`prepare` counts once, for every number of cards that the places may still need, how many ways there
are to deal the remaining batches (`ohhell.fast.kinds`). `draw` then deals batch after batch, so
many cards to each kind of place as those counts weigh, and shuffles within. No deal is ever mended.
Only where the table would be too large are kinds counted together: then a world is drawn anew until
it keeps to every mask, and all are still as likely. Of one pack no play was met that needs that, of
two packs at ten seats some; masks made at random for ten places may take for ever.
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

# Of a kind: how many cards it gets that may lie elsewhere, and where its cards begin among the
# dealt; then the same while a world is drawn.
_ROOM_FIRST: Final = 0
_BEGIN: Final = 1
_ROOM: Final = 2
_NEXT_CARD: Final = 3
_KIND_WIDTH: Final = 4

# The unseen cards: batch after batch, within a batch in whatever order the last world left; and
# kind after kind while a world is drawn.
_BATCHED: Final = 0
_DEALT: Final = 1


class Worlds(NamedTuple):
    """All worlds of a position, ready to be drawn from; by one thread at a time."""

    total: float
    """How many there are, equal cards counted apart; at most so many where it is `relaxed`."""
    relaxed: bool
    """Whether kinds were counted together, so that a world must be looked at before it counts."""
    places: Places
    start: int
    """The state before a card is dealt."""
    batches: Ints
    steps: Ints
    spots: Ints
    table: Floats
    kinds: Ints
    cards: Ints


@jit
def prepare(places: Places, entries_max: int = ENTRIES_MAX) -> Worlds:
    """Return the worlds that agree with `places`; raise `ValueError` where there is none.

    The table has `entries_max` entries at most; 1 at least must be allowed.
    """
    sorting = sorted_out(places)
    require_a_world(places, sorting)
    kinds = sorting.masks.size
    while sorting.masks.size > 1 and entries(sorting) > entries_max:
        sorting = with_fewer_kinds(places, sorting)
    rooms = rooms_to_fill(sorting)
    batches, steps, table = counted(sorting, rooms)
    return Worlds(
        _total(places, sorting, batches, table),
        sorting.masks.size < kinds,
        places,
        strides_of(rooms)[1] - 1,
        batches,
        steps,
        _spots(places, sorting),
        table,
        _kinds(sorting, rooms),
        _cards(sorting),
    )


@jit
def _total(places: Places, sorting: Sorting, batches: Ints, table: Floats) -> float:
    """Return how many worlds were counted."""
    total: float = table[table.size - 1]
    for batch in range(batches.shape[0]):
        if batches[batch, at.STEP] < batches[batch, at.END]:
            total *= float(FACTORIALS[int(batches[batch, at.SIZE])])
    for kind in range(sorting.rooms.size):
        total *= float(FACTORIALS[int(sorting.rooms[kind])])
    for place in range(places.capacity.size):
        total *= float(SHARES[int(places.capacity[place])])
    return total


@jit
def _kinds(sorting: Sorting, rooms: Ints) -> Ints:
    """Return what a kind begins with."""
    kinds, end = np.zeros((_KIND_WIDTH, rooms.size), np.int64), 0
    for kind in range(rooms.size):
        kinds[_ROOM_FIRST, kind], kinds[_BEGIN, kind] = rooms[kind], end
        end += sorting.rooms[kind]
    return kinds


@jit
def _cards(sorting: Sorting) -> Ints:
    """Return the cards batch after batch, and room for them."""
    cards = np.zeros((2, sorting.cards.size), np.int64)
    for card in range(sorting.cards.size):
        cards[_BATCHED, card] = sorting.cards[card]
    return cards


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
# Arrays are handed on one by one: to pass a tuple of them takes longer than to deal.


@jit
def draw(worlds: Worlds, dice: Dice, once: Ints, twice: Ints) -> None:
    """Fill `once` and `twice` with a world: by place the masks of cards that lie there (twice)."""
    places, cards, kinds = worlds.places, worlds.cards, worlds.kinds
    while True:
        for kind in range(kinds.shape[1]):
            kinds[_ROOM, kind] = kinds[_ROOM_FIRST, kind]
            kinds[_NEXT_CARD, kind] = kinds[_BEGIN, kind]
        _deal(worlds.batches, worlds.steps, worlds.table, kinds, cards, dice, worlds.start)
        for place in range(once.size):
            once[place] = places.known_once[place]
            twice[place] = places.known_twice[place]
        _spread(worlds.spots, cards, dice, once, twice)
        if not worlds.relaxed or _agrees(places.forbidden, places.known_once, once):
            return


@jit
def _agrees(forbidden: Ints, known: Ints, once: Ints) -> bool:
    """Tell whether no place got a card that may not lie there."""
    wrong = 0
    for place in range(once.size):
        wrong |= once[place] & ~known[place] & forbidden[place]
    return wrong == 0


@jit
def _deal(
    batches: Ints, steps: Ints, table: Floats, kinds: Ints, cards: Ints, dice: Dice, state: int
) -> None:
    """Deal the cards to the kinds, batch by batch."""
    for batch in range(batches.shape[0] - 1, -1, -1):
        first, left, last = (
            batches[batch, at.BEGIN],
            batches[batch, at.SIZE],
            batches[batch, at.LAST],
        )
        for step in range(batches[batch, at.STEP], batches[batch, at.END]):
            kind = steps[step, at.KIND]
            taken = _taken(table, steps, kinds, step, state, left, uniform(dice))
            _give(cards, kinds, dice, kind, first, left, taken)
            kinds[_ROOM, kind] -= taken
            state -= taken * steps[step, at.STRIDE]
            first += taken
            left -= taken
        _give(cards, kinds, dice, last, first, left, left)
        if batches[batch, at.STEP] < batches[batch, at.END]:
            kinds[_ROOM, last] -= left
            state -= left * batches[batch, at.LAST_STRIDE]


@jit
def _taken(
    table: Floats, steps: Ints, kinds: Ints, step: int, state: int, left: int, share: float
) -> int:
    """Return how many of the `left` cards of a batch the kind of a step takes."""
    most = min(left, kinds[_ROOM, steps[step, at.KIND]])
    chosen = least_taken(steps, step, left, kinds[_ROOM, steps[step, at.NEXT_KIND]])
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
def _give(
    cards: Ints, kinds: Ints, dice: Dice, kind: int, first: int, left: int, taken: int
) -> None:
    """Give a kind any `taken` of the `left` cards from `first` on; they come before the rest."""
    to = kinds[_NEXT_CARD, kind]
    kinds[_NEXT_CARD, kind] += taken
    for card in range(first, first + taken):
        if taken < left:
            other = card + below(dice, first + left - card)
            cards[_BATCHED, card], cards[_BATCHED, other] = (
                cards[_BATCHED, other],
                cards[_BATCHED, card],
            )
        cards[_DEALT, to] = cards[_BATCHED, card]
        to += 1


@jit
def _spread(spots: Ints, cards: Ints, dice: Dice, once: Ints, twice: Ints) -> None:
    """Deal each kind's cards to its places."""
    card = 0
    for spot in range(spots.shape[0]):
        place, end = spots[spot, _PLACE], spots[spot, _KIND_END]
        held, doubly = once[place], twice[place]
        for _ in range(spots[spot, _CAPACITY]):
            drawn = cards[_DEALT, card]
            if end:
                other = card + below(dice, end - card)
                drawn = cards[_DEALT, other]
                cards[_DEALT, other] = cards[_DEALT, card]
            doubly |= held & 1 << drawn
            held |= 1 << drawn
            card += 1
        once[place], twice[place] = held, doubly
