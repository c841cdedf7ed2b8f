# ruff: noqa: INP001, T201 - a script that prints
"""How many entries the log takes in a second, on SQLite and on PostgreSQL.

Each table has one entry on its way at a time, as at a real table. PostgreSQL is that of the tests,
in memory where there is room (`--disk`: in the temporary folder, like SQLite's file).

    python benchmarks/appends.py [--disk]
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from contextlib import ExitStack
from dataclasses import dataclass, replace
from pathlib import Path
from time import perf_counter, process_time

from ohhell.rules import RuleSet
from ohhell.server.store import Log, SqliteLog
from ohhell.server.store.postgres_log import PostgresLog
from ohhell.table import Open, Options, dump, open_table

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests import postgres

ENTRY = open_table(Open(Options(RuleSet(), 4), "00" * 32), at_ms=1)
TABLES = (1, 16, 256)
ENTRIES = 12_000
ROUNDS = 3


@dataclass(frozen=True, order=True)
class Run:
    """What one run has shown; the faster is the greater."""

    per_s: float
    p50_ms: float
    p99_ms: float
    cpu_us: float

    def __str__(self) -> str:
        """Return it as a row."""
        times = f"p50 {self.p50_ms:6.2f} ms  p99 {self.p99_ms:6.2f} ms"
        return f"{self.per_s:7,.0f} entries/s  {times}  {self.cpu_us:4.0f} µs of Python an entry"


async def run(log: Log, tables: int, name: str) -> Run:
    """Append to so many tables, each in turn with itself."""
    waits: list[float] = []

    async def play(table: int) -> None:
        for number in range(1, ENTRIES // max(tables, 4) + 1):
            asked = perf_counter()
            await log.append(f"{name}-{table}", replace(ENTRY, number=number))
            waits.append((perf_counter() - asked) * 1e3)

    begun, begun_cpu = perf_counter(), process_time()
    await asyncio.gather(*(play(table) for table in range(tables)))
    took, cpu = perf_counter() - begun, process_time() - begun_cpu
    waits.sort()
    count = len(waits)
    return Run(count / took, waits[count // 2], waits[count * 99 // 100], cpu / count * 1e6)


async def measure(title: str, log: Log) -> None:
    """Show the best of some runs for each number of tables."""
    for tables in TABLES:
        runs = [await run(log, tables, f"{tables}-{k}") for k in range(ROUNDS)]
        print(f"{title:<11}{tables:4} tables  {max(runs)}", flush=True)
    await log.close()


async def main() -> None:
    """Measure both."""
    folder = None if "--disk" in sys.argv else postgres.memory_folder()
    print(f"entries of {len(dump(ENTRY))} bytes, in {folder or tempfile.gettempdir()}")
    with ExitStack() as stack:
        place = stack.enter_context(tempfile.TemporaryDirectory(dir=folder))
        sqlite = SqliteLog(Path(place) / "log")
        sqlite.start()
        await measure("SQLite", sqlite)
        postmaster = stack.enter_context(postgres.new_postmaster(folder))
        await measure("PostgreSQL", await PostgresLog.open(postmaster.new_database()))


if __name__ == "__main__":
    import uvloop

    uvloop.run(main())
