"""Has the stakes of every table for chips follow its log, in spite of crashes and other nodes.

The log is first and the ledger second: who sits has a seat, and then puts the stake down. What was
not done, because a server died between the two, is done when the table wakes, or by the next round
through all tables at which stakes lie.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from time import time
from typing import Final, Protocol

from sqlalchemy.exc import SQLAlchemyError

from ohhell import rules
from ohhell.club import NotAllowed
from ohhell.club.chips import Finish, Prizes, Purse, Seating, Stake
from ohhell.rules import GameStarted, IllegalAction
from ohhell.server.logs import get_logger
from ohhell.server.outages import Watch
from ohhell.server.reading import table_of
from ohhell.server.settings import Settings
from ohhell.server.store import Store
from ohhell.table import ClearSeat, Entry, Event, Options, Order, Refused, Stage, State, Table
from ohhell.table.events import SeatTaken

RETRY_S: Final = 1.0
"""After the database was away."""
ROUND_S: Final = 300.0
"""How often all tables at which stakes lie are looked at."""

_log = get_logger()


class Ground(Protocol):
    """A live table, as the cashier knows it."""

    id: str
    table: Table

    @property
    def awake(self) -> bool:
        """Whether anybody is connected."""
        ...

    def order_made(self, make: Callable[[State], Order]) -> None:
        """Have the house give an order, made from the table as it then stands."""
        ...


class Cashier:
    """Takes stakes, gives them back, and pays them out. `wake` finds a live table, as `House`."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        wake: Callable[[str], Awaitable[Ground]],
        watch: Watch,
    ) -> None:
        self._chips = store.chips
        self._store = store
        self._wait_s = settings.limits.stakes_wait_s
        self._wake = wake
        self._watch = watch
        self._changed = set[str]()
        self._followed = dict[str, tuple[object, ...]]()
        """By table: for whom its stakes lie already."""
        self._following = dict[str, asyncio.Task[None]]()
        self._closing = asyncio.Event()

    # --- What may happen at a table for chips -----------------------------------------------------

    async def refusal(self, ground: Ground, entry: Entry) -> Refused | None:
        """Tell why an entry must not come into the log of a table; None if it may."""
        state = ground.table.state
        if not state.options.buy_in or state.stage is not Stage.LOBBY:
            return None
        try:
            for event in entry.events:
                refused = await self._refused(ground, event)
                if refused is not None:
                    return refused
        except SQLAlchemyError as error:
            self._watch.failed(error, table=ground.id)
            return Refused("store-gone", "the ledger of chips does not answer: try again soon")
        return None

    async def _refused(self, ground: Ground, event: Event) -> Refused | None:
        match event:
            case SeatTaken(player=player):
                return await self._poor(ground, player)
            case GameStarted():
                return await self._unready(ground)
            case _:
                return None

    async def _poor(self, ground: Ground, player: str) -> Refused | None:
        if (await self._chips.of_table(ground.id)).balance(Stake(ground.id, player)):
            return None
        try:
            await self.require_chips(player, ground.table.state.options)
        except NotAllowed as error:
            return Refused(error.code, str(error), error.args_by_name)
        return None

    async def require_chips(self, player: str, options: Options) -> None:
        """Make sure that a player can sit down at a table; raise `NotAllowed`."""
        if not options.buy_in:
            return
        await self._chips.grant_first(player)
        holds = (await self._chips.of_player(player)).balance(Purse(player))
        if holds < options.buy_in:
            text = f"{options.buy_in} chips are put down here, and you have {holds}"
            raise NotAllowed("purse-short", text, holds=holds, asked=options.buy_in)

    async def _unready(self, ground: Ground) -> Refused | None:
        """Tell who plays for chips without having put any down."""
        seating = seating_of(ground.id, ground.table.number, ground.table.state)
        refused = await self._follow_seated(seating)
        lie = (await self._chips.of_table(ground.id)).escrow(ground.id)
        if seating.players <= lie.keys():
            return None
        self._unseat(ground, refused)
        return Refused("stakes-missing", "not everybody who sits here has put chips down")

    # --- What follows from the log ----------------------------------------------------------------

    def note(self, ground: Ground) -> None:
        """Have the stakes of a table follow soon, if it is one for chips that has not begun."""
        state = ground.table.state
        if not state.options.buy_in or state.game is not None or self._closing.is_set():
            self._followed.pop(ground.id, None)
            return
        self._changed.add(ground.id)
        if ground.id not in self._following:
            self._following[ground.id] = asyncio.create_task(self._keep_following(ground))

    async def follow_now(self, ground: Ground) -> None:
        """Have the stakes of a table follow, and return when they have."""
        await self._follow(ground.id, ground.table.number, ground.table.state)

    async def _keep_following(self, ground: Ground) -> None:
        told = False
        while ground.id in self._changed and not self._closing.is_set():
            self._changed.discard(ground.id)
            try:
                await self._follow_lobby(ground)
            except SQLAlchemyError as error:
                if not told:
                    _log.warning("stakes are behind", table=ground.id, failure=error)
                told = True
                self._changed.add(ground.id)
                await self._pause(RETRY_S)
        del self._following[ground.id]

    async def _follow_lobby(self, ground: Ground) -> None:
        number, state = ground.table.number, ground.table.state
        shown = (state.closed, _seated(state))
        if self._followed.get(ground.id) == shown:
            return
        refused = await self._follow(ground.id, number, state)
        self._unseat(ground, refused)
        if not refused:
            self._followed[ground.id] = shown

    async def _follow(self, table_id: str, number: int, state: State) -> frozenset[str]:
        """Have the stakes follow; return who could not pay."""
        if state.stage is Stage.CLOSED:
            await self._chips.refund(table_id)
        elif state.stage is Stage.LOBBY:
            return await self._follow_seated(seating_of(table_id, number, state))
        return frozenset()

    async def _follow_seated(self, seating: Seating) -> frozenset[str]:
        for player in sorted(seating.players):
            await self._chips.grant_first(player)
        return frozenset(await self._chips.follow(seating))

    def _unseat(self, ground: Ground, players: frozenset[str]) -> None:
        for player in sorted(players):
            ground.order_made(partial(_getting_up, player))

    async def follow(self, table_id: str, state: State) -> None:
        """Pay the stakes of a game that is over out, once."""
        if state.options.buy_in:
            await self._chips.pay_out(table_id, finish_of(state), Prizes(state.options.prizes))

    # --- Tables that nobody comes to any more -----------------------------------------------------

    async def work(self) -> None:
        """Look through all tables at which stakes lie, now and then, until it is closed."""
        while not self._closing.is_set():
            try:
                await self.look_through()
            except Exception as error:  # noqa: BLE001 - it must be done again later
                _log.error("stakes could not be looked through", failure=error)
            await self._pause(ROUND_S)

    async def look_through(self) -> None:
        """Give back what lies at tables where nobody has waited for long, or nobody ever will."""
        for table_id in await self._chips.tables_at_stake():
            if self._closing.is_set():
                return
            try:
                row = await self._store.listing.of_table(table_id)
                if row is None or row.stage in _BEFORE:
                    await self._look_at(table_id)
            except Exception as error:  # noqa: BLE001 - the other tables must be looked at
                _log.error("stakes could not be looked at", table=table_id, failure=error)

    async def _look_at(self, table_id: str) -> None:
        entries = await self._store.log.read(table_id)
        state = (await asyncio.to_thread(table_of, entries)).state
        age_s = time() - entries[-1].at_ms / 1000
        if state.stage is not Stage.LOBBY or age_s < self._wait_s:
            await self._follow(table_id, len(entries), state)
            return
        ground = await self._wake(table_id)
        if not ground.awake:
            self._unseat(ground, _seated(ground.table.state))

    async def close(self) -> None:
        """Finish what is being done; the rest is done when the tables wake."""
        self._closing.set()
        await asyncio.gather(*self._following.values())

    async def _pause(self, seconds: float) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._closing.wait()


_BEFORE: Final = (Stage.LOBBY.value, Stage.CLOSED.value)


def seating_of(table_id: str, number: int, state: State) -> Seating:
    """Return who sits at a table for chips that stands at entry `number`."""
    return Seating(table_id, number, _seated(state), state.options.buy_in)


def finish_of(state: State) -> Finish:
    """Return how the game of a table ended, for those who are paid; raise `ValueError` if not."""
    game = state.game
    if game is None or state.stage is not Stage.OVER:
        raise ValueError("a game that is not over pays nobody")
    payers = tuple(place.player for place in state.places)
    left = frozenset(player for player, _ in state.left)
    return Finish(tuple(rules.ranks_of(game)), payers, left, game.round_in_progress.eldest)


def _seated(state: State) -> frozenset[str]:
    return frozenset(place.player for place in state.places if place.player is not None)


def _getting_up(player: str, state: State) -> Order:
    seat = state.seat_of(player)
    if seat is None:
        raise IllegalAction("not-seated", "they have no seat at this table any more")
    return ClearSeat(seat)
