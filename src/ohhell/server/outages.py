"""What fails again and again for one reason: its beginning is told, seldom more, and its end.

With the database away a full house fails thousands of times a minute, and every line would say the
same; `Metrics` counts what the log does not tell.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Final

from ohhell.server.logs import get_logger

REMIND_S: Final = 60.0
"""How often it is said that it still fails, and how often it has."""
LOOK_S: Final = 1.0
"""How long after the last failure the store is asked whether it answers again."""

_log = get_logger()


class Outage:
    """One thing that fails for a while; `begins` and `ends` are its lines in the log."""

    def __init__(
        self,
        begins: str,
        ends: str,
        *,
        level: int = logging.WARNING,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._begins = begins
        self._ends = ends
        self._level = level
        self._clock = clock
        self._times = 0
        self._since_s = self._told_s = 0.0

    def failed(self, failure: BaseException, **about: object) -> None:
        """Note that it failed, and say so if it is the first time or was not said for long."""
        now_s = self._clock()
        self._times += 1
        if self._times == 1:
            self._since_s = now_s
        elif now_s - self._told_s < REMIND_S:
            return
        self._told_s = now_s
        _log.log(self._level, self._begins, times=self._times, failure=failure, **about)

    def over(self) -> None:
        """Note that it went well, and say so if it had failed before."""
        if self._times:
            for_s = round(self._clock() - self._since_s, 1)
            _log.info(self._ends, times=self._times, for_s=for_s)
        self._times = 0


class Watch:
    """Watches over what people ask of the store: no request that goes well proves that it is back.

    `check` raises while it is not. An outage is over when the store answers and nothing has failed
    for a moment, so that one which fails now and then is one outage.
    """

    def __init__(self, check: Callable[[], Awaitable[None]]) -> None:
        begins, ends = "requests fail until the store answers", "requests are answered again"
        self._outage = Outage(begins, ends, level=logging.ERROR)
        self._check = check
        self._noted = asyncio.Event()

    def failed(self, failure: BaseException, **about: object) -> None:
        """Note that the store did not do what somebody asked."""
        self._outage.failed(failure, **about)
        self._noted.set()

    async def work(self) -> None:
        """Ask the store after each failure until it answers, for ever."""
        while True:
            await self._noted.wait()
            self._noted.clear()
            await asyncio.sleep(LOOK_S)
            if not self._noted.is_set() and await self._answers():
                self._outage.over()

    async def _answers(self) -> bool:
        try:
            await self._check()
        except Exception:  # noqa: BLE001 - whatever it is, it is asked again
            self._noted.set()
        return not self._noted.is_set()
