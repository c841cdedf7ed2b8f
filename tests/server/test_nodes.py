"""Several servers on one database: what happens at one is soon known at the others."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path

import asyncpg
import pytest

from ohhell.server.store import GREW, PEOPLE
from ohhell.server.store.news import CHANNEL, PAYLOAD_BYTES_MAX, packed
from ohhell.server.store.postgres import engine_of
from ohhell.server.store.postgres_log import PostgresLog
from ohhell.server.store.postgres_news import PostgresNews
from ohhell.server.store.postgres_presence import PostgresPresence
from tests.postgres import Postmaster
from tests.server.client import PATIENCE_S, Json, Tab, nonce
from tests.server.conftest import Game, Place, plain_rules, serving
from tests.server.fresh import furnished
from tests.server.test_store import entry

pytestmark = pytest.mark.anyio


@pytest.fixture
def database(postmaster: Postmaster) -> str:
    """Return the address of the database of a new house."""
    return furnished(postmaster)


@asynccontextmanager
async def nodes(
    folder: Path, database: str, count: int = 2, **settings: object
) -> AsyncGenerator[list[Place]]:
    """Serve one house by several servers, in one event loop."""
    async with AsyncExitStack() as stack:
        yield [
            await stack.enter_async_context(serving(folder, database=database, **settings))
            for _ in range(count)
        ]


async def game_at(places: list[Place], rules: Json, **more: object) -> Game:
    """Return a game of one person at each of `places`, which has begun."""
    people = [await place.person() for place in places]
    table_id = await people[0].open(rules, len(people), **more)
    tabs = [await person.tab(table_id) for person in people]
    for seat, tab in enumerate(tabs[1:], 1):
        assert (await tab.ask("sit", seat=seat, nonce=nonce()))["t"] == "done"
    for tab in tabs:
        await tab.until(lambda tab=tab: all(online(tab)))  # type: ignore[misc]
    assert (await tabs[0].ask("start"))["t"] == "done"
    game = Game(table_id, people, tabs)
    await game.level()
    return game


def online(tab: Tab) -> list[bool]:
    """Return which seats are shown as connected."""
    return [seat["online"] for seat in tab.view["seats"]]


# --- Tables ---------------------------------------------------------------------------------------


async def test_people_at_two_nodes_play_a_game(tmp_path: Path, database: str) -> None:
    """Each is told every entry once and in order, and both see the same game to its end."""
    async with nodes(tmp_path, database, summary_ms=1) as places:
        game = await game_at(places, plain_rules(3))
        await asyncio.gather(*(_play_on(tab, "over") for tab in game.tabs))
        for tab in game.tabs:
            told = [m["number"] for m in tab.told if m["t"] == "update" and m["events"]]
            assert told == list(range(told[0], tab.view["number"] + 1))
        sheets = [tab.view["sheet"] for tab in game.tabs]
        assert sheets[0] == sheets[1]


async def test_who_was_cut_off_from_the_news_looks_again(tmp_path: Path, database: str) -> None:
    async with nodes(tmp_path, database) as places:
        game = await game_at(places, plain_rules(3))
        await _cut_off_news(database)
        await game.acting.act()
        await game.level()
        # And by then the lines are up again, or the next look would come too late.
        await game.acting.act()
        await game.level()


async def test_nothing_is_missed_while_a_table_wakes(tmp_path: Path, database: str) -> None:
    """Who comes to another node in the middle of play is shown the newest entry, then the next."""
    async with nodes(tmp_path, database) as places:
        game = await game_at(places[:1] * 2, plain_rules(5))
        person = await places[1].person()
        coming = asyncio.create_task(person.tab(game.table_id))
        await game.play_on(lambda: game.tabs[0].view["stage"] == "playing")
        spectator = await coming
        await spectator.until(lambda: spectator.view["number"] == game.tabs[0].view["number"])


# --- Who is where ---------------------------------------------------------------------------------


async def test_people_at_two_nodes_see_each_other(tmp_path: Path, database: str) -> None:
    async with nodes(tmp_path, database) as places:
        game = await game_at(places, plain_rules(3))
        await game.tabs[1].close()
        await game.tabs[0].until(lambda: online(game.tabs[0]) == [True, False])
        again = await game.people[1].tab(game.table_id)
        await game.tabs[0].until(lambda: online(game.tabs[0]) == [True, True])
        await again.until(lambda: online(again) == [True, True])
        looker = await places[0].person()
        await looker.tab(game.table_id)
        await again.until(lambda: len(again.view["watchers"]) == 1)
        assert again.view["watchers"][0]["name"] == looker.me["name"]


async def test_nobody_is_covered_who_is_at_another_node(tmp_path: Path, database: str) -> None:
    """And whoever is at none is, though nobody who waits is at the node where the seat was."""
    async with nodes(tmp_path, database, 3, cover_after_ms=1, summary_ms=1) as places:
        game = await game_at(places, plain_rules(4))
        await game.tabs[2].close()
        here = game.tabs[0]
        await here.until(lambda: here.view["seats"][2]["covered"])
        await asyncio.gather(*(_play_on(tab, "playing") for tab in game.tabs[:2]))
        log = await places[0].house.store.log.read(game.table_id)
        covered = [e for x in log for e in x.events if type(e).__name__ == "SeatCovered"]
        assert [event.seat for event in covered] == [2]  # type: ignore[union-attr]


async def test_who_was_connected_to_a_dead_node_is_away(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It says nothing any more, and nobody heard it go."""
    monkeypatch.setattr("ohhell.server.store.postgres_presence.LIVES_S", 0.5)
    monkeypatch.setattr("ohhell.server.store.postgres_presence.BEAT_S", 0.1)
    async with serving(tmp_path, database=database):
        pass
    async with _presence(database) as one, _presence(database) as two:
        heard = _Heard(one)
        await one.watch("t")
        two.here("t", {"ada": "Ada", "bo": "Bo"})
        await heard.until(lambda: _players(one) == {"ada", "bo"})
        two.here("t", {"bo": "Bo"})
        await heard.until(lambda: _players(one) == {"bo"})
        two.die()
        await heard.until(lambda: _players(one) == set())


async def test_one_node_comes_before_the_others(tmp_path: Path, database: str) -> None:
    """Else a table would be played faster the more nodes have guests of it."""
    async with serving(tmp_path, database=database):
        pass
    async with AsyncExitStack() as stack:
        all_ = [await stack.enter_async_context(_presence(database)) for _ in range(3)]
        for presence in all_:
            await presence.watch("t")
            presence.here("t", {"ada": "Ada"})
        for presence in all_:
            await _Heard(presence).until(partial(_knows_two, presence))
        found = [presence.elsewhere("t") for presence in all_]
        assert sorted(e.nodes_before for e in found if e is not None) == [0, 1, 2]


async def test_nobody_is_covered_on_a_guess(mortal: Postmaster, tmp_path: Path) -> None:
    """While the database is away nobody knows who is elsewhere, and says so."""
    database = mortal.new_database()
    async with serving(tmp_path, database=database):
        pass
    async with _presence(database) as presence:
        await presence.watch("t")
        assert presence.elsewhere("t") is not None
        mortal.kill()
        presence.here("t", {"ada": "Ada"})
        await presence.until(lambda: presence.elsewhere("t") is None)
        await asyncio.to_thread(mortal.start)
        await presence.until(lambda: presence.elsewhere("t") is not None)


# --- People ---------------------------------------------------------------------------------------


async def test_a_new_name_is_known_everywhere(tmp_path: Path, database: str) -> None:
    """Also to a socket that was open before: whoever sits down then, does so under that name."""
    async with nodes(tmp_path, database) as places:
        ada = await places[0].person()
        table_id = await ada.open(plain_rules(1), 2)
        there = await places[1].stack.enter_async_context(ada.at_address(places[1].address))
        tab = await there.tab(table_id)
        await tab.ask("leave")
        people = places[1].house.store.people
        heard = _Heard(places[1].house.store.news)
        assert (await ada.request("PUT", "/api/me", {"name": "Ada L"})).status_code == 200
        await heard.until(lambda: _named(people.find(ada.token)) == "Ada L")
        await tab.ask("sit", seat=1, nonce=nonce())
        await tab.until(lambda: tab.view["seats"][1]["name"] == "Ada L")


async def test_a_session_that_was_ended_opens_nothing_elsewhere(
    tmp_path: Path, database: str
) -> None:
    async with nodes(tmp_path, database) as places:
        ada = await places[0].person()
        people = places[1].house.store.people
        assert people.find(ada.token) is not None
        heard = _Heard(places[1].house.store.news)
        await places[0].house.store.sessions.end_of(ada.token, ada.me["id"])
        await heard.until(lambda: people.find(ada.token) is None)


# --- The line between them ------------------------------------------------------------------------


def test_no_payload_is_longer_than_it_may_be() -> None:
    words = [f"{k:x}" * (1 + k % 40) for k in range(3_000)]
    payloads = packed("topic", words)
    assert max(len(payload.encode()) for payload in payloads) <= PAYLOAD_BYTES_MAX
    assert [word for payload in payloads for word in payload.split(" ")[1:]] == words
    assert packed("topic", []) == []


async def test_what_is_appended_together_is_told_together(database: str) -> None:
    """One commit a batch: else every move of the house would wait for one lock."""
    log = await PostgresLog.open(database)
    connection = await asyncpg.connect(database)
    heard: list[str] = []
    all_told = asyncio.Event()

    def hear(_c: object, _pid: int, _channel: str, payload: object) -> None:
        heard.append(str(payload))
        if sum(len(payload.split(" ")) - 1 for payload in heard) >= 400:
            all_told.set()

    await connection.add_listener(CHANNEL, hear)
    await asyncio.gather(*(log.append(f"t{k}", entry(1)) for k in range(400)))
    async with asyncio.timeout(PATIENCE_S):
        await all_told.wait()
    topics, words = {p.split(" ")[0] for p in heard}, [w for p in heard for w in p.split(" ")[1:]]
    assert topics == {GREW}
    assert sorted(words) == sorted(f"t{k}:1" for k in range(400))
    assert len(heard) <= 10
    await connection.close()
    await log.close()


async def test_what_is_told_while_a_line_is_down_is_told_when_it_is_up(database: str) -> None:
    one, two = PostgresNews(database), PostgresNews(database)
    await one.up()
    await two.up()
    again, all_heard = asyncio.Event(), asyncio.Event()
    heard: set[str] = set()

    def hear(words: Sequence[str]) -> None:
        heard.update(words)
        all_heard.set()

    two.on("topic", hear)
    two.on_gap(again.set)
    await _cut_off_news(database)
    async with asyncio.timeout(PATIENCE_S):
        await again.wait()
        one.tell("topic", ["a", "b"])
        await all_heard.wait()
    assert heard == {"a", "b"}
    await one.close()
    await two.close()


class _Heard:
    """Looks again whenever something is heard."""

    def __init__(self, source: object) -> None:
        self._came = asyncio.Event()
        if isinstance(source, PostgresNews):
            source.on(PEOPLE, lambda _: self._came.set())
        elif isinstance(source, PostgresPresence):
            source.on_change(lambda _: self._came.set())

    async def until(self, done: Callable[[], bool]) -> None:
        """Return as soon as it is so."""
        async with asyncio.timeout(PATIENCE_S):
            while not done():
                self._came.clear()
                await self._came.wait()


class _Node(PostgresPresence):
    """A node that can die without a word."""

    def die(self) -> None:
        """Say nothing any more."""
        assert self._task is not None
        self._task.cancel()

    def nodes(self, table_id: str) -> dict[str, dict[str, str]]:
        """Return who is known to be where."""
        return self._known.get(table_id, {})

    async def until(self, done: Callable[[], bool]) -> None:
        """Return as soon as it is so: what is unknown is not told of."""
        async with asyncio.timeout(3 * PATIENCE_S):
            while not done():  # noqa: ASYNC110
                await asyncio.sleep(0.01)


@asynccontextmanager
async def _presence(database: str) -> AsyncGenerator[_Node]:
    engine, news = engine_of(database), PostgresNews(database)
    presence = _Node(engine, news)
    await presence.begin()
    await news.up()
    try:
        yield presence
    finally:
        await presence.close()
        await news.close()
        await engine.dispose()


def _players(presence: PostgresPresence) -> set[str] | None:
    found = presence.elsewhere("t")
    return None if found is None else set(found.names)


async def _play_on(tab: Tab, stage: str) -> None:
    await tab.play_on(lambda: tab.view["stage"] == stage)


def _knows_two(presence: _Node) -> bool:
    return len(presence.nodes("t")) == 2


def _named(player: object) -> str | None:
    return getattr(player, "name", None)


async def _cut_off_news(database: str) -> None:
    """End the lines by which nodes listen."""
    connection = await asyncpg.connect(database)
    cut = await connection.fetchval(
        "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE pid <> "
        "pg_backend_pid() AND (query LIKE 'LISTEN%' OR query LIKE 'SELECT pg_notify($1%')"
    )
    await connection.close()
    assert cut == 2
