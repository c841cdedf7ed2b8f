# ruff: noqa: INP001, S311, T201 - a script that prints and waits
"""Servers killed at random under people who play, and what the log says of it afterwards.

python -m benchmarks.chaos [--nodes 3] [--tables 20] [--kills 6] [--between 200] [--chips 4]
    [--sqlite]

Each table has two people who act the moment they may and a bot; one in `--chips` is for chips, and
of two people alone. Servers are killed (`kill -9`) one
after the other, each when so many more commands have been acknowledged, and started anew; in the
middle PostgreSQL is killed and started once. Who was cut off comes back at once to a server that
lives (a page waits up to three seconds, at random) and sends again what was not answered. Printed
are commands acknowledged, lost, doubled, gaps in numbers (all of these should be 0), how many
transfers the books hold (which must be sound), for how long those were away from their table whose
server ended, how long after a kill the tables of its people had their next command acknowledged,
and, to compare, how long any command took to be acknowledged.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, nullcontext
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import monotonic

from tests.postgres import Postmaster, memory_folder, new_postmaster
from tests.server.chaos import Nodes
from tests.server.keeping import InDatabase, InFolder, Keeping
from tests.server.ledger import require_sound_books
from tests.server.stubborn import Verdict, games, judged

_LIMITS = (
    "GUESTS_PER_MINUTE",
    "CONNECTIONS",
    "CONNECTIONS_PER_ADDRESS",
    "SOCKETS_PER_ADDRESS",
    "REQUESTS_PER_S",
    "REQUESTS_BURST",
    "HEAVY_PER_S",
    "MESSAGES_PER_S",
    "MESSAGES_BURST",
)
"""What a whole town that comes from one address, or plays as fast as it may, would meet."""


async def _reign(town: Nodes, options: argparse.Namespace, postmaster: Postmaster | None) -> None:
    for kill in range(options.kills):
        if postmaster is not None and kill == options.kills // 2:
            await _noted(town, "PostgreSQL is killed", options, _restart(postmaster))
        await _noted(town, "a server is killed", options, town.replace_one)
    await _noted(town, "a server is restarted", options, town.restart_oldest)
    await town.after_more(options.between, lambda: asyncio.sleep(0))
    town.over = True


async def _noted(
    town: Nodes, what: str, options: argparse.Namespace, step: Callable[[], Awaitable[object]]
) -> None:
    print(f"{len(town.acknowledged):7} acknowledged; {what}", flush=True)
    await town.after_more(options.between, step)


def _restart(postmaster: Postmaster) -> Callable[[], Awaitable[object]]:
    async def step() -> None:
        postmaster.kill()
        await asyncio.to_thread(postmaster.start)

    return step


async def _run(
    options: argparse.Namespace, keeping: Keeping, postmaster: Postmaster | None
) -> tuple[Nodes, Verdict, int, float]:
    async with AsyncExitStack() as people:
        town = Nodes(Random(options.seed), people, keeping=keeping)
        await town.start_all(options.nodes)
        began_s = monotonic()
        chips = options.chips
        playing = (
            games(town, for_chips=chips > 0 and number % chips == chips - 1)
            for number in range(options.tables)
        )
        await asyncio.gather(_reign(town, options, postmaster), *playing)
        took_s = monotonic() - began_s
    await town.stop_all()
    return town, await judged(keeping, town), await require_sound_books(keeping), took_s


def _report(town: Nodes, verdict: Verdict, transfers: int, took_s: float) -> None:
    print(f"{len(town.acknowledged)} commands acknowledged in {took_s:.0f} s")
    print(f"lost {verdict.lost}, doubled {verdict.doubled}, gaps {verdict.gaps}")
    print(f"tables that cannot be read: {verdict.unreadable}; commands sent again: {town.resent}")
    print(f"transfers of chips: {transfers}, none of which made or lost any")
    print(f"a command was acknowledged after {median(town.waits_s):.2f} s (median)")
    _tell("back at the table after the server", town.pauses_s)
    _tell("a table that had people at a killed server went on", town.stood_s)


def _tell(what: str, waits_s: list[float]) -> None:
    if len(waits_s) > 1:
        ways = quantiles(waits_s, n=100)
        half, p99, longest = ways[49], ways[98], max(waits_s)
        print(f"{what}: {len(waits_s)} times, median {half:.2f} s, ", end="")
        print(f"p99 {p99:.2f} s, longest {longest:.2f} s")


def main() -> None:
    """Run it."""
    parser = argparse.ArgumentParser(description="servers killed while people play")
    parser.add_argument("--nodes", type=int, default=3)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--kills", type=int, default=6)
    parser.add_argument("--between", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--chips", type=int, default=4, help="one table in so many; 0: none")
    parser.add_argument("--sqlite", action="store_true", help="one server on a data folder")
    options = parser.parse_args()
    if options.sqlite:
        options.nodes = 1
    os.environ.update({f"OHHELL_{name}": "1000000" for name in _LIMITS})
    place = nullcontext(None) if options.sqlite else new_postmaster(memory_folder())
    with tempfile.TemporaryDirectory() as folder, place as postmaster:
        keeping: Keeping = InFolder(Path(folder))
        if postmaster is not None:
            keeping = InDatabase(Path(folder), postmaster.new_database())
        _report(*asyncio.run(_run(options, keeping, postmaster)))


if __name__ == "__main__":
    main()
