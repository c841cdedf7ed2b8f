"""The store: durable before it answers, one winner for every number, and clear words when full."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
import sys
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, closing
from dataclasses import replace
from itertools import count
from pathlib import Path

import pytest
from sqlalchemy import create_engine, inspect

from ohhell.rules import RuleSet
from ohhell.server.house import open_house
from ohhell.server.settings import Settings
from ohhell.server.store import SqliteLog, StoreFull, StoreGone, open_store
from ohhell.server.store.log import RETRY_S
from ohhell.server.store.schema import METADATA
from ohhell.server.store.store import HOUSE_FILE, LOG_FILE
from ohhell.table import Conflict, Entry, Open, Options, open_table
from tests.server.client import nonce
from tests.server.conftest import AMPLE, game_of, plain_rules, serving

pytestmark = pytest.mark.anyio

OPENED = open_table(Open(Options(RuleSet(), 4), "00" * 32), at_ms=1)


def entry(number: int, *, at_ms: int = 1) -> Entry:
    """Return some entry of that number."""
    return replace(OPENED, number=number, at_ms=at_ms)


def _replaced(old: str, new: str, number: int) -> str:
    """Return what changes the words of one entry of a table."""
    changed = f"UPDATE entries SET entry = replace(entry, '{old}', '{new}')"
    return f"{changed} WHERE table_id = ? AND number = {number}"


@asynccontextmanager
async def open_log(path: Path, *, bytes_max: int = 0) -> AsyncGenerator[SqliteLog]:
    """Open a log alone."""
    log = SqliteLog(path, bytes_max=bytes_max)
    log.start()
    try:
        yield log
    finally:
        await log.close()


@pytest.fixture
async def log(tmp_path: Path) -> AsyncGenerator[SqliteLog]:
    """Return a new log."""
    async with open_log(tmp_path / "log") as found:
        yield found


async def test_what_is_appended_is_read_in_order(log: SqliteLog) -> None:
    for number in (1, 2, 3):
        await log.append("a", entry(number))
    await log.append("b", entry(1))
    assert [e.number for e in await log.read("a")] == [1, 2, 3]
    assert await log.read("a", after=1) == [entry(2), entry(3)]
    assert await log.read("c") == []


async def test_an_entry_is_on_disk_when_append_returns(log: SqliteLog, tmp_path: Path) -> None:
    await log.append("a", entry(1))
    with closing(sqlite3.connect(tmp_path / "log")) as other:
        assert other.execute("SELECT count(*) FROM entries").fetchone() == (1,)


async def test_exactly_one_of_many_wins_a_number(tmp_path: Path) -> None:
    """The log is the lock: however many try, with however many connections."""
    async with open_log(tmp_path / "log") as one, open_log(tmp_path / "log") as two:
        tries = [
            log.append("a", entry(1, at_ms=at_ms)) for at_ms, log in enumerate([one, two] * 20)
        ]
        outcomes = await asyncio.gather(*tries, return_exceptions=True)
        won = [at_ms for at_ms, outcome in enumerate(outcomes) if outcome is None]
        assert len(won) == 1
        assert all(isinstance(o, Conflict) for o in outcomes if o is not None)
        assert [e.at_ms for e in await one.read("a")] == won


async def test_an_entry_that_is_sent_again_is_not_refused(log: SqliteLog) -> None:
    """Whoever does not know whether it is in the log asks again; only others are in conflict."""
    await log.append_all("a", [entry(1), entry(2)])
    await asyncio.gather(log.append("a", entry(2)), log.append("a", entry(2)))
    await log.append_all("a", [entry(1), entry(2)])
    assert await log.read("a") == [entry(1), entry(2)]


@pytest.mark.parametrize("taken", [1, 2, 3])
async def test_several_entries_are_appended_or_none(log: SqliteLog, taken: int) -> None:
    """Half of a table must never stand in the log, whichever number somebody else has."""
    await log.append("a", entry(taken, at_ms=7))
    several = [entry(1), entry(2), entry(3)]
    others = [log.append_all(table_id, several) for table_id in ("b", "c")]
    first, *rest = await asyncio.gather(
        log.append_all("a", several), *others, return_exceptions=True
    )
    assert isinstance(first, Conflict)
    assert rest == [None, None]
    assert (await log.heads(0))[1] == {"a": taken, "b": 3, "c": 3}


async def test_what_waits_is_committed_together(log: SqliteLog) -> None:
    await asyncio.gather(*(log.append(f"t{k}", entry(1)) for k in range(2_000)))
    assert (await log.heads(0))[0] == 2_000


async def test_a_full_disk_is_told_and_harms_nothing(tmp_path: Path) -> None:
    """Nothing acknowledged is lost, and it works again when there is room."""
    async with open_log(tmp_path / "log", bytes_max=64 * 1024) as log:
        number = await _fill(log)
        assert [e.number for e in await log.read("a")] == list(range(1, number))
        with pytest.raises(StoreFull, match="no room"):
            await log.append("a", entry(number))
        log.resize(0)
        await log.append("a", entry(number))
        assert (await log.read("a"))[-1].number == number


async def test_whether_it_can_be_written_is_known(tmp_path: Path) -> None:
    """Also when nobody plays: after a failure it is tried, or no failure would ever pass."""
    async with open_log(tmp_path / "log", bytes_max=64 * 1024) as log:
        await log.try_out()
        await _fill(log)
        with pytest.raises(StoreFull):
            await log.try_out()
        log.resize(0)
        log._proof.at_s -= RETRY_S
        await log.try_out()
        assert list((await log.heads(0))[1]) == ["a"]


async def _fill(log: SqliteLog) -> int:
    """Append until there is no room; return the number that did not fit."""
    for number in count(1):
        try:
            await log.append("a", entry(number))
        except StoreFull:
            return number
    raise AssertionError


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


async def test_the_migrations_make_the_schema(tmp_path: Path) -> None:
    async with open_store(tmp_path / "by-steps"):
        pass
    by_steps = create_engine(f"sqlite:///{tmp_path / 'by-steps' / HOUSE_FILE}")
    at_once = create_engine(f"sqlite:///{tmp_path / 'at-once'}")
    METADATA.create_all(at_once)
    seen, wanted = inspect(by_steps), inspect(at_once)
    assert set(seen.get_table_names()) == {*wanted.get_table_names(), "alembic_version"}
    for name in wanted.get_table_names():
        columns = [repr(sorted(c.items(), key=str)) for c in seen.get_columns(name)]
        assert columns == [repr(sorted(c.items(), key=str)) for c in wanted.get_columns(name)]
    by_steps.dispose()
    at_once.dispose()


async def test_people_are_known_by_their_tokens(tmp_path: Path) -> None:
    async with open_store(tmp_path) as store:
        player, token = await store.people.admit("Guest 1")
        await store.people.rename(player, "Zoë")
        assert store.people.find(token) == store.people.now(player)
    async with open_store(tmp_path) as store:
        found = store.people.find(token)
        assert found is not None
        assert (found.id, found.name) == (player.id, "Zoë")
        assert store.people.find(player.id) is None
        assert store.people.find("") is None
    assert token.encode() not in _everything(tmp_path)


def _everything(folder: Path) -> bytes:
    return b"".join(path.read_bytes() for path in folder.iterdir())


async def test_lists_are_mended_from_the_log(tmp_path: Path) -> None:
    """A server that was killed between the log and the list says no wrong thing afterwards."""
    async with serving(tmp_path) as place:
        person = await place.person()
        table_id = await person.open(plain_rules(1), 2)
        player = place.house.store.people.find(person.token)
    (tmp_path / HOUSE_FILE).rename(tmp_path / "lists-lost")
    async with open_house(Settings(data=tmp_path, limits=AMPLE)) as house:
        assert player is not None
        (row,) = await house.tables_of(player)
        assert (row.id, row.number, row.stage) == (table_id, 2, "lobby")


async def test_a_log_that_cannot_be_read_harms_its_table_alone(tmp_path: Path) -> None:
    async with serving(tmp_path) as place:
        person = await place.person()
        good, bad = [await person.open(plain_rules(1), 2) for _ in range(2)]
    with closing(sqlite3.connect(tmp_path / LOG_FILE)) as log:
        log.execute("UPDATE entries SET entry = '{' WHERE table_id = ? AND number = 2", (bad,))
        log.commit()
    async with serving(tmp_path) as place:
        known = place.house.store.people
        assert known is not None
        other = await place.person()
        async with other.at(good) as tab:
            assert (await tab.ask("sit", seat=1, nonce=nonce()))["t"] == "done"
        tab = await other.tab(bad)
        assert await tab.ended() == 1011


BREAKAGES = {
    "not JSON": "UPDATE entries SET entry = '{' WHERE table_id = ? AND number = 3",
    "a missing entry": "DELETE FROM entries WHERE table_id = ? AND number = 2",
    "no beginning": "DELETE FROM entries WHERE table_id = ? AND number = 1",
    "a wrong number": _replaced('"number":3', '"number":9', 3),
    "a seat that is not there": _replaced('"seat":1', '"seat":99', 3),
    "a billion seats": _replaced('"seats":2', '"seats":1000000000', 1),
    "a card before the start": _replaced(
        '"events":[', '"events":[{"type":"CardPlayed","seat":0,"card":"QS"},', 3
    ),
    "an event nobody knows": _replaced('"type":"', '"type":"Not', 3),
}


@pytest.mark.parametrize("breakage", BREAKAGES)
async def test_a_broken_table_keeps_nobody_from_starting(tmp_path: Path, breakage: str) -> None:
    async with serving(tmp_path) as place:
        person = await place.person()
        good, bad = [await person.open(plain_rules(1), 2, bots=True) for _ in range(2)]
    with closing(sqlite3.connect(tmp_path / LOG_FILE)) as log:
        assert log.execute(BREAKAGES[breakage], (bad,)).rowcount == 1
        log.commit()
    (tmp_path / HOUSE_FILE).rename(tmp_path / "lists-lost")
    async with serving(tmp_path) as place:
        other = await place.person()
        async with other.at(good) as tab:
            assert tab.view["seats"][1]["kind"] == "bot"
        assert await (await other.tab(bad)).ended() == 1011
        for form in ("", "/record", "/replay"):
            answer = await other.request("GET", f"/api/tables/{bad}{form}")
            assert answer.status_code == 200 or answer.json()["code"] == "unreadable"


@pytest.mark.parametrize("name", [LOG_FILE, HOUSE_FILE])
async def test_a_file_that_is_damaged_is_named(tmp_path: Path, name: str) -> None:
    async with open_store(tmp_path):
        pass
    (tmp_path / name).write_bytes(b"no database, whatever it says" * 1000)
    with pytest.raises(StoreGone, match=f"{name} cannot be used.*integrity_check"):
        async with open_store(tmp_path):
            pass


async def test_a_folder_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    async with open_store(tmp_path):
        pass
    with closing(sqlite3.connect(tmp_path / HOUSE_FILE)) as house:
        house.execute("UPDATE alembic_version SET version_num = '9999'")
        house.commit()
    with pytest.raises(StoreGone, match="newer version"):
        async with open_store(tmp_path):
            pass


async def test_a_log_that_was_lost_is_missed(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, limits=AMPLE)
    async with serving(tmp_path) as place:
        await (await place.person()).open(plain_rules(1), 2)
    (tmp_path / LOG_FILE).unlink()
    # Once when it is found missing, once more when it is found empty.
    for _ in range(2):
        with pytest.raises(StoreGone, match="holds no game, but 1 are listed"):
            async with open_house(settings):
                pass
    (tmp_path / HOUSE_FILE).unlink()
    async with open_house(settings):
        pass
