"""The sessions of people: on which devices they are signed in, and how that ends."""

from __future__ import annotations

import time
from dataclasses import dataclass

from sqlalchemy import ColumnElement, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ohhell.server.store.living import lock_living
from ohhell.server.store.news import PEOPLE, tell_within
from ohhell.server.store.people import Device, People, begin_session, digest_of
from ohhell.server.store.remembered import Player
from ohhell.server.store.schema import PLAYERS, SESSIONS


@dataclass(frozen=True, slots=True)
class KeptSession:
    """A session as it is kept; times in seconds since 1970."""

    digest: bytes
    device: Device
    made_at: float
    seen_at: float

    @property
    def id(self) -> str:
        """A name for it; gives no rights."""
        return self.digest.hex()[:16]


class Sessions:
    """Begins and ends sessions; one that has ended is known no more, here at once."""

    def __init__(self, engine: AsyncEngine, people: People) -> None:
        self._engine = engine
        self._people = people

    async def of_player(self, player_id: str) -> list[KeptSession]:
        """Return the sessions of a player, the one used last first."""
        async with self._engine.connect() as connection:
            return await _of(connection, player_id)

    async def begin(self, player: Player, device: Device, *, most: int) -> str:
        """Begin a session and return its token; of more than `most` the longest unused ends.

        Raise `Gone` if the player was deleted meanwhile.
        """
        async with self._engine.begin() as connection:
            await lock_living(connection, player.id)
            token = await begin_session(connection, player.id, device)
            stale = (await _of(connection, player.id))[most:]
            for session in stale:
                await _end(connection, player.id, SESSIONS.c.digest == session.digest)
        if stale:
            self._people.forget(player.id)
        return token

    async def end(self, player_id: str, session_id: str) -> bool:
        """End one session of a player; tell whether there was one of that id."""
        sessions = await self.of_player(player_id)
        named = next((session for session in sessions if session.id == session_id), None)
        if named is None:
            return False
        await self._end(player_id, SESSIONS.c.digest == named.digest)
        return True

    async def end_of(self, token: str, player_id: str) -> None:
        """End the session of a token."""
        await self._end(player_id, SESSIONS.c.digest == digest_of(token))

    async def end_others(self, player_id: str, token: str) -> None:
        """End all sessions of a player but that of a token."""
        await self._end(player_id, SESSIONS.c.digest != digest_of(token))

    async def _end(self, player_id: str, which: ColumnElement[bool]) -> None:
        async with self._engine.begin() as connection:
            await _end(connection, player_id, which)
        self._people.forget(player_id)


async def end_all(connection: AsyncConnection, player_id: str) -> None:
    """End all sessions of a player; afterwards somebody must have `People` forget the player."""
    await _end(connection, player_id, SESSIONS.c.player_id == player_id)


async def _end(connection: AsyncConnection, player_id: str, which: ColumnElement[bool]) -> None:
    mine = SESSIONS.c.player_id == player_id
    await connection.execute(delete(SESSIONS).where(mine, which))
    player = update(PLAYERS).where(PLAYERS.c.id == player_id)
    await connection.execute(player.values(changed_at=time.time()))
    await tell_within(connection, PEOPLE, [player_id])


async def _of(connection: AsyncConnection, player_id: str) -> list[KeptSession]:
    query = select(SESSIONS).where(SESSIONS.c.player_id == player_id)
    rows = await connection.execute(
        query.order_by(SESSIONS.c.seen_at.desc(), SESSIONS.c.made_at.desc())
    )
    return [
        KeptSession(row.digest, Device(row.browser, row.system), row.made_at, row.seen_at)
        for row in rows
    ]
