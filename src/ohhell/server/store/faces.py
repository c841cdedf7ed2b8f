"""People as others see them: by their public ids, their names, and the tables they shared."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Executable, Row, and_, func, or_, select
from sqlalchemy.ext.asyncio import AsyncEngine

from ohhell.server.store.people import folded
from ohhell.server.store.schema import PLAYERS, RESULTS


@dataclass(frozen=True, slots=True)
class Face:
    """What everybody may know of somebody: `since` is in seconds since 1970."""

    id: str
    name: str
    tag: int
    since: float

    @property
    def tag_text(self) -> str:
        """The tag as it is written."""
        return f"{self.tag:04}"


_COLUMNS: Final = (PLAYERS.c.id, PLAYERS.c.name, PLAYERS.c.tag, PLAYERS.c.made_at)
_FACES: Final = select(*_COLUMNS).where(PLAYERS.c.gone_at.is_(None))
_HANDLE: Final = re.compile(r"(.+)#(\d{1,9})")


class Faces:
    """Finds people for other people."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def of(self, player_ids: Iterable[str]) -> dict[str, Face]:
        """Return those of these people who exist, by their ids."""
        wanted = _FACES.where(PLAYERS.c.id.in_(sorted(player_ids)))
        return {face.id: face for face in await self._all(wanted)}

    async def called(self, name: str, *, most: int) -> list[Face]:
        """Return up to `most` people of this whole name, handle or id: the eldest first."""
        called = or_(PLAYERS.c.folded == folded(name), PLAYERS.c.id == name)
        if handle := _HANDLE.fullmatch(name):
            of_name = PLAYERS.c.folded == folded(handle[1].strip())
            called = or_(called, and_(of_name, PLAYERS.c.tag == int(handle[2])))
        eldest_first = _FACES.where(called).order_by(PLAYERS.c.made_at).limit(most)
        return await self._all(eldest_first)

    async def met_by(self, player_id: str, *, most: int) -> list[Face]:
        """Return up to `most` people with whom a player ended a game, the latest first."""
        own, other = RESULTS.alias(), RESULTS.alias()
        last = func.max(own.c.finished_at)
        together = (
            _FACES.join_from(PLAYERS, other, other.c.player_id == PLAYERS.c.id)
            .join(own, own.c.table_id == other.c.table_id)
            .where(own.c.player_id == player_id, other.c.player_id != player_id)
            .group_by(*_COLUMNS)
            .order_by(last.desc(), PLAYERS.c.id)
            .limit(most)
        )
        return await self._all(together)

    async def _all(self, query: Executable) -> list[Face]:
        async with self._engine.connect() as connection:
            return _read((await connection.execute(query)).all())


def _read(rows: Sequence[Row[Any]]) -> list[Face]:
    return [Face(row.id, row.name, row.tag, row.made_at) for row in rows]
