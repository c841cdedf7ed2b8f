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
    """Write `row` in the place of the one with its key, if there is one.

    With `newer_by` that one stays if it has a greater value in this column.
    """
    keys = [column.name for column in table.primary_key]
    new = {name: value for name, value in row.items() if name not in keys}
    wanted = _insert(connection, table).values(row)
    where = table.c[newer_by] <= wanted.excluded[newer_by] if newer_by else None
    await connection.execute(
        wanted.on_conflict_do_update(index_elements=keys, set_=new, where=where)
    )


async def add(connection: AsyncConnection, table: Table, rows: Sequence[Mapping[str, Any]]) -> int:
    """Write those of `rows` whose key is not there yet; return how many."""
    wanted = _insert(connection, table).values(rows).on_conflict_do_nothing()
    return (await connection.execute(wanted)).rowcount


async def put_some(
    connection: AsyncConnection, table: Table, rows: Sequence[Mapping[str, Any]], new: Sequence[str]
) -> None:
    """Write `rows`; where one of its key is there already, only its columns `new`."""
    keys = [column.name for column in table.primary_key]
    wanted = _insert(connection, table)
    values = {name: wanted.excluded[name] for name in new}
    await connection.execute(
        wanted.on_conflict_do_update(index_elements=keys, set_=values), list(rows)
    )
