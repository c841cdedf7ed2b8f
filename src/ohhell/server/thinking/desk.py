"""The desk where tables ask what their bots do, and are answered before anybody waits."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Coroutine, Iterable, Iterator, Mapping
from time import perf_counter
from typing import Any, Final, cast

from ohhell.bots import ADVISER, Advice, Level
from ohhell.bots.thinker import Answer, Failure, Question, Ready
from ohhell.rules import Action, Game, Seat
from ohhell.server.logs import get_logger
from ohhell.server.metrics import Metrics
from ohhell.server.thinking.turns import Turns
from ohhell.server.thinking.waiting import Decision, WaitingRoom
from ohhell.server.thinking.workers import Died, Worker

LOAD_S_MAX: Final = 180.0
"""How long a level may take to load: compiling its program for the first time is the slowest."""
_TRIES: Final = 3
"""So often is asked again what killed its worker, and started again what did not start."""

_log = get_logger()


class Desk:
    """Hands decisions to workers, tables in turn; what is not decided in time a lighter level does.

    `wait_s` is how long a decision may wait for a worker, `think_s` how long it may then take.
    """

    def __init__(
        self,
        levels: Mapping[str, Level],
        workers: Iterable[Worker],
        metrics: Metrics,
        *,
        wait_s: float,
        think_s: float,
    ) -> None:
        self.workers = list(workers)
        self._metrics = metrics
        self._wait_s, self._think_s = wait_s, think_s
        self._room = WaitingRoom(levels, metrics, self._look)
        self._busy: dict[Worker, asyncio.Task[None]] = {}
        self._thinking: dict[Worker, Decision] = {}
        self._loading: dict[Worker, str] = {}
        self._deaths = Counter[str]()
        """By level: how many workers died in a row while they loaded it."""
        self._false_starts = 0
        self._closed = False

    async def ask(self, table: str, level: str, view: Game, seat: Seat) -> Action:
        """Return what a bot of `level`, or of a lighter one, does; raise `NoAnswer`."""
        decision = Decision(table, level, view, seat, _future(), self._wait_s)
        return cast("Action", await self._decided(decision))

    async def advise(self, table: str, view: Game, seat: Seat) -> Advice:
        """Return what the adviser says; raise `NoAnswer`. Who asks waits for it to load, too."""
        decision = Decision(table, ADVISER, view, seat, _future(), LOAD_S_MAX, advise=True)
        return cast("Advice", await self._decided(decision))

    async def _decided(self, decision: Decision) -> Action | Advice:
        able = [worker for worker in self.workers if not worker.light_only]
        self._room.admit(decision, [self._thinking.get(worker) for worker in able])
        self._look()
        try:
            return await decision.answer
        finally:
            self._room.leave(decision)
            self._count()

    async def close(self) -> None:
        """End all workers, and see them end."""
        self._closed = True
        self._room.clear()
        tasks = list(self._busy.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*(worker.end() for worker in self.workers))

    # --- Who does what ----------------------------------------------------------------------------

    def _look(self) -> None:
        """Give those who have nothing to do what they can take, or let them load what they lack."""
        if self._closed:
            return
        for worker in self._idle():
            self._take(worker)
        for worker in self._idle():
            self._prepare(worker)
        self._count()

    def _idle(self) -> list[Worker]:
        return [worker for worker in self.workers if worker not in self._busy]

    def _queues(self, worker: Worker) -> Iterator[Turns[Decision]]:
        """Yield where decisions for `worker` wait; light ones first, they are over in no time."""
        yield self._room.light
        if not worker.light_only:
            yield self._room.heavy

    def _take(self, worker: Worker) -> None:
        for queue in self._queues(worker):
            decision = queue.take(lambda each: each.level in worker.knows)
            if decision is not None:
                decision.rest()
                self._thinking[worker] = decision
                self._begin(worker, self._think(worker, decision))
                return

    def _prepare(self, worker: Worker) -> None:
        """Have `worker` load what is waited for, unless as many load it as wait."""
        for queue in self._queues(worker):
            loading = Counter(self._loading.values())
            for level, waiting in Counter(decision.level for decision in queue).items():
                if level not in worker.knows and loading[level] < waiting:
                    self._loading[worker] = level
                    self._begin(worker, self._load(worker, level))
                    return

    def _begin(self, worker: Worker, work: Coroutine[Any, Any, None]) -> None:
        task = self._busy[worker] = asyncio.create_task(work)
        task.add_done_callback(lambda task: self._has_ended(worker, task))

    def _has_ended(self, worker: Worker, task: asyncio.Task[None]) -> None:
        del self._busy[worker]
        self._loading.pop(worker, None)
        decision = self._thinking.pop(worker, None)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            _log.error("worker failed", failure=error)
            if decision is not None:
                decision.give_up()
        self._look()

    def _count(self) -> None:
        self._metrics.waiting.set(len(self._room.light) + len(self._room.heavy))
        self._metrics.thinking.set(len(self._thinking))

    # --- Loading ----------------------------------------------------------------------------------

    async def _load(self, worker: Worker, level: str) -> None:
        if not await self._start(worker):
            return
        try:
            async with asyncio.timeout(LOAD_S_MAX):
                answer = await worker.ask(Question(level))
        except (Died, TimeoutError) as error:
            await self._lose(worker)
            self._deaths[level] += 1
            if isinstance(error, TimeoutError) or self._deaths[level] >= _TRIES:
                self._room.rule_out(level, type(error).__name__, ())
            return
        self._deaths[level] = 0
        if isinstance(answer, Failure):
            self._room.rule_out(level, *answer)

    async def _start(self, worker: Worker) -> bool:
        """Start `worker`, and tell whether it did; if none ever does, nobody waits for it."""
        try:
            async with asyncio.timeout(LOAD_S_MAX):
                await worker.start()
        except (Died, OSError) as error:
            await self._lose(worker)
            self._false_starts += 1
            if self._false_starts >= _TRIES:
                self._false_starts = 0
                _log.error("bots cannot think in processes", error=type(error).__name__)
                self._room.clear()
            return False
        self._false_starts = 0
        return True

    # --- Thinking ---------------------------------------------------------------------------------

    async def _think(self, worker: Worker, decision: Decision) -> None:
        began = perf_counter()
        try:
            async with asyncio.timeout(self._think_s):
                answer = await worker.ask(decision.question)
        except TimeoutError:
            _log.warning("bot took too long", level=decision.level)
            self._room.learn(decision.level, self._think_s)
            await worker.end()
            self._room.lower(decision, "late")
        except Died:
            await self._lose(worker)
            self._ask_again(decision)
        else:
            self._room.learn(decision.level, perf_counter() - began)
            self._heed(decision, answer)

    def _ask_again(self, decision: Decision) -> None:
        decision.deaths += 1
        if decision.deaths >= _TRIES:
            self._room.lower(decision, "lost")
        elif not decision.answer.done():
            self._room.put_back(decision)

    def _heed(self, decision: Decision, answer: Answer) -> None:
        if isinstance(answer, Failure):
            _log.error("bot failed", level=decision.level, error=answer.error, at=answer.at)
            self._room.lower(decision, "failed")
        elif not isinstance(answer, Ready):
            decision.settle(answer)

    async def _lose(self, worker: Worker) -> None:
        """Clear up after a worker that died; it is started again when it is needed."""
        self._metrics.lost.inc()
        await worker.end()


def _future() -> asyncio.Future[Action | Advice]:
    return asyncio.get_running_loop().create_future()
