"""Prizes: which ranks an escrow is paid to, and how much of it to each."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Final


class Prizes(Enum):
    """Which ranks win chips?"""

    WINNER = "winner"
    FIRST_TWO = "first_two"
    FIRST_THREE = "first_three"

    @property
    def shares(self) -> tuple[int, ...]:
        """The parts of the escrow for the ranks, from the first on."""
        return _SHARES[self]

    def suited(self, stakes: int) -> Prizes:
        """Return these prizes, or fewer if so many stakes are not enough for them.

        They are enough if the last rank that wins gets no less than it put down.

        >>> [Prizes.FIRST_THREE.suited(stakes).value for stakes in (2, 3, 6)]
        ['winner', 'first_two', 'first_three']
        """
        fewer = [one for one in Prizes if len(one.shares) <= len(self.shares)]
        enough = [one for one in fewer if sum(one.shares) <= stakes]
        return enough[-1] if enough else Prizes.WINNER


_SHARES: Final = {
    Prizes.WINNER: (1,),
    Prizes.FIRST_TWO: (2, 1),
    Prizes.FIRST_THREE: (3, 2, 1),
}


def split(chips: int, prizes: Prizes, ranks: Sequence[int]) -> tuple[int, ...]:
    """Return by contender what each wins of `chips`, all of which are paid.

    Who share a rank share the prizes of all that they take. What cannot be divided falls to the
    better rank, and within a rank goes one chip each in the order of `ranks`.

    >>> split(330, Prizes.WINNER, [1, 2, 3]), split(331, Prizes.FIRST_TWO, [1, 1, 3])
    ((330, 0, 0), (166, 165, 0))
    """
    shares = prizes.shares[: len(ranks)]
    won, paid = [0] * len(ranks), 0
    for rank in sorted(set(ranks)):
        sharing = [contender for contender, other in enumerate(ranks) if other == rank]
        ranks_so_far = sum(other <= rank for other in ranks)
        due = -(-chips * sum(shares[:ranks_so_far]) // sum(shares)) - paid
        each, odd = divmod(due, len(sharing))
        for index, contender in enumerate(sharing):
            won[contender] = each + (index < odd)
        paid += due
    return tuple(won)


def schedule(stake: int, stakes: int, prizes: Prizes) -> tuple[int, ...]:
    """Return what the ranks win that win anything, where nobody ties: the first first.

    >>> schedule(110, 5, Prizes.FIRST_TWO), schedule(110, 2, Prizes.FIRST_TWO)
    ((367, 183), (220,))
    """
    won = split(stake * stakes, prizes.suited(stakes), range(1, stakes + 1))
    return tuple(chips for chips in won if chips)
