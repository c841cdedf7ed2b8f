"""Who folds the logs: the cores that are to spare, so that a large house is read in minutes."""

from __future__ import annotations

import asyncio
import os
from collections import deque
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Generator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from typing import Final, TypeVar

FEW: Final = 50
"""So many tables are read before other processes have begun."""
_NICE: Final = 10
"""Servers on this machine go first."""
Given = TypeVar("Given")
Made = TypeVar("Made")


@contextmanager
def crew(jobs: int, tables: int) -> Generator[Executor]:
    """Lend what carries out the work of so many tables: processes, or a thread if they are few."""
    if jobs == 1 or tables <= FEW:
        with ThreadPoolExecutor(1) as here:
            yield here
    else:
        apart = get_context("spawn")
        with ProcessPoolExecutor(jobs, mp_context=apart, initializer=_give_way) as there:
            yield there


def _give_way() -> None:
    with suppress(OSError, AttributeError):
        os.nice(_NICE)


async def carried_out(
    work: Callable[[Given], Made], given: AsyncIterator[Given], by: Executor, *, at_once: int
) -> AsyncGenerator[tuple[Given, Made]]:
    """Yield what `work` makes of each, in the order in which it is given; few wait in memory."""
    loop = asyncio.get_running_loop()
    waiting = deque[tuple[Given, asyncio.Future[Made]]]()
    async for each in given:
        waiting.append((each, loop.run_in_executor(by, work, each)))
        if len(waiting) >= at_once:
            first, made = waiting.popleft()
            yield first, await made
    for first, made in waiting:
        yield first, await made
