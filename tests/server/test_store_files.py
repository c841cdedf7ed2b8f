"""The store in the data folder: its files, who may read them, and what damages them."""

from __future__ import annotations

import asyncio
import os
import stat
import sys
from pathlib import Path

import pytest
from sqlalchemy import func, insert, select

from ohhell.server.store import SqliteLog, StoreGone, open_store
from ohhell.server.store.parts import Parts
from ohhell.server.store.schema import NOTES
from ohhell.server.store.sqlite_house import HOUSE_FILE, LOG_FILE, open_folder
from tests.server.conftest import game_of, plain_rules, serving
from tests.server.test_store import entry

pytestmark = pytest.mark.anyio


async def test_a_writer_that_dies_fails_what_waits(tmp_path: Path) -> None:
    log = SqliteLog(tmp_path / "log")
    (tmp_path / "log").unlink()
    (tmp_path / "log").mkdir()
    log.start()
    with pytest.raises(StoreGone):
        await log.append("a", entry(1))
    with pytest.raises(StoreGone):
        await log.append("a", entry(2))
    await log.close()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other rights")
async def test_nobody_else_can_read_the_data(tmp_path: Path) -> None:
    before = _umask()
    async with serving(tmp_path / "house") as place:
        await game_of(place, 2, plain_rules(1))
        modes = {
            path.name: stat.S_IMODE(path.stat().st_mode)
            for path in (tmp_path / "house", *(tmp_path / "house").iterdir())
        }
    assert modes.pop("house") == 0o700
    assert len(modes) >= 5
    assert set(modes.values()) == {0o600}
    assert _umask() == before, "the process has its own umask again"


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


async def test_two_servers_on_one_folder_are_refused(tmp_path: Path) -> None:
    async with open_store(tmp_path):
        with pytest.raises(StoreGone, match="another server"):
            async with open_store(tmp_path):
                pass


@pytest.mark.parametrize("name", [LOG_FILE, HOUSE_FILE])
async def test_a_file_that_is_damaged_is_named(tmp_path: Path, name: str) -> None:
    async with open_store(tmp_path):
        pass
    (tmp_path / name).write_bytes(b"no database, whatever it says" * 1000)
    with pytest.raises(StoreGone, match=f"{name} cannot be used.*integrity_check"):
        async with open_store(tmp_path):
            pass


async def test_no_file_holds_a_token(tmp_path: Path) -> None:
    """Whoever finds a backup must not be able to sit down on anybody's seat."""
    async with open_store(tmp_path) as store:
        _, token = await store.people.admit("Guest 1")
    kept = _everything(tmp_path)
    assert b"Guest 1" in kept
    assert token.encode() not in kept


def _everything(folder: Path) -> bytes:
    return b"".join(path.read_bytes() for path in folder.iterdir())


async def test_many_who_look_and_then_write_wait_for_each_other(tmp_path: Path) -> None:
    """SQLite lets nobody write who has looked before another wrote: it would be told at once."""
    async with open_folder(tmp_path) as parts:

        async def look_and_write(number: int) -> None:
            async with parts.engine.begin() as connection:
                (await connection.execute(select(func.count()).select_from(NOTES))).scalar_one()
                await asyncio.sleep(0)
                await connection.execute(insert(NOTES).values(key=f"key {number}", value=""))

        before = await _notes(parts)
        await asyncio.gather(*map(look_and_write, range(40)))
        assert await _notes(parts) == before + 40


async def _notes(parts: Parts) -> int:
    async with parts.engine.connect() as connection:
        return (await connection.execute(select(func.count()).select_from(NOTES))).scalar_one()
