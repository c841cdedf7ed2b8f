"""Who plays the chunks: this process, several processes, or machines; the results are the same."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass

from ohhell.lab.plan import Chunk
from ohhell.lab.results import PlayedDeal, Runner


class WorkersLost(RuntimeError):
    """Those who play are gone. The message says who, and what may have been the reason."""


@dataclass(frozen=True, slots=True)
class Crew:
    """Somebody who plays chunks, begun in order and not waited for."""

    begin: Callable[[Chunk], Future[tuple[PlayedDeal, ...]]]
    ahead: int
    """How many chunks are worth beginning before the first is done; 1 or more."""


def in_order(crew: Crew, chunks: Iterable[Chunk]) -> Iterator[PlayedDeal]:
    """Yield the deals of all chunks by their numbers, whichever is done first."""
    begun: deque[Future[tuple[PlayedDeal, ...]]] = deque()
    for chunk in chunks:
        begun.append(crew.begin(chunk))
        if len(begun) >= crew.ahead:
            yield from _done(begun.popleft())
    while begun:
        yield from _done(begun.popleft())


def _done(future: Future[tuple[PlayedDeal, ...]]) -> tuple[PlayedDeal, ...]:
    try:
        return future.result()
    except BrokenProcessPool as error:
        raise WorkersLost(
            "a process that plays has died; if memory was short, take fewer with --jobs"
        ) from error


def cores() -> int:
    """Return how many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@contextmanager
def processes(jobs: int, runner: Runner) -> Generator[Crew]:
    """Play in `jobs` processes, or in this one if that is 1. None is left when this ends.

    A script that asks for more than one keeps its own work under ``if __name__ == "__main__"``.
    """
    if jobs == 1:
        yield Crew(lambda chunk: _played(runner, chunk), ahead=1)
        return
    # Not forked: the progress bar has a thread, and a fork would copy its locks.
    context = multiprocessing.get_context("spawn")
    before = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_leave_interrupts_to_us)
    try:
        yield Crew(lambda chunk: pool.submit(runner, chunk), ahead=2 * jobs)
    finally:
        # Nobody waits for what is still being played; the pool sees that they are gone.
        for process in set(multiprocessing.active_children()) - before:
            process.terminate()
        pool.shutdown(wait=True, cancel_futures=True)


def _played(runner: Runner, chunk: Chunk) -> Future[tuple[PlayedDeal, ...]]:
    future: Future[tuple[PlayedDeal, ...]] = Future()
    future.set_result(runner(chunk))
    return future


def _leave_interrupts_to_us() -> None:
    """Let Ctrl-C, which a terminal sends to everybody, end the match from one place."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
