"""What the house does at a table by itself: deal and keep time, play and cover seats."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from math import inf
from typing import Final, Protocol

from ohhell.rules import Seat
from ohhell.server import names
from ohhell.server.store import Elsewhere
from ohhell.server.tables.bots import BotRoom
from ohhell.table import Close, Cover, Done, Due, Order, Refused, Stage, Start, Table

CLOCK_S: Final = 30.0
"""How long it trusts that a second of the clock is a second."""
RETRY_S: Final = 1.0
"""After the log or the inbox was full, the house tries again."""
BACKUP_S: Final = 0.5
"""How much longer a bot of each further node waits, so that no table is played faster by two.

So long a table whose bot is to play stands still when the node dies that had it play; whichever
card comes first into the log, the other is refused.
"""
_PASSING: Final = frozenset({"busy", "store-full", "store-gone", "failed"})


class Ground(Protocol):
    """The table that a steward looks after."""

    @property
    def id(self) -> str:
        """The name of the table."""
        ...

    @property
    def table(self) -> Table:
        """The table as the log has it."""
        ...

    @property
    def online(self) -> frozenset[Seat]:
        """The seats whose owners are connected."""
        ...

    @property
    def elsewhere(self) -> Elsewhere | None:
        """Who is connected at other nodes; None if nobody knows."""
        ...

    @property
    def awake(self) -> bool:
        """Whether anybody is connected here."""
        ...

    def order(self, order: Order, answer: Callable[[Done | Refused], None] | None = None) -> None:
        """Have the house give an order."""
        ...


class Steward:
    """Looks at the table after every change, and sees to it that what is due will happen.

    While nobody is connected nothing happens but a start at its set time (but see
    `Options.plays_on`); what else is overdue happens when somebody comes.
    """

    def __init__(self, ground: Ground, bots: BotRoom, clock: Callable[[], int]) -> None:
        self._ground = ground
        self._bots = bots
        self._clock = clock
        self._loop = asyncio.get_running_loop()
        self._playing: dict[Seat, asyncio.Task[None]] = {}
        self._covering: dict[Seat, asyncio.TimerHandle] = {}
        self._starting: asyncio.TimerHandle | None = None
        self._due: Due | None = None
        self._due_at = inf
        """When that is, by the event loop's own time."""
        self._waiting: asyncio.TimerHandle | None = None
        self._retry: asyncio.TimerHandle | None = None
        self._rests = False

    def look(self) -> None:
        """Arrange for everything that the table now asks of the house."""
        if self._rests:
            return
        self._see_to_the_start()
        self._see_to_what_is_due()
        self._see_to_the_bots()
        self._see_to_the_absent()

    def rest(self) -> None:
        """Let everything be, for good."""
        self._rests = True
        for handle in (*self._covering.values(), self._starting, self._waiting, self._retry):
            if handle is not None:
                handle.cancel()
        for task in self._playing.values():
            task.cancel()
        self._covering.clear()
        self._playing.clear()

    def _give(self, order: Order) -> None:
        self._ground.order(order, self._heed)

    def _heed(self, answer: Done | Refused) -> None:
        """Try again later what failed for a reason that passes; all else has been overtaken."""
        if isinstance(answer, Refused) and answer.code in _PASSING:
            if self._retry is not None:
                self._retry.cancel()
            self._retry = self._loop.call_later(RETRY_S, self.look)

    # --- The start --------------------------------------------------------------------------------

    def _see_to_the_start(self) -> None:
        """Begin a game at its set time, though nobody may be connected then."""
        if self._starting is not None:
            self._starting.cancel()
            self._starting = None
        due_ms = self._ground.table.state.starts_at_ms
        if due_ms is not None:
            # Looked at again before: a clock may be set, and a machine may sleep.
            wait_s = min(max(0, due_ms - self._clock()) / 1000, CLOCK_S)
            self._starting = self._loop.call_later(wait_s, self._start_if_due)

    def _start_if_due(self) -> None:
        state = self._ground.table.state
        if state.starts_at_ms is None or self._clock() < state.starts_at_ms:
            self._see_to_the_start()
            return
        level = self._bots.choice.known(state.options.bot_level)
        start = Start(names.start_bot_names(self._ground.id), level)
        self._give(start if state.people else Close())

    # --- What is due: the next deal, a clock that runs out ----------------------------------------

    def _see_to_what_is_due(self) -> None:
        due = self._ground.table.due() if self._ground.awake else None
        if self._waiting is not None:
            self._waiting.cancel()
        if due != self._due:
            self._due, self._due_at = due, inf
        if due is not None and due.order is not None:
            # The clock may have been set back; nobody waits longer for that.
            wait_s = min(max(0, due.at_ms - self._clock()), due.within_ms) / 1000
            self._due_at = min(self._due_at, self._loop.time() + wait_s)
            self._waiting = self._loop.call_at(self._due_at, self._give_due, due.order)

    def _give_due(self, order: Order) -> None:
        self._due = None
        self._give(order)

    # --- The seats that the house plays -----------------------------------------------------------

    def _see_to_the_bots(self) -> None:
        wanted = self._seats_to_play()
        for seat in self._playing.keys() - wanted:
            self._playing.pop(seat).cancel()
        for seat in wanted - self._playing.keys():
            self._playing[seat] = asyncio.create_task(self._play(seat))

    def _seats_to_play(self) -> frozenset[Seat]:
        state = self._ground.table.state
        going = state.game is not None and self._ground.awake and not state.paused
        awaited = state.game.to_act if state.game is not None and going else ()
        return frozenset(seat for seat in awaited if state.places[seat].played_by_house)

    async def _play(self, seat: Seat) -> None:
        table = self._ground.table
        bots, name = self._bots, self._ground.id
        elsewhere = self._ground.elsewhere
        if elsewhere is not None and elsewhere.nodes_before:
            await asyncio.sleep(elsewhere.nodes_before * BACKUP_S)
        order = await bots.answer(table.state, seat, table=name, number=table.number)
        del self._playing[seat]
        self._give(order)

    # --- Who is away ------------------------------------------------------------------------------

    def _see_to_the_absent(self) -> None:
        """Start a clock for each absent owner as soon as another person waits."""
        wanted = self._absent()
        for seat in self._covering.keys() - wanted:
            self._covering.pop(seat).cancel()
        wait_s = self._ground.table.state.options.cover_after_ms / 1000
        for seat in wanted - self._covering.keys():
            self._covering[seat] = self._loop.call_later(wait_s, self._cover, seat)

    def _cover(self, seat: Seat) -> None:
        # Looked at again: whether somebody is elsewhere may have become unknown meanwhile.
        if seat in self._absent():
            self._give(Cover(seat))

    def _absent(self) -> frozenset[Seat]:
        state = self._ground.table.state
        nobody_knows = self._ground.elsewhere is None
        idle = state.stage in (Stage.LOBBY, Stage.OVER, Stage.CLOSED)
        if nobody_knows or idle or state.paused or not (online := self._ground.online):
            return frozenset()
        return frozenset(
            Seat(seat)
            for seat, place in enumerate(state.places)
            if place.is_here and seat not in online
        )
