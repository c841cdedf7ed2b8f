"""PostgreSQL: how it is reached, for how long it is waited for, and what its refusals mean."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Generator, Iterator
from contextlib import contextmanager
from itertools import chain, repeat
from time import monotonic
from typing import Final, TypeAlias, TypeVar
from urllib.parse import SplitResult, unquote, urlsplit

import asyncpg
from alembic.util import CommandError
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine

from ohhell.server.store.errors import StoreError, StoreGone, in_words
from ohhell.server.store.lines import engine_on

CONNECT_S: Final = 3.0
COMMAND_S: Final = 5.0
"""After so long without an answer a line counts as lost."""
PATIENCE_S: Final = 5.0
"""How long those who ask wait for a database that is away, as it is while it restarts."""
PREPARING_S: Final = 600.0
"""How long another node's migrations may take before this one gives up."""
LOCK: Final = 0x0A11_BEAD
"""The advisory lock of those who change the schema."""

Connection: TypeAlias = "asyncpg.Connection[asyncpg.Record]"
Answer = TypeVar("Answer")

PASSING: Final = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.TransactionRollbackError,
    asyncpg.TooManyConnectionsError,
    asyncpg.ReadOnlySQLTransactionError,
)
"""What says that the line is lost, or that another try may well succeed."""

_NO_ADDRESS: Final = (
    "OHHELL_DATABASE is no address of a database: expected postgresql://user:password@host/name"
)
_NO_USE: Final = "OHHELL_DATABASE cannot be used as it is: {why}"
_SILENT: Final = (
    "no PostgreSQL answers for {where}: is it running, and is the address in OHHELL_DATABASE right?"
)
_STRANGER: Final = "PostgreSQL does not let us into {where}, as OHHELL_DATABASE wants it: {why}"
_MISSING: Final = "there is no {where}: make it first (createdb), or correct OHHELL_DATABASE"
_RIGHTS: Final = (
    "we may not make tables in {where} ({why}): make our user the owner of the database, or "
    "GRANT CREATE, USAGE ON SCHEMA public to it"
)
_NEWER: Final = (
    "{where} was last used by a newer version of Oh Hell: install that one, or take another "
    "database (OHHELL_DATABASE)"
)
_LETTERS: Final = "{where} keeps texts as {found}: make one with ENCODING 'UTF8', names need it"
# A server may be set to confirm what is not on its disk yet; we never want that.
_DURABLE: Final = """
SELECT set_config('synchronous_commit', 'on', false)
WHERE current_setting('synchronous_commit') = 'off'
"""


async def connect(url: str, *, command_s: float = COMMAND_S) -> Connection:
    """Return a new connection; whatever it commits is on the server's disk."""
    connection = await asyncpg.connect(
        url,
        timeout=CONNECT_S,
        command_timeout=command_s,
        server_settings={"application_name": "ohhell"},
    )
    try:
        await connection.execute(_DURABLE)
    except BaseException:
        # Also when who asked has gone: nobody else knows this line, and a server grants few.
        connection.terminate()
        raise
    return connection


def engine_of(url: str, *, command_s: float = COMMAND_S, lines: int = 5) -> AsyncEngine:
    """Return an engine with up to so many connections. One that is lost is made anew."""

    async def creator(*_arguments: object, **_of_dialect: object) -> Connection:
        try:
            return await connect(url, command_s=command_s)
        except (*PASSING, asyncpg.PostgresError) as error:
            # Those who use an engine expect its own errors.
            raise OperationalError("connect", None, error) from error

    return engine_on(
        "postgresql+asyncpg://",
        async_creator=creator,
        pool_pre_ping=True,
        pool_size=lines,
        max_overflow=0,
    )


async def patiently(
    work: Callable[[], Awaitable[Answer]], patience_s: float = PATIENCE_S
) -> Answer:
    """Return what `work` returns; while the database is away, try again, ever less often.

    It must not matter how often `work` is done, whole or in part. Raise one of `PASSING` if the
    database stays away for longer, and anything else at once.
    """
    until_s = monotonic() + patience_s
    waits = pauses()
    while True:
        try:
            return await work()
        except PASSING:
            pause_s = next(waits)
            if monotonic() + pause_s > until_s:
                raise
        await asyncio.sleep(pause_s)


def pauses() -> Iterator[float]:
    """Yield for how many seconds to wait before each further try."""
    return chain((0.02 * 2**k for k in range(5)), repeat(0.5))


def place_of(url: str) -> str:
    """Return what an address leads to, without user and password; raise `StoreGone`."""
    parts = _parts(url)
    host = parts.hostname or "this machine"
    port = f":{parts.port}" if parts.port else ""
    return f"database {unquote(parts.path.lstrip('/')) or 'of the user'} at {host}{port}"


def _parts(url: str) -> SplitResult:
    try:
        parts = urlsplit(url)
        # Read here, since they are only judged when they are read.
        _ = parts.hostname, parts.port
    except ValueError as error:
        raise StoreGone(_NO_ADDRESS) from error
    if parts.scheme not in ("postgresql", "postgres"):
        raise StoreGone(_NO_ADDRESS)
    return parts


@contextmanager
def reachable(url: str) -> Generator[None]:
    """Say in words what to do if a database cannot be used when the server starts."""
    where = place_of(url)
    try:
        yield
    except CommandError as error:
        raise StoreGone(_NEWER.format(where=where)) from error
    except DBAPIError as error:
        raise _refusal(error.orig or error, where) from error
    except (*PASSING, asyncpg.PostgresError) as error:
        raise _refusal(error, where) from error


@contextmanager
def told() -> Generator[None]:
    """Say in words what a refusal means for those who wait."""
    try:
        yield
    except (*PASSING, asyncpg.PostgresError) as error:
        raise in_words(error) from error


def _refusal(error: BaseException, where: str) -> StoreError:
    match getattr(error, "sqlstate", None):
        case "28P01" | "28000":
            words = _STRANGER
        case "3D000":
            words = _MISSING
        case "42501":
            words = _RIGHTS
        case None if isinstance(error, asyncpg.ClientConfigurationError):
            words = _NO_USE
        case None:
            words = _SILENT
        case _:
            words = "{where} cannot be used: {why}"
    return StoreGone(words.format(where=where, why=error))


async def require_utf8(connection: Connection, url: str) -> None:
    """Raise `StoreGone` if the database cannot keep every name."""
    found = await connection.fetchval("SHOW server_encoding")
    if found != "UTF8":
        raise StoreGone(_LETTERS.format(where=place_of(url), found=found))
