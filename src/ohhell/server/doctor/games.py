"""What follows from games that are over: results, ratings, payouts, each of them once."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ohhell.club.chips import causes
from ohhell.rules import GameStarted
from ohhell.server.doctor.books import Books
from ohhell.server.doctor.finding import Finding, trouble, warning
from ohhell.server.doctor.logs import Read
from ohhell.server.doctor.looking import Look
from ohhell.server.reading import table_of
from ohhell.server.store.schema import CHIP_TRANSFERS, RATED_GAMES, RESULTS
from ohhell.table import Stage, State

GAMES: Final = "games"
LATE_S: Final = 300.0
"""After so long a game that is over has been followed, where a server runs."""


@dataclass(frozen=True, slots=True)
class Story:
    """What the log and the lists say of a table, as far as other books must agree."""

    table_id: str
    entries: int
    stage: Stage
    followed: bool
    behind: bool
    """Whether the lists know less than the log, or nothing."""
    finished_s: float
    """When the last round was scored, in seconds since 1970."""
    rated: bool
    buy_in: int
    players: frozenset[str]
    """In a game for chips: the people with whom it began."""


def story_of(look: Look, read: Read) -> Story:
    """Return what other books must agree with."""
    state, options = read.table.state, read.table.state.options
    return Story(
        look.table_id,
        read.table.number,
        state.stage,
        look.followed,
        look.row is None or look.row.number < read.table.number,
        state.scored_at_ms / 1000,
        state.rated,
        options.buy_in,
        _players(read) if options.buy_in else frozenset(),
    )


def _players(read: Read) -> frozenset[str]:
    for at, entry in enumerate(read.entries):
        if any(isinstance(event, GameStarted) for event in entry.events):
            before: State = table_of(read.entries[:at]).state
            return frozenset(place.player for place in before.places if place.player)
    return frozenset()


async def look_at_games(books: Books, stories: Sequence[Story], *, live: bool) -> list[Finding]:
    """Return what has not followed from games that are over, and should have."""
    over = [story for story in stories if story.stage is Stage.OVER]
    followed = [story for story in over if story.followed]
    async with books.house.connect() as house:
        missing = [
            *_lacking("games-no-results", await _without_results(house, followed)),
            *_lacking("games-unrated", await _unrated(house, followed)),
            *_lacking("games-unpaid", await _unpaid(house, followed)),
        ]
    return [*_waiting(over, live=live), *missing]


def _waiting(over: Sequence[Story], *, live: bool) -> Iterator[Finding]:
    late_s = time.time() - LATE_S
    waiting = [story for story in over if not story.followed and story.finished_s < late_s]
    if waiting and live:
        yield trouble(GAMES, "games-unfollowed", games=len(waiting), table=waiting[0].table_id)
    elif waiting:
        yield warning(GAMES, "games-waiting", games=len(waiting))


def _lacking(code: str, tables: Sequence[str]) -> Iterator[Finding]:
    if tables:
        yield trouble(GAMES, code, games=len(tables), table=tables[0])


async def _without_results(house: AsyncConnection, followed: Sequence[Story]) -> list[str]:
    """Return the games without results; those before the first result were never to have any."""
    first_s = (await house.execute(select(func.min(RESULTS.c.finished_at)))).scalar()
    known = set((await house.execute(select(RESULTS.c.table_id).distinct())).scalars())
    since = [story for story in followed if first_s is not None and story.finished_s >= first_s]
    return [story.table_id for story in since if story.table_id not in known]


async def _unrated(house: AsyncConnection, followed: Sequence[Story]) -> list[str]:
    known = set((await house.execute(select(RATED_GAMES.c.game))).scalars())
    return [story.table_id for story in followed if story.rated and story.table_id not in known]


async def _unpaid(house: AsyncConnection, followed: Sequence[Story]) -> list[str]:
    done = set((await house.execute(select(CHIP_TRANSFERS.c.cause))).scalars())
    for_chips = [story.table_id for story in followed if story.buy_in]
    return [table_id for table_id in for_chips if causes.of_settlement(table_id) not in done]
