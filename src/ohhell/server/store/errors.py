"""How the store says no."""

from __future__ import annotations

import sqlite3
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import ClassVar, Final

from alembic.util import CommandError
from sqlalchemy.exc import (
    DataError,
    DBAPIError,
    IntegrityError,
    ProgrammingError,
    SQLAlchemyError,
)

NO_ROOM: Final = "there is no room in the store: nothing is lost, but it has to wait"
_DISK_FULL: Final = "53100"
"""PostgreSQL's word for it."""
_UNFIT: Final = "22"
"""How PostgreSQL's words begin for what cannot be a value, such as text with a NUL."""
_DAMAGED: Final = (
    "{file} cannot be used: {why}. If it is damaged, put it back from a backup; "
    "sqlite3 {file} 'PRAGMA integrity_check' says how bad it is."
)
_NEWER: Final = (
    "{file} was last used by a newer version of Oh Hell: install that one, or take another folder "
    "(--data)."
)


class StoreError(Exception):
    """The entry is not in the log, and nothing was acknowledged. `code` is for the catalogue."""

    code: ClassVar[str] = "store-gone"


class StoreFull(StoreError):
    """There is no room for the entry. The table waits, and goes on when there is."""

    code: ClassVar[str] = "store-full"


class StoreGone(StoreError):
    """The log cannot be written: the disk or the line failed, or the writer has ended."""


def in_words(error: BaseException | None) -> StoreError:
    """Return what a database's refusal means for those who wait; SQLAlchemy's is its driver's."""
    if isinstance(error, StoreError):
        return error
    if isinstance(error, DBAPIError):
        error = error.orig or error
    is_full = getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_FULL
    if is_full or getattr(error, "sqlstate", None) == _DISK_FULL:
        return StoreFull(NO_ROOM)
    if isinstance(error, TimeoutError):
        return StoreGone("the store does not answer in time")
    if isinstance(error, OSError):
        # It would name the database's address to whoever asks.
        return StoreGone("the store does not answer: the line to it is down")
    return StoreGone(f"the store does not answer: {error}")


def is_unfit(error: DBAPIError) -> bool:
    """Tell whether the database is well, and only cannot hold what it was given."""
    return str(getattr(error.orig, "sqlstate", None)).startswith(_UNFIT)


def may_pass(error: SQLAlchemyError) -> bool:
    """Tell whether it was the database, and not what was asked of it."""
    of_what_was_asked = isinstance(error, DataError | IntegrityError | ProgrammingError)
    return isinstance(error, DBAPIError) and (error.connection_invalidated or not of_what_was_asked)


@contextmanager
def readable(file: Path) -> Generator[None]:
    """Say in words what to do if a file of the data folder cannot be used."""
    try:
        yield
    except sqlite3.Error as error:
        raise StoreGone(_DAMAGED.format(file=file, why=error)) from error
    except DBAPIError as error:
        raise StoreGone(_DAMAGED.format(file=file, why=error.orig)) from error
    except CommandError as error:
        raise StoreGone(_NEWER.format(file=file)) from error
