"""Looking ahead from a view: the worlds that it leaves open, and who tries cards in them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

import numpy as np

from ohhell.bots.net.effort import Effort
from ohhell.bots.net.network import Nets
from ohhell.bots.net.search import Ahead, Seeker, look_ahead, room_ahead
from ohhell.bots.net.weighing import Scratch, Style, Terms
from ohhell.fast.dice import dice_of
from ohhell.fast.facts import constraints
from ohhell.fast.kinds import Ints, Places
from ohhell.fast.positions import Read
from ohhell.fast.tables import places
from ohhell.fast.worlds import prepare
from ohhell.rules import Game, Seat

LIVE: Final = Effort()
"""What answers in time at a table where people wait."""

_ENTRIES_MAX: Final = 1 << 16
"""The largest table of worlds that is counted in time."""


@dataclass(slots=True)
class Foresight:
    """Tries cards in the worlds that a view leaves open."""

    effort: Effort = LIVE
    _ahead: Ahead = field(init=False, repr=False)

    def __post_init__(self) -> None:
        self._ahead = room_ahead(self.effort.drawn, 0)

    def weigh(
        self, found: Read, view: Game, seat: Seat, cards: int, player: Player, seed: int
    ) -> None:
        """Weigh the cards of the mask, in the player's room; what was `found` is of `view`.

        Equal seeds draw equal worlds. Where worlds cannot be counted in time the nets say alone.
        """
        worlds = prepare(known_places(found, view, seat), _ENTRIES_MAX)
        self._ahead.guesses.dice[:] = dice_of(seed)
        effort = self.effort._replace(decisions=0) if worlds.relaxed else self.effort
        seeker = Seeker(player.nets, player.style, effort)
        look_ahead(found.position, player.terms, cards, seeker, worlds, player.room, self._ahead)


@dataclass(frozen=True, slots=True)
class Player:
    """Who looks ahead: by which nets, to what taste, under what terms, and with what room."""

    nets: Nets
    style: Style
    terms: Terms
    room: Scratch


def known_places(found: Read, view: Game, seat: Seat) -> Places:
    """Return what `seat` knows of the cards, as `found` names cards and seats."""
    facts, place = constraints(view, seat), places(found.ranks)
    rows = [*found.order, len(facts.capacity) - 1]
    return Places(
        _placed(facts.once, place),
        _placed(facts.twice, place),
        facts.capacity[rows],
        _all_placed(facts.forbidden[rows], place),
        _all_placed(facts.known_once[rows], place),
        _all_placed(facts.known_twice[rows], place),
    )


def _placed(mask: int, place: Sequence[int]) -> int:
    """Return the mask of the places of the cards whose numbers are in `mask`."""
    return sum(1 << place[card] for card in range(len(place)) if mask >> card & 1)


def _all_placed(masks: Ints, place: Sequence[int]) -> Ints:
    return np.array([_placed(int(mask), place) for mask in masks], np.int64)
