"""Keeps the lists of tables up to date, a step behind the log."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from time import time
from typing import Final, Protocol

from sqlalchemy.exc import SQLAlchemyError

from ohhell import rules
from ohhell.server.batches import batches
from ohhell.server.lists.entering import may_enter, play_key_of
from ohhell.server.logs import get_logger
from ohhell.server.outages import Outage
from ohhell.server.reading import everybody_of, table_of
from ohhell.server.store import Listed, Listing, Log, Sitter, StoreGone
from ohhell.server.store.errors import may_pass
from ohhell.table import Stage, State, Table
from ohhell.wire.http import SeatCard, TableCard

RETRY_S: Final = 1.0
"""After the database was away or full."""
HOLD_S: Final = 15.0
"""How long a table is left alone that somebody looks after; held again after a third of it."""
AT_ONCE_MAX: Final = 50
"""So many rows are written at once: everybody's cards wait while they are spelled."""
PAUSE_S: Final = 0.2
"""Between two writes, unless somebody waits for one: what happens meanwhile is written once."""

_LOST: Final = (
    "{log} holds no game, but {listed} are listed beside it. Put the log back from a backup, or "
    "take another folder (--data); to begin anew here, move house.sqlite3 away as well."
)

_log = get_logger()


class Noted(Protocol):
    """A live table, as far as lists care."""

    id: str
    table: Table
    opened_at_ms: int


def listed_of(table_id: str, table: Table, opened_at_ms: int) -> Listed:
    """Return what lists say of a table."""
    state, game = table.state, table.state.game
    options = state.options
    rounds = _rounds(options.ruleset, options.seats)
    return Listed(
        id=table_id,
        number=table.number,
        variant=rules.name_of(options.ruleset),
        stage=state.stage.value,
        listed=options.listed,
        opened_at=opened_at_ms / 1000,
        round=0 if game is None or game.round is None else game.round.index + 1,
        rounds=rounds,
        host=state.host,
        seats=tuple(Sitter(p.name, p.kind.value, p.player) for p in state.places),
        to_act=() if game is None else tuple(game.to_act),
        due_at=_due_at(table),
        hidden=options.hidden,
        play_key=play_key_of(options),
        enterable=may_enter(state, rounds),
    )


def listed_now(host: Noted) -> Listed:
    """Return what lists say of a live table now."""
    return listed_of(host.id, host.table, host.opened_at_ms)


def _due_at(table: Table) -> float | None:
    """Return when some node must look at a table, if nobody does so already."""
    due, state = table.due(), table.state
    if state.starts_at_ms is not None:
        return state.starts_at_ms / 1000
    if not must_go_on(state):
        return None
    # Whoever looks after it does what is due; where nothing is, bots are to act at once.
    return max(time(), 0 if due is None else due.at_ms / 1000) + HOLD_S


def must_go_on(state: State) -> bool:
    """Tell whether a game goes on with nobody connected: something is at stake, and clocks run."""
    in_game = state.stage in (Stage.BIDDING, Stage.PLAYING, Stage.SCORED)
    return state.options.plays_on and in_game


def _rounds(ruleset: rules.RuleSet, seats: int) -> int | None:
    return len(ruleset.sizes(seats)) if ruleset.ending.by_schedule else None


def card_of(table: Listed, player_id: str | None) -> TableCard:
    """Return the table as it stands in a list that `player_id` reads."""
    acting = [table.seats[seat] for seat in table.to_act]
    return TableCard(
        id=table.id,
        variant=table.variant,
        stage=table.stage,
        seats=[SeatCard(name=sitter.name, kind=sitter.kind) for sitter in table.seats],
        round=table.round,
        rounds=table.rounds,
        your_turn=player_id is not None and any(s.player == player_id for s in acting),
        opened_at=table.opened_at,
        starts_at=table.due_at if table.stage == Stage.LOBBY.value else None,
    )


class Clerk:
    """Writes the rows of tables that changed in a way that lists show: all that wait together.

    Not every card is worth a row: for live tables the house itself knows better, and for the rest
    `mend` compares with the log.
    """

    def __init__(self, listing: Listing) -> None:
        self._listing = listing
        self._noted: dict[str, Noted] = {}
        self._sat: dict[str, set[str]] = {}
        """By table who has a seat there or had one, as far as it is not written."""
        self._shown: dict[str, tuple[object, ...]] = {}
        self._waiting: list[asyncio.Future[None]] = []
        self._work = asyncio.Event()
        self._asked_for = asyncio.Event()
        self._away = Outage(
            "lists are behind until the database answers", "lists are up to date again"
        )

    def note(self, host: Noted) -> None:
        """Have the row of a table written soon, if it says anything new."""
        state, game = host.table.state, host.table.state.game
        round_ = None if game is None or game.round is None else game.round.index
        # Of a place only who holds it: its clock moves with every card.
        held = tuple((place.kind, place.name, place.player) for place in state.places)
        shown = (round_, game is not None and game.over, state.closed, held)
        if self._shown.get(host.id) != shown:
            self._shown[host.id] = shown
            # Who has got up before it is written is still told of in the log.
            sitting = (place.player for place in state.places if place.player is not None)
            self._sat.setdefault(host.id, set()).update(sitting)
            self._write(host)

    def rest(self, host: Noted) -> None:
        """Have the last row of a table written that leaves memory."""
        self._shown.pop(host.id, None)
        self._write(host)

    @property
    def behind(self) -> int:
        """How many tables have a row that waits to be written."""
        return len(self._noted)

    async def settled(self) -> None:
        """Wait until everything that was noted until now is written."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(future)
        self._work.set()
        self._asked_for.set()
        await future

    async def work(self) -> None:
        """Write what is noted, for ever."""
        while True:
            await self._work.wait()
            with suppress(TimeoutError):
                async with asyncio.timeout(PAUSE_S):
                    await self._asked_for.wait()
            self._work.clear()
            self._asked_for.clear()
            noted, self._noted = self._noted, {}
            waiting, self._waiting = self._waiting, []
            sat, self._sat = self._sat, {}
            try:
                await self._save(list(noted.values()), sat)
            except SQLAlchemyError as error:
                self._fall_behind(error, noted, sat)
            else:
                self._away.over()
            for future in waiting:
                if not future.done():
                    future.set_result(None)

    async def _save(self, noted: list[Noted], sat: dict[str, set[str]]) -> None:
        for some in batches(noted, AT_ONCE_MAX):
            await self._listing.save(map(listed_now, some), sat=sat)

    def _fall_behind(
        self, error: SQLAlchemyError, noted: dict[str, Noted], sat: dict[str, set[str]]
    ) -> None:
        """Try again what may pass; else the next start mends it from the log."""
        if not may_pass(error):
            _log.error("lists are behind", failure=error)
            return
        self._away.failed(error)
        self._noted = noted | self._noted
        for table_id, players in sat.items():
            self._sat.setdefault(table_id, set()).update(players)
        asyncio.get_running_loop().call_later(RETRY_S, self._work.set)

    async def mend(self, log: Log) -> None:
        """Write anew the rows that are behind the log: a server was stopped between the two.

        Raise `StoreGone` if the log has been lost: without it nothing that is listed can be played.
        """
        mended = await self._listing.mended()
        last, heads = await log.heads(mended)
        listed = 0 if last else await self._listing.count()
        if listed:
            raise StoreGone(_LOST.format(log=log.where, listed=listed))
        if last < mended:
            _log.error("the log is older than the lists", entries=last, listed_to=mended)
            last, heads = await log.heads(0)
        written = await self._listing.numbers(heads)
        for table_id in (id_ for id_, number in heads.items() if written.get(id_) != number):
            try:
                entries = await log.read(table_id)
                table = await asyncio.to_thread(table_of, entries)
                row = listed_of(table_id, table, entries[0].at_ms)
                sat = {table_id: everybody_of(entries)}
                await self._listing.save([row], sat=sat, even_older=True)
            except Exception as error:  # noqa: BLE001 - the other tables must be played
                _log.error("table cannot be read", table=table_id, failure=error)
        await self._listing.mended_to(last)

    def _write(self, host: Noted) -> None:
        self._noted[host.id] = host
        self._work.set()
