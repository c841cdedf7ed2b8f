"""What follows the end of a game: payouts, ratings, statistics; in spite of any crash."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Final, Protocol

from sqlalchemy.exc import SQLAlchemyError

from ohhell.server.logs import get_logger
from ohhell.server.reading import table_of
from ohhell.server.store import Listing, Log
from ohhell.table import State

LOOK_S: Final = 60.0
"""How often games are looked for that another node finished, and did not live to follow."""
_AT_ONCE: Final = 100
"""Games that are looked up together."""

_log = get_logger()


class Follower(Protocol):
    """Somebody who has to know of every game that is over."""

    async def follow(self, table_id: str, state: State) -> None:
        """Do what follows from the game of a table; what is done already stays as it is.

        It may be called again for the same game, and on two nodes at once.
        """
        ...


class Aftermath:
    """Has every follower follow every game that is over.

    A row of the lists says whether all has been done, so that nothing is forgotten by a crash. What
    fails is tried again with the next look; the other games go on.
    """

    def __init__(
        self,
        listing: Listing,
        log: Log,
        followers: Sequence[Follower],
        settled: Callable[[], Awaitable[None]],
    ) -> None:
        self._listing = listing
        self._log = log
        self._settled = settled
        self._followers = tuple(followers)
        self._noted = asyncio.Event()
        self._closing = False

    def note(self) -> None:
        """Have the games looked through soon: one is over."""
        self._noted.set()

    async def work(self) -> None:
        """Follow what is over until it is closed: at once, when noted, and now and then."""
        while not self._closing:
            self._noted.clear()
            # The row comes after the log: without it the game would wait for the next look.
            await self._settled()
            await self.catch_up()
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_S):
                    await self._noted.wait()

    def close(self) -> None:
        """Have the work end with the game that is followed now; the rest waits for the next start.

        It is not cancelled: half a question to the database would be left.
        """
        self._closing = True
        self._noted.set()

    async def catch_up(self) -> None:
        """Follow every game that is over and has not been followed."""
        try:
            last = ""
            while waiting := await self._listing.unfollowed(after=last, most=_AT_ONCE):
                followed = [table_id for table_id in waiting if await self._follow(table_id)]
                await self._listing.followed(followed)
                last = waiting[-1]
        except SQLAlchemyError as error:
            _log.error("games that are over wait to be followed", failure=error)

    async def _follow(self, table_id: str) -> bool:
        if self._closing:
            return False
        try:
            entries = await self._log.read(table_id)
            state = (await asyncio.to_thread(table_of, entries)).state
            for follower in self._followers:
                await follower.follow(table_id, state)
        except Exception as error:  # noqa: BLE001 - the other games must be followed
            _log.error("a game could not be followed", table=table_id, failure=error)
            return False
        return True
