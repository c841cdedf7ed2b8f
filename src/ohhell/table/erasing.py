"""Taking a person out of the log of a finished table; what was played stays as it was."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from ohhell.table.commands import Entry
from ohhell.table.events import (
    Event,
    PersonAdmitted,
    PersonRemoved,
    Said,
    SeatTaken,
    TableOpened,
)

UNSAID: Final = "…"
"""What stands for the words of somebody who has gone."""


def without(entries: Sequence[Entry], player: str, name: str) -> list[Entry]:
    """Return those of `entries` that tell of `player`, with `name` in place of the name.

    What the player wrote is gone. Numbers, times, ids, nonces and everything that was dealt and
    played are the same, so that the deals can still be proved.
    """
    told = (_retold(entry, player, name) for entry in entries)
    return [new for new, old in zip(told, entries, strict=True) if new != old]


def _retold(entry: Entry, player: str, name: str) -> Entry:
    events = tuple(_renamed(event, player, name) for event in entry.events)
    # A seat may have had several owners; who asked for an entry is who said what is in it.
    return replace(entry, events=tuple(map(_unsaid, events)) if entry.by == player else events)


def _renamed(event: Event, player: str, name: str) -> Event:
    match event:
        case SeatTaken() | PersonRemoved() | PersonAdmitted() if event.player == player:
            return replace(event, name=name)
        case TableOpened(options):
            kept = (replace(k, name=name) if k.player == player else k for k in options.kept)
            return replace(event, options=replace(options, kept=tuple(kept)))
        case _:
            return event


def _unsaid(event: Event) -> Event:
    return replace(event, text=UNSAID) if isinstance(event, Said) else event
