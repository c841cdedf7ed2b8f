"""The tables that are live: opened, woken from the log, put to rest."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from math import inf
from time import time
from typing import Final
from weakref import WeakValueDictionary

from ohhell.server.following.aftermath import Aftermath
from ohhell.server.following.cashier import Cashier
from ohhell.server.following.finished import Finished
from ohhell.server.house.due import Claimer
from ohhell.server.house.hearing import Hearing
from ohhell.server.lists.abroad import Abroad
from ohhell.server.lists.clerk import Clerk, listed_now
from ohhell.server.logs import get_logger
from ohhell.server.manners import Manners
from ohhell.server.metrics import Metrics
from ohhell.server.outages import Watch
from ohhell.server.people.browsers import seen_alike
from ohhell.server.people.friends import Friends
from ohhell.server.people.guardian import Guardian
from ohhell.server.people.leavers import Leavers
from ohhell.server.reading import opened_of
from ohhell.server.settings import Settings
from ohhell.server.store import Listed, Player, Store, StoreError
from ohhell.server.tables.bots import BotRoom
from ohhell.server.tables.host import Host, Services
from ohhell.server.tables.opening import ID_LENGTH, ID_LETTERS, Wish, is_table_id, orders_of
from ohhell.server.tables.watching import Crowd
from ohhell.table import Command, Entry, Open, Stage, State, Table, open_table
from ohhell.wire import info_of
from ohhell.wire.messages import TableInfo

_SECRET_BYTES: Final = 32
_SWEEP_S: Final = 30.0
_SWEEP_S_MIN: Final = 0.05
FRESH_S: Final = 60.0
"""How long an open table stays in the list when everybody has gone: a reload is no leave."""
_COMING_S: Final = 10.0
"""How long whoever opened a table may be on the way there, and others may find it."""
_SOUGHT_MAX: Final = 20
"""Tables of other nodes that are looked at for somebody who wants to play."""

_log = get_logger()


def now_ms() -> int:
    """Return the milliseconds since 1970."""
    return round(time() * 1000)


class NoSuchTable(Exception):
    """No table has this id."""


class TooMany(Exception):
    """A limit on tables is met. `code` names it in the catalogue."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


@dataclass(slots=True)
class House:
    """Finds or wakes the host of a table; every table of this server is reached through here."""

    settings: Settings
    store: Store
    metrics: Metrics
    bots: BotRoom
    clerk: Clerk
    finished: Finished
    aftermath: Aftermath
    friends: Friends
    cashier: Cashier
    leavers: Leavers
    watch: Watch
    clock: Callable[[], int] = now_ms
    """The milliseconds since 1970."""
    manners: Manners = field(init=False)
    guardian: Guardian = field(init=False)
    _hosts: dict[str, Host] = field(default_factory=dict[str, Host])
    _waking: dict[str, asyncio.Task[Host]] = field(default_factory=dict[str, asyncio.Task[Host]])
    _resting: dict[str, asyncio.Task[None]] = field(default_factory=dict[str, asyncio.Task[None]])
    """Hosts that finish what they have begun; no other host of the table may begin before."""
    _opening: WeakValueDictionary[str, asyncio.Lock] = field(
        default_factory=WeakValueDictionary[str, asyncio.Lock]
    )
    """By player: one table after the other, so that each is counted before the next."""
    _crowd: Crowd = field(init=False)
    _places_kept: int = 0
    """Tables that are being opened: each has its place in memory before its first entry."""
    _hearing: Hearing = field(init=False)
    claimer: Claimer = field(init=False)
    abroad: Abroad = field(init=False)

    def __post_init__(self) -> None:
        """Listen to the other nodes."""
        self._hearing = Hearing(self.store, self._hosts, self._waking)
        self._crowd = Crowd(self.settings.limits)
        self.manners = Manners(self.settings)
        self.abroad = Abroad(self.store.listing, self.store.log, self._now)
        now_ms = lambda: self.clock()  # noqa: E731, PLW0108 - the clock may be set
        self.guardian = Guardian(self.store, self.settings, now_ms)
        self.claimer = Claimer(self.store.listing, self._hosts, self.host, now_ms)

    async def host(self, table_id: str) -> Host:
        """Return the host of a table, waking it if need be; raise `NoSuchTable`."""
        host = self._hosts.get(table_id)
        if host is not None:
            return host
        # Two who come at once must not get two hosts.
        waking = self._waking.get(table_id)
        if waking is None:
            waking = self._waking[table_id] = asyncio.create_task(self._wake(table_id))
            waking.add_done_callback(lambda _: self._woken(table_id))
        return await asyncio.shield(waking)

    def is_live(self, table_id: str) -> bool:
        """Tell whether a table is in memory."""
        return table_id in self._hosts

    async def answered(self, table_ids: Iterable[str]) -> None:
        """Wait until these tables have answered all that was asked until now."""
        wanted = set(table_ids)
        busy = [host.answered() for host in self._hosts.values() if host.id in wanted]
        resting = [task for table_id, task in self._resting.items() if table_id in wanted]
        await asyncio.gather(*busy, *resting)

    def opening(self, player_id: str) -> asyncio.Lock:
        """Return what is held while a player opens a table."""
        return self._opening.setdefault(player_id, asyncio.Lock())

    async def open(self, player: Player, wish: Wish) -> Host:
        """Open a table with `player` as its host; raise `TooMany` or `StoreError`.

        Raise `Conflict` if there is a table already that has the id which is wished for,
        `IllegalAction` for a name that nobody may sit under, and `NotAllowed` if the table is for
        chips that the player has not, or the player may not play there now.
        """
        self.manners.require_name(player.name)
        self.guardian.require_may_play(player.id, wish.options)
        async with self.opening(player.id):
            # Asked again: they may have gone while an earlier table of theirs was opened.
            self.guardian.require_free(player.id)
            await self._require_leave(player)
            await self.cashier.require_chips(player.id, wish.options)
            with self._place_kept():
                return await self._open(player, wish)

    async def _open(self, player: Player, wish: Wish) -> Host:
        drawn = "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))
        table_id = wish.table_id or drawn
        options = replace(
            wish.options,
            summary_ms=self.settings.summary_ms,
            cover_after_ms=self.settings.cover_after_ms,
            more_time_s=self.settings.more_time_s,
            more_times_max=self.settings.more_times,
            pauses_max=self.settings.pauses,
            pause_max_s=self.settings.pause_s,
        )
        at_ms = self.clock()
        entries = [open_table(Open(options, secrets.token_hex(_SECRET_BYTES)), at_ms=at_ms)]
        table = Table.load(entries)
        for order in orders_of(table_id, player, wish, self.bots.choice.pick(wish.level)):
            made = table.propose(Command(player.id, order), at_ms=at_ms)
            if not isinstance(made, Entry):
                raise RuntimeError(f"a new table does not take {type(order).__name__}: {made}")
            table.accept(made)
            entries.append(made)
        sightings = self.store.safety.sightings
        await seen_alike(sightings, wish.browser, table_id, player.id, options)
        # As asked for, or not at all: a full disk must not leave half a table.
        await self.store.log.append_all(table_id, entries)
        self.metrics.entries.inc(len(entries))
        await self.store.presence.watch(table_id)
        host = self._seat(table_id, entries)
        self.clerk.note(host)
        _log.info("table opened", table=table_id, seats=options.seats)
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
        fresh = self.hosts(idle_s=FRESH_S)
        tables = (listed_now(host) for host in fresh if not _costs_chips(host.table.state))
        playing = (table for table in tables if not table.ended)
        found = [table for table in playing if table.listed and not table.hidden]
        return sorted(found, key=lambda table: -table.opened_at)

    def hosts(self, *, idle_s: float = inf) -> Iterator[Host]:
        """Yield the tables in memory where somebody is, or has been less than `idle_s` ago."""
        return (host for host in self._hosts.values() if host.idle_s < idle_s)

    async def listed(self, table_ids: Iterable[str]) -> list[Listed]:
        """Return what lists say of those of these tables that there are, of live ones as of now."""
        wanted = set(table_ids)
        hosts = [self._hosts[table_id] for table_id in wanted if table_id in self._hosts]
        live = list(map(listed_now, hosts))
        resting = wanted - {table.id for table in live}
        return [*live, *(await self.store.listing.of_tables(resting) if resting else ())]

    async def sought(self, play_key: str) -> list[Listed]:
        """Return the tables of a game of the Play door where people are and one may sit down."""
        tables = map(listed_now, self.hosts(idle_s=_COMING_S))
        here = [table for table in tables if table.enterable and table.play_key == play_key]
        there = await self.store.listing.sought(play_key, most=_SOUGHT_MAX)
        known = {table.id for table in here}
        return here + [self._now(row) for row in there if row.id not in known]

    async def tables_of(self, player: Player) -> list[Listed]:
        """Return the tables where `player` sits or sat, newest first."""
        await self.clerk.settled()
        rows = await self.store.listing.of_player(player.id)
        return [self._now(row) for row in rows]

    async def unfinished_of(self, player: Player) -> int:
        """Return at how many unfinished tables `player` sits, but for lobbies long forgotten."""
        await self.clerk.settled()
        since = self.clock() / 1000 - self.settings.limits.lobby_s
        return await self.store.listing.unfinished(player.id, lobbies_since=since)

    async def wake_anew(self, table_id: str) -> None:
        """Have a table that is in memory be read from the log again, and its row be written."""
        host = self._hosts.get(table_id)
        if host is not None:
            await self._rest(host)
        await self.clerk.settled()

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
        await self.store.presence.watch(table_id)
        return self._seat(table_id, entries)

    def _woken(self, table_id: str) -> None:
        del self._waking[table_id]
        self._hearing.woken(table_id)

    def _seat(self, table_id: str, entries: list[Entry]) -> Host:
        log, presence = self.store.log, self.store.presence
        services = Services(
            self.settings,
            log,
            presence,
            self.bots,
            self.metrics,
            self.clock,
            self.cashier,
            self._note,
            self._behind,
            self._crowd,
        )
        host = self._hosts[table_id] = Host(table_id, entries, services)
        self.cashier.note(host)
        self.metrics.tables.set(len(self._hosts))
        return host

    def _note(self, host: Host) -> None:
        self.clerk.note(host)
        self.cashier.note(host)
        self.leavers.note(host.id, host.table.state)
        if host.table.state.stage is Stage.OVER:
            self.aftermath.note()

    def _behind(self, host: Host, error: Exception) -> None:
        if isinstance(error, StoreError):
            self.watch.failed(error, table=host.id)
        else:
            _log.warning("table is behind", table=host.id, failure=error)

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
        self.store.presence.unwatch(host.id)
        self.clerk.rest(host)

    def _now(self, row: Listed) -> Listed:
        """Return what lists say of a table now: of a live one, what it says itself."""
        host = self._hosts.get(row.id)
        return row if host is None else listed_now(host)

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
        most = self.settings.limits.tables_per_player
        if await self.unfinished_of(player) >= most:
            raise TooMany("too-many-tables", f"you sit at {most} unfinished tables already")


def _costs_chips(state: State) -> bool:
    """Tell whether who sits down there puts chips down: such tables have a list of their own."""
    return bool(state.options.buy_in) and state.stage is Stage.LOBBY
