"""What lists say of tables: made from the log, so that it may be late but never wrong for long."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Final

import msgspec
from sqlalchemy import RowMapping, bindparam, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ohhell.server.store.schema import NOTES, SEATED, TABLES
from ohhell.server.store.upserting import add, put

_LISTED_MAX: Final = 50
_NOBODY_KNOWS: Final = 0
"""How many rounds there will be, where the score or lives end a game."""
_MENDED: Final = "lists-mended-to"


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who holds a seat; `player` is None for bots and empty seats."""

    name: str
    kind: str
    player: str | None


@dataclass(frozen=True, slots=True)
class Listed:
    """A table as lists show it, after entry `number`."""

    id: str
    number: int
    variant: str | None
    stage: str
    listed: bool
    opened_at: float
    round: int
    rounds: int | None
    host: int | None
    seats: tuple[Sitter, ...]
    to_act: tuple[int, ...]

    @property
    def players(self) -> frozenset[str]:
        """The people who sit at the table."""
        return frozenset(sitter.player for sitter in self.seats if sitter.player)


class Listing:
    """The rows of all tables."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def save(self, tables: Iterable[Listed]) -> None:
        """Write the rows of `tables`, in one transaction."""
        # In order, or two nodes would each wait for a row of the other.
        tables = sorted(tables, key=lambda table: table.id)
        if not tables:
            return
        async with self._engine.begin() as connection:
            for table in tables:
                await _save(connection, table)

    async def of_player(self, player_id: str) -> list[Listed]:
        """Return the tables of a player, newest first."""
        query = (
            select(TABLES)
            .join(SEATED)
            .where(SEATED.c.player_id == player_id)
            .order_by(TABLES.c.opened_at.desc())
            .limit(_LISTED_MAX)
        )
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).mappings()
            return [_read(row) for row in rows]

    async def of_table(self, table_id: str) -> Listed | None:
        """Return the row of a table, if it has one."""
        async with self._engine.connect() as connection:
            query = select(TABLES).where(TABLES.c.id == table_id)
            row = (await connection.execute(query)).mappings().first()
            return None if row is None else _read(row)

    async def unfinished(self, player_id: str, *, lobbies_since: float = 0) -> int:
        """Return at how many unfinished tables a player sits now.

        Tables that were opened before `lobbies_since` and have not begun are forgotten.
        """
        on_sqlite = self._engine.dialect.name == "sqlite"
        each = func.json_each if on_sqlite else func.json_array_elements
        seat = each(TABLES.c.seats).table_valued("value")
        sits = select(seat.c.value).where(seat.c.value.op("->>")("player") == player_id)
        query = (
            select(func.count())
            .select_from(SEATED.join(TABLES))
            .where(
                SEATED.c.player_id == player_id,
                TABLES.c.stage != "over",
                or_(TABLES.c.stage != "lobby", TABLES.c.opened_at >= lobbies_since),
                sits.exists(),
            )
        )
        async with self._engine.connect() as connection:
            return (await connection.execute(query)).scalar_one()

    async def numbers(self, table_ids: Iterable[str]) -> dict[str, int]:
        """Return, for every table that has a row, the entry that the row is of."""
        query = select(TABLES.c.id, TABLES.c.number).where(TABLES.c.id == bindparam("table_id"))
        async with self._engine.connect() as connection:
            rows = [(await connection.execute(query, {"table_id": t})).first() for t in table_ids]
        return {row.id: row.number for row in rows if row is not None}

    async def count(self) -> int:
        """Return how many tables have a row."""
        async with self._engine.connect() as connection:
            query = select(func.count()).select_from(TABLES)
            return (await connection.execute(query)).scalar_one()

    async def mended(self) -> int:
        """Return the place in the log up to which all rows are known to be up to date."""
        query = select(NOTES.c.value).where(NOTES.c.key == _MENDED)
        async with self._engine.connect() as connection:
            return int((await connection.execute(query)).scalar() or 0)

    async def mended_to(self, place: int) -> None:
        """Note that all rows are up to date with the log's `place`."""
        row = {"key": _MENDED, "value": str(place)}
        async with self._engine.begin() as connection:
            await put(connection, NOTES, row)


async def _save(connection: AsyncConnection, table: Listed) -> None:
    await put(connection, TABLES, asdict(table) | {"rounds": table.rounds or _NOBODY_KNOWS})
    if table.players:
        seated = [{"table_id": table.id, "player_id": p} for p in sorted(table.players)]
        await add(connection, SEATED, seated)


def _read(row: RowMapping) -> Listed:
    # A row's keys are a kind of str that msgspec does not take.
    values = {str(key): value for key, value in row.items()}
    return msgspec.convert(values | {"rounds": row["rounds"] or None}, Listed)
