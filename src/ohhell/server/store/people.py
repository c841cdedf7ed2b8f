"""The people of the house and their sessions."""

from __future__ import annotations

import secrets
import time
from collections import OrderedDict
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from ohhell.server.store.readers import Reader
from ohhell.server.store.schema import PLAYERS, SESSIONS

TOKEN_BYTES: Final = 32
_KNOWN_MAX: Final = 20_000
"""Sessions remembered in memory, some 300 bytes each."""


@dataclass(frozen=True, slots=True)
class Player:
    """A person of the house. The id is public; whoever holds the token is the player."""

    id: str
    name: str


class People:
    """Finds players by their tokens. Finding is synchronous: a socket's upgrade cannot wait."""

    def __init__(self, engine: AsyncEngine, reader: Reader) -> None:
        self._engine = engine
        self._reader = reader
        self._known: OrderedDict[bytes, str] = OrderedDict()
        self._players: dict[str, Player] = {}

    def find(self, token: str | None) -> Player | None:
        """Return whose token this is, or None."""
        if not token:
            return None
        digest = _digest(token)
        known = self._known.get(digest)
        return self._players[known] if known else self._look_up(digest)

    async def admit(self, name: str) -> tuple[Player, str]:
        """Make a guest of that name; return it with its token, which is kept nowhere else."""
        player, token = Player(secrets.token_hex(8), name), secrets.token_urlsafe(TOKEN_BYTES)
        digest, now = _digest(token), time.time()
        async with self._engine.begin() as connection:
            await connection.execute(insert(PLAYERS).values(id=player.id, name=name, made_at=now))
            await connection.execute(
                insert(SESSIONS).values(digest=digest, player_id=player.id, made_at=now)
            )
        self._remember(digest, player)
        return player, token

    async def rename(self, player: Player, name: str) -> Player:
        """Give `player` another name; tables where the player sits keep the old one."""
        async with self._engine.begin() as connection:
            await connection.execute(
                update(PLAYERS).where(PLAYERS.c.id == player.id).values(name=name)
            )
        renamed = Player(player.id, name)
        if player.id in self._players:
            self._players[player.id] = renamed
        return renamed

    def now(self, player: Player) -> Player:
        """Return `player` under the name of today."""
        return self._players.get(player.id, player)

    def _look_up(self, digest: bytes) -> Player | None:
        query = (
            select(PLAYERS.c.id, PLAYERS.c.name).join(SESSIONS).where(SESSIONS.c.digest == digest)
        )
        row = self._reader.first(query)
        if row is None:
            return None
        player = Player(row.id, row.name)
        self._remember(digest, player)
        return player

    def _remember(self, digest: bytes, player: Player) -> None:
        self._known[digest] = player.id
        self._players[player.id] = player
        if len(self._known) > _KNOWN_MAX:
            _, forgotten = self._known.popitem(last=False)
            self._players.pop(forgotten, None)


def _digest(token: str) -> bytes:
    return sha256(token.encode()).digest()
