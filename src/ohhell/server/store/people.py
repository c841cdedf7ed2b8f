"""The people of the house, found by their tokens."""

from __future__ import annotations

import secrets
import time
import unicodedata
from collections.abc import Awaitable, Callable, Iterable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from itertools import chain
from string import hexdigits
from typing import Any, Final, TypeVar

from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ohhell.server.store.living import lock_living
from ohhell.server.store.news import PEOPLE, tell_within
from ohhell.server.store.readers import Reader
from ohhell.server.store.remembered import Player, Remembered, Session
from ohhell.server.store.schema import PLAYERS, SESSIONS

ID_BYTES: Final = 8
TOKEN_BYTES: Final = 32
SEEN_EVERY_S: Final = 3_600.0
"""How exactly it is written down when a session was last used: not every page costs a write."""
TAGS: Final = 10_000
_TAG_TRIES: Final = 20
_TAGS_BEYOND: Final = 10**9
"""Where all tags of four digits are taken, longer ones are given, and nobody is refused."""


@dataclass(frozen=True, slots=True)
class Device:
    """What a session is on, as far as it says so; "" where it does not."""

    browser: str = ""
    system: str = ""


UNKNOWN_DEVICE: Final = Device()
# What is always the same statement is made once: to make one takes longer than to carry it out.
_MAKE_PLAYER: Final = insert(PLAYERS)
_BEGIN_SESSION: Final = insert(SESSIONS)
_OF_SESSION: Final = (
    select(PLAYERS.c.id, PLAYERS.c.name, PLAYERS.c.tag, SESSIONS.c.seen_at)
    .join(SESSIONS)
    .where(SESSIONS.c.digest == bindparam("digest"))
)
Written = TypeVar("Written")


class People:
    """Finds players by their tokens. Finding is synchronous: a socket's upgrade cannot wait."""

    def __init__(self, engine: AsyncEngine, reader: Reader) -> None:
        self._engine = engine
        self._reader = reader
        self._known = Remembered()
        self._seen: dict[bytes, float] = {}
        self._listeners: list[Callable[[str], None]] = []

    # --- Who holds which token ------------------------------------------------------------------

    def find(self, token: str | None) -> Player | None:
        """Return whose token this is, or None."""
        return self.of_session(digest_of(token)) if token else None

    def of_session(self, digest: bytes) -> Player | None:
        """Return whose session this is, or None if it has ended."""
        session = self._known.get(digest) or self._look_up(digest)
        if session is None:
            return None
        now = time.time()
        if now - session.seen_at >= SEEN_EVERY_S:
            self._seen[digest] = now
            self._known.seen(digest, now)
        return session.player

    async def write_seen(self) -> None:
        """Write down which sessions have been used, as far as it is not written yet."""
        seen, self._seen = self._seen, {}
        if not seen:
            return
        rows = [{"of": digest, "at": at} for digest, at in sorted(seen.items())]
        mine = SESSIONS.c.digest == bindparam("of")
        async with self._engine.begin() as connection:
            await connection.execute(
                update(SESSIONS).where(mine).values(seen_at=bindparam("at")), rows
            )

    def now(self, player: Player) -> Player:
        """Return `player` under the name of today."""
        return self._known.player(player.id) or player

    # --- Names ------------------------------------------------------------------------------------

    async def admit(self, name: str, device: Device = UNKNOWN_DEVICE) -> tuple[Player, str]:
        """Make a guest of that name; return it with its token, which is kept nowhere else."""
        player_id, now = secrets.token_hex(ID_BYTES), time.time()

        async def write(connection: AsyncConnection, handle: dict[str, Any]) -> str:
            await connection.execute(_MAKE_PLAYER, {"id": player_id, "made_at": now, **handle})
            return await begin_session(connection, player_id, device)

        tag, token = await self._tagged(name, _tags(), write)
        player = Player(player_id, name, tag)
        self._known.put(digest_of(token), Session(player, now))
        return player, token

    async def rename(self, player: Player, name: str) -> Player:
        """Give `player` another name; tables where the player sits keep the old one.

        Raise `Gone` if the player was deleted meanwhile.
        """
        mine = update(PLAYERS).where(PLAYERS.c.id == player.id)

        async def write(connection: AsyncConnection, handle: dict[str, Any]) -> None:
            await lock_living(connection, player.id)
            await connection.execute(mine.values(handle | {"changed_at": time.time()}))
            await tell_within(connection, PEOPLE, [player.id])

        tag, _ = await self._tagged(name, chain((self.now(player).tag,), _tags()), write)
        renamed = Player(player.id, name, tag)
        self._known.rename(renamed)
        return renamed

    async def _tagged(
        self,
        name: str,
        tags: Iterable[int],
        write: Callable[[AsyncConnection, dict[str, Any]], Awaitable[Written]],
    ) -> tuple[int, Written]:
        """Have a name written with the first tag that nobody of that name has; return it."""
        for tag in tags:
            try:
                async with self._engine.begin() as connection:
                    handle = {"name": name, "folded": folded(name), "tag": tag}
                    return tag, await write(connection, handle)
            except IntegrityError:
                continue  # somebody has it
        raise RuntimeError(f"no tag is free for {name!r}")

    # --- What changes elsewhere -------------------------------------------------------------------

    def forget(self, player_id: str) -> None:
        """Forget what is remembered of a player: it has changed in the database.

        Whoever listens is told; a session that has ended is known no more from now on.
        """
        self._known.forget(player_id)
        for listener in self._listeners:
            listener(player_id)

    def forget_all_of(self, player_ids: Iterable[str]) -> None:
        """Do so with several players, of whom another node has told."""
        for player_id in player_ids:
            self.forget(player_id)

    def listen(self, listener: Callable[[str], None]) -> None:
        """Have `listener` told of every player that is forgotten."""
        self._listeners.append(listener)

    async def changed(self, since: float) -> list[tuple[str, float]]:
        """Return who has changed, on any node, after `since` (seconds since 1970), and when."""
        query = select(PLAYERS.c.id, PLAYERS.c.changed_at).where(PLAYERS.c.changed_at > since)
        async with self._engine.connect() as connection:
            return [(row.id, row.changed_at) for row in await connection.execute(query)]

    def _look_up(self, digest: bytes) -> Session | None:
        row = self._reader.first(_OF_SESSION, digest=digest)
        if row is None:
            return None
        session = Session(Player(row.id, row.name, row.tag), row.seen_at)
        self._known.put(digest, session)
        return session


async def begin_session(connection: AsyncConnection, player_id: str, device: Device) -> str:
    """Begin a session of a player on a device; return its token, which is kept nowhere else."""
    token, now = secrets.token_urlsafe(TOKEN_BYTES), time.time()
    row = {
        "digest": digest_of(token),
        "player_id": player_id,
        "made_at": now,
        "seen_at": now,
        "browser": device.browser,
        "system": device.system,
    }
    await connection.execute(_BEGIN_SESSION, row)
    return token


def is_player_id(text: str) -> bool:
    """Tell whether `text` could be the id of a player."""
    return len(text) == 2 * ID_BYTES and all(letter in hexdigits for letter in text)


def digest_of(token: str) -> bytes:
    """Return that of a token by which its session is kept."""
    return sha256(token.encode()).digest()


def folded(name: str) -> str:
    """Return a name as far as it is told apart from others: not by case, nor by width."""
    return unicodedata.normalize("NFKC", name).casefold()


def _tags() -> Iterator[int]:
    for _ in range(_TAG_TRIES):
        yield secrets.randbelow(TAGS)
    for _ in range(_TAG_TRIES):
        yield TAGS + secrets.randbelow(_TAGS_BEYOND)
