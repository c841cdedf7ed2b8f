"""All tables, one after the other: what seems wrong with one is looked at a second time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from functools import partial
from itertools import count

from sqlalchemy import select

from ohhell.server.doctor.books import Books, Head
from ohhell.server.doctor.crew import carried_out, crew
from ohhell.server.doctor.finding import Finding, trouble, warning, well
from ohhell.server.doctor.games import Story, story_of
from ohhell.server.doctor.gone import Gone, look_at_names
from ohhell.server.doctor.lists import LISTS, look_at_row
from ohhell.server.doctor.logs import LOGS, Read, look_at_deals, read_log
from ohhell.server.doctor.looking import Look, looks
from ohhell.server.store.schema import TABLES

Moved = Callable[[int, int], None]
"""Told how many tables have been read, and of how many."""
Open = Callable[[], AbstractAsyncContextManager[Books]]
"""Opens the books anew, as they are by then."""


@dataclass(slots=True)
class Seen:
    """What was found at tables that were read."""

    stories: list[Story] = field(default_factory=list[Story])
    """Of those whose log can be read."""
    findings: list[Finding] = field(default_factory=list[Finding])

    def add(self, other: Seen) -> None:
        """Take in what was found at others."""
        self.stories += other.stories
        self.findings += other.findings


def seen_at(gone: Gone, look: Look) -> Seen:
    """Return what is found in all that is kept of one table."""
    read = read_log(look)
    if not isinstance(read, Read):
        return Seen([], [read])
    found = [*look_at_deals(look, read), *look_at_row(look, read)]
    return Seen([story_of(look, read)], [*found, *look_at_names(look, read, gone)])


async def look_at_tables(
    open_: Open, heads: Sequence[Head], gone: Gone, moved: Moved, jobs: int
) -> Seen:
    """Return what is found at these tables.

    At a house at work a row may have been written between two questions: only what seems wrong
    twice is wrong.
    """
    seen, doubtful = Seen(), list[str]()
    work = partial(seen_at, gone)
    with crew(jobs, len(heads)) as by:
        async with open_() as books:
            given = looks(books, [head.table_id for head in heads])
            numbers = count(1)
            async for look, found in carried_out(work, given, by, at_once=2 * jobs):
                if found.findings:
                    doubtful.append(look.table_id)
                else:
                    seen.add(found)
                moved(next(numbers), len(heads))
    async with open_() as again:
        async for look in looks(again, doubtful):
            seen.add(work(look))
    return seen


def told_of_logs(seen: Seen, heads: Sequence[Head], all_: int) -> list[Finding]:
    """Return what is to be said of the logs that were read."""
    found = [finding for finding in seen.findings if finding.check == LOGS]
    told = {"tables": len(heads), "entries": sum(head.count for head in heads)}
    if found:
        return found
    if len(heads) < all_:
        return [well(LOGS, "logs-well-newest", **told, all=all_)]
    return [well(LOGS, "logs-well", **told)]


async def told_of_lists(
    open_: Open, seen: Seen, heads: Sequence[Head], *, live: bool
) -> list[Finding]:
    """Return what is to be said of the lists: `heads` are all tables that have a log."""
    found = [finding for finding in seen.findings if finding.check == LISTS]
    async with open_() as books:
        found += await _lost(books, heads)
    behind = sum(story.behind for story in seen.stories)
    if behind and not live:
        found.append(warning(LISTS, "lists-behind", tables=behind))
    return found or [well(LISTS, "lists-well", tables=len(seen.stories))]


async def _lost(books: Books, heads: Sequence[Head]) -> list[Finding]:
    """Return that tables are listed of which there is no log."""
    async with books.house.connect() as house:
        listed = set((await house.execute(select(TABLES.c.id))).scalars())
    lost = sorted(listed - {head.table_id for head in heads})
    if lost:
        # What was opened since then has a log by now.
        known = {head.table_id for head in await books.heads(None)}
        lost = [table_id for table_id in lost if table_id not in known]
    return [trouble(LISTS, "lists-lost", tables=len(lost), table=lost[0])] if lost else []
