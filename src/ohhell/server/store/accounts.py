"""By what people sign in: a sign-in name with a password, and passkeys; and how many ways."""

from __future__ import annotations

import time
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Row,
    Select,
    Table,
    bindparam,
    delete,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ohhell.server.store.living import lock_living
from ohhell.server.store.people import Device, folded
from ohhell.server.store.remembered import Player
from ohhell.server.store.schema import (
    CHALLENGES,
    LINKED_ACCOUNTS,
    PASSKEYS,
    PASSWORDS,
    PLAYERS,
)
from ohhell.server.store.upserting import put


def _count_of(table: Table, *which: ColumnElement[bool]) -> Select[int]:
    mine = table.c.player_id == bindparam("player_id")
    return select(func.count()).select_from(table).where(mine, *which)


_PASSKEYS: Final = _count_of(PASSKEYS)
_BELIEVED: Final = LINKED_ACCOUNTS.c.issuer.in_(bindparam("issuers", expanding=True))
_WAYS: Final[Select[int]] = select(
    _count_of(PASSWORDS).scalar_subquery()
    + _PASSKEYS.scalar_subquery()
    + _count_of(LINKED_ACCOUNTS, _BELIEVED).scalar_subquery()
)


class NameTaken(Exception):
    """Somebody else signs in by that name."""


class PasskeyKnown(Exception):
    """A passkey signs somebody in already."""


class LastWay(Exception):
    """Without it a player could not sign in any more."""


class TooManyPasskeys(Exception):
    """A player has as many passkeys as one may."""


@dataclass(frozen=True, slots=True)
class SignIn:
    """A sign-in name, and what is kept of the password."""

    name: str
    hash: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class Passkey:
    """The public half of a passkey; times in seconds since 1970."""

    id: bytes
    public_key: bytes = field(repr=False)
    sign_count: int
    device: Device
    made_at: float
    used_at: float


class Accounts:
    """What people sign in by. Who has any of it has an account.

    Of linked accounts those count that a provider of `issuers` may still speak for.
    """

    def __init__(self, engine: AsyncEngine, issuers: AbstractSet[str] = frozenset()) -> None:
        self._engine = engine
        self._issuers = issuers

    async def exists(self, player_id: str) -> bool:
        """Tell whether a player can sign in at all."""
        async with self._engine.connect() as connection:
            return await ways(connection, player_id, self._issuers) > 0

    # --- Passwords --------------------------------------------------------------------------------

    async def sign_in(self, player_id: str) -> SignIn | None:
        """Return by what name and password a player signs in."""
        query = select(PASSWORDS).where(PASSWORDS.c.player_id == player_id)
        async with self._engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else SignIn(row.sign_in_name, row.hash)

    async def named(self, sign_in_name: str) -> tuple[Player, SignIn] | None:
        """Return who signs in by a name."""
        query = (
            select(PLAYERS.c.id, PLAYERS.c.name, PLAYERS.c.tag, PASSWORDS)
            .join(PASSWORDS)
            .where(PASSWORDS.c.folded == folded(sign_in_name))
        )
        async with self._engine.connect() as connection:
            row = (await connection.execute(query)).first()
        if row is None:
            return None
        return Player(row.id, row.name, row.tag), SignIn(row.sign_in_name, row.hash)

    async def set_sign_in(self, player_id: str, sign_in: SignIn) -> None:
        """Have a player sign in by this from now on; raise `NameTaken` or `Gone`."""
        row = {
            "player_id": player_id,
            "sign_in_name": sign_in.name,
            "folded": folded(sign_in.name),
            "hash": sign_in.hash,
            "changed_at": time.time(),
        }
        try:
            async with self._engine.begin() as connection:
                await lock_living(connection, player_id)
                await put(connection, PASSWORDS, row)
        except IntegrityError as error:
            raise NameTaken from error

    async def rehash(self, player_id: str, old: SignIn, hash_: str) -> None:
        """Keep the same password by another hash, unless it has been changed meanwhile."""
        same = (PASSWORDS.c.player_id == player_id, PASSWORDS.c.hash == old.hash)
        async with self._engine.begin() as connection:
            await connection.execute(update(PASSWORDS).where(*same).values(hash=hash_))

    # --- Passkeys ---------------------------------------------------------------------------------

    async def passkeys(self, player_id: str) -> list[Passkey]:
        """Return the passkeys of a player, oldest first."""
        query = select(PASSKEYS).where(PASSKEYS.c.player_id == player_id)
        async with self._engine.connect() as connection:
            rows = await connection.execute(query.order_by(PASSKEYS.c.made_at))
            return [_passkey(row) for row in rows]

    async def passkey(self, passkey_id: bytes) -> tuple[Player, Passkey] | None:
        """Return a passkey, and whose it is."""
        query = (
            select(PLAYERS.c.id.label("owner"), PLAYERS.c.name, PLAYERS.c.tag, PASSKEYS)
            .join(PASSKEYS)
            .where(PASSKEYS.c.id == passkey_id)
        )
        async with self._engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else (Player(row.owner, row.name, row.tag), _passkey(row))

    async def add_passkey(self, player_id: str, passkey: Passkey, *, most: int) -> None:
        """Have a player sign in by a passkey too.

        Raise `TooManyPasskeys`, `PasskeyKnown` or `Gone`.
        """
        row = {
            "id": passkey.id,
            "player_id": player_id,
            "public_key": passkey.public_key,
            "sign_count": passkey.sign_count,
            "browser": passkey.device.browser,
            "system": passkey.device.system,
            "made_at": passkey.made_at,
            "used_at": passkey.used_at,
        }
        try:
            async with self._engine.begin() as connection:
                await lock_living(connection, player_id)
                await connection.execute(insert(PASSKEYS).values(row))
                if await _passkeys(connection, player_id) > most:
                    raise TooManyPasskeys
        except IntegrityError as error:
            raise PasskeyKnown from error

    async def used(self, passkey_id: bytes, sign_count: int) -> None:
        """Note that a passkey has signed somebody in."""
        mine = update(PASSKEYS).where(PASSKEYS.c.id == passkey_id)
        async with self._engine.begin() as connection:
            await connection.execute(mine.values(sign_count=sign_count, used_at=time.time()))

    async def remove_passkey(self, player_id: str, passkey_id: bytes) -> None:
        """Let a passkey sign in nobody any more; raise `LastWay` if nothing else would be left."""
        mine = (PASSKEYS.c.player_id == player_id, PASSKEYS.c.id == passkey_id)
        async with self._engine.begin() as connection:
            await lock_living(connection, player_id)
            removed = await connection.execute(delete(PASSKEYS).where(*mine))
            if removed.rowcount and not await ways(connection, player_id, self._issuers):
                raise LastWay

    # --- Challenges -------------------------------------------------------------------------------

    async def challenge(self, challenge: bytes, player_id: str, purpose: str) -> None:
        """Keep what is to come back for a player next, and for what."""
        row = {
            "challenge": challenge,
            "player_id": player_id,
            "purpose": purpose,
            "made_at": time.time(),
        }
        async with self._engine.begin() as connection:
            await connection.execute(insert(CHALLENGES).values(row))

    async def take_challenge(
        self, challenge: bytes, player_id: str, purpose: str, *, not_before: float
    ) -> bool:
        """Use a challenge up; tell whether it was one of this player, and made since then.

        All that are older are forgotten.
        """
        mine = (
            CHALLENGES.c.challenge == challenge,
            CHALLENGES.c.player_id == player_id,
            CHALLENGES.c.purpose == purpose,
        )
        async with self._engine.begin() as connection:
            await connection.execute(delete(CHALLENGES).where(CHALLENGES.c.made_at < not_before))
            taken = await connection.execute(delete(CHALLENGES).where(*mine))
            return bool(taken.rowcount)

    async def taken(self, challenge: bytes, player_id: str, *, not_before: float) -> str | None:
        """Use a challenge up; return for what it was, if it is of this player and made since then.

        All that are older are forgotten.
        """
        mine = (CHALLENGES.c.challenge == challenge, CHALLENGES.c.player_id == player_id)
        async with self._engine.begin() as connection:
            await connection.execute(delete(CHALLENGES).where(CHALLENGES.c.made_at < not_before))
            used = delete(CHALLENGES).where(*mine).returning(CHALLENGES.c.purpose)
            return (await connection.execute(used)).scalar_one_or_none()


async def remove_all(connection: AsyncConnection, player_id: str) -> None:
    """Let a player sign in by nothing any more."""
    for table in (PASSWORDS, PASSKEYS, LINKED_ACCOUNTS, CHALLENGES):
        await connection.execute(delete(table).where(table.c.player_id == player_id))


async def ways(connection: AsyncConnection, player_id: str, issuers: AbstractSet[str]) -> int:
    """Return how many ways to sign in a player has, where these issuers are believed."""
    asked = {"player_id": player_id, "issuers": sorted(issuers)}
    return (await connection.execute(_WAYS, asked)).scalar_one()


async def _passkeys(connection: AsyncConnection, player_id: str) -> int:
    return (await connection.execute(_PASSKEYS, {"player_id": player_id})).scalar_one()


def _passkey(row: Row[Any]) -> Passkey:
    device = Device(row.browser, row.system)
    return Passkey(row.id, row.public_key, row.sign_count, device, row.made_at, row.used_at)
