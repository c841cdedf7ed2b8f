"""Bots, thinking outside the event loop: each gets its seat's view and nothing else."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Final

import structlog

from ohhell.bots import LEVELS, Policy
from ohhell.rules import Action, Game, Seat, legal_actions
from ohhell.server.metrics import Metrics
from ohhell.server.orders import DEFAULT_LEVEL
from ohhell.table import Act, State, observe

THINK_S_MAX: Final = 5.0
"""A bot that has no answer by then is played for: nobody waits for a bot."""
_THREADS: Final = 2

_log = structlog.stdlib.get_logger()


@dataclass(slots=True)
class BotRoom:
    """Where all bots of this server think."""

    metrics: Metrics
    pace_s: tuple[float, float]
    draw: Callable[[float, float], float] = random.uniform
    _pool: ThreadPoolExecutor = field(
        default_factory=lambda: ThreadPoolExecutor(_THREADS, thread_name_prefix="bot")
    )
    _policies: dict[tuple[str, int], Policy] = field(default_factory=dict[tuple[str, int], Policy])
    _seed: int = field(default_factory=lambda: secrets.randbits(32), repr=False)

    async def answer(self, state: State, seat: Seat, *, number: int) -> Act:
        """Return what the bot of `seat` does at a table that stands at entry `number`.

        When it answers has nothing to do with what it holds: the pace is drawn before it thinks.
        """
        pause = asyncio.create_task(asyncio.sleep(self.draw(*self.pace_s)))
        try:
            with self.metrics.thinking.track_inprogress():
                action = await self._think(state, seat)
            await pause
        finally:
            pause.cancel()
        return Act(seat, action, number)

    def close(self) -> None:
        """Let nobody begin to think."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def _think(self, state: State, seat: Seat) -> Action:
        view = observe(state, seat).game
        assert view is not None, "a bot is asked to act where no game has begun"
        place = state.places[seat]
        level = DEFAULT_LEVEL if place.covered or place.level is None else place.level
        loop = asyncio.get_running_loop()
        policy = self._policy(level, seat)
        try:
            async with asyncio.timeout(THINK_S_MAX):
                return await loop.run_in_executor(self._pool, _act, policy, view, seat)
        except Exception as error:  # noqa: BLE001 - whatever a bot does, the game goes on
            await _log.aerror("bot failed", level=level, error=type(error).__name__)
            return legal_actions(view, seat)[0]

    def _policy(self, level: str, seat: Seat) -> Policy:
        known = LEVELS.get(level, LEVELS[DEFAULT_LEVEL]).make
        return self._policies.setdefault((level, seat), known(self._seed + seat))


def _act(policy: Policy, view: Game, seat: Seat) -> Action:
    action = policy.act(view, seat)
    if action not in legal_actions(view, seat):
        raise ValueError("the bot's action is not legal")
    return action
