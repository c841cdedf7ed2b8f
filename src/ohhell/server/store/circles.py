"""What people have said of each other."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from typing import Final

from sqlalchemy import ColumnElement, and_, bindparam, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ohhell.club.people import Circle, Tie, Word
from ohhell.server.store.people import is_player_id
from ohhell.server.store.readers import Reader
from ohhell.server.store.schema import PLAYERS, TIES
from ohhell.server.store.upserting import add

Deed = Callable[[Circle], Circle]
_LIVING: Final = select(PLAYERS.c.id).where(
    PLAYERS.c.id == bindparam("player_id"), PLAYERS.c.gone_at.is_(None)
)
_SAID: Final = select(TIES.c.by_id).where(
    TIES.c.by_id == bindparam("by"),
    TIES.c.word == bindparam("word"),
    TIES.c.of_id == bindparam("of"),
)


class NoSuchPlayer(Exception):
    """Nobody has this id."""


class Circles:
    """The ties of all people."""

    def __init__(self, engine: AsyncEngine, reader: Reader) -> None:
        self._engine = engine
        self._reader = reader

    async def of(self, *players: str) -> Circle:
        """Return all that these people have said, and what was said of them."""
        async with self._engine.connect() as connection:
            return await _of(connection, players)

    async def change(self, by: str, of: str, deed: Deed) -> Circle:
        """Do what `by` does about `of`, and return what is said of both then.

        Raise `NoSuchPlayer`, or what `deed` raises; then nothing is changed.
        """
        async with self._engine.begin() as connection:
            await _lock(connection, {by, of})
            before = await _of(connection, (by, of))
            after = deed(before)
            for tie in before.ties - after.ties:
                await connection.execute(delete(TIES).where(_is(tie)))
            if said := after.ties - before.ties:
                await add(connection, TIES, [_row(tie, time.time()) for tie in said])
            return after

    def blocks(self, by: str, of: str) -> bool:
        """Tell at once whether `by` blocks `of`: who sits down is not kept waiting."""
        return self._is_said(by, Word.BLOCK, of)

    def are_friends(self, one: str, other: str) -> bool:
        """Tell at once whether two have asked each other."""
        return self._is_said(one, Word.ASK, other) and self._is_said(other, Word.ASK, one)

    def is_reachable(self, player_id: str, by: str) -> bool:
        """Tell at once whether there is such a player, who has not gone, and does not block `by`.

        What can be no id is nobody's; no database is asked for it.
        """
        if not is_player_id(player_id):
            return False
        found = self._reader.first(_LIVING, player_id=player_id)
        return found is not None and not self.blocks(player_id, by)

    def _is_said(self, by: str, word: Word, of: str) -> bool:
        return self._reader.first(_SAID, by=by, word=word.value, of=of) is not None


async def _lock(connection: AsyncConnection, players: Iterable[str]) -> None:
    """Have others wait who change what these people say; raise `NoSuchPlayer`."""
    for player_id in sorted(players):  # in order, or two would each wait for the other
        written = update(PLAYERS).where(PLAYERS.c.id == player_id).values(name=PLAYERS.c.name)
        living = written.where(PLAYERS.c.gone_at.is_(None))
        if (await connection.execute(living)).rowcount == 0:
            raise NoSuchPlayer(player_id)


async def _of(connection: AsyncConnection, players: Iterable[str]) -> Circle:
    wanted = sorted(set(players))
    query = select(TIES).where(or_(TIES.c.by_id.in_(wanted), TIES.c.of_id.in_(wanted)))
    rows = await connection.execute(query)
    return Circle(frozenset(Tie(row.by_id, Word(row.word), row.of_id) for row in rows))


def _is(tie: Tie) -> ColumnElement[bool]:
    return and_(TIES.c.by_id == tie.by, TIES.c.of_id == tie.of, TIES.c.word == tie.word.value)


def _row(tie: Tie, now_s: float) -> dict[str, object]:
    return {"by_id": tie.by, "word": tie.word.value, "of_id": tie.of, "said_at": now_s}
