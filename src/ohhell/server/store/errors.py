"""How the store says no."""

from __future__ import annotations

import sqlite3
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import ClassVar, Final

from alembic.util import CommandError
from sqlalchemy.exc import DBAPIError

NO_ROOM: Final = "there is no room in the store: nothing is lost, but it has to wait"
_DISK_FULL: Final = "53100"
"""PostgreSQL's word for it."""
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
    """Return what a database's refusal means for those who wait."""
    if isinstance(error, StoreError):
        return error
    is_full = getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_FULL
    if is_full or getattr(error, "sqlstate", None) == _DISK_FULL:
        return StoreFull(NO_ROOM)
    if isinstance(error, OSError):
        # It would name the database's address to whoever asks.
        return StoreGone("the store does not answer: the line to it is down")
    return StoreGone(f"the store does not answer: {error}")


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
