"""Reading while the event loop stands still: the upgrade of a socket cannot wait its turn."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final, Protocol

from sqlalchemy import Dialect, Select
from sqlalchemy.dialects.sqlite import dialect

from ohhell.server.store.errors import in_words

Query = Select[*tuple[Any, ...]]
Found = Any
"""A row: its columns by their names, of whatever types the query says."""
_DIALECT: Final = dialect()
_SPELLED_MAX: Final = 64
"""More than there are questions asked in this way."""


class Reader(Protocol):
    """Answers a query at once, in whatever thread asks. Queries are made once, with `bindparam`."""

    def first(self, query: Query, **values: object) -> Found | None:
        """Return the first row, if there is one.

        Raise `StoreError` if it cannot be known now.
        """
        ...

    async def first_in_turn(self, query: Query, **values: object) -> Found | None:
        """Do the same for somebody who can wait, while others are served."""
        ...

    def close(self) -> None:
        """Let go of everything."""
        ...


class SqliteReader:
    """Reads the house's file: some ten microseconds, since SQLAlchemy only spells each query."""

    def __init__(self, file: Path) -> None:
        self._connection = sqlite3.connect(
            file, timeout=10, isolation_level=None, check_same_thread=False
        )

    def first(self, query: Query, **values: object) -> Found | None:
        """Return the first row, if there is one; raise `StoreError` if the file cannot be read."""
        words = spelled(query, _DIALECT)
        try:
            # To the end, or the file would be held as it was.
            rows = self._connection.execute(words.text, words.arguments(values)).fetchall()
        except sqlite3.Error as error:
            raise in_words(error) from error
        return words.row(rows[0]) if rows else None

    async def first_in_turn(self, query: Query, **values: object) -> Found | None:
        """Return the same: to wait would take longer."""
        return self.first(query, **values)

    def close(self) -> None:
        """Let go of the file."""
        self._connection.close()


@dataclass(frozen=True, slots=True)
class Spelled:
    """A query as a database reads it."""

    text: str
    names: tuple[str, ...]
    """The names of its arguments, in order."""
    fixed: Mapping[str, object]
    columns: tuple[str, ...]

    def arguments(self, values: Mapping[str, object]) -> list[object]:
        """Return what stands for the arguments."""
        return [values[name] if name in values else self.fixed[name] for name in self.names]

    def row(self, found: Iterable[object]) -> SimpleNamespace:
        """Return a row by the names of its columns."""
        return SimpleNamespace(**dict(zip(self.columns, found, strict=True)))


@lru_cache(_SPELLED_MAX)
def spelled(query: Query, dialect: Dialect) -> Spelled:
    """Return a query as the database of a dialect reads it."""
    compiled = query.compile(dialect=dialect)
    names, columns = compiled.positiontup or (), query.selected_columns.keys()
    return Spelled(str(compiled), tuple(names), compiled.params, tuple(columns))
