"""From a log to a table: whatever is wrong with it, it is this table's trouble alone."""

from __future__ import annotations

from collections.abc import Iterable

from ohhell.rules import SEATS_MAX, SEATS_MIN, Malformed
from ohhell.table import Entry, State, Table, TableOpened, opened
from ohhell.table.events import SeatTaken


def opened_of(first: Entry) -> State:
    """Return the table as its first entry opened it; raise `Malformed` if that is none."""
    event = first.events[0]
    if not isinstance(event, TableOpened):
        raise Malformed(("the log of a table begins with TableOpened",))
    if not SEATS_MIN <= event.options.seats <= SEATS_MAX:
        raise Malformed((f"no table has {event.options.seats} seats",))
    return opened(event)


def everybody_of(entries: Iterable[Entry]) -> frozenset[str]:
    """Return who has ever had a seat at a table, by their ids."""
    events = (event for entry in entries for event in entry.events)
    return frozenset(event.player for event in events if isinstance(event, SeatTaken))


def table_of(entries: list[Entry]) -> Table:
    """Rebuild a table from its whole log; raise `Malformed` if that cannot be done."""
    try:
        opened_of(entries[0])
        return Table.load(entries)
    except Malformed:
        raise
    except Exception as error:
        raise Malformed((f"the log tells of no game: {type(error).__name__}",)) from error
