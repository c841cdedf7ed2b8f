"""One live table: a bounded inbox, and one task that decides, appends durably, folds and tells."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter
from typing import Final, Protocol

from ohhell.rules import Audience, IllegalAction, Seat
from ohhell.server.bots import BotRoom
from ohhell.server.logs import get_logger
from ohhell.server.metrics import Metrics
from ohhell.server.reading import table_of
from ohhell.server.settings import Settings
from ohhell.server.steward import Steward
from ohhell.server.store import Log, StoreError
from ohhell.server.telling import Teller
from ohhell.table import (
    HOUSE,
    Command,
    Conflict,
    Done,
    Entry,
    Leave,
    Order,
    Refused,
    Return,
    Stage,
    Start,
    State,
)
from ohhell.wire import View

RACES_MAX: Final = 20
"""Lost races for one command, after which the table is too busy; one is rare already."""

_log = get_logger()


class Guest(Protocol):
    """A socket at the table, as the host knows it."""

    @property
    def player_id(self) -> str:
        """Whose socket it is."""
        ...

    def send(self, message: bytes) -> None:
        """Send, without waiting."""
        ...

    def take_over(self) -> None:
        """Make room for a newer socket of the same player."""
        ...

    def let_go(self) -> None:
        """Hang up: this host has ended, and whoever comes again finds the next one."""
        ...


@dataclass(frozen=True, slots=True)
class Job:
    """A command on its way: made when its turn comes, from the table as it then stands."""

    by: str
    id: str
    make: Callable[[State], Order]
    answer: Callable[[Done | Refused], None]
    digest: str = ""


@dataclass(frozen=True, slots=True)
class Services:
    """What every table of this server shares."""

    settings: Settings
    log: Log
    bots: BotRoom
    metrics: Metrics
    clock: Callable[[], int]
    changed: Callable[[Host], None]
    """Told whenever something that lists show may have changed."""


class Host:
    """Hosts one table while it is in memory."""

    def __init__(self, table_id: str, entries: list[Entry], services: Services) -> None:
        self.id = table_id
        self.table = table_of(entries)
        self.opened_at_ms = entries[0].at_ms
        self._services = services
        self._teller = Teller(table_id, services.clock)
        self._inbox: asyncio.Queue[Job | None] = asyncio.Queue(services.settings.limits.inbox)
        self._guests: list[Guest] = []
        self._idle_since = asyncio.get_running_loop().time()
        self._steward = Steward(self, services.bots, services.clock)
        self._closing = False
        self._task = asyncio.create_task(self._run(), name=f"table {table_id}")

    # --- Who is here ------------------------------------------------------------------------------

    @property
    def online(self) -> frozenset[Seat]:
        """The seats whose owners are connected."""
        owned = self._owned()
        return frozenset(owned[g.player_id] for g in self._guests if g.player_id in owned)

    @property
    def awake(self) -> bool:
        """Whether anybody is connected; the house plays on for nobody."""
        return bool(self._guests)

    @property
    def idle_s(self) -> float:
        """For how long nobody has been connected."""
        return 0.0 if self._guests else asyncio.get_running_loop().time() - self._idle_since

    def join(self, guest: Guest) -> None:
        """Welcome a socket; the oldest of its player gives way if there are too many."""
        if self._closing:
            guest.let_go()
            return
        same = [other for other in self._guests if other.player_id == guest.player_id]
        if len(same) >= self._services.settings.limits.sockets_per_table:
            self._guests.remove(same[0])
            same[0].take_over()
        self._guests.append(guest)
        seat = self.table.state.seat_of(guest.player_id)
        guest.send(self._teller.welcome(self.table, seat, self.online))
        if seat is not None and not same:
            self._tell(None, but=guest)
            if self.table.state.places[seat].covered:
                self.order(Return(seat))
        self._steward.look()

    def part(self, guest: Guest) -> None:
        """Take leave of a socket."""
        if guest not in self._guests:
            return
        before = self.online
        self._guests.remove(guest)
        self._idle_since = asyncio.get_running_loop().time()
        if self.online != before:
            self._tell(None)
        self._steward.look()

    def view_for(self, player_id: str) -> View:
        """Return the table as a player may see it now."""
        return self._teller.view(self.table, self.table.state.seat_of(player_id), self.online)

    def _tell(self, entry: Entry | None, *, but: Guest | None = None) -> None:
        telling = self._teller.update(self.table, entry, self.online)
        owned, made = self._owned(), dict[Audience, bytes]()
        for guest in tuple(self._guests):
            if guest is but:
                continue
            seat = owned.get(guest.player_id)
            if seat not in made:
                made[seat] = telling(seat)
            guest.send(made[seat])

    def _owned(self) -> dict[str | None, Seat]:
        """Return the seats by the players that own them."""
        places = enumerate(self.table.state.places)
        return {place.player: Seat(seat) for seat, place in places if place.player is not None}

    # --- What is asked of the table ---------------------------------------------------------------

    def submit(self, job: Job) -> None:
        """Take a command in; a full inbox refuses it at once, and so does a host that ends."""
        if self._closing:
            job.answer(self._outcome(Refused("busy", "this table is being put to rest")))
            return
        try:
            self._inbox.put_nowait(job)
        except asyncio.QueueFull:
            job.answer(self._outcome(Refused("busy", "too many commands wait at this table")))

    def order(self, order: Order, answer: Callable[[Done | Refused], None] | None = None) -> None:
        """Have the house give an order."""
        self.submit(Job(HOUSE, "", lambda _: order, answer or _ignore))

    async def ask(self, by: str, order: Order) -> Done | Refused:
        """Have a player give an order, and return the answer."""
        future: asyncio.Future[Done | Refused] = asyncio.get_running_loop().create_future()

        def answer(answer: Done | Refused) -> None:
            if not future.done():  # else whoever asked has gone
                future.set_result(answer)

        self.submit(Job(by, "", lambda _: order, answer))
        return await future

    async def close(self) -> None:
        """Finish what is in the inbox, take nothing more, and send everybody away."""
        if self._closing:
            await self._task
            return
        self._closing = True
        self._steward.rest()
        await self._inbox.put(None)
        await self._task
        for guest in tuple(self._guests):
            guest.let_go()

    async def _run(self) -> None:
        while (job := await self._inbox.get()) is not None:
            try:
                answer = await self._carry_out(job)
            except StoreError as error:
                answer = Refused(error.code, str(error))
            except Exception as error:  # noqa: BLE001 - one command must not end the table
                _log.error("command failed", table=self.id, failure=error)
                answer = Refused("failed", "the server made a mistake; nothing has changed")
                await self._begin_anew()
            job.answer(self._outcome(answer))
            outcome = f"entry {answer.number}" if isinstance(answer, Done) else answer.code
            _log.debug("command", table=self.id, by=job.by, id=job.id, outcome=outcome)

    async def _carry_out(self, job: Job) -> Done | Refused:
        for _ in range(RACES_MAX):
            made = self._judged(job)
            # What is refused by an old state may be right by the log's.
            if isinstance(made, Refused) and await self._catch_up():
                continue
            if not isinstance(made, Entry):
                return made
            try:
                await self._append(made)
            except Conflict:
                await self._catch_up()
                continue
            self._accept(made)
            return Done(made.number)
        return Refused("busy", "too many others change this table at the same time")

    def _judged(self, job: Job) -> Entry | Done | Refused:
        if known := self.table.known(job.by, job.id, job.digest):
            return known
        try:
            order = job.make(self.table.state)
        except IllegalAction as error:
            return Refused(error.code, str(error), error.args_by_name)
        if self._is_worn(order):
            return Refused("worn-table", "this table was changed too often: start, or leave it")
        command = Command(job.by, order, job.id, job.digest)
        return self.table.propose(command, at_ms=self._services.clock())

    def _is_worn(self, order: Order) -> bool:
        """Tell whether the table has been changed too often to be changed again before a game."""
        full = self.table.number >= self._services.settings.limits.lobby_entries
        in_lobby = self.table.state.stage is Stage.LOBBY
        return full and in_lobby and not isinstance(order, Start | Leave)

    async def _append(self, entry: Entry) -> None:
        asked = perf_counter()
        await self._services.log.append(self.id, entry)
        self._services.metrics.append_s.observe(perf_counter() - asked)

    async def _catch_up(self) -> bool:
        """Fold what somebody else appended; tell whether there was anything."""
        missed = await self._services.log.read(self.id, self.table.number)
        for entry in missed:
            self._accept(entry)
        return bool(missed)

    async def _begin_anew(self) -> None:
        """Rebuild the table from the log, which alone knows how far a failed command came."""
        try:
            self.table = table_of(await self._services.log.read(self.id))
        except Exception as error:  # noqa: BLE001 - the next command meets the log again
            _log.error("table cannot be read", table=self.id, failure=error)

    def _accept(self, entry: Entry) -> None:
        self.table.accept(entry)
        self._services.metrics.entries.inc()
        self._tell(entry)
        self._services.changed(self)
        self._steward.look()

    def _outcome(self, answer: Done | Refused) -> Done | Refused:
        outcome = "done" if isinstance(answer, Done) else answer.code
        self._services.metrics.commands.labels(outcome).inc()
        return answer


def _ignore(_answer: Done | Refused) -> None:
    return None
