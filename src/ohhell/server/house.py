"""The tables that are live: opened, woken from the log, put to rest."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncGenerator, Callable, Generator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from time import time
from typing import Final
from weakref import WeakValueDictionary

from ohhell.rules import RuleSet, Seat
from ohhell.server import names
from ohhell.server.bots import BotRoom
from ohhell.server.finished import Finished
from ohhell.server.host import Host, Services
from ohhell.server.lists import Clerk, listed_of
from ohhell.server.logs import get_logger
from ohhell.server.metrics import Metrics
from ohhell.server.reading import opened_of
from ohhell.server.settings import Settings
from ohhell.server.store import Listed, Player, Store, open_store
from ohhell.table import (
    Command,
    Entry,
    Open,
    Options,
    Order,
    SeatBot,
    Sit,
    Stage,
    Start,
    Table,
    open_table,
)
from ohhell.wire import info_of
from ohhell.wire.messages import TableInfo

ID_LENGTH: Final = 12
_ID_LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
"""None that is easily taken for another. 59 bits: a link can be told, and not guessed."""
_SECRET_BYTES: Final = 32
_SWEEP_S: Final = 30.0
_SWEEP_S_MIN: Final = 0.05
_FRESH_S: Final = 60.0
"""How long an open table stays in the list when everybody has gone: a reload is no leave."""

_log = get_logger()


class NoSuchTable(Exception):
    """No table has this id."""


class TooMany(Exception):
    """A limit on tables is met. `code` names it in the catalogue."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


@dataclass(frozen=True, slots=True)
class Wish:
    """What somebody wants to open."""

    ruleset: RuleSet
    seats: int
    nonce: str
    listed: bool = False
    bots: bool = False
    start: bool = False
    level: str | None = None
    """Of the bots; None for the usual one."""
    suggestions: bool = True


@dataclass(slots=True)
class House:
    """Finds or wakes the host of a table; every table of this server is reached through here."""

    settings: Settings
    store: Store
    metrics: Metrics
    bots: BotRoom
    clerk: Clerk
    finished: Finished
    clock: Callable[[], int] = lambda: round(time() * 1000)
    """The milliseconds since 1970."""
    _hosts: dict[str, Host] = field(default_factory=dict[str, Host])
    _waking: dict[str, asyncio.Task[Host]] = field(default_factory=dict[str, asyncio.Task[Host]])
    _resting: dict[str, asyncio.Task[None]] = field(default_factory=dict[str, asyncio.Task[None]])
    """Hosts that finish what they have begun; no other host of the table may begin before."""
    _opening: WeakValueDictionary[str, asyncio.Lock] = field(
        default_factory=WeakValueDictionary[str, asyncio.Lock]
    )
    """By player: one table after the other, so that each is counted before the next."""
    _places_kept: int = 0
    """Tables that are being opened: each has its place in memory before its first entry."""

    async def host(self, table_id: str) -> Host:
        """Return the host of a table, waking it if need be; raise `NoSuchTable`."""
        host = self._hosts.get(table_id)
        if host is not None:
            return host
        # Two who come at once must not get two hosts.
        waking = self._waking.get(table_id)
        if waking is None:
            waking = self._waking[table_id] = asyncio.create_task(self._wake(table_id))
            waking.add_done_callback(lambda _: self._waking.pop(table_id, None))
        return await asyncio.shield(waking)

    async def open(self, player: Player, wish: Wish) -> Host:
        """Open a table with `player` as its host; raise `TooMany` or `StoreError`."""
        lock = self._opening.setdefault(player.id, asyncio.Lock())
        async with lock:
            await self._require_leave(player)
            with self._place_kept():
                return await self._open(player, wish)

    async def _open(self, player: Player, wish: Wish) -> Host:
        table_id = "".join(secrets.choice(_ID_LETTERS) for _ in range(ID_LENGTH))
        options = Options(
            wish.ruleset,
            wish.seats,
            wish.listed,
            self.settings.summary_ms,
            self.settings.cover_after_ms,
            wish.suggestions,
        )
        at_ms = self.clock()
        entries = [open_table(Open(options, secrets.token_hex(_SECRET_BYTES)), at_ms=at_ms)]
        table = Table.load(entries)
        for order in _orders(table_id, player, wish, self.bots.choice.pick(wish.level)):
            made = table.propose(Command(player.id, order), at_ms=at_ms)
            if not isinstance(made, Entry):
                raise RuntimeError(f"a new table does not take {type(order).__name__}: {made}")
            table.accept(made)
            entries.append(made)
        # As asked for, or not at all: a full disk must not leave half a table.
        await self.store.log.append_all(table_id, entries)
        self.metrics.entries.inc(len(entries))
        host = self._seat(table_id, entries)
        self.clerk.note(host)
        _log.info("table opened", table=table_id, seats=wish.seats)
        return host

    async def entries(self, table_id: str, most: int = -1) -> list[Entry]:
        """Return the log of a table, or its first entries; raise `NoSuchTable`."""
        known = is_table_id(table_id)
        entries = await self.store.log.read(table_id, most=most) if known else []
        if not entries:
            raise NoSuchTable(table_id)
        return entries

    async def info(self, table_id: str) -> TableInfo:
        """Return what does not change while a table lasts, or raise `NoSuchTable`."""
        host = self._hosts.get(table_id)
        if host is not None:
            return info_of(host.table.state, table_id)
        (first,) = await self.entries(table_id, most=1)
        return info_of(opened_of(first), table_id)

    async def is_over(self, table_id: str) -> bool:
        """Tell whether the game of a table is over, or raise `NoSuchTable`."""
        host = self._hosts.get(table_id)
        if host is not None:
            return host.table.state.stage is Stage.OVER
        await self.clerk.settled()
        row = await self.store.listing.of_table(table_id) if is_table_id(table_id) else None
        # What has no row has no log, or one that cannot be read: that is what its readers find.
        if row is None:
            await self.entries(table_id, most=1)
        return row is None or row.stage == Stage.OVER.value

    def open_tables(self) -> list[Listed]:
        """Return the tables that strangers may find, newest first."""
        fresh = (host for host in self._hosts.values() if host.idle_s < _FRESH_S)
        tables = (listed_of(host.id, host.table, host.opened_at_ms) for host in fresh)
        found = [table for table in tables if table.listed and table.stage != Stage.OVER.value]
        return sorted(found, key=lambda table: -table.opened_at)

    async def tables_of(self, player: Player) -> list[Listed]:
        """Return the tables where `player` sits or sat, newest first."""
        await self.clerk.settled()
        rows = await self.store.listing.of_player(player.id)
        return [self._now(row) for row in rows]

    async def close(self) -> None:
        """Finish every command that was taken in, and put all tables to rest."""
        ending = [self._begin_rest(host) for host in list(self._hosts.values())]
        await asyncio.gather(*ending, *self._resting.values(), return_exceptions=True)

    async def sweep(self) -> None:
        """Put tables to rest that nobody has looked at for long, for ever."""
        while True:
            await asyncio.sleep(max(_SWEEP_S_MIN, min(_SWEEP_S, self.settings.limits.idle_s)))
            try:
                await self.put_to_rest()
            except Exception as error:  # noqa: BLE001 - it must be swept again tomorrow
                _log.error("sweep failed", failure=error)

    async def put_to_rest(self) -> None:
        """Take out of memory what has been idle for too long."""
        limit = self.settings.limits.idle_s
        for host in list(self._hosts.values()):
            # Looked at again each time: while one table rests, somebody comes to the next.
            if host.idle_s >= limit and self._hosts.get(host.id) is host:
                await self._rest(host)

    async def _wake(self, table_id: str) -> Host:
        resting = self._resting.get(table_id)
        if resting is not None:
            await asyncio.wait([resting])
        entries = await self.entries(table_id)
        self._require_memory()
        return self._seat(table_id, entries)

    def _seat(self, table_id: str, entries: list[Entry]) -> Host:
        services = Services(
            self.settings, self.store.log, self.bots, self.metrics, self.clock, self.clerk.note
        )
        host = self._hosts[table_id] = Host(table_id, entries, services)
        self.metrics.tables.set(len(self._hosts))
        return host

    async def _rest(self, host: Host) -> None:
        await asyncio.shield(self._begin_rest(host))

    def _begin_rest(self, host: Host) -> asyncio.Task[None]:
        """Take a table out of memory: from now on whoever comes to it waits for its next host."""
        if self._hosts.get(host.id) is host:
            del self._hosts[host.id]
            self.metrics.tables.set(len(self._hosts))
            task = self._resting[host.id] = asyncio.create_task(self._end(host))
            task.add_done_callback(lambda _: self._resting.pop(host.id, None))
            return task
        resting = self._resting.get(host.id)
        return asyncio.create_task(host.close()) if resting is None else resting

    async def _end(self, host: Host) -> None:
        await host.close()
        self.clerk.rest(host)

    def _now(self, row: Listed) -> Listed:
        """Return what lists say of a table now: of a live one, what it says itself."""
        host = self._hosts.get(row.id)
        return row if host is None else listed_of(host.id, host.table, host.opened_at_ms)

    def _require_memory(self) -> None:
        if len(self._hosts) + self._places_kept >= self.settings.limits.tables_live:
            raise TooMany("house-full", "too many tables are being played at; try again later")

    @contextmanager
    def _place_kept(self) -> Generator[None]:
        """Keep a place in memory for a table that is not there yet."""
        self._require_memory()
        self._places_kept += 1
        try:
            yield
        finally:
            self._places_kept -= 1

    async def _require_leave(self, player: Player) -> None:
        self._require_memory()
        await self.clerk.settled()
        limits = self.settings.limits
        most, since = limits.tables_per_player, self.clock() / 1000 - limits.lobby_s
        if await self.store.listing.unfinished(player.id, lobbies_since=since) >= most:
            raise TooMany("too-many-tables", f"you sit at {most} unfinished tables already")


def _orders(table_id: str, player: Player, wish: Wish, level: str) -> Iterator[Order]:
    """Yield what makes of an empty table the one that is wished for."""
    yield Sit(Seat(0), player.name, wish.nonce)
    if wish.bots:
        for seat in map(Seat, range(1, wish.seats)):
            yield SeatBot(seat, names.seat_bot_name(table_id, seat), level)
    if wish.start:
        yield Start(names.start_bot_names(table_id), level)


def is_table_id(text: str) -> bool:
    """Tell whether `text` could be the id of a table."""
    return len(text) == ID_LENGTH and all(letter in _ID_LETTERS for letter in text)


@asynccontextmanager
async def open_house(settings: Settings) -> AsyncGenerator[House]:
    """Open the house on its data folder, and close it in good order."""
    log_bytes, database = settings.limits.log_bytes, settings.database
    async with open_store(settings.data, database=database, log_bytes=log_bytes) as store:
        metrics = Metrics()
        bots = BotRoom(metrics, settings)
        clerk = Clerk(store.listing)
        finished = Finished(store.log, settings.limits.finished_kept)
        house = House(settings, store, metrics, bots, clerk, finished)
        await clerk.mend(store.log)
        tasks = [asyncio.create_task(clerk.work()), asyncio.create_task(house.sweep())]
        try:
            yield house
        finally:
            await house.close()
            await clerk.settled()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await bots.close()
            finished.close()
