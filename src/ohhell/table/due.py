"""What the house must do at a table by itself, and when."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ohhell.rules import Seat
from ohhell.table.commands import Deal, Resume, TimeOut
from ohhell.table.state import Stage, State


@dataclass(frozen=True, slots=True)
class Due:
    """Something the house must do at `at_ms` (milliseconds since 1970)."""

    at_ms: int
    order: Deal | TimeOut | Resume | None
    """What it must order; None where the game is to start, which takes bots for empty seats."""
    within_ms: int
    """How long that is at most from the entry on that made it due, whatever clocks say."""


def due_of(state: State) -> Due | None:
    """Return what is due first, whether or not anybody is there; None if nothing is."""
    return min(_dues(state), key=lambda due: due.at_ms, default=None)


def _dues(state: State) -> Iterator[Due]:
    options, game = state.options, state.game
    if game is None:
        if state.starts_at_ms is not None:
            yield Due(state.starts_at_ms, None, state.starts_at_ms)
    elif state.paused_at_ms is not None:
        if options.plays_on:
            most_ms = 1000 * options.pause_max_s
            yield Due(state.paused_at_ms + most_ms, Resume(), most_ms)
    elif state.stage is Stage.SCORED:
        at_ms = state.scored_at_ms + options.summary_ms
        yield Due(at_ms, Deal(len(game.sheet)), options.summary_ms)
    else:
        yield from _run_outs(state)


def _run_outs(state: State) -> Iterator[Due]:
    for seat, place in enumerate(state.places):
        if place.clock is not None and place.clock.due_ms is not None:
            due_ms = place.clock.due_ms
            yield Due(due_ms, TimeOut(Seat(seat), due_ms), place.clock.left_ms)
