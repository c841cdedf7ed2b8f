"""A database that is away for a while: what is said of it, and that all goes on by itself."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import MutableMapping
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
import structlog
from structlog.testing import capture_logs

from ohhell.server.house.due import LOOK_S
from ohhell.server.store.postgres_presence import BEAT_S
from tests.postgres import Postmaster
from tests.server.client import PATIENCE_S, nonce
from tests.server.conftest import plain_rules, serving
from tests.server.test_nodes import game_at

pytestmark = pytest.mark.anyio

TRIES = 2
"""How often each who tries again by itself has failed at least."""
TOLD = (
    ("requests fail until the store answers", "requests are answered again"),
    ("tables that are due are not looked for", "tables that are due are looked for again"),
    ("presence is unknown", "presence is known again"),
    ("news are cut off", "news are heard again"),
)


async def test_a_game_waits_for_its_database_and_goes_on(
    mortal: Postmaster, tmp_path: Path
) -> None:
    """Who plays meanwhile is told why not, and the same command is then done, once."""
    async with serving(tmp_path, database=mortal.new_database()) as place:
        game = await game_at([place] * 2, plain_rules(3))
        acting, before = game.acting, game.tabs[0].view["number"]
        mortal.kill()
        wish = {"t": "bid", "tricks": acting.view["you"]["bids"][0], "after": before, "id": "one"}
        refused = await acting.ask(**wish)
        assert [refused["t"], refused["code"]] == ["refused", "store-gone"]
        asked = await game.people[0].request("GET", "/api/me/tables")
        assert [asked.status_code, asked.json()["code"]] == [503, "store-gone"]
        await asyncio.to_thread(mortal.start)
        done = await acting.ask(**wish)
        assert done["t"] == "done"
        assert (await acting.ask(**wish))["number"] == done["number"]
        await game.level()
        await game.play_on(lambda: game.tabs[0].is_over)


@pytest.fixture
def informed() -> None:
    """Say all that an operator usually reads."""
    informed = structlog.make_filtering_bound_logger(logging.INFO)
    structlog.configure(wrapper_class=informed, cache_logger_on_first_use=False)


def told_in(logs: list[MutableMapping[str, Any]], of: str) -> list[tuple[str, str]]:
    """Return the levels and texts of the lines about something."""
    return [(line["log_level"], line["event"]) for line in logs if of in line["event"]]


@pytest.mark.usefixtures("informed")
async def test_requests_that_fail_are_told_of_once(mortal: Postmaster, tmp_path: Path) -> None:
    """A full house fails thousands of times a minute: all are counted, and two are told of."""
    async with serving(tmp_path, database=mortal.new_database()) as place:
        person = await place.person()
        await person.open(plain_rules(1), 2)
        with capture_logs() as logs:
            mortal.kill()
            for _ in range(20):
                assert (await person.request("GET", "/api/me/tables")).status_code == 503
            await asyncio.to_thread(mortal.start)
            async with asyncio.timeout(PATIENCE_S):
                while len(told_in(logs, "requests")) < 2:
                    assert (await person.request("GET", "/health/live")).status_code == 200
        counted = (await person.request("GET", "/metrics")).text
    assert told_in(logs, "request") == [
        ("error", "requests fail until the store answers"),
        ("info", "requests are answered again"),
    ]
    first, last = (line for line in logs if "requests" in line["event"])
    assert [first["path"], last["times"]] == ["/api/me/tables", 20]
    assert 'ohhell_store_errors_total{code="store-gone",during="request"} 20.0' in counted


@pytest.mark.usefixtures("informed")
async def test_a_ledger_that_is_away_is_told_of_with_the_rest(
    mortal: Postmaster, tmp_path: Path
) -> None:
    """At a hundred tables for chips it would be a hundred lines for one reason."""
    async with serving(tmp_path, database=mortal.new_database()) as place:
        host, other = await place.people(2)
        body = {"rules": plain_rules(2), "seats": 2, "nonce": nonce(), "buyIn": 110}
        table_id = (await host.request("POST", "/api/compete", body)).json()["id"]
        async with host.at(table_id) as hosting, other.at(table_id) as tab:
            assert (await tab.ask("sit", seat=1, nonce=nonce()))["t"] == "done"
            with capture_logs() as logs:
                mortal.kill()
                for _ in range(3):
                    assert (await hosting.ask("start"))["code"] == "store-gone"
                await asyncio.to_thread(mortal.start)
                async with asyncio.timeout(PATIENCE_S):
                    while len(told_in(logs, "requests")) < 2:
                        await other.request("GET", "/health/live")
    assert not told_in(logs, "ledger")
    assert told_in(logs, "requests") == [
        ("error", "requests fail until the store answers"),
        ("info", "requests are answered again"),
    ]


@pytest.mark.usefixtures("informed")
async def test_an_outage_is_told_of_once_by_each_who_needs_the_database(
    mortal: Postmaster, tmp_path: Path
) -> None:
    """What tries again each second says so when it begins and when it is over, and no more."""
    async with serving(tmp_path, database=mortal.new_database()) as place:
        person = await place.person()
        await person.open(plain_rules(1), 2)
        with capture_logs() as logs:
            mortal.kill()
            until_s = monotonic() + TRIES * max(LOOK_S, BEAT_S)
            while monotonic() < until_s:
                assert (await person.request("GET", "/api/me/tables")).status_code == 503
            await asyncio.to_thread(mortal.start)
            async with asyncio.timeout(2 * PATIENCE_S):
                while not all(told_in(logs, end) for _, end in TOLD):
                    await person.request("GET", "/health/live")
    told = Counter(line["event"] for line in logs)
    assert set(told.values()) == {1}, told


@pytest.mark.usefixtures("informed")
async def test_lists_that_are_behind_are_told_of_once(mortal: Postmaster, tmp_path: Path) -> None:
    """An operator needs no line a second, but the first and the last."""
    async with serving(tmp_path, database=mortal.new_database()) as place:
        person = await place.person()
        host = await place.house.host(await person.open(plain_rules(1), 2))
        clerk = place.house.clerk
        with capture_logs() as logs:
            mortal.kill()
            for _ in range(3):
                clerk.rest(host)
                await clerk.settled()
            await asyncio.to_thread(mortal.start)
            async with asyncio.timeout(PATIENCE_S):
                while len(told_in(logs, "lists")) < 2:
                    await clerk.settled()
    assert told_in(logs, "lists") == [
        ("warning", "lists are behind until the database answers"),
        ("info", "lists are up to date again"),
    ]
