"""Notes who leaves a game with strangers: at once, and what a crash has missed at its end."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator

from sqlalchemy.exc import SQLAlchemyError

from ohhell.server.logs import get_logger
from ohhell.server.people.guardian import with_strangers
from ohhell.server.settings import Settings
from ohhell.server.store import Store
from ohhell.table import Kind, Stage, State

_log = get_logger()


class Leavers:
    """Follows games as they go on, and once more when they are over."""

    def __init__(self, store: Store, settings: Settings, clock: Callable[[], int]) -> None:
        self._leaves = store.safety.leaves
        self._waits_s = settings.cool_off_s
        self._clock = clock
        self._noted: dict[str, int] = {}
        """By table: how many have left, as far as it is noted."""
        self._noting: set[asyncio.Task[None]] = set()

    def note(self, table_id: str, state: State) -> None:
        """Note soon who has left since the last time."""
        known, left = self._noted.get(table_id, 0), len(state.left)
        if state.stage is Stage.OVER:
            self._noted.pop(table_id, None)
        elif left > known and with_strangers(state.options):
            self._noted[table_id] = left
            task = asyncio.create_task(self._write(table_id, state, self._clock()))
            self._noting.add(task)
            task.add_done_callback(self._noting.discard)

    async def follow(self, table_id: str, state: State) -> None:
        """Note who had left, and who was away at the end."""
        if not with_strangers(state.options):
            return
        for player in (*gone_from(state), *away_from(state)):
            await self._leaves.note(player, table_id, state.scored_at_ms, self._waits_s)

    async def settled(self) -> None:
        """Wait until all that is being noted is."""
        await asyncio.gather(*self._noting)

    async def _write(self, table_id: str, state: State, at_ms: int) -> None:
        try:
            for player in gone_from(state):
                await self._leaves.note(player, table_id, at_ms, self._waits_s)
        except SQLAlchemyError as error:
            _log.error("a leave is noted at the end of its game", table=table_id, failure=error)


def gone_from(state: State) -> Iterator[str]:
    """Yield who left a seat to a bot while others played on.

    Who hands it over to somebody is none of them, unless that one leaves it to a bot as well.
    """
    for player, seat in state.left:
        if state.places[seat].kind is Kind.BOT and _others(state, player):
            yield player


def away_from(state: State) -> Iterator[str]:
    """Yield whose seat a bot covered when the game ended, while others played.

    With them whoever had handed the seat over: a hand-over is fair if it was played on.
    """
    for seat, place in enumerate(state.places):
        if place.player is None or not place.covered:
            continue
        before = (player for player, left in state.left if left == seat)
        for player in (place.player, *before):
            if _others(state, player):
                yield player


def _others(state: State, player: str) -> set[str]:
    """Return the other people who played: who leaves bots alone leaves nobody."""
    sat = {place.player for place in state.places if place.player is not None}
    return (sat | {left for left, _ in state.left}) - {player}
