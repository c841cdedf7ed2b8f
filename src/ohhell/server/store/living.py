"""Players who have not gone: of nobody else anything new is kept."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ohhell.server.store.schema import PLAYERS


class Gone(Exception):
    """A player was deleted, maybe while what was asked for them was on its way."""


async def lock_living(connection: AsyncConnection, player_id: str) -> None:
    """Let nobody else change or delete a player until this is done; raise `Gone`."""
    if not await is_living(connection, player_id):
        raise Gone(player_id)


async def living_of(connection: AsyncConnection, player_ids: Iterable[str]) -> frozenset[str]:
    """Return those of these players who have not gone; nobody can delete them until this is done.

    SQLite leaves the lock out: there, whoever may write is alone.
    """
    query = (
        select(PLAYERS.c.id)
        .where(PLAYERS.c.id.in_(sorted(player_ids)), PLAYERS.c.gone_at.is_(None))
        .order_by(PLAYERS.c.id)
        .with_for_update(read=True)
    )
    return frozenset((await connection.execute(query)).scalars())


async def is_living(connection: AsyncConnection, player_id: str) -> bool:
    """Tell whether a player has not gone; if so, nobody can delete them until this is done."""
    player = update(PLAYERS).where(PLAYERS.c.id == player_id, PLAYERS.c.gone_at.is_(None))
    return bool((await connection.execute(player.values(name=PLAYERS.c.name))).rowcount)
