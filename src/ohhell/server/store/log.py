"""The log of all tables, as the rest of the server knows it; where it is kept is behind this.

It is append-only, durable before it answers, and the lock of every table.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass, field
from time import monotonic
from typing import Final, Protocol

from ohhell.rules import Malformed
from ohhell.server.store.errors import StoreError
from ohhell.table import Conflict, Entry, dump, load

BATCH_MAX: Final = 512
"""Entries committed together; a crash in the middle of the commit makes none of them."""
TRY_BYTES: Final = 8_192
"""About what a long entry takes."""
TRY_S: Final = 60.0
RETRY_S: Final = 1.0
"""After so long without an entry it is tried whether there is room; sooner after a failure."""
ENDED: Final = "the writer of the log has ended"


class Log(Protocol):
    """The log of all tables. `(table, number)` is unique: of all who append one, one wins."""

    @property
    def where(self) -> str:
        """Where it is kept, in words for an operator, without any secret."""
        ...

    async def append(self, table_id: str, entry: Entry) -> None:
        """Return once `entry` is durable.

        Raise `Conflict` if somebody else has that number, `StoreFull` or `StoreGone` if it cannot
        be kept now. An entry that stands there already, word for word, counts as appended.
        """
        ...

    async def append_all(self, table_id: str, entries: Iterable[Entry]) -> None:
        """Do the same with several entries: all of them are durable, or none stands there."""
        ...

    async def rewrite(self, table_id: str, entries: Iterable[Entry]) -> None:
        """Have `entries` stand in the place of those of their numbers, all or none.

        For the words of people who have gone, in a finished table, and for nothing else: who has
        folded the old ones is not told. What is not in the log is not added.
        """
        ...

    async def try_out(self) -> None:
        """Return if the log can be written; raise `StoreFull` or `StoreGone` if not.

        While entries go in, they are the proof; only after a failure, or a silence, is there a try.
        """
        ...

    async def read(self, table_id: str, after: int = 0, *, most: int = -1) -> list[Entry]:
        """Return the entries of a table after number `after`, in order; -1 is all of them.

        Raise `Malformed` if one is missing or cannot be read.
        """
        ...

    def entries(self, table_id: str, after: int = 0, most: int = -1) -> list[Entry]:
        """Return the same, for a thread that may wait; never for that of the event loop."""
        ...

    async def heads(self, after: int) -> tuple[int, dict[str, int]]:
        """Return the place of the last entry of all, and what was appended after place `after`.

        That is the last number of every table with an entry after it. No entry will ever come
        before that place.
        """
        ...

    def resize(self, bytes_max: int) -> None:
        """Let the log grow to about `bytes_max` bytes; 0 is as large as the disk."""
        ...

    async def close(self) -> None:
        """Finish what is waiting, and end."""
        ...


@dataclass(frozen=True, slots=True, eq=False)
class Waiting:
    """Entries of one table on their way into the log, all or none, and who waits for them."""

    table_id: str
    lines: tuple[tuple[int, str], ...]
    """Each entry's number and text."""
    future: asyncio.Future[None]

    @property
    def conflict(self) -> Conflict:
        """What is said if somebody else has a number."""
        return Conflict(f"entry {self.lines[0][0]} of {self.table_id} is in the log already")


@dataclass(frozen=True, slots=True, eq=False)
class Rewriting:
    """Entries of one table that are to stand in the place of others."""

    table_id: str
    lines: tuple[tuple[int, str], ...]
    """Each entry's number and text."""
    future: asyncio.Future[None]


@dataclass(frozen=True, slots=True, eq=False)
class Try:
    """Somebody who asks whether the log can be written now."""

    future: asyncio.Future[None]


Asked = Waiting | Rewriting | Try
Outcome = tuple[Asked, Exception | None]


@dataclass(slots=True)
class Proof:
    """What the last writing has shown, and when."""

    failure: StoreError | None = None
    at_s: float = field(default_factory=monotonic)

    @property
    def is_stale(self) -> bool:
        """Whether it is time for a try."""
        patience_s = TRY_S if self.failure is None else RETRY_S
        return monotonic() - self.at_s >= patience_s

    def note(self, outcomes: Iterable[Outcome]) -> None:
        """Take the outcomes of a writing for what is shown from now on."""
        failures = (error for _, error in outcomes if isinstance(error, StoreError))
        self.failure, self.at_s = next(failures, None), monotonic()


class Asking(ABC):
    """What all logs do alike: ask their one writer, and wait until it has answered."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._proof = Proof()

    async def append(self, table_id: str, entry: Entry) -> None:
        """Return once `entry` is durable; see `Log`."""
        await self.append_all(table_id, [entry])

    async def append_all(self, table_id: str, entries: Iterable[Entry]) -> None:
        """Do the same with several entries: all of them are durable, or none; see `Log`."""
        lines = tuple((entry.number, dump(entry)) for entry in entries)
        await self._ask(Waiting(table_id, lines, self._loop.create_future()))

    async def rewrite(self, table_id: str, entries: Iterable[Entry]) -> None:
        """Have `entries` stand in the place of those of their numbers; see `Log`."""
        lines = tuple((entry.number, dump(entry)) for entry in entries)
        await self._ask(Rewriting(table_id, lines, self._loop.create_future()))

    async def try_out(self) -> None:
        """Return if the log can be written; see `Log`."""
        if self._proof.is_stale:
            await self._ask(Try(self._loop.create_future()))
        if self._proof.failure is not None:
            raise self._proof.failure

    @abstractmethod
    async def _ask(self, job: Asked) -> None:
        """Hand a job to the writer, and return or raise what it answers."""


def resolve(outcomes: Iterable[Outcome]) -> None:
    """Tell everybody what became of it; in the thread of the event loop."""
    for job, error in outcomes:
        if job.future.done():
            continue
        if error is None:
            job.future.set_result(None)
        else:
            job.future.set_exception(error)


def read_entries(rows: Iterable[tuple[int, str]], after: int) -> list[Entry]:
    """Return the entries that stand in rows of number and text, each in its place."""
    return [_read(text, number, after + k) for k, (number, text) in enumerate(rows, 1)]


def _read(text: str, number: int, expected: int) -> Entry:
    entry = load(text)
    if not entry.number == number == expected:
        raise Malformed((f"entry {expected} is missing, or stands elsewhere",))
    return entry
