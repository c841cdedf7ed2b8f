"""Servers of one house that are updated and killed, and lose their database, while people play."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest

from tests.postgres import Postmaster
from tests.server.chaos import Nodes
from tests.server.keeping import InDatabase, InFolder, Keeping
from tests.server.ledger import require_sound_books
from tests.server.stubborn import games, judged

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(sys.platform == "win32", reason="there is no kill -9"),
]

BETWEEN = 30
"""So many commands are acknowledged between two troubles."""
FOR_CHIPS = 4
"""One table in so many is for chips."""


async def _played(
    keeping: Keeping, tables: int, trouble: Callable[[Nodes], Awaitable[None]], nodes: int
) -> None:
    """Play at several tables while there is trouble; then see what log and ledger say."""
    seed = int(os.environ.get("OHHELL_SEED", "0")) or Random().randrange(10**6)
    async with AsyncExitStack() as people:
        town = Nodes(Random(seed), people, keeping=keeping)
        await town.start_all(nodes)

        async def reign() -> None:
            await trouble(town)
            await town.after_all_went_on()
            town.over = True

        playing = (games(town, for_chips=n % FOR_CHIPS == 3) for n in range(tables))
        await asyncio.gather(reign(), *playing)
    assert set(await town.stop_all()) == {0}
    verdict = await judged(keeping, town)
    assert verdict.is_clean, (seed, verdict)
    assert town.resent or town.pauses_s, "somebody was cut off"
    transfers = await require_sound_books(keeping)
    assert transfers or tables < FOR_CHIPS


async def test_a_rolling_restart_loses_and_doubles_nothing(
    postmaster: Postmaster, tmp_path: Path
) -> None:
    """One server after the other is stopped and started, and one is killed."""

    async def trouble(town: Nodes) -> None:
        for _ in range(2):
            await town.after_more(BETWEEN, town.restart_oldest)
        await town.after_more(BETWEEN, town.kill_one)

    await _played(InDatabase(tmp_path, postmaster.new_database()), 2, trouble, nodes=2)


async def test_chaos_loses_and_doubles_nothing(mortal: Postmaster, tmp_path: Path) -> None:
    """Servers are killed at random, and their database once; every game then goes on."""

    async def restart_database() -> None:
        mortal.kill()
        await asyncio.to_thread(mortal.start)

    async def trouble(town: Nodes) -> None:
        await town.after_more(BETWEEN, town.kill_one)
        await town.after_more(BETWEEN, restart_database)
        await town.after_more(BETWEEN, town.kill_one)

    await _played(InDatabase(tmp_path, mortal.new_database()), 20, trouble, nodes=3)


async def test_chaos_on_sqlite_loses_and_doubles_nothing(tmp_path: Path) -> None:
    """There the only server is killed, and started again."""

    async def trouble(town: Nodes) -> None:
        await town.after_more(BETWEEN, town.replace_one)

    await _played(InFolder(tmp_path), 20, trouble, nodes=1)
