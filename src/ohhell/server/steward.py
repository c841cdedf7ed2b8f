"""What the house does at a table by itself: deal on time, play its seats, cover who is away."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, Protocol

from ohhell.rules import Seat
from ohhell.server.bots import BotRoom
from ohhell.table import Cover, Deal, Done, Kind, Order, Refused, Stage, Table

RETRY_S: Final = 1.0
"""After the log or the inbox was full, the house tries again."""
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
    def awake(self) -> bool:
        """Whether anybody is connected."""
        ...

    def order(self, order: Order, answer: Callable[[Done | Refused], None] | None = None) -> None:
        """Have the house give an order."""
        ...


class Steward:
    """Looks at the table after every change, and sees to it that what is due will happen.

    While nobody is connected nothing happens; what is overdue happens when somebody comes.
    """

    def __init__(self, ground: Ground, bots: BotRoom, clock: Callable[[], int]) -> None:
        self._ground = ground
        self._bots = bots
        self._clock = clock
        self._loop = asyncio.get_running_loop()
        self._playing: dict[Seat, asyncio.Task[None]] = {}
        self._covering: dict[Seat, asyncio.TimerHandle] = {}
        self._dealing: asyncio.TimerHandle | None = None
        self._retry: asyncio.TimerHandle | None = None
        self._rests = False

    def look(self) -> None:
        """Arrange for everything that the table now asks of the house."""
        if self._rests:
            return
        self._see_to_the_deal()
        self._see_to_the_bots()
        self._see_to_the_absent()

    def rest(self) -> None:
        """Let everything be, for good."""
        self._rests = True
        for handle in (*self._covering.values(), self._dealing, self._retry):
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

    # --- The deal ---------------------------------------------------------------------------------

    def _see_to_the_deal(self) -> None:
        if self._dealing is not None:
            self._dealing.cancel()
            self._dealing = None
        due = self._ground.table.due()
        if due is not None and self._ground.awake:
            # The clock may have been set back; nobody waits longer than the score is shown.
            longest_ms = self._ground.table.state.options.summary_ms
            wait_s = min(max(0, due.at_ms - self._clock()), longest_ms) / 1000
            self._dealing = self._loop.call_later(wait_s, self._give, Deal(due.index))

    # --- The seats that the house plays -----------------------------------------------------------

    def _see_to_the_bots(self) -> None:
        wanted = self._seats_to_play()
        for seat in self._playing.keys() - wanted:
            self._playing.pop(seat).cancel()
        for seat in wanted - self._playing.keys():
            self._playing[seat] = asyncio.create_task(self._play(seat))

    def _seats_to_play(self) -> frozenset[Seat]:
        state = self._ground.table.state
        awaited = state.game.to_act if state.game is not None and self._ground.awake else ()
        return frozenset(seat for seat in awaited if state.places[seat].played_by_house)

    async def _play(self, seat: Seat) -> None:
        table = self._ground.table
        bots, name = self._bots, self._ground.id
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
            self._covering[seat] = self._loop.call_later(wait_s, self._give, Cover(seat))

    def _absent(self) -> frozenset[Seat]:
        state, online = self._ground.table.state, self._ground.online
        if not online or state.stage in (Stage.LOBBY, Stage.OVER):
            return frozenset()
        return frozenset(
            Seat(seat)
            for seat, place in enumerate(state.places)
            if place.kind is Kind.PERSON and not place.covered and seat not in online
        )
