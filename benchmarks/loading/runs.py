"""The shapes of a load test: people play for a while, or the server restarts under them."""

from __future__ import annotations

import asyncio
import signal
from array import array
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Final, Protocol

from benchmarks.loading.crowd import SEATS, Pace
from benchmarks.loading.evening import Evening
from benchmarks.loading.figures import Figures, at
from benchmarks.loading.served import Served, serving, start
from benchmarks.loading.storm import Storm

_BACK_S_MAX: Final = 300.0
_FIRST: Final = 8
"""Tables that are filled first: what the first of all loads is not what a table takes."""


@dataclass(frozen=True)
class Play:
    """Who plays, how fast, and how long it is measured."""

    players: int
    pace_s: float
    """Seconds between two moves at a table; 0 is as fast as it goes."""
    seconds: float

    @property
    def tables(self) -> int:
        """How many tables that makes."""
        return max(1, self.players // SEATS)


class Gathering(Protocol):
    """People at tables of a server, whichever it is."""

    figures: Figures

    async def fill(self, served: Served, count: int) -> None:
        """Have four people sit down at each of `count` more tables."""
        ...

    async def begin(self) -> None:
        """Have all begin to play."""
        ...

    def go(self) -> None:
        """Have everybody leave."""
        ...


async def play(served: Served, wish: Play, there: Gathering) -> dict[str, float]:
    """Have people arrive and play for a while; return the figures."""
    first = min(_FIRST, wish.tables)
    await there.fill(served, first)
    memory = served.memory_bytes
    row = await _arriving(there, served, wish, wish.tables - first)
    await there.begin()
    await asyncio.sleep(wish.pace_s * 2)
    row |= await _measured(there.figures, served, wish.seconds)
    grown = (served.memory_bytes - memory) / 1024
    row["playing_kib_per_player"] = grown / max(SEATS, row["players"] - first * SEATS)
    there.go()
    return row


async def _arriving(there: Gathering, served: Served, wish: Play, tables: int) -> dict[str, float]:
    """Seat the others, and return what that took."""
    memory, cpu, began = served.memory_bytes, served.cpu_s, perf_counter()
    await there.fill(served, tables)
    people = max(1, tables * SEATS)
    return {
        "players": wish.tables * SEATS,
        "arriving_s": perf_counter() - began,
        "arriving_cpu_us_per_player": (served.cpu_s - cpu) / people * 1e6,
        "seated_kib_per_player": (served.memory_bytes - memory) / people / 1024,
    }


async def _measured(figures: Figures, served: Served, seconds: float) -> dict[str, float]:
    """Measure for so long, or until the first game is over."""
    cpu, began = served.cpu_s, perf_counter()
    figures.measuring = True
    with suppress(TimeoutError):
        await asyncio.wait_for(figures.ended.wait(), seconds)
    figures.measuring = False
    row = figures.rows(perf_counter() - began, served.cpu_s - cpu)
    return row | {"memory_mib": served.memory_bytes / 2**20}


async def storm(data: Path, wish: Play, env: Mapping[str, str], *, kill: bool) -> dict[str, float]:
    """Have people play, end the server and start it anew; return how they come back."""
    evening = Evening(Figures(), Pace(wish.pace_s))
    with serving(start(data, env)) as first:
        await evening.fill(first, wish.tables)
        await evening.begin()
        await asyncio.sleep(wish.seconds)
        watch = Storm(evening)
        ended = perf_counter()
        await asyncio.to_thread(first.end, signal.SIGKILL if kill else signal.SIGTERM)
    gone = perf_counter()
    # Beside our own loop, where pages are already at the door.
    again = await asyncio.to_thread(partial(start, data, env, port=first.port))
    with serving(again):
        listening, cpu = perf_counter(), again.cpu_s
        with suppress(TimeoutError):
            await asyncio.wait_for(watch.over.wait(), _BACK_S_MAX)
        waits = array("d", (back - listening for back in watch.back_at_s))
        row = {
            "players": wish.tables * SEATS,
            "back": len(watch.back_at_s),
            "stopping_s": gone - ended,
            "starting_s": listening - gone,
            "back_half_s": at(waits, 0.5),
            "back_99_s": at(waits, 0.99),
            "back_all_s": max(waits) if watch.over.is_set() else _BACK_S_MAX,
            "tries_in_vain": watch.refused,
            "starting_cpu_s": cpu,
            "cpu_us_per_player": (again.cpu_s - cpu) / (wish.tables * SEATS) * 1e6,
        }
        evening.go()
    return row
