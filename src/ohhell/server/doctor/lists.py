"""The row of one table: what lists say of it must be what its log said then."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from ohhell.server.doctor.finding import Args, Finding, trouble
from ohhell.server.doctor.logs import Read
from ohhell.server.doctor.looking import Look
from ohhell.server.lists.clerk import listed_of
from ohhell.server.reading import table_of
from ohhell.server.store.listing import Listed
from ohhell.table import Table

LISTS: Final = "lists"


def look_at_row(look: Look, read: Read) -> Iterator[Finding]:
    """Yield what contradicts the log in the row of a table; that it is behind does not."""
    row = look.row
    if row is None:
        return
    if row.number > read.table.number:
        told: Args = {"table": look.table_id, "number": row.number, "last": read.table.number}
        yield trouble(LISTS, "list-ahead", **told)
        return
    told_then = _told(listed_of(look.table_id, _then(read, row.number), read.entries[0].at_ms))
    told_there = _told(row)
    wrong = [name for name, value in told_then.items() if told_there[name] != value]
    if wrong:
        yield trouble(LISTS, "list-wrong", table=look.table_id, what=", ".join(wrong))
    if not row.players <= look.seated:
        yield trouble(LISTS, "list-unseated", table=look.table_id)


def _then(read: Read, number: int) -> Table:
    return read.table if number == read.table.number else table_of(read.entries[:number])


def _told(row: Listed) -> Mapping[str, object]:
    """Return what of a row follows from the log alone, whichever version wrote it."""
    return {
        "stage": row.stage,
        "opened_at": row.opened_at,
        "round": row.round,
        "host": row.host,
        "seats": row.seats,
        "to_act": row.to_act,
        "listed": row.listed,
    }
