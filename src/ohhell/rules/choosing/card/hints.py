"""What a host should know of rules before they are chosen, and what players need not read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ohhell.rules.choosing.card.bids import hook_is_idle, may_cancel
from ohhell.rules.choosing.card.told import Told
from ohhell.rules.problems import Clause
from ohhell.rules.values.bidding import Hook

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
