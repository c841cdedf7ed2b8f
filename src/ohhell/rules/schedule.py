"""The schedule: how many cards each seat gets in every round (docs/rules.md §3)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from itertools import chain

from ohhell.rules.cards import PACK_SIZE


class Pattern(Enum):
    """How the size moves from round to round between one card and the largest hand."""

    UP = "up"
    DOWN = "down"
    UP_DOWN = "updown"
    DOWN_UP = "downup"

    def sizes(self, largest: int) -> tuple[int, ...]:
        """Return the sizes for a largest hand of `largest` cards; the turning size comes once.

        >>> Pattern.DOWN_UP.sizes(3)
        (3, 2, 1, 2, 3)
        """
        up, down = range(1, largest + 1), range(largest, 0, -1)
        match self:
            case Pattern.UP:
                return tuple(up)
            case Pattern.DOWN:
                return tuple(down)
            case Pattern.UP_DOWN:
                return tuple(chain(up, down[1:]))
            case Pattern.DOWN_UP:
                return tuple(chain(down, up[1:]))


@dataclass(frozen=True, slots=True)
class Schedule:
    """The pattern, the largest hand asked for, and whether a hand may use up the pack.

    A largest hand that does not fit is shrunk to what does, and the pattern keeps its shape.

    >>> Schedule(Pattern.DOWN_UP, largest=12).sizes(seats=6)[:3]
    (8, 7, 6)
    >>> Schedule(Pattern.UP, largest=15, whole_pack=True).sizes(seats=4)[-1]
    13
    """

    pattern: Pattern = Pattern.DOWN_UP
    largest: int = 10
    whole_pack: bool = False
    """May a round deal every card, leaving none to turn up (and so no trump)?"""

    def largest_that_fits(self, seats: int) -> int:
        """Return the largest hand that can be dealt to `seats` seats."""
        return (PACK_SIZE if self.whole_pack else PACK_SIZE - 1) // seats

    def effective_largest(self, seats: int) -> int:
        """Return the largest hand as it will be played."""
        return min(self.largest, self.largest_that_fits(seats))

    def sizes(self, seats: int) -> tuple[int, ...]:
        """Return the size of every round for `seats` seats."""
        return self.pattern.sizes(self.effective_largest(seats))
