"""What a host should know of rules before they are chosen, and what players need not read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ohhell.rules.choosing.card.bids import hook_is_idle, may_cancel
from ohhell.rules.choosing.card.told import Told
from ohhell.rules.problems import Clause
from ohhell.rules.values.bidding import Hook
from ohhell.rules.values.ending import ROUNDS_MAX, End
from ohhell.rules.values.scoring import Circumstances

_ONE_PACK_MAX: Final = 7
"""More players than this do better with two packs."""


def notes_for(told: Told) -> Iterator[Clause]:
    """Yield the notes."""
    yield from _shrunk(told)
    if told.ruleset.bidding.hook is Hook.LAST_BIDDER and may_cancel(told):
        yield Clause("note-cancel")
    if hook_is_idle(told):
        yield Clause("note-hook-idle")
    if told.ever_trump and _one_card_without_trump(told):
        yield Clause("note-one-no_trump")
    if told.ruleset.ending.kind is End.LIVES and not _may_lose(told):
        yield Clause("note-lives", {"rounds": ROUNDS_MAX})


def _shrunk(told: Told) -> Iterator[Clause]:
    ruleset, seats = told.ruleset, told.seats
    asked, fits = ruleset.schedule.largest_asked, ruleset.largest_that_fits(seats)
    if asked <= fits:
        return
    yield Clause("note-shrunk", {"asked": asked, "played": told.largest, "seats": seats})
    if seats > _ONE_PACK_MAX and ruleset.pack.packs == 1:
        yield Clause("note-packs", {"seats": seats})


def _one_card_without_trump(told: Told) -> bool:
    """Tell whether a round is of one card that is told by its number or size to have no trump."""
    trump, sizes = told.ruleset.trump, told.all_sizes
    none = (trump.none_in(index=index, sizes=sizes) for index, size in told.rounds() if size == 1)
    return any(none)


def _may_lose(told: Told) -> bool:
    """Tell whether any round can cost a point, be the bids and the other scores as they may."""
    return any(
        told.ruleset.scoring.points_at(_at(told, size, bids), bid=bid, taken=taken) < 0
        for size in {*told.sizes}
        for bids in (0, size + 1)
        for bid in range(size + 1)
        # What a miss scores falls towards one of the ends of too few, or of too many.
        for taken in {0, max(bid - 1, 0), bid, min(bid + 1, size), size}
    )


def _at(told: Told, size: int, bids: int) -> Circumstances:
    undealt = told.cards - size * told.seats
    return Circumstances(size, told.largest, seats=told.seats, undealt=undealt, bids=bids)
