"""What is unknown, put in order: places that may hold the same cards, cards with the same places.

A place is where a card may lie: place `s` is the hand of seat `s`, the last one is the stock.
Places that may hold the same cards are of one *kind*; cards that may lie at the same kinds are a
*batch*.
"""

from __future__ import annotations

from math import log1p
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ohhell.fast.bits import popcount
from ohhell.fast.compiled import jit

Ints = NDArray[np.int64]

CARDS: Final = 60
"""Cards have the numbers 0 to 59; sets of them are masks with a bit a card."""

_NEVER: Final = float("inf")


class Places(NamedTuple):
    """The cards that nobody has shown, and where they may lie."""

    once: int
    """The mask of the unseen cards."""
    twice: int
    """Of those that are unseen twice, in a pack of two."""
    capacity: Ints
    """By place: how many of these cards lie there."""
    forbidden: Ints
    """By place: the mask of cards that do not."""
    known_once: Ints
    """By place: the mask of cards that are known to lie there, besides."""
    known_twice: Ints
    """By place: of those that are known to lie there twice."""


class Sorting(NamedTuple):
    """Places by kind, and cards by batch."""

    kind_of: Ints
    """By place: its kind, or -1 where nothing unknown lies."""
    masks: Ints
    """By kind: the cards that may not lie there."""
    rooms: Ints
    """By kind: how many unseen cards lie there."""
    cards: Ints
    """The unseen cards, batch after batch."""
    kinds: Ints
    """By batch: a mask of the kinds that may hold its cards."""
    sizes: Ints
    """By batch: how many cards it has."""


@jit
def number_of(places: Places, mask: int) -> int:
    """Return how many unseen cards are of `mask`, equal ones counted apart."""
    return popcount(places.once & mask) + popcount(places.twice & mask)


@jit
def sorted_out(places: Places) -> Sorting:
    """Return the places by kind and the cards by batch."""
    many = places.capacity.size
    kind_of = np.empty(many, np.int64)
    masks = np.empty(many, np.int64)
    found = 0
    for place in range(many):
        kind_of[place] = -1
        if places.capacity[place] > 0:
            mask = places.forbidden[place] & places.once
            kind = 0
            while kind < found and masks[kind] != mask:
                kind += 1
            masks[kind] = mask
            found = max(found, kind + 1)
            kind_of[place] = kind
    return _batched(places, kind_of, masks[:found])


@jit
def _batched(places: Places, kind_of: Ints, masks: Ints) -> Sorting:
    """Return all that follows from the kinds."""
    rooms = np.zeros(masks.size, np.int64)
    for place in range(kind_of.size):
        if kind_of[place] >= 0:
            rooms[kind_of[place]] += places.capacity[place]
    cards = np.empty(number_of(places, places.once), np.int64)
    kinds = np.empty(CARDS, np.int64)
    sizes = np.zeros(CARDS, np.int64)
    batches, dealt, left = 0, 0, places.once
    while left:
        kinds[batches] = _kinds_for(left & -left, masks)
        for card in range(CARDS):
            bit = 1 << card
            if left & bit and _kinds_for(bit, masks) == kinds[batches]:
                left ^= bit
                for _ in range(2 if places.twice & bit else 1):
                    cards[dealt] = card
                    dealt += 1
                    sizes[batches] += 1
        batches += 1
    return Sorting(kind_of, masks, rooms, cards, kinds[:batches], sizes[:batches])


@jit
def _kinds_for(bit: int, masks: Ints) -> int:
    """Return the mask of the kinds of place where a card may lie."""
    kinds = 0
    for kind in range(masks.size):
        if not masks[kind] & bit:
            kinds |= 1 << kind
    return kinds


@jit
def require_a_world(places: Places, sorting: Sorting) -> None:
    """Raise `ValueError` where no deal of the unseen cards puts them all where they may lie.

    By Hall's theorem there is one if, and only if, all places together have room for just the
    unseen cards, and no choice of places has more room than there are cards that may lie there.
    """
    room = 0
    for capacity in places.capacity:
        room += capacity
    if room != number_of(places, places.once):
        raise ValueError("no world: the places must have room for as many cards as are unseen")
    for chosen in range(1, 1 << sorting.masks.size):
        nowhere, room = places.once, 0
        for kind in range(sorting.masks.size):
            if chosen >> kind & 1:
                nowhere &= sorting.masks[kind]
                room += sorting.rooms[kind]
        if room > number_of(places, ~nowhere):
            raise ValueError("no world: some places need more cards than may lie there")


@jit
def rooms_to_fill(sorting: Sorting) -> Ints:
    """Return by kind how many cards it gets of batches that may lie elsewhere too."""
    rooms = sorting.rooms.copy()
    for batch in range(sorting.kinds.size):
        kinds = sorting.kinds[batch]
        if popcount(kinds) == 1:
            rooms[popcount(kinds - 1)] -= sorting.sizes[batch]
    return rooms


@jit
def entries(sorting: Sorting) -> float:
    """Return how large the table of completions would be."""
    states, most = 1.0, 0
    for room in rooms_to_fill(sorting):
        states *= room + 1
        most = max(most, room)
    tables = 1
    for batch in range(sorting.kinds.size):
        choices = popcount(sorting.kinds[batch]) - 1
        if choices:
            tables += 1 + (choices - 1) * (sorting.sizes[batch] + 1)
    return states / (most + 1) * tables


@jit
def with_fewer_kinds(places: Places, sorting: Sorting) -> Sorting:
    """Return the places with two kinds made one, which may hold what either may.

    Of all pairs that of whose worlds, by a rough guess, most will do for both as they were.
    """
    masks = sorting.masks
    one, other, least = 0, 1, _NEVER
    for first in range(masks.size):
        for second in range(first + 1, masks.size):
            cost = _cost(places, sorting, first, second) + _cost(places, sorting, second, first)
            if cost < least:
                one, other, least = first, second, cost
    kind_of, fewer = sorting.kind_of.copy(), masks.copy()
    fewer[one] = masks[one] & masks[other]
    fewer[other] = masks[masks.size - 1]
    for place in range(kind_of.size):
        if kind_of[place] == other:
            kind_of[place] = one
        elif kind_of[place] == masks.size - 1:
            kind_of[place] = other
    return _batched(places, kind_of, fewer[: masks.size - 1])


@jit
def _cost(places: Places, sorting: Sorting, kind: int, other: int) -> float:
    """Return minus the logarithm of how likely `kind` holds none of what only `other` may."""
    mine, both = sorting.masks[kind], sorting.masks[kind] & sorting.masks[other]
    share = number_of(places, mine & ~both) / number_of(places, ~both)
    return -sorting.rooms[kind] * log1p(-share) if share < 1 else _NEVER
