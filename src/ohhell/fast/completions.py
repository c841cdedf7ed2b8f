"""Counting, for every number of cards that places may still need, the ways to deal the rest.

Batch after batch is dealt, each in *steps*: so many of its cards to one kind, so many to the next,
what is left to the last. The table says for each step, state and number of cards left of the batch
how many ways there are from there on.
"""

from __future__ import annotations

from math import factorial
from typing import Final

import numpy as np
from numpy.typing import NDArray

from ohhell.fast.bits import highest, lowest, popcount
from ohhell.fast.compiled import jit
from ohhell.fast.kinds import Ints, Sorting, entries

Floats = NDArray[np.float64]

FACTORIALS: Final = np.array([float(factorial(n)) for n in range(121)])
SHARES: Final = 1 / FACTORIALS

# A batch, in the order of dealing from the last row to the first.
BEGIN: Final = 0
SIZE: Final = 1
STEP: Final = 2
END: Final = 3
"""Its steps are those from `STEP` to before `END`: none where only one kind may hold it."""
LAST: Final = 4
"""The kind that gets what the steps leave."""
LAST_STRIDE: Final = 5
BATCH_WIDTH: Final = 6

# A step: how many cards of a batch one kind gets, the last kind taking what is left.
KIND: Final = 0
STRIDE: Final = 1
AT: Final = 2
"""Where its part of the table begins: ``[rooms of the kinds, cards left of the batch]``."""
WIDTH: Final = 3
NEXT: Final = 4
"""Where the part of the table begins that it leads to."""
NEXT_WIDTH: Final = 5
"""0: the last kind comes next."""
NEXT_KIND: Final = 6
NEXT_STRIDE: Final = 7
STEP_WIDTH: Final = 8


@jit
def counted(sorting: Sorting, rooms: Ints) -> tuple[Ints, Ints, Floats]:
    """Return batches, steps and table; the ways to deal all batches are the last entry.

    An entry counts ways divided by the factorials of the batches' sizes. The state is one number:
    the rooms of all kinds but the largest, which follows from the others.
    """
    strides, states = strides_of(rooms)
    table = np.zeros(int(entries(sorting)), np.float64)
    table[0] = 1.0
    batches = np.zeros((sorting.kinds.size, BATCH_WIDTH), np.int64)
    steps = np.zeros((sorting.kinds.size * rooms.size, STEP_WIDTH), np.int64)
    needs = _needs(rooms, strides, states)
    used, begin, rest, step = states, 0, 0, 0
    for batch in range(sorting.kinds.size):
        kinds, size = sorting.kinds[batch], sorting.sizes[batch]
        last = _last(kinds, rooms)
        end = step + popcount(kinds) - 1
        batches[batch, BEGIN], batches[batch, SIZE] = begin, size
        batches[batch, STEP], batches[batch, END], batches[batch, LAST] = step, end, last
        if step < end:
            batches[batch, LAST_STRIDE] = strides[last]
            _lay_out(steps[step:end], kinds, last, strides, size + 1)
            used = _fill_batch(table, steps[step:end], rooms, needs, used, size, rest)
            rest += size
        begin += size
        step = end
    return batches, steps, table


@jit
def strides_of(rooms: Ints) -> tuple[Ints, int]:
    """Return what a card for a kind takes off the state, 0 for the largest; and the states."""
    strides, states, largest = np.zeros(rooms.size, np.int64), 1, _largest(rooms)
    for kind in range(rooms.size):
        if kind != largest:
            strides[kind] = states
            states *= rooms[kind] + 1
    return strides, states


@jit
def _largest(rooms: Ints) -> int:
    """Return the kind with the most room; 0 where there is no kind."""
    largest = 0
    for kind in range(rooms.size):
        if rooms[kind] > rooms[largest]:
            largest = kind
    return largest


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
    largest = _largest(rooms)
    return largest if kinds >> largest & 1 else highest(kinds)


@jit
def _lay_out(steps: Ints, kinds: int, last: int, strides: Ints, width: int) -> None:
    """Write down the steps of a batch, but for where in the table they stand."""
    kinds ^= 1 << last
    for step in range(steps.shape[0]):
        kind = lowest(kinds)
        kinds &= kinds - 1
        steps[step, KIND], steps[step, STRIDE] = kind, strides[kind]
        steps[step, WIDTH] = width if step else 1
        after = lowest(kinds) if kinds else last
        steps[step, NEXT_WIDTH] = width if kinds else 0
        steps[step, NEXT_KIND], steps[step, NEXT_STRIDE] = after, strides[after]


@jit
def _fill_batch(
    table: Floats, steps: Ints, rooms: Ints, needs: Ints, used: int, size: int, rest: int
) -> int:
    """Fill the table for a batch, from its last step to its first; return how much is `used`.

    What comes after each step was filled just before it. `rest` cards are dealt after the batch.
    """
    for step in range(steps.shape[0] - 1, -1, -1):
        steps[step, NEXT] = used - needs.size * max(steps[step, NEXT_WIDTH], 1)
        steps[step, AT] = used
        _fill(table, steps, step, rooms, needs, size, rest)
        used += needs.size * steps[step, WIDTH]
    return used


@jit
def _fill(
    table: Floats, steps: Ints, step: int, rooms: Ints, needs: Ints, size: int, rest: int
) -> None:
    """Fill the table for a step of a batch of `size` cards."""
    largest = rooms[_largest(rooms)]
    room, stride = rooms[steps[step, KIND]], steps[step, STRIDE]
    after = int(rooms[steps[step, NEXT_KIND]])
    after_stride: int = steps[step, NEXT_STRIDE]
    for state in range(needs.size):
        here = state // stride % (room + 1)
        there = state // after_stride % (after + 1) if after_stride else after
        least = size if steps[step, WIDTH] == 1 else 0
        # Else the largest kind would get fewer than none, or more than it has room for.
        least = max(least, needs[state] - rest)
        most = min(size, needs[state] - rest + largest)
        for left in range(least, most + 1):
            ways = 0.0
            for taken in range(least_taken(steps, step, left, there), min(left, here) + 1):
                ways += ways_to_take(table, steps, step, state, left, taken)
            table[entry_of(steps, step, state, left)] = ways


@jit
def entry_of(steps: Ints, step: int, state: int, left: int) -> int:
    """Return where in the table a step stands, with `left` cards of its batch to deal."""
    width: int = steps[step, WIDTH]
    at: int = steps[step, AT]
    return at + state * width + (left if width > 1 else 0)


@jit
def least_taken(steps: Ints, step: int, left: int, there: int) -> int:
    """Return how many of `left` cards a kind must take: all but those that fit in the last kind."""
    return max(0, left - there) if steps[step, NEXT_WIDTH] == 0 else 0


@jit
def ways_to_take(table: Floats, steps: Ints, step: int, state: int, left: int, taken: int) -> float:
    """Return the ways in which a kind takes just so many of `left` cards, equal batches apart."""
    state -= taken * steps[step, STRIDE]
    left -= taken
    at, width = steps[step, NEXT], steps[step, NEXT_WIDTH]
    share: float = SHARES[taken]
    if width:
        return share * float(table[at + state * width + left])
    rest = SHARES[left] * table[at + state - left * steps[step, NEXT_STRIDE]]
    return share * float(rest)
