"""One live table: a bounded inbox, and one task that decides, appends durably, folds and tells."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Container, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from sys import maxsize
from time import perf_counter
from typing import Final

from ohhell.rules import IllegalAction, Seat
from ohhell.server.following.cashier import Cashier
from ohhell.server.lists.clerk import must_go_on
from ohhell.server.logs import get_logger
from ohhell.server.metrics import Metrics
from ohhell.server.reading import table_of
from ohhell.server.settings import Settings
from ohhell.server.store import Elsewhere, Log, Presence, StoreError
from ohhell.server.tables.bots import BotRoom
from ohhell.server.tables.guests import Guest, Job, Look
from ohhell.server.tables.inbox import Full, Inbox
from ohhell.server.tables.room import full
from ohhell.server.tables.steward import Steward
from ohhell.server.tables.telling import Present, Teller
from ohhell.server.tables.watching import Crowd, Outside, Reader, why_shut
from ohhell.table import (
    HOUSE,
    Command,
    Conflict,
    Done,
    Entry,
    Order,
    Refused,
    Renew,
    Return,
    State,
)
from ohhell.wire import View

RACES_MAX: Final = 20
"""Lost races for one command, after which the table is too busy; one is rare already."""
EVERYTHING: Final = maxsize
"""The number that is heard where nobody knows how far a table has come."""
READ_AGAIN_S: Final = 1.0


@dataclass(frozen=True, slots=True)
class Services:
    """What every table of this server shares."""

    settings: Settings
    log: Log
    presence: Presence
    bots: BotRoom
    metrics: Metrics
    clock: Callable[[], int]
    cashier: Cashier
    changed: Callable[[Host], None]
    """Told whenever something that lists show may have changed; `behind` of what is not read."""
    behind: Callable[[Host, Exception], None]
    crowd: Crowd


class Host:
    """Hosts one table while it is in memory."""

    def __init__(self, table_id: str, entries: list[Entry], services: Services) -> None:
        self.id = table_id
        self.table = table_of(entries)
        self.opened_at_ms = entries[0].at_ms
        self._log = get_logger().bind(table=table_id)
        self._services = services
        self._teller = Teller(table_id, services.clock)
        self._inbox = Inbox[Job | Look | None](services.settings.limits.inbox)
        self._heard = 0
        """The last number of which another node has told."""
        self._shown = Present()
        """Who was last shown to be connected."""
        self._guests: list[Guest] = []
        self._idle_since = asyncio.get_running_loop().time()
        self._steward = Steward(self, services.bots, services.clock)
        self._closing = False
        self._task = asyncio.create_task(self._run(), name=f"table {table_id}")
        if self.awake:
            self._wake_up()
        else:
            self._steward.look()

    # --- Who is here ------------------------------------------------------------------------------

    @property
    def online(self) -> frozenset[Seat]:
        """The seats whose owners are connected, here or at another node."""
        return self._seated(self._everybody())

    @property
    def elsewhere(self) -> Elsewhere | None:
        """Who is connected at other nodes; None if nobody knows."""
        return self._services.presence.elsewhere(self.id)

    @property
    def present(self) -> Present:
        """Who is connected: in which seats, and who looks on, the first of them."""
        everybody = self._everybody()
        return self._present(everybody, self._readers(everybody))

    @property
    def awake(self) -> bool:
        """Whether anybody is connected here; the house plays on for nobody, but where it must."""
        return bool(self._guests) or self.goes_on

    @property
    def goes_on(self) -> bool:
        """Whether the game goes on with nobody connected, and no other node sees to it."""
        elsewhere = self.elsewhere
        alone = elsewhere is not None and not elsewhere.names
        return alone and must_go_on(self.table.state)

    @property
    def idle_s(self) -> float:
        """For how long nobody has been connected."""
        return 0.0 if self.awake else asyncio.get_running_loop().time() - self._idle_since

    @property
    def waiting(self) -> int:
        """How many commands wait for their turn."""
        return len(self._inbox)

    def join(self, guest: Guest) -> None:
        """Welcome a socket; the oldest of its player gives way if there are too many."""
        if self._closing:
            guest.let_go()
            return
        same = [other for other in self._guests if other.player_id == guest.player_id]
        if len(same) >= self._services.settings.limits.sockets_per_table:
            self._guests.remove(same[0])
            same[0].take_over()
        before = self.present
        slept = not self.awake
        self._guests.append(guest)
        reader = self._readers(self._everybody())[guest.player_id]
        if reader is Outside.SHUT:
            guest.turn_away(why_shut(self.table.state))
            return
        self._services.presence.here(self.id, self._here())
        guest.send(self._teller.welcome(self.table, reader, self.present))
        if self.present != before:
            self._tell(None, but=guest)
        seat = None if isinstance(reader, Outside) else reader
        if seat is not None and not same:
            place = self.table.state.places[seat]
            # Who let the clock run out twice has to say more than that a page is open.
            if place.covered and not place.idle:
                self.order(Return(seat))
        if slept:
            self._wake_up()
        else:
            self._steward.look()

    def _wake_up(self) -> None:
        """Begin to play on: nobody is charged the time in which the house stood still."""
        elsewhere = self.elsewhere
        stood_still = elsewhere is not None and not elsewhere.names
        if stood_still and self.table.state.clock_runs:
            self.order(Renew())
        self._steward.look()

    def part(self, guest: Guest) -> None:
        """Take leave of a socket."""
        if guest not in self._guests:
            return
        before = self.present
        self._guests.remove(guest)
        self._services.presence.here(self.id, self._here())
        self._idle_since = asyncio.get_running_loop().time()
        if self.present != before:
            self._tell(None)
        self._steward.look()

    def look_around(self) -> None:
        """Take note that others are connected at other nodes than before."""
        if self.present != self._shown:
            self._tell(None)
        self._steward.look()

    def _here(self) -> dict[str, str]:
        """Return the names of those who are connected here."""
        return {guest.player_id: guest.name for guest in self._guests}

    def _everybody(self) -> Collection[str]:
        """Return the ids of all who are connected: first those here."""
        here, elsewhere = (guest.player_id for guest in self._guests), self.elsewhere
        return dict.fromkeys(here if elsewhere is None else (*here, *elsewhere.names))

    def _present(self, everybody: Collection[str], readers: Mapping[str, Reader]) -> Present:
        looking = [player_id for player_id in everybody if readers[player_id] is None]
        shown = looking[: self._services.settings.limits.watchers_shown]
        return Present(self._seated(everybody), tuple(self._named(shown)), len(looking))

    def _named(self, player_ids: Collection[str]) -> Iterator[tuple[str, str]]:
        """Yield ids with the names that they have now."""
        if player_ids:
            elsewhere = self.elsewhere
            names = {**({} if elsewhere is None else elsewhere.names), **self._here()}
            yield from ((player_id, names[player_id]) for player_id in player_ids)

    def may_be_here(self, player_id: str) -> bool:
        """Tell whether somebody is connected, here or at another node, as far as that is known."""
        return self.elsewhere is None or player_id in self._everybody()

    def view_for(self, player_id: str) -> View:
        """Return the table as a player may see it now."""
        everybody = self._everybody()
        readers = self._readers(everybody)
        present = self._present(everybody, readers)
        return self._teller.view(self.table, readers.get(player_id, Outside.DOOR), present)

    def _tell(self, entry: Entry | None, *, but: Guest | None = None) -> None:
        everybody = self._everybody()
        readers, made = self._readers(everybody), dict[Reader, bytes]()
        self._shown = self._present(everybody, readers)
        telling = self._teller.update(self.table, entry, self._shown)
        for guest in tuple(self._guests):
            reader = readers[guest.player_id]
            if reader is Outside.SHUT:
                guest.turn_away(why_shut(self.table.state))
            elif guest is not but:
                if reader not in made:
                    made[reader] = telling(reader)
                guest.send(made[reader])

    def _readers(self, everybody: Iterable[str]) -> dict[str, Reader]:
        """Return as what each person is here; those at other nodes are counted after ours."""
        here = {guest.player_id for guest in self._guests}
        return self._services.crowd.readers(self.id, self.table.state, everybody, here)

    def _seated(self, everybody: Container[str | None]) -> frozenset[Seat]:
        """Return the seats whose owners are among `everybody`."""
        places = enumerate(self.table.state.places)
        return frozenset(Seat(seat) for seat, place in places if place.player in everybody)

    # --- What is asked of the table ---------------------------------------------------------------

    def submit(self, job: Job) -> None:
        """Take a command in; a full inbox refuses it at once, and so does a host that ends."""
        if self._closing:
            job.answer(self._outcome(Refused("busy", "this table is being put to rest")))
            return
        try:
            self._inbox.put(job)
        except Full:
            job.answer(self._outcome(Refused("busy", "too many commands wait at this table")))

    def order(self, order: Order, answer: Callable[[Done | Refused], None] | None = None) -> None:
        """Have the house give an order."""
        self.submit(Job(HOUSE, "", lambda _: order, answer or _ignore))

    def order_made(self, make: Callable[[State], Order]) -> None:
        """Have the house give an order, made from the table as it then stands."""
        self.submit(Job(HOUSE, "", make, _ignore))

    async def ask(self, by: str, order: Order) -> Done | Refused:
        """Have a player give an order, and return the answer."""
        future: asyncio.Future[Done | Refused] = asyncio.get_running_loop().create_future()

        def answer(answer: Done | Refused) -> None:
            if not future.done():  # else whoever asked has gone
                future.set_result(answer)

        self.submit(Job(by, "", lambda _: order, answer))
        return await future

    async def answered(self) -> None:
        """Wait until all that was asked until now is answered."""
        look = Look()
        if not self._closing:
            self._inbox.put_anyway(look)
        await asyncio.wait({self._task, look.seen}, return_when=asyncio.FIRST_COMPLETED)

    async def close(self) -> None:
        """Finish what is in the inbox, take nothing more, and send everybody away."""
        if self._closing:
            await self._task
            return
        self._closing = True
        self._steward.rest()
        self._inbox.put_anyway(None)
        await self._task
        for guest in tuple(self._guests):
            guest.let_go()

    def hear(self, number: int) -> None:
        """Be told that the table has come to `number`; read what is new here."""
        if number > max(self.table.number, self._heard) and not self._closing:
            self._heard = number
            with suppress(Full):  # then there is a look before the next command
                self._inbox.put(Look())

    async def _heed(self) -> None:
        """Read what another node has told of."""
        if self._heard <= self.table.number:
            return
        self._heard = 0
        try:
            await self._catch_up()
        except Exception as error:  # noqa: BLE001 - the table goes on, and looks again
            self._services.behind(self, error)
            asyncio.get_running_loop().call_later(READ_AGAIN_S, self.hear, EVERYTHING)

    async def _run(self) -> None:
        while (job := await self._inbox.get()) is not None:
            await self._heed()
            if isinstance(job, Look):
                job.seen.set_result(None)
                continue
            try:
                answer = await self._carry_out(job)
            except StoreError as error:
                self._services.metrics.store_errors.labels(error.code, "command").inc()
                answer = Refused(error.code, str(error))
            except Exception as error:  # noqa: BLE001 - one command must not end the table
                self._log.error("command failed", failure=error)
                answer = Refused("failed", "the server made a mistake; nothing has changed")
                await self._begin_anew()
            job.answer(self._outcome(answer))
            outcome = f"entry {answer.number}" if isinstance(answer, Done) else answer.code
            self._log.debug("command", by=job.by, id=job.id, outcome=outcome)

    async def _carry_out(self, job: Job) -> Done | Refused:
        if job.before is not None:
            await job.before()
        for _ in range(RACES_MAX):
            made = self._judged(job)
            # What is refused by an old state may be right by the log's.
            if isinstance(made, Refused) and await self._catch_up():
                continue
            if not isinstance(made, Entry):
                return made
            refused = await self._services.cashier.refusal(self, made)
            if refused is not None and await self._catch_up():
                continue
            if refused is not None:
                return refused
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
        if refused := full(self.table, job.by, order, self._services.settings.limits):
            return refused
        command = Command(job.by, order, job.id, job.digest)
        return self.table.propose(command, at_ms=self._services.clock())

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
            self._log.error("table cannot be read", failure=error)

    def _accept(self, entry: Entry) -> None:
        self.table.accept(entry)
        self._services.metrics.entries.inc()
        self._tell(entry)
        self._services.changed(self)
        self._steward.look()

    def _outcome(self, answer: Done | Refused) -> Done | Refused:
        outcome = "done" if isinstance(answer, Done) else answer.code
        self._services.metrics.outcome(outcome).inc()
        return answer


def _ignore(_answer: Done | Refused) -> None:
    return None
