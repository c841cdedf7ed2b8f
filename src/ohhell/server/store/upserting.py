"""Rows that may be there already; SQLite and PostgreSQL say it alike, SQLAlchemy apart."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection


def _insert(connection: AsyncConnection, table: Table) -> sqlite.Insert | postgresql.Insert:
    on_sqlite = connection.dialect.name == "sqlite"
    return sqlite.insert(table) if on_sqlite else postgresql.insert(table)


async def put(
    connection: AsyncConnection, table: Table, row: Mapping[str, Any], *, newer_by: str = ""
) -> None:
    """Write `row` in the place of the one with its key, if there is one; see `put_all`."""
    await put_all(connection, table, [row], newer_by=newer_by)


async def put_all(
    connection: AsyncConnection,
    table: Table,
    rows: Sequence[Mapping[str, Any]],
    *,
    newer_by: str = "",
) -> None:
    """Write `rows`, which have the same columns, in the place of those with their keys.

    With `newer_by` such a one stays if it has a greater value in this column.
    """
    keys = {column.name for column in table.primary_key}
    new = [name for name in rows[0] if name not in keys]
    await put_some(connection, table, rows, new, newer_by=newer_by)


async def add(connection: AsyncConnection, table: Table, rows: Sequence[Mapping[str, Any]]) -> int:
    """Write those of `rows` whose key is not there yet; return how many."""
    wanted = _insert(connection, table).values(rows).on_conflict_do_nothing()
    return (await connection.execute(wanted)).rowcount


async def put_some(
    connection: AsyncConnection,
    table: Table,
    rows: Sequence[Mapping[str, Any]],
    new: Sequence[str],
    *,
    newer_by: str = "",
) -> None:
    """Write `rows`; where one of its key is there already, only its columns `new`."""
    keys = [column.name for column in table.primary_key]
    wanted = _insert(connection, table)
    values = {name: wanted.excluded[name] for name in new}
    where = table.c[newer_by] <= wanted.excluded[newer_by] if newer_by else None
    await connection.execute(
        wanted.on_conflict_do_update(index_elements=keys, set_=values, where=where), list(rows)
    )
