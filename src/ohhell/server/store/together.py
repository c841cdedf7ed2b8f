"""One question for all who ask at about the same time: what they wait for is asked once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

Want = TypeVar("Want")
Answer = TypeVar("Answer")

Ask = Callable[[list[Want]], Awaitable[Sequence[Answer]]]
"""Asks for several, and returns the answers in their order."""


@dataclass(frozen=True, slots=True)
class _Asked(Generic[Want, Answer]):
    want: Want
    future: asyncio.Future[Answer]


class Together(Generic[Want, Answer]):
    """Puts the questions that wait for a line into one.

    At most `lines` are under way at once, each for at most `most`; whoever comes while one is free
    waits for nobody.
    """

    def __init__(
        self,
        ask: Ask[Want, Answer],
        *,
        lines: int,
        most: int,
        for_all: tuple[type[BaseException], ...],
    ) -> None:
        self._ask = ask
        self._free = lines
        self._most = most
        self._for_all = for_all
        """What goes wrong for all alike; of anything else one of them may be the reason."""
        self._waiting: list[_Asked[Want, Answer]] = []
        self._tasks: set[asyncio.Task[None]] = set()

    async def answer(self, want: Want) -> Answer:
        """Return what is answered, or raise what asking has raised."""
        future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Asked(want, future))
        if self._free:
            self._free -= 1
            task = asyncio.create_task(self._work())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return await future

    async def _work(self) -> None:
        try:
            while batch := self._taken():
                await self._answer(batch)
        finally:
            self._free += 1

    def _taken(self) -> list[_Asked[Want, Answer]]:
        batch, self._waiting = self._waiting[: self._most], self._waiting[self._most :]
        return batch

    async def _answer(self, batch: list[_Asked[Want, Answer]]) -> None:
        try:
            answers = await self._ask([asked.want for asked in batch])
        except Exception as error:  # noqa: BLE001 - it is for those who ask
            if len(batch) == 1 or isinstance(error, self._for_all):
                for asked in batch:
                    if not asked.future.done():
                        asked.future.set_exception(error)
            else:
                for asked in batch:
                    await self._answer([asked])
        else:
            for asked, answer in zip(batch, answers, strict=True):
                if not asked.future.done():  # else whoever asked has gone
                    asked.future.set_result(answer)
