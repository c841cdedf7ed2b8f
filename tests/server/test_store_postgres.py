"""The store on PostgreSQL: killed, cut off, and raced for."""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass, field, replace
from itertools import count
from pathlib import Path
from time import monotonic

import asyncpg
import pytest

from ohhell.server.store import Log, StoreGone, open_store, postgres_log
from ohhell.server.store.postgres import PATIENCE_S
from ohhell.server.store.postgres_log import PostgresLog
from ohhell.server.store.postgres_reader import REST, WAIT_S_MAX
from ohhell.table import Conflict
from tests.postgres import Postmaster
from tests.server.conftest import game_of, plain_rules, serving
from tests.server.process import START_S_MAX
from tests.server.relay import relay_to
from tests.server.test_store import entry

pytestmark = pytest.mark.anyio

KILLS = 8
BETWEEN_KILLS = 200
"""So many entries are acknowledged, and the next ones are on their way."""
TABLES = 24


# --- Killed, and cut off ------------------------------------------------------------------------


@dataclass
class Diary:
    """Appends to tables of its own until it is over, and remembers what was acknowledged."""

    log: Log
    acknowledged: dict[str, list[str]] = field(default_factory=dict[str, list[str]])
    again: int = 0
    over: bool = False
    wanted: int = 0
    enough: asyncio.Event = field(default_factory=asyncio.Event)

    async def keep(self, table_id: str) -> None:
        """Append one entry after the other; one that was not acknowledged is sent again."""
        known = self.acknowledged[table_id] = []
        while not self.over:
            made = replace(entry(len(known) + 1), id=f"{table_id}-{len(known)}")
            try:
                await self.log.append(table_id, made)
            except StoreGone:
                self.again += 1
            else:
                known.append(made.id)
                if self.count >= self.wanted:
                    self.enough.set()

    async def grow(self, more: int) -> None:
        """Return as soon as so many more are acknowledged."""
        self.wanted = self.count + more
        self.enough.clear()
        await self.enough.wait()

    @property
    def count(self) -> int:
        """How many were acknowledged until now."""
        return sum(map(len, self.acknowledged.values()))


@pytest.mark.parametrize("patience_s", [PATIENCE_S, 0.0])
async def test_kill_9_of_the_database_loses_and_doubles_nothing(
    mortal: Postmaster, monkeypatch: pytest.MonkeyPatch, patience_s: float
) -> None:
    """Whether those who append are made to wait for it, or told at once that it is away."""
    monkeypatch.setattr(postgres_log, "PATIENCE_S", patience_s)
    log = await PostgresLog.open(mortal.new_database())
    diary = Diary(log)
    writing = [asyncio.create_task(diary.keep(f"t{k}")) for k in range(TABLES)]
    for _ in range(KILLS):
        await diary.grow(BETWEEN_KILLS)
        mortal.kill()
        await asyncio.to_thread(mortal.start)
    diary.over = True
    await asyncio.gather(*writing)
    for table_id, known in diary.acknowledged.items():
        assert [e.id for e in await log.read(table_id)] == known
    assert diary.count >= BETWEEN_KILLS * KILLS
    assert patience_s or diary.again, "somebody was told, and asked again"
    await log.close()


async def test_an_entry_whose_fate_is_unknown_is_found(postmaster: Postmaster) -> None:
    """The answer to a commit is lost: the entry is in the log, and its writer must learn it."""
    url = postmaster.new_database()
    async with relay_to(postmaster.port) as (relay, port):
        log = await PostgresLog.open(url.replace(str(postmaster.port), str(port)))
        await log.append("a", entry(1))
        relay.lose_the_next_answer()
        await log.append("a", entry(2))
        relay.lose_the_next_answer()
        await log.append_all("b", [entry(1), entry(2)])
        assert relay.lost == 2
        assert await log.read("a") == await log.read("b") == [entry(1), entry(2)]
        with pytest.raises(Conflict):
            await log.append("a", entry(2, at_ms=7))
        await log.close()


async def test_a_game_goes_on_when_the_database_is_back(mortal: Postmaster, tmp_path: Path) -> None:
    url = mortal.new_database()
    async with serving(tmp_path, database=url) as place:
        game = await game_of(place, 2, plain_rules(3))
        for _ in range(2):
            mortal.kill()
            await asyncio.to_thread(mortal.start)
            assert (await game.acting.act())["t"] == "done"
            await game.level()
        assert (await game.people[0].request("GET", "/health")).status_code == 200
        stranger = await place.person()
        assert (await stranger.request("GET", "/api/me")).status_code == 200


async def test_who_comes_while_the_database_is_away_is_told_to_come_back(
    mortal: Postmaster, tmp_path: Path
) -> None:
    """Nobody is taken for a stranger because nobody can be known: that would cost a seat."""
    url = mortal.new_database()
    async with serving(tmp_path, database=url) as place:
        person = await place.person()
        table_id = await person.open(plain_rules(1), 2)
        place.house.store.people._known.clear()
        mortal.kill()
        assert (await person.request("GET", "/api/me")).status_code == 503
        with pytest.raises(Exception, match=r"rejected.*503"):
            await person.tab(table_id)
        await asyncio.to_thread(mortal.start)
        # The reader rests for a moment after a failure.
        while (await person.request("GET", "/api/me")).status_code == 503:
            pass
        async with person.at(table_id) as tab:
            assert tab.view["you"]["seat"] == 0


async def test_lists_are_written_when_the_database_is_back(
    mortal: Postmaster, tmp_path: Path
) -> None:
    """What could not be written is not forgotten until the next start."""
    url = mortal.new_database()
    async with serving(tmp_path, database=url) as place:
        table_id = await (await place.person()).open(plain_rules(1), 2)
        mortal.kill()
        await place.house.clerk.settled()
        await asyncio.to_thread(mortal.start)
        async with asyncio.timeout(START_S_MAX):
            while await place.house.store.listing.of_table(table_id) is None:
                await place.house.clerk.settled()


async def test_a_log_is_closed_also_when_its_line_is_lost_meanwhile(
    postmaster: Postmaster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever waits is told, before the end and behind it."""
    monkeypatch.setattr(postgres_log, "PATIENCE_S", 0.0)
    url = postmaster.new_database()
    async with relay_to(postmaster.port) as (relay, port):
        log = await PostgresLog.open(url.replace(str(postmaster.port), str(port)))
        await log.append("a", entry(1))
        relay.lose_the_next_answer()
        waiting = asyncio.create_task(log.append("a", entry(2)))
        while not log._jobs.qsize():  # noqa: ASYNC110 - put in now, and taken in the next round
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        closing = asyncio.create_task(log.close())
        late = asyncio.create_task(log.append("a", entry(3)))
        async with asyncio.timeout(START_S_MAX):
            outcomes = await asyncio.gather(waiting, late, return_exceptions=True)
            await closing
    assert [type(outcome) for outcome in outcomes] == [StoreGone] * 2


async def test_a_closed_log_takes_nothing_more(postmaster: Postmaster) -> None:
    log = await PostgresLog.open(postmaster.new_database())
    last = asyncio.create_task(log.append("a", entry(1)))
    await asyncio.sleep(0)
    await log.close()
    await last
    with pytest.raises(StoreGone):
        await log.append("a", entry(2))


# --- Several nodes ------------------------------------------------------------------------------


async def test_of_two_writers_exactly_one_wins_each_number(postmaster: Postmaster) -> None:
    """Two nodes play at one table as fast as they can; the loser reads, and goes on from there."""
    url = postmaster.new_database()
    logs = [await PostgresLog.open(url) for _ in range(2)]
    won: Counter[int] = Counter()
    lost: Counter[str] = Counter()
    ids = count()

    async def play(node: str, log: Log) -> None:
        number = 0
        while number < 150:
            made = replace(entry(number + 1), id=f"{node}-{next(ids)}")
            try:
                await log.append("a", made)
                won[number + 1] += 1
                number += 1
            except Conflict:
                lost[node] += 1
                missed = await log.read("a", number)
                assert made.id not in {e.id for e in missed}
                number += len(missed)

    await asyncio.gather(*(play(f"{k}", log) for k, log in enumerate(logs * 2)))
    entries = await logs[0].read("a")
    assert [e.number for e in entries] == sorted(won)
    assert set(won.values()) == {1}
    assert len({e.id for e in entries}) == len(entries)
    assert lost.total() > 0
    for log in logs:
        await log.close()


async def test_nodes_that_start_at_once_make_one_house(
    postmaster: Postmaster, tmp_path: Path
) -> None:
    url = postmaster.new_database()
    opened = [open_store(tmp_path / str(k), database=url) for k in range(4)]
    stores = await asyncio.gather(*(node.__aenter__() for node in opened))
    player, token = await stores[0].people.admit("Guest 1")
    assert [store.people.find(token) for store in stores] == [player] * 4
    assert len({store.csrf_key for store in stores}) == 1
    for node in opened:
        await node.__aexit__(None, None, None)
    assert not _folders(tmp_path), "nothing is kept in the data folder"


def _folders(folder: Path) -> list[Path]:
    return list(folder.iterdir())


async def test_no_entry_comes_before_what_is_known_to_be_all(postmaster: Postmaster) -> None:
    """A node that has begun to append and is slow is waited for: its entry has a smaller place."""
    url = postmaster.new_database()
    log = await PostgresLog.open(url)
    slow, watch = await asyncpg.connect(url), await asyncpg.connect(url)
    begun = slow.transaction()
    await begun.start()
    await slow.execute("INSERT INTO entries(table_id, number, entry) VALUES ('slow', 1, '')")
    await log.append("quick", entry(1))
    asked = asyncio.create_task(log.heads(0))
    while not await watch.fetchval("SELECT count(*) FROM pg_locks WHERE NOT granted"):
        assert not asked.done()
    await begun.commit()
    last, heads = await asked
    assert heads == {"slow": 1, "quick": 1}
    assert await log.heads(last) == (last, {})
    for connection in (slow, watch):
        await connection.close()
    await log.close()


# --- Asked for while the loop stands still ------------------------------------------------------


async def test_a_loop_does_not_stand_still_for_a_database_that_is_away(
    postmaster: Postmaster, tmp_path: Path
) -> None:
    url = postmaster.new_database()
    async with relay_to(postmaster.port) as (_, port):
        through = url.replace(str(postmaster.port), str(port))
        async with open_store(tmp_path, database=through) as store:
            # The relay runs in this loop: while it stands still, nothing is answered.
            begun_s = monotonic()
            for _ in range(1_000):
                with pytest.raises(StoreGone):
                    store.people.find("whose")
            assert monotonic() - begun_s < REST * WAIT_S_MAX, "it is not asked again so soon"
