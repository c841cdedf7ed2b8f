"""How the store says no."""

from __future__ import annotations

import sqlite3
from typing import ClassVar


class StoreError(Exception):
    """The entry is not in the log, and nothing was acknowledged. `code` is for the catalogue."""

    code: ClassVar[str] = "store-gone"


class StoreFull(StoreError):
    """There is no room for the entry. The table waits, and goes on when there is."""

    code: ClassVar[str] = "store-full"


class StoreGone(StoreError):
    """The log cannot be written: the disk failed, or the writer has ended."""


def in_words(error: BaseException | None) -> StoreError:
    """Return what SQLite's refusal means for those who wait."""
    if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_FULL:
        return StoreFull("there is no room in the store: nothing is lost, but it has to wait")
    return StoreGone(f"the store does not answer: {error}")
