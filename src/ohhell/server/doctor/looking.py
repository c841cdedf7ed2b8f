"""One table as it is kept: its log, its row in the lists, and of whom it is to forget."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import AsyncIterator, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Column, ColumnElement, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ohhell.server.batches import batches
from ohhell.server.doctor.books import Books, lines_of
from ohhell.server.store.listing import Listed, listed_in
from ohhell.server.store.schema import ERASURES, SEATED, TABLES

AT_ONCE: Final = 100
"""Tables whose rows are read together."""


@dataclass(frozen=True, slots=True)
class Look:
    """What is kept of a table. The row was read first: the log may know more, and never less."""

    table_id: str
    lines: Sequence[tuple[int, str]]
    """Number and text of each entry."""
    row: Listed | None
    followed: bool
    seated: frozenset[str]
    """Whose table the lists say that it is."""
    forgetting: frozenset[str]
    """Who has gone, and is still to be forgotten here."""


async def looks(books: Books, table_ids: Sequence[str]) -> AsyncIterator[Look]:
    """Yield what is kept of each of these tables, in their order."""
    for chunk in batches(table_ids, AT_ONCE):
        async with books.house.connect() as house:
            rows = await _rows(house, chunk)
            seated = await _people(house, SEATED.c.table_id, SEATED.c.player_id, chunk)
            undone = ERASURES.c.again_at.is_(None)
            gone = await _people(house, ERASURES.c.table_id, ERASURES.c.player_id, chunk, undone)
        for table_id in chunk:
            async with books.log.connect() as log:
                lines = await lines_of(log, table_id)
            row, followed = rows.get(table_id, (None, False))
            yield Look(table_id, lines, row, followed, seated[table_id], gone[table_id])


async def _rows(
    house: AsyncConnection, table_ids: Iterable[str]
) -> dict[str, tuple[Listed | None, bool]]:
    query = select(TABLES).where(TABLES.c.id.in_(list(table_ids)))
    rows = (await house.execute(query)).mappings()
    return {row["id"]: (listed_in(row), bool(row["followed"])) for row in rows}


async def _people(
    house: AsyncConnection,
    table: Column[Any],
    player: Column[Any],
    table_ids: Iterable[str],
    *which: ColumnElement[bool],
) -> defaultdict[str, frozenset[str]]:
    """Return, by table, the people that are named beside it."""
    found = defaultdict[str, frozenset[str]](frozenset)
    for table_id, player_id in await house.execute(
        select(table, player).where(table.in_(list(table_ids)), *which)
    ):
        found[table_id] |= {player_id}
    return found
