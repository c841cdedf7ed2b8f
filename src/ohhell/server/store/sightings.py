"""In which browser somebody first came to a table: as a digest, for as long as a game lasts."""

from __future__ import annotations

import time
from dataclasses import dataclass

from sqlalchemy import delete, or_, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from ohhell.server.store.errors import in_words
from ohhell.server.store.schema import SIGHTINGS, TABLES
from ohhell.server.store.upserting import add


@dataclass(frozen=True, slots=True)
class Sighting:
    """That somebody came to a table in some browser, `at` seconds since 1970."""

    table_id: str
    player_id: str
    digest: bytes
    at: float


class Sightings:
    """The first sighting of each player at each table; digests of two tables are never alike."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def note(self, table_id: str, player_id: str, digest: bytes) -> tuple[str, ...]:
        """Keep a sighting if it is the first; return who else was first seen in that browser.

        Of two who come at once to two nodes, one finds the other: each is kept before it looks.
        Raise `StoreGone` or `StoreFull`.
        """
        row = {"table_id": table_id, "player_id": player_id, "digest": digest, "at": time.time()}
        try:
            async with self._engine.begin() as connection:
                await add(connection, SIGHTINGS, [row])
            return await self._alike(table_id, player_id)
        except SQLAlchemyError as error:
            raise in_words(error) from error

    async def _alike(self, table_id: str, player_id: str) -> tuple[str, ...]:
        mine, theirs = SIGHTINGS.alias(), SIGHTINGS.alias()
        same = (mine.c.table_id == theirs.c.table_id) & (mine.c.digest == theirs.c.digest)
        query = (
            select(theirs.c.player_id)
            .select_from(mine.join(theirs, same))
            .where(mine.c.table_id == table_id, mine.c.player_id == player_id)
            .where(theirs.c.player_id != player_id)
            .order_by(theirs.c.player_id)
        )
        async with self._engine.connect() as connection:
            return tuple((await connection.execute(query)).scalars())

    async def of_player(self, player_id: str) -> list[Sighting]:
        """Return what is kept of a player, the oldest first."""
        query = select(SIGHTINGS).where(SIGHTINGS.c.player_id == player_id)
        ordered = query.order_by(SIGHTINGS.c.at, SIGHTINGS.c.table_id)
        async with self._engine.connect() as connection:
            rows = await connection.execute(ordered)
            return [Sighting(row.table_id, row.player_id, row.digest, row.at) for row in rows]

    async def forget(self, player_id: str) -> None:
        """Forget all sightings of a player."""
        async with self._engine.begin() as connection:
            mine = SIGHTINGS.c.player_id == player_id
            await connection.execute(delete(SIGHTINGS).where(mine))

    async def sweep(self, *, since: float) -> None:
        """Forget those at tables whose games have ended, and what is older than `since`."""
        ended = select(TABLES.c.id).where(TABLES.c.stage.in_(("over", "closed")))
        gone = or_(SIGHTINGS.c.table_id.in_(ended), SIGHTINGS.c.at < since)
        async with self._engine.begin() as connection:
            await connection.execute(delete(SIGHTINGS).where(gone))
