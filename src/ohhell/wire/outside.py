"""What of a table is told to whoever may not look on, but may still take a seat."""

from __future__ import annotations

from typing import Final

import msgspec

from ohhell.wire import events as w
from ohhell.wire.messages import SeatView, View

_AT_THE_DOOR: Final = (
    w.SeatTaken,
    w.SeatLeft,
    w.SeatCovered,
    w.SeatReturned,
    w.SeatReady,
    w.SeatUnready,
    w.SeatsArranged,
    w.SeatOffered,
    w.ReadyAsked,
    w.HostChanged,
    w.RematchOpened,
    w.TableClosed,
    w.RatedChanged,
)
"""Who comes and goes: what somebody must know to take a seat."""


def from_outside(public: View) -> View:
    """Return what is left of a spectator's view for whoever may only come to take a seat."""
    return msgspec.structs.replace(
        public,
        seats=[_empty_handed(seat) for seat in public.seats],
        round=None,
        sheet=[],
        ranks=[1] * len(public.seats),
        next_deal_ms=None,
        watchers=[],
        watching=0,
        removed=[],
        at_door=public.round is not None or public.stage == "scored",
    )


def told_outside(events: list[w.WireEvent]) -> list[w.WireEvent]:
    """Return what of `events` is told to whoever may only come to take a seat."""
    return [event if isinstance(event, _AT_THE_DOOR) else w.Hidden() for event in events]


def _empty_handed(seat: SeatView) -> SeatView:
    return msgspec.structs.replace(
        seat,
        ready=False,
        has_bid=False,
        bid=None,
        taken=0,
        cards=0,
        score=0,
        out=False,
        blind=False,
    )
