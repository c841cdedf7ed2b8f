"""The rules that people keep under names of their own, each for their own eyes."""

from __future__ import annotations

import time
from dataclasses import dataclass

from sqlalchemy import delete, func, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ohhell.server.store.living import lock_living
from ohhell.server.store.schema import KEPT_RULES
from ohhell.server.store.upserting import put


class TooManyKept(Exception):
    """A player keeps as many rules as one may."""


@dataclass(frozen=True, slots=True)
class Kept:
    """Rules by their code, under the name that a player gave them."""

    name: str
    code: str


class KeptRules:
    """The rules that each player keeps."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def of_player(self, player_id: str) -> list[Kept]:
        """Return what a player keeps, newest first."""
        async with self._engine.connect() as connection:
            return await _of(connection, player_id)

    async def keep(self, player_id: str, kept: Kept, *, most: int) -> list[Kept]:
        """Keep rules, in the place of those of the same name; raise `TooManyKept` or `Gone`."""
        row = {"player_id": player_id, "name": kept.name, "code": kept.code, "kept_at": time.time()}
        async with self._engine.begin() as connection:
            # Locked: two at once must not both find the last place free.
            await lock_living(connection, player_id)
            await put(connection, KEPT_RULES, row)
            if await _count(connection, player_id) > most:
                raise TooManyKept
            return await _of(connection, player_id)

    async def forget(self, player_id: str, name: str) -> list[Kept]:
        """Forget rules, if a player keeps any of that name; return what is left."""
        mine = (KEPT_RULES.c.player_id == player_id, KEPT_RULES.c.name == name)
        async with self._engine.begin() as connection:
            await connection.execute(delete(KEPT_RULES).where(*mine))
            return await _of(connection, player_id)


async def _of(connection: AsyncConnection, player_id: str) -> list[Kept]:
    query = select(KEPT_RULES).where(KEPT_RULES.c.player_id == player_id)
    newest_first = query.order_by(KEPT_RULES.c.kept_at.desc(), KEPT_RULES.c.name)
    return [Kept(row.name, row.code) for row in await connection.execute(newest_first)]


async def _count(connection: AsyncConnection, player_id: str) -> int:
    query = select(func.count()).select_from(KEPT_RULES)
    mine = query.where(KEPT_RULES.c.player_id == player_id)
    return (await connection.execute(mine)).scalar_one()
