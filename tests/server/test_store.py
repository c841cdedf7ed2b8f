"""The store: durable before it answers, one winner for every number, and clear words when full."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import AbstractAsyncContextManager
from dataclasses import replace
from itertools import count

import pytest
from sqlalchemy import inspect
from sqlalchemy.ext.asyncio import create_async_engine

from ohhell.rules import RuleSet
from ohhell.server.household import open_house
from ohhell.server.settings import Settings
from ohhell.server.store import (
    Kept,
    Listed,
    Log,
    Sitter,
    Store,
    StoreFull,
    StoreGone,
    TooManyKept,
    open_store,
)
from ohhell.server.store.log import RETRY_S
from ohhell.server.store.schema import METADATA
from ohhell.table import Conflict, Entry, Open, Options, open_table
from tests.server.client import nonce
from tests.server.conftest import AMPLE, Place, plain_rules, serving
from tests.server.keeping import Keeping

pytestmark = pytest.mark.anyio

# Room for some dozens of entries, also where the empty tables take some pages.
LOG_BYTES = 128 * 1024
OPENED = open_table(Open(Options(RuleSet(), 4), "00" * 32), at_ms=1)


def entry(number: int, *, at_ms: int = 1) -> Entry:
    """Return some entry of that number."""
    return replace(OPENED, number=number, at_ms=at_ms)


def _settings(keeping: Keeping) -> Settings:
    return Settings(data=keeping.data, database=keeping.database, limits=AMPLE)


def _store(keeping: Keeping) -> AbstractAsyncContextManager[Store]:
    return open_store(keeping.data, database=keeping.database)


def _serving(keeping: Keeping) -> AbstractAsyncContextManager[Place]:
    return serving(keeping.data, database=keeping.database)


def _replaced(old: str, new: str, number: int) -> str:
    """Return what changes the words of one entry of a table."""
    changed = f"UPDATE entries SET entry = replace(entry, '{old}', '{new}')"
    return f"{changed} WHERE table_id = ? AND number = {number}"


@pytest.fixture
async def log(keeping: Keeping) -> AsyncGenerator[Log]:
    """Return a new log."""
    async with keeping.open_log() as found:
        yield found


async def test_what_is_appended_is_read_in_order(log: Log) -> None:
    for number in (1, 2, 3):
        await log.append("a", entry(number))
    await log.append("b", entry(1))
    assert [e.number for e in await log.read("a")] == [1, 2, 3]
    assert await log.read("a", after=1) == [entry(2), entry(3)]
    assert await log.read("c") == []


async def test_an_entry_is_there_for_everybody_when_append_returns(keeping: Keeping) -> None:
    async with keeping.open_log() as one, keeping.open_log() as two:
        await one.append("a", entry(1))
        assert await two.read("a") == await asyncio.to_thread(two.entries, "a") == [entry(1)]


async def test_exactly_one_of_many_wins_a_number(keeping: Keeping) -> None:
    """The log is the lock: however many try, with however many connections."""
    async with keeping.open_log() as one, keeping.open_log() as two:
        tries = [
            log.append("a", entry(1, at_ms=at_ms)) for at_ms, log in enumerate([one, two] * 20)
        ]
        outcomes = await asyncio.gather(*tries, return_exceptions=True)
        won = [at_ms for at_ms, outcome in enumerate(outcomes) if outcome is None]
        assert len(won) == 1
        assert all(isinstance(o, Conflict) for o in outcomes if o is not None)
        assert [e.at_ms for e in await one.read("a")] == won


async def test_an_entry_that_is_sent_again_is_not_refused(log: Log) -> None:
    """Whoever does not know whether it is in the log asks again; only others are in conflict."""
    await log.append_all("a", [entry(1), entry(2)])
    await asyncio.gather(log.append("a", entry(2)), log.append("a", entry(2)))
    await log.append_all("a", [entry(1), entry(2)])
    assert await log.read("a") == [entry(1), entry(2)]


@pytest.mark.parametrize("taken", [1, 2, 3])
async def test_several_entries_are_appended_or_none(log: Log, taken: int) -> None:
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


async def test_what_is_rewritten_stands_in_its_place(keeping: Keeping) -> None:
    """For every reader, now and later; other tables, and what is not there, stay as they are."""
    async with keeping.open_log() as log, keeping.open_log() as other:
        await log.append_all("a", [entry(1), entry(2)])
        await log.append("b", entry(2 - 1))
        place, heads = await log.heads(0)
        await log.rewrite("a", [entry(2, at_ms=7), entry(3, at_ms=7)])
        await log.rewrite("a", [])
        assert await other.read("a") == [entry(1), entry(2, at_ms=7)]
        assert await log.read("b") == [entry(1)]
        assert await log.heads(0) == (place, heads)
        await log.append("a", entry(3))


async def test_what_waits_is_committed_together(log: Log) -> None:
    await asyncio.gather(*(log.append(f"t{k}", entry(1)) for k in range(2_000)))
    assert (await log.heads(0))[0] == 2_000


async def test_a_full_disk_is_told_and_harms_nothing(keeping: Keeping) -> None:
    """Nothing acknowledged is lost, and it works again when there is room."""
    async with keeping.open_log(bytes_max=LOG_BYTES) as log:
        number = await _fill(log)
        assert [e.number for e in await log.read("a")] == list(range(1, number))
        with pytest.raises(StoreFull, match="no room"):
            await log.append("a", entry(number))
        log.resize(0)
        await log.append("a", entry(number))
        assert (await log.read("a"))[-1].number == number


async def test_whether_it_can_be_written_is_known(keeping: Keeping) -> None:
    """Also when nobody plays: after a failure it is tried, or no failure would ever pass."""
    async with keeping.open_log(bytes_max=LOG_BYTES) as log:
        await log.try_out()
        await _fill(log)
        with pytest.raises(StoreFull):
            await log.try_out()
        log.resize(0)
        log._proof.at_s -= RETRY_S
        await log.try_out()
        assert list((await log.heads(0))[1]) == ["a"]


async def _fill(log: Log) -> int:
    """Append until there is no room; return the number that did not fit."""
    for number in count(1):
        try:
            await log.append("a", entry(number))
        except StoreFull:
            return number
    raise AssertionError


async def test_the_migrations_make_the_schema(keeping: Keeping) -> None:
    async with _store(keeping):
        pass
    by_steps = await _columns(keeping)
    await keeping.lose_house()
    engine = create_async_engine(keeping.house_url)
    async with engine.begin() as connection:
        await connection.run_sync(METADATA.create_all)
    await engine.dispose()
    assert by_steps == await _columns(keeping)


async def _columns(keeping: Keeping) -> dict[str, list[str]]:
    """Return what the database says of the columns of each of the house's tables."""
    engine = create_async_engine(keeping.house_url)
    async with engine.connect() as connection:
        found = await connection.run_sync(
            lambda sync: {name: inspect(sync).get_columns(name) for name in METADATA.tables}
        )
    await engine.dispose()
    return {
        name: [repr(sorted(column.items(), key=str)) for column in columns]
        for name, columns in found.items()
    }


async def test_people_are_known_by_their_tokens(keeping: Keeping) -> None:
    async with _store(keeping) as store:
        player, token = await store.people.admit("Guest 1")
        await store.people.rename(player, "Zoë")
        assert store.people.find(token) == store.people.now(player)
    async with _store(keeping) as store:
        found = store.people.find(token)
        assert found is not None
        assert (found.id, found.name) == (player.id, "Zoë")
        assert store.people.find(player.id) is None
        assert store.people.find("") is None


@pytest.mark.parametrize("rounds", [7, None])
async def test_a_row_says_what_was_written(keeping: Keeping, rounds: int | None) -> None:
    """Also of a game that a score or lives end, of which nobody knows how many rounds it has."""
    seats = (Sitter("Zoë", "person", "zoe"), Sitter("Bot", "bot", None))
    row = Listed("a", 3, None, "bidding", True, 1.5, 1, rounds, 0, seats, (1,))
    async with _store(keeping) as store:
        for number in (3, 4):
            await store.listing.save([replace(row, number=number), replace(row, id="b")])
            assert await store.listing.of_table("a") == replace(row, number=number)
        assert await store.listing.numbers(["a", "b", "c"]) == {"a": 4, "b": 3}
        assert await store.listing.unfinished("zoe") == 2
        assert await store.listing.unfinished("ann") == 0
        assert await store.listing.finished("zoe") == 0
        await store.listing.save([replace(row, number=5, stage="over")])
        assert await store.listing.unfinished("zoe") == 1
        assert await store.listing.finished("zoe") == 1


async def test_two_at_once_do_not_both_keep_the_last_rules(keeping: Keeping) -> None:
    async with _store(keeping) as store:
        player, _ = await store.people.admit("Guest 1")
        keep = [store.kept.keep(player.id, Kept(f"rules {k}", "plump"), most=3) for k in range(8)]
        outcomes = await asyncio.gather(*keep, return_exceptions=True)
        assert sum(isinstance(outcome, TooManyKept) for outcome in outcomes) == 5
        assert len(await store.kept.of_player(player.id)) == 3


async def test_lists_are_mended_from_the_log(keeping: Keeping) -> None:
    """A server that was killed between the log and the list says no wrong thing afterwards."""
    async with _serving(keeping) as place:
        person = await place.person()
        table_id = await person.open(plain_rules(1), 2)
        player = place.house.store.people.find(person.token)
    await keeping.lose_house()
    async with open_house(_settings(keeping)) as house:
        assert player is not None
        (row,) = await house.tables_of(player)
        assert (row.id, row.number, row.stage) == (table_id, 2, "lobby")


async def test_a_log_that_cannot_be_read_harms_its_table_alone(keeping: Keeping) -> None:
    async with _serving(keeping) as place:
        person = await place.person()
        good, bad = [await person.open(plain_rules(1), 2) for _ in range(2)]
    broken = "UPDATE entries SET entry = '{' WHERE table_id = ? AND number = 2"
    assert await keeping.change_log(broken, bad) == 1
    async with _serving(keeping) as place:
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
async def test_a_broken_table_keeps_nobody_from_starting(keeping: Keeping, breakage: str) -> None:
    async with _serving(keeping) as place:
        person = await place.person()
        good, bad = [await person.open(plain_rules(1), 2, bots=True) for _ in range(2)]
    assert await keeping.change_log(BREAKAGES[breakage], bad) == 1
    await keeping.lose_house()
    async with _serving(keeping) as place:
        other = await place.person()
        async with other.at(good) as tab:
            assert tab.view["seats"][1]["kind"] == "bot"
        assert await (await other.tab(bad)).ended() == 1011
        for form in ("", "/record", "/replay"):
            answer = await other.request("GET", f"/api/tables/{bad}{form}")
            assert answer.status_code == 200 or answer.json()["code"] == "unreadable"


async def test_what_a_newer_version_used_is_left_alone(keeping: Keeping) -> None:
    async with _store(keeping):
        pass
    await keeping.change_house("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(StoreGone, match="newer version"):
        async with _store(keeping):
            pass


async def test_a_log_that_was_lost_is_missed(keeping: Keeping) -> None:
    async with _serving(keeping) as place:
        await (await place.person()).open(plain_rules(1), 2)
    await keeping.lose_log()
    # Once when it is found missing, once more when it is found empty.
    for _ in range(2):
        with pytest.raises(StoreGone, match="holds no game, but 1 are listed"):
            async with open_house(_settings(keeping)):
                pass
    await keeping.lose_house()
    async with open_house(_settings(keeping)):
        pass
