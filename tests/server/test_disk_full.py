"""A disk that is really full below PostgreSQL: what people are told, and that nothing is lost."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from collections.abc import AsyncGenerator, Generator
from pathlib import Path

import asyncpg
import pytest

from tests.postgres import NOT_ROOT, Postmaster
from tests.server.client import Tab
from tests.server.conftest import Place, entries_of, game_of, plain_rules, serving

pytestmark = pytest.mark.anyio
DISK = "2m"
SAID = "x" * 200
LINES_MAX = 400
"""More than fit into what PostgreSQL has of the disk already."""


@pytest.fixture
def disk() -> Generator[Path]:
    """Return a small disk of its own that PostgreSQL may use."""
    if shutil.which("mount") is None:
        pytest.skip("no disk may be mounted here")
    below = Path(tempfile.mkdtemp())
    below.chmod(0o711)
    (folder := below / "disk").mkdir()
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", f"size={DISK}", "tmpfs", str(folder)],
        check=False,
        capture_output=True,
    )
    if mounted.returncode:
        pytest.skip("no disk may be mounted here")
    (space := folder / "space").mkdir()
    shutil.chown(space, NOT_ROOT)
    yield folder
    subprocess.run(["umount", "--lazy", str(folder)], check=False)
    shutil.rmtree(below)


@pytest.fixture
async def place(mortal: Postmaster, disk: Path, tmp_path: Path) -> AsyncGenerator[Place]:
    """Return a server whose log lies on the small disk."""
    database = mortal.new_database()
    async with serving(tmp_path, database=database):
        pass
    connection = await asyncpg.connect(database)
    await connection.execute(f"CREATE TABLESPACE small LOCATION '{disk / 'space'}'")
    await connection.execute("ALTER TABLE entries SET TABLESPACE small")
    await connection.close()
    async with serving(tmp_path, database=database) as found:
        yield found


def fill(disk: Path) -> Path:
    """Leave no room; return what takes it."""
    filler = disk / "filler"
    with filler.open("wb", buffering=0) as file:
        try:
            while file.write(bytes(4_096)):
                pass
        except OSError:
            return filler
    raise AssertionError


async def said_until_refused(tab: Tab) -> int:
    """Talk until there is no room; return the last entry that was acknowledged."""
    done = int(tab.view["number"])
    for _ in range(LINES_MAX):
        answer = await tab.ask("say", text=SAID)
        if answer["t"] == "refused":
            assert answer["code"] == "store-full"
            return done
        done = answer["number"]
    raise AssertionError


async def test_a_full_disk_below_postgresql_loses_nothing(place: Place, disk: Path) -> None:
    """PER-07: refused in words, nothing is cut short, and all goes on when there is room."""
    game = await game_of(place, 2, plain_rules(2), chat="text")
    filler, tab = fill(disk), game.tabs[0]
    done = await said_until_refused(tab)
    assert (await entries_of(place, game.table_id))[-1].number == done
    health = await game.people[0].request("GET", "/health")
    assert health.status_code == 503
    filler.unlink()
    again = await tab.ask("say", text=SAID)
    assert (again["t"], again["number"]) == ("done", done + 1)
    await game.play_on(lambda: tab.is_over)
    numbers = [entry.number for entry in await entries_of(place, game.table_id)]
    assert numbers == list(range(1, len(numbers) + 1))
