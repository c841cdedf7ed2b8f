"""Deleting all that says who somebody was; what is left is a player without a name."""

from __future__ import annotations

import time
from dataclasses import asdict, dataclass
from typing import Final

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ohhell.server.store.accounts import remove_all
from ohhell.server.store.people import People
from ohhell.server.store.schema import ERASURES, KEPT_RULES, PLAYERS, SEATED
from ohhell.server.store.sessions import end_all
from ohhell.server.store.upserting import add

AGAIN_S: Final = 30.0
"""After so long every node knows that somebody has gone, and lets nothing more of theirs in."""


@dataclass(frozen=True, slots=True)
class Erasure:
    """At a table, somebody who has gone is still to be called `name`."""

    table_id: str
    player_id: str
    name: str
    again_at: float | None = None
    """In seconds since 1970: it has been done, and is to be done once more then."""


class Erasures:
    """Deletes people, and knows at which tables they are still to be forgotten."""

    def __init__(self, engine: AsyncEngine, people: People) -> None:
        self._engine = engine
        self._people = people

    async def begin(self, player_id: str, name: str) -> None:
        """Delete what signs a player in and who the player was; `name` stands for the name.

        It is done at once, all or nothing. The tables are noted, and follow one by one. Again is
        harmless: two tabs may ask for it together.
        """
        async with self._engine.begin() as connection:
            await end_all(connection, player_id)
            await remove_all(connection, player_id)
            mine = KEPT_RULES.c.player_id == player_id
            await connection.execute(delete(KEPT_RULES).where(mine))
            await _rename(connection, player_id, name)
            await _note_tables(connection, player_id, name)
        self._people.forget(player_id)

    async def waiting(
        self, player_id: str | None = None, *, now_s: float | None = None
    ) -> list[Erasure]:
        """Return what is to be done now, for one player or for all."""
        again_at = ERASURES.c.again_at
        due = again_at <= (time.time() if now_s is None else now_s)
        query = select(ERASURES).where(again_at.is_(None) | due)
        if player_id is not None:
            query = query.where(ERASURES.c.player_id == player_id)
        async with self._engine.connect() as connection:
            rows = await connection.execute(query)
            return [Erasure(**row) for row in rows.mappings()]

    async def also_at(self, table_id: str, erasure: Erasure) -> None:
        """Note that another table tells of the same person."""
        row = {**asdict(erasure), "table_id": table_id, "again_at": None}
        async with self._engine.begin() as connection:
            await add(connection, ERASURES, [row])

    async def done(self, erasure: Erasure, *, now_s: float) -> None:
        """Note that a table has forgotten somebody: for the first time, or for good."""
        this = (
            ERASURES.c.table_id == erasure.table_id,
            ERASURES.c.player_id == erasure.player_id,
            # Two nodes may have done it together.
            ERASURES.c.again_at.is_not_distinct_from(erasure.again_at),
        )
        first = update(ERASURES).values(again_at=now_s + AGAIN_S)
        noted = first if erasure.again_at is None else delete(ERASURES)
        async with self._engine.begin() as connection:
            await connection.execute(noted.where(*this))


async def _rename(connection: AsyncConnection, player_id: str, name: str) -> None:
    player = update(PLAYERS).where(PLAYERS.c.id == player_id)
    # By the id nobody else is told apart, so that this name needs no tag.
    nameless = {"name": name, "folded": f"#{player_id}", "tag": 0}
    await connection.execute(player.values(gone_at=time.time(), **nameless))


async def _note_tables(connection: AsyncConnection, player_id: str, name: str) -> None:
    query = select(SEATED.c.table_id).where(SEATED.c.player_id == player_id)
    tables = (await connection.execute(query)).scalars().all()
    rows = [{"table_id": table, "player_id": player_id, "name": name} for table in tables]
    if rows:
        await add(connection, ERASURES, rows)
