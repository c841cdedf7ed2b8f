"""Everybody comes back at once, as pages do: see `web/src/shared/backoff.ts`."""

from __future__ import annotations

import asyncio
import random
from array import array
from time import perf_counter
from typing import Final

from picows import WSError

from benchmarks.loading.crowd import Person
from benchmarks.loading.evening import Evening

_STEPS_S: Final = (0.1, 0.25, 0.5, 1.0, 1.5, 2.5, 4.0, 6.0)
_CAP_S: Final = 8.0
_RESTART_SPREAD_S: Final = 3.0


def retry_s(attempt: int, *, restarted: bool) -> float:
    """Return how long a page waits before another try."""
    whole = _STEPS_S[attempt] if attempt < len(_STEPS_S) else _CAP_S
    if restarted and not attempt:
        whole = _RESTART_SPREAD_S
    return random.uniform(0, whole)  # noqa: S311 - it guards no secret


class Storm:
    """Watches people lose their sockets, and come back."""

    def __init__(self, evening: Evening) -> None:
        self.back_at_s: array[float] = array("d")
        """When each was shown the table again, by `perf_counter`."""
        self.refused = 0
        """Tries that found nobody, or were turned away."""
        self.over = asyncio.Event()
        """Whether everybody is back."""
        self._people = list(evening.people)
        self._tasks = set[asyncio.Task[None]]()
        for person in self._people:
            person.lost = self._lost

    def _lost(self, person: Person, restarted: bool) -> None:
        task = asyncio.get_running_loop().create_task(self._return(person, restarted=restarted))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _return(self, person: Person, *, restarted: bool) -> None:
        attempt = 0
        while True:
            await asyncio.sleep(retry_s(attempt, restarted=restarted))
            attempt += 1
            try:
                await person.come()
            except (OSError, WSError, TimeoutError):
                self.refused += 1
            else:
                break
        self.back_at_s.append(perf_counter())
        if len(self.back_at_s) == len(self._people):
            self.over.set()
