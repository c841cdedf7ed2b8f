"""Bots at the table: each gets its seat's view and nothing else, and is never waited for."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Callable
from typing import Final

from ohhell.bots import Advice, offered, read_levels, with_adviser
from ohhell.bots.thinker import Hello
from ohhell.rules import Action, Seat, legal_actions
from ohhell.server.logs import get_logger
from ohhell.server.metrics import Metrics
from ohhell.server.settings import Settings
from ohhell.server.tables.orders import Choice
from ohhell.server.thinking import Desk, NoAnswer, make_workers
from ohhell.table import Act, State, observe

ADVICE_S_MAX: Final = 20.0
"""A person has bid or played by then; whoever asks again finds the adviser loaded."""

_log = get_logger()


class BotRoom:
    """Where all bots of this server are asked; `draw` chooses how long one seems to think."""

    def __init__(
        self,
        metrics: Metrics,
        settings: Settings,
        draw: Callable[[float, float], float] = random.uniform,
    ) -> None:
        levels = read_levels(settings.bot_levels)
        hello = Hello(settings.bot_levels, secrets.randbits(32))
        workers = make_workers(settings.bot_workers, hello, levels)
        self._levels = levels
        self.desk = Desk(
            with_adviser(levels),
            workers,
            metrics,
            wait_s=settings.bot_wait_s,
            think_s=settings.bot_think_s,
        )
        self.choice = Choice(offered(levels), settings.bot_level)
        self._pace_s = settings.bot_pace_s
        # Asked of two levels, the second being a light one: who has no answer by then has none.
        self._answer_s_max = settings.bot_wait_s + 2 * settings.bot_think_s
        self._draw = draw

    async def answer(self, state: State, seat: Seat, *, table: str, number: int) -> Act:
        """Return what the bot of `seat` does at a table that stands at entry `number`.

        When it answers has nothing to do with what it holds: the pace is drawn before it thinks.
        """
        pause = asyncio.create_task(asyncio.sleep(self._draw(*self._pace_s)))
        try:
            action = await self._decide(state, seat, table)
            await pause
        finally:
            pause.cancel()
        return Act(seat, action, number)

    async def advise(self, state: State, seat: Seat, *, table: str) -> Advice:
        """Return advice for the person in `seat`, from what it sees; raise `NoAnswer`."""
        view = observe(state, seat).game
        assert view is not None, "advice is asked for where no game has begun"
        async with asyncio.timeout(ADVICE_S_MAX):
            return await self.desk.advise(table, view, seat)

    async def close(self) -> None:
        """Have nobody think any more; no process stays behind."""
        await self.desk.close()

    async def _decide(self, state: State, seat: Seat, table: str) -> Action:
        view = observe(state, seat).game
        assert view is not None, "a bot is asked to act where no game has begun"
        level = self._level(state, seat)
        try:
            async with asyncio.timeout(self._answer_s_max):
                return await self.desk.ask(table, level, view, seat)
        except (NoAnswer, TimeoutError) as error:
            _log.error("bot is played for", level=level, error=type(error).__name__)
            return legal_actions(view, seat)[0]

    def _level(self, state: State, seat: Seat) -> str:
        """Return who plays `seat`: a level of an old game may be gone by now."""
        place = state.places[seat]
        level = None if place.covered else place.level
        return level if level is not None and level in self._levels else self.choice.usual
