"""Accounts at providers by which people sign in here."""

from __future__ import annotations

import time
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from sqlalchemy import Row, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from ohhell.server.store.accounts import LastWay, ways
from ohhell.server.store.living import lock_living
from ohhell.server.store.remembered import Player
from ohhell.server.store.schema import LINKED_ACCOUNTS, PLAYERS


class LinkKnown(Exception):
    """An account at a provider signs somebody in already."""


class TooManyLinked(Exception):
    """A player has as many linked accounts as one may."""


@dataclass(frozen=True, slots=True)
class LinkedAccount:
    """An account at a provider; times in seconds since 1970."""

    issuer: str
    subject: str
    made_at: float
    used_at: float

    @property
    def id(self) -> str:
        """What it is kept under; gives no rights."""
        return linked_id(self.issuer, self.subject)


class LinkedAccounts:
    """Which account at a provider is whose; those of `issuers` sign in."""

    def __init__(self, engine: AsyncEngine, issuers: AbstractSet[str] = frozenset()) -> None:
        self._engine = engine
        self._issuers = issuers

    async def of_player(self, player_id: str) -> list[LinkedAccount]:
        """Return those of a player, oldest first; also such that sign in no more."""
        query = select(LINKED_ACCOUNTS).where(LINKED_ACCOUNTS.c.player_id == player_id)
        async with self._engine.connect() as connection:
            rows = await connection.execute(query.order_by(LINKED_ACCOUNTS.c.made_at))
            return [_linked(row) for row in rows]

    async def owner(self, id_: str) -> Player | None:
        """Return whom an account signs in, if anybody."""
        query = (
            select(PLAYERS.c.id, PLAYERS.c.name, PLAYERS.c.tag)
            .join(LINKED_ACCOUNTS)
            .where(LINKED_ACCOUNTS.c.id == id_)
        )
        async with self._engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else Player(row.id, row.name, row.tag)

    async def add(self, player_id: str, issuer: str, subject: str, *, most: int) -> None:
        """Have a player sign in by an account too.

        Raise `TooManyLinked`, `LinkKnown` or `Gone`.
        """
        now, mine = time.time(), LINKED_ACCOUNTS.c.player_id == player_id
        row = {
            "id": linked_id(issuer, subject),
            "player_id": player_id,
            "issuer": issuer,
            "subject": subject,
            "made_at": now,
            "used_at": now,
        }
        count = select(func.count()).select_from(LINKED_ACCOUNTS).where(mine)
        try:
            async with self._engine.begin() as connection:
                await lock_living(connection, player_id)
                await connection.execute(insert(LINKED_ACCOUNTS).values(row))
                if (await connection.execute(count)).scalar_one() > most:
                    raise TooManyLinked
        except IntegrityError as error:
            raise LinkKnown from error

    async def used(self, id_: str) -> None:
        """Note that an account has signed somebody in."""
        this = update(LINKED_ACCOUNTS).where(LINKED_ACCOUNTS.c.id == id_)
        async with self._engine.begin() as connection:
            await connection.execute(this.values(used_at=time.time()))

    async def remove(self, player_id: str, id_: str) -> None:
        """Let an account sign in nobody any more; raise `LastWay` if nothing else would be left."""
        mine = (LINKED_ACCOUNTS.c.player_id == player_id, LINKED_ACCOUNTS.c.id == id_)
        async with self._engine.begin() as connection:
            await lock_living(connection, player_id)
            removed = await connection.execute(delete(LINKED_ACCOUNTS).where(*mine))
            if removed.rowcount and not await ways(connection, player_id, self._issuers):
                raise LastWay


def linked_id(issuer: str, subject: str) -> str:
    """Return what an account at a provider is kept under."""
    # No issuer holds a NUL, so that no two pairs are one.
    return sha256(f"{issuer}\0{subject}".encode()).hexdigest()[:32]


def _linked(row: Row[Any]) -> LinkedAccount:
    return LinkedAccount(row.issuer, row.subject, row.made_at, row.used_at)
