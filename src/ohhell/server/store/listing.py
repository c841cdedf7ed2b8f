"""What lists say of tables: made from the log, so that it may be late but never wrong for long."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, fields
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, RowMapping, and_, bindparam, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from ohhell.server.batches import batches
from ohhell.server.store.schema import NOTES, PRESENT, SEATED, TABLES
from ohhell.server.store.sitters import note_sitters
from ohhell.server.store.upserting import put, put_all

LISTED_MAX: Final = 50
HELD_AT_ONCE: Final = 500
"""Others write between two such steps."""
_NOBODY_KNOWS: Final = 0
"""How many rounds there will be, where the score or lives end a game."""
_NOBODY_ELSE: Final[Mapping[str, Collection[str]]] = {}
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
    due_at: float | None = None
    """When some node must look at it if nobody is connected, in seconds since 1970."""
    hidden: bool = False
    """Whether only who is invited finds it."""
    play_key: str = ""
    """What it has in common with tables of the same game that the Play door opened."""
    enterable: bool = False
    """Whether somebody without a seat may still sit down."""

    @property
    def ended(self) -> bool:
        """Whether there is no game here any more."""
        return self.stage in ("over", "closed")

    @property
    def players(self) -> frozenset[str]:
        """The people who sit at the table."""
        return frozenset(sitter.player for sitter in self.seats if sitter.player)


_COLUMNS: Final = tuple(field.name for field in fields(Listed))


class Listing:
    """The rows of all tables."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def save(
        self,
        tables: Iterable[Listed],
        *,
        sat: Mapping[str, Collection[str]] = _NOBODY_ELSE,
        even_older: bool = False,
    ) -> None:
        """Write the rows of `tables`, and who sits there or, by `sat`, did, in one transaction.

        What another node knows of a later entry stays, but for `even_older`: after a log was lost.
        """
        # In order, or two nodes would each wait for a row of the other.
        tables = sorted(tables, key=lambda table: table.id)
        if not tables:
            return
        async with self._engine.begin() as connection:
            newer_by = "" if even_older else "number"
            await put_all(connection, TABLES, list(map(_row_of, tables)), newer_by=newer_by)
            sitters = ((table.id, {*table.players, *sat.get(table.id, ())}) for table in tables)
            await note_sitters(connection, dict(sitters))

    async def of_player(self, player_id: str, most: int | None = LISTED_MAX) -> list[Listed]:
        """Return the tables of a player, newest first; all of them if `most` is None."""
        query = (
            select(TABLES)
            .join(SEATED)
            .where(SEATED.c.player_id == player_id)
            .order_by(TABLES.c.opened_at.desc())
            .limit(most)
        )
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).mappings()
            return [listed_in(row) for row in rows]

    async def of_table(self, table_id: str) -> Listed | None:
        """Return the row of a table, if it has one."""
        async with self._engine.connect() as connection:
            query = select(TABLES).where(TABLES.c.id == table_id)
            row = (await connection.execute(query)).mappings().first()
            return None if row is None else listed_in(row)

    async def of_tables(self, table_ids: Iterable[str]) -> list[Listed]:
        """Return the rows of those of these tables that have one."""
        query = select(TABLES).where(TABLES.c.id.in_(sorted(table_ids)))
        async with self._engine.connect() as connection:
            return [listed_in(row) for row in (await connection.execute(query)).mappings()]

    async def sought(self, play_key: str, *, most: int) -> list[Listed]:
        """Return up to `most` tables of a game at which somebody may sit down, newest first.

        They are those where people are at any node, as far as nodes tell that.
        """
        present = select(PRESENT.c.table_id).where(PRESENT.c.table_id == TABLES.c.id)
        query = (
            select(TABLES)
            .where(TABLES.c.play_key == play_key, TABLES.c.enterable, present.exists())
            .order_by(TABLES.c.opened_at.desc())
            .limit(most)
        )
        async with self._engine.connect() as connection:
            return [listed_in(row) for row in (await connection.execute(query)).mappings()]

    async def lively(self, *, most: int) -> list[Listed]:
        """Return up to `most` tables open to all where people are at any node, newest first."""
        present = select(PRESENT.c.table_id).where(PRESENT.c.table_id == TABLES.c.id)
        shown = (TABLES.c.listed, TABLES.c.hidden.is_(False), present.exists())
        going_on = TABLES.c.stage.not_in(("over", "closed"))
        query = select(TABLES).where(*shown, going_on).order_by(TABLES.c.opened_at.desc())
        async with self._engine.connect() as connection:
            return [
                listed_in(row) for row in (await connection.execute(query.limit(most))).mappings()
            ]

    async def unfinished(self, player_id: str, *, lobbies_since: float = 0) -> int:
        """Return at how many unfinished tables a player sits now.

        Tables that were opened before `lobbies_since` and have not begun are forgotten.
        """
        going_on = TABLES.c.stage.not_in(("over", "closed"))
        recent = or_(TABLES.c.stage != "lobby", TABLES.c.opened_at >= lobbies_since)
        return await self._count(player_id, and_(going_on, recent))

    async def finished(self, player_id: str) -> int:
        """Return at how many tables a player sat when the game ended."""
        return await self._count(player_id, TABLES.c.stage == "over")

    async def _count(self, player_id: str, which: ColumnElement[bool]) -> int:
        """Return how many of these tables have a player in a seat."""
        on_sqlite = self._engine.dialect.name == "sqlite"
        each = func.json_each if on_sqlite else func.json_array_elements
        seat = each(TABLES.c.seats).table_valued("value")
        sits = select(seat.c.value).where(seat.c.value.op("->>")("player") == player_id)
        query = (
            select(func.count())
            .select_from(SEATED.join(TABLES))
            .where(SEATED.c.player_id == player_id, which, sits.exists())
        )
        async with self._engine.connect() as connection:
            return (await connection.execute(query)).scalar_one()

    async def hold(self, table_ids: Iterable[str], *, until: float | None) -> None:
        """Have nobody look at tables before `until` that are looked after; None is never."""
        for some in batches(sorted(table_ids), HELD_AT_ONCE):
            these = TABLES.c.id.in_(some)
            held = update(TABLES).where(these, TABLES.c.due_at.is_not(None)).values(due_at=until)
            async with self._engine.begin() as connection:
                await connection.execute(held)

    async def claim(self, now: float, *, until: float, most: int) -> list[str]:
        """Return tables that are due, the longest overdue first; nobody else is, until `until`."""
        due = (
            select(TABLES.c.id)
            .where(TABLES.c.due_at <= now)
            .order_by(TABLES.c.due_at)
            .limit(most)
            .with_for_update(skip_locked=True)
        )
        # SQLite leaves the lock out: there is nobody else.
        claimed = update(TABLES).where(TABLES.c.id.in_(due.scalar_subquery()))
        async with self._engine.begin() as connection:
            found = await connection.execute(claimed.values(due_at=until).returning(TABLES.c.id))
            return list(found.scalars())

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

    async def unfollowed(self, *, after: str, most: int) -> list[str]:
        """Return up to `most` tables beyond `after` whose games are over, but not yet followed.

        They come in the order of their ids.
        """
        over = and_(TABLES.c.stage == "over", TABLES.c.followed.is_(False), TABLES.c.id > after)
        query = select(TABLES.c.id).where(over).order_by(TABLES.c.id).limit(most)
        async with self._engine.connect() as connection:
            return [str(table_id) for table_id in (await connection.execute(query)).scalars()]

    async def followed(self, table_ids: Iterable[str]) -> None:
        """Note that the games of these tables have been followed."""
        done = update(TABLES).where(TABLES.c.id.in_(list(table_ids))).values(followed=True)
        async with self._engine.begin() as connection:
            await connection.execute(done)

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


def _row_of(table: Listed) -> dict[str, Any]:
    row = {name: getattr(table, name) for name in _COLUMNS}
    return row | {
        "rounds": table.rounds or _NOBODY_KNOWS,
        "seats": [{"name": s.name, "kind": s.kind, "player": s.player} for s in table.seats],
    }


def listed_in(row: RowMapping) -> Listed:
    """Return the table that a row of the lists tells of."""
    # A row's keys are a kind of str that msgspec does not take.
    values = {str(key): value for key, value in row.items()}
    return msgspec.convert(values | {"rounds": row["rounds"] or None}, Listed)
