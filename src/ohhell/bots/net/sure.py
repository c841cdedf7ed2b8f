"""Tricks that are sure: what the nets foretell of bids below them is put right.

A net only guesses how likely it is to take fewer tricks than there are high trumps in the hand; it
cannot happen.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import numpy as np

from ohhell.bots.net.network import FAR, OUTCOMES
from ohhell.bots.net.weighing import Scratch
from ohhell.bots.seen import is_trump, loose_cards, own_hand
from ohhell.fast.compiled import Points
from ohhell.rules import Game, Seat

_SPECK: Final = np.float32(1e-6)


def sure_tricks(view: Game, seat: Seat) -> int:
    """Return how many trumps of `seat` no unseen card can beat: each takes the trick it is in.

    0 where that is not so: where equal cards or Wizards are in the pack, or teams share tricks.
    """
    round_, pack = view.round_in_progress, view.ruleset.pack
    if view.ruleset.teams or pack.packs > 1 or any(card.suit is None for card in view.pack):
        return 0
    power = pack.order.power
    trumps = [power(card) for card in loose_cards(view, seat) if is_trump(card, round_.trump)]
    most = max(trumps, default=-1)
    own = own_hand(round_, seat)
    return sum(is_trump(card, round_.trump) and power(card) > most for card in own)


def rule_out_fewer(sure: int, bids: Iterable[int], points: Points, room: Scratch) -> None:
    """Take from what is foretold of `bids`, which were weighed, to end with fewer than `sure`.

    `points` is the table ``[bid, taken]`` of the round.
    """
    size = points.shape[1] - 1
    for bid in bids:
        taken = np.clip(bid + np.arange(OUTCOMES) - FAR, 0, size)
        taken[-1] = max(taken[-1], sure)
        # The net may hold what is sure to be impossible.
        ends = np.where(taken < sure, np.float32(0), room.ends[bid] + _SPECK)
        ends /= ends.sum()
        expected = ends @ points[bid, taken]
        room.worth[bid] += expected - room.points[bid]
        room.points[bid], room.made[bid], room.ends[bid] = expected, ends[FAR], ends
