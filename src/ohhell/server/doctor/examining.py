"""The whole examination, in the order in which it is told."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from functools import partial
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from ohhell.server.doctor import database as databases
from ohhell.server.doctor.books import Books, opened
from ohhell.server.doctor.chips import CHIPS, look_at_chips
from ohhell.server.doctor.choices import look_at_settings, read_what_fits
from ohhell.server.doctor.finding import Finding, Verdict, trouble, well
from ohhell.server.doctor.folder import holds_house, look_at_folder
from ohhell.server.doctor.games import GAMES, look_at_games
from ohhell.server.doctor.gone import GONE, Gone, gone_of, look_at_the_gone
from ohhell.server.doctor.lists import LISTS
from ohhell.server.doctor.logs import LOGS
from ohhell.server.doctor.machine import (
    CLOCK,
    Answer,
    house_at,
    look_at_clock,
    look_at_files,
    look_at_port,
)
from ohhell.server.doctor.package import look_at_languages, look_at_page
from ohhell.server.doctor.tables import (
    Moved,
    Seen,
    look_at_tables,
    told_of_lists,
    told_of_logs,
)
from ohhell.server.settings import Settings
from ohhell.server.store.errors import StoreError, in_words
from ohhell.server.store.sqlite_house import is_locked
from ohhell.table import load

ALIKE_MAX: Final = 10
"""Findings of one kind that are told; the others are counted."""
_Unread = (SQLAlchemyError, StoreError, OSError)


@dataclass(frozen=True, slots=True)
class Asked:
    """What is to be looked at: the house of these settings, and how closely."""

    environ: Mapping[str, str]
    people: int
    """How many are expected at once."""
    newest: int | None = None
    """Of how many tables the log is read, those of the newest entries; None is all."""
    jobs: int = 1
    """How many processes read logs."""


def examine(asked: Asked, moved: Moved) -> list[Finding]:
    """Return what is found, one finding a check where all is well; `moved` is told how far it is.

    A whole game of four takes about a sixth of a second of a core. Nothing is changed, and nothing
    is raised for what is wrong with a house.
    """
    return list(_capped(asyncio.run(_examined(asked, moved))))


async def _examined(asked: Asked, moved: Moved) -> list[Finding]:
    settings, faults = read_what_fits(asked.environ)
    answer = house_at(settings)
    found = [*look_at_settings(asked.environ, settings, faults)]
    found += [look_at_page(), *look_at_languages()]
    found += [look_at_port(settings, answer), *look_at_files(answer, asked.people)]
    if not settings.database:
        found += look_at_folder(settings)
        if not holds_house(settings.data):
            return [*found, look_at_clock(None, None)]
    return found + await _Inside(settings, asked, answer).all(moved)


@dataclass(frozen=True, slots=True)
class _Inside:
    """A house whose database is there, as it is looked at from within."""

    settings: Settings
    asked: Asked
    answer: Answer | None

    async def all(self, moved: Moved) -> list[Finding]:
        """Return what is found in the database and the log."""
        try:
            async with self._open() as books:
                step, readable = await databases.look_at_step(self.settings, books)
        except StoreError as error:
            return [_unread(databases.DATABASE, error)]
        if not readable:
            return [step, look_at_clock(None, None)]
        return [
            step,
            *await _guarded(CLOCK, self._twice(self._clock)),
            *await _guarded(databases.WHOLE, self._twice(self._whole)),
            *await _guarded(LOGS, self._tables(moved)),
        ]

    def _open(self) -> AbstractAsyncContextManager[Books]:
        return opened(self.settings.data, self.settings.database)

    async def _tables(self, moved: Moved) -> list[Finding]:
        async with self._open() as books:
            heads, gone = await books.heads(None), await gone_of(books)
            live = await self._is_live(books)
        some = heads[: self.asked.newest]
        seen = await look_at_tables(self._open, some, gone, moved, self.asked.jobs)
        return [
            *told_of_logs(seen, some, len(heads)),
            *await _guarded(LISTS, told_of_lists(self._open, seen, heads, live=live)),
            *await _guarded(GAMES, self._twice(partial(_games, seen, live=live))),
            *await _guarded(CHIPS, self._twice(partial(look_at_chips, stories=seen.stories))),
            *await _guarded(GONE, self._twice(partial(_gone, seen, gone))),
        ]

    async def _twice(self, look: Callable[[Books], Awaitable[list[Finding]]]) -> list[Finding]:
        """Return what a look finds; if that is not well, what the next one does."""
        async with self._open() as books:
            found = await look(books)
        if all(finding.verdict is Verdict.OK for finding in found):
            return found
        async with self._open() as again:
            return await look(again)

    async def _whole(self, books: Books) -> list[Finding]:
        if self.settings.database:
            return await databases.look_at_postgres(books)
        fast = self.asked.newest is not None
        return await databases.look_at_files_of_sqlite(self.settings.data, books, fast=fast)

    async def _is_live(self, books: Books) -> bool:
        if self.settings.database:
            return bool(await databases.nodes_of(books))
        return is_locked(self.settings.data)

    async def _clock(self, books: Books) -> list[Finding]:
        last = await books.last_entry()
        try:
            last_s = None if last is None else load(last).at_ms / 1000
        except ValueError:
            last_s = None
        there_s = await databases.clock_of(books) if self.settings.database else None
        return [look_at_clock(last_s, there_s)]


async def _guarded(check: str, looking: Awaitable[list[Finding]]) -> list[Finding]:
    """Return what is found, or that it could not be read: what can be looked at must be."""
    try:
        return await looking
    except _Unread as error:
        return [_unread(check, error)]


async def _games(seen: Seen, books: Books, *, live: bool) -> list[Finding]:
    found = await look_at_games(books, seen.stories, live=live)
    over = sum(story.followed for story in seen.stories)
    return found or [well(GAMES, "games-well", games=over)]


async def _gone(seen: Seen, gone: Gone, books: Books) -> list[Finding]:
    found = [finding for finding in seen.findings if finding.check == GONE]
    found += await look_at_the_gone(books)
    return found or [well(GONE, "gone-well", people=len(gone.ids))]


def _unread(check: str, error: BaseException) -> Finding:
    why = str(in_words(error))
    return trouble(check, "unread", why=why)


def _capped(findings: Iterable[Finding]) -> Iterator[Finding]:
    """Yield findings; of many that are alike the first, and how many more there are."""
    found = list(findings)
    alike = Counter[tuple[str, str]]()
    for finding in found:
        kind = finding.check, finding.code
        alike[kind] += 1
        if alike[kind] <= ALIKE_MAX:
            yield finding
    for (check, code), count in alike.items():
        if count > ALIKE_MAX:
            verdict = next(f.verdict for f in found if (f.check, f.code) == (check, code))
            yield Finding(check, verdict, "more-alike", {"check": check, "more": count - ALIKE_MAX})
