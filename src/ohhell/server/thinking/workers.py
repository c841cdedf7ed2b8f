"""Workers: each lets one bot at a time think, in a process of its own or in a thread."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Final, Protocol, cast

from ohhell.bots import Level, with_adviser
from ohhell.bots.thinker import (
    LENGTH,
    Answer,
    Failure,
    Hello,
    Question,
    Thinker,
    pack,
    unpack,
)

_ONE_THREAD_EACH: Final = {
    f"{library}_NUM_THREADS": "1" for library in ("OMP", "OPENBLAS", "MKL", "NUMBA")
}
"""There are as many workers as there are cores to spare: libraries must not multiply them."""

_PROGRAM: Final = "from ohhell.bots.thinker import main; main()"
"""Not by -m: the module would be there twice, and not know its own messages."""


class Died(Exception):
    """The worker ended before it had answered."""


class Worker(Protocol):
    """Where one bot at a time thinks."""

    light_only: bool
    """Whether it is kept free for light levels."""
    knows: set[str]
    """The levels that it has loaded."""

    async def start(self) -> None:
        """Make ready for questions, if it is not; raise `Died` or `OSError` if it cannot."""
        ...

    async def ask(self, question: Question) -> Answer:
        """Return the answer, or raise `Died`; given up in the midst, it has to be ended."""
        ...

    async def end(self) -> None:
        """Stop thinking at once; it may be started again."""
        ...


class ProcessWorker:
    """A process, started when it is first needed."""

    def __init__(self, hello: Hello, *, light_only: bool = False) -> None:
        self.light_only = light_only
        self.knows = set[str]()
        self._hello = hello
        self._process: asyncio.subprocess.Process | None = None

    @property
    def pid(self) -> int | None:
        """The number of the process, while there is one."""
        return None if self._process is None else self._process.pid

    async def start(self) -> None:
        """Start the process, if there is none."""
        if self._process is not None:
            return
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-c", _PROGRAM),
            env=os.environ | _ONE_THREAD_EACH | {"PYTHONPATH": os.pathsep.join(sys.path)},
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            # What a library or a bot writes there may quote cards.
            stderr=asyncio.subprocess.DEVNULL,
        )
        await self._exchange(self._hello)

    async def ask(self, question: Question) -> Answer:
        """Send the question and wait for the answer."""
        answer = await self._exchange(question)
        if not isinstance(answer, Failure):
            self.knows.add(question.level)
        return answer

    async def end(self) -> None:
        """Kill the process, and see it end."""
        process = self._process
        self.knows.clear()
        if process is None:
            return
        with suppress(ProcessLookupError):
            process.kill()
        with suppress(OSError):
            await process.communicate()
        # Not before: who is given up while waiting here is ended again.
        self._process = None

    async def _exchange(self, message: Hello | Question) -> Answer:
        process = self._process
        if process is None or process.stdin is None or process.stdout is None:
            raise Died
        try:
            process.stdin.write(pack(message))
            await process.stdin.drain()
            (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
            return cast("Answer", unpack(await process.stdout.readexactly(length)))
        except (EOFError, OSError, RuntimeError) as error:
            # The last is what uvloop says of a pipe that it has closed.
            raise Died from error


class ThreadWorker:
    """A thread of the server: for tests, and for machines where nothing else can be."""

    def __init__(self, thinker: Thinker) -> None:
        self.light_only = False
        self.knows = set[str]()
        self._thinker = thinker
        self._thread = _thread()

    async def start(self) -> None:
        """Do nothing: a thread starts with its first question."""

    async def ask(self, question: Question) -> Answer:
        """Think in the thread."""
        loop = asyncio.get_running_loop()
        answer = await loop.run_in_executor(self._thread, self._thinker.answer, question)
        if not isinstance(answer, Failure):
            self.knows.add(question.level)
        return answer

    async def end(self) -> None:
        """Leave the thread to itself: it cannot be stopped, and nobody waits for it."""
        self._thread.shutdown(wait=False, cancel_futures=True)
        self._thread = _thread()


def _thread() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(1, thread_name_prefix="bot")


def make_workers(count: int, hello: Hello, levels: Mapping[str, Level]) -> list[Worker]:
    """Return `count` workers and one that is kept for light levels; for 0, one thread."""
    if count == 0:
        return [ThreadWorker(Thinker(with_adviser(levels), hello.seed))]
    quick = ProcessWorker(hello, light_only=True)
    return [quick, *(ProcessWorker(hello) for _ in range(count))]
