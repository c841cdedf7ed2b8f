"""Figures: each moves when its thing happens, all are told of, and none names anybody."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncGenerator, Iterable
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
import websockets
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy import text, update

from ohhell.server.gauges import figures
from ohhell.server.store.schema import CHIP_BALANCES, TABLES
from tests.server.client import PATIENCE_S, Person
from tests.server.conftest import AMPLE, Place, game_of, plain_rules, serving
from tests.server.keeping import Keeping
from tests.server.test_accounts import register, sign_in
from tests.tidy.sources import ROOT

pytestmark = pytest.mark.anyio

LABELS = {
    "about", "account", "code", "door", "during", "le", "level", "outcome", "place", "stage",
    "status", "version", "way", "why",
}  # fmt: skip
"""What figures are told apart by: of each there are few, and none is a person or a table."""


@pytest.fixture
async def own(tmp_path: Path) -> AsyncGenerator[Place]:
    """Return a server where nothing has happened yet."""
    async with serving(tmp_path) as found:
        yield found


async def figure(at: Place, name: str, /, **labels: str) -> float:
    """Return what a figure is now; 0 if it has not been counted."""
    async with httpx.AsyncClient(base_url=at.address, verify=False) as client:
        shown = (await client.get("/metrics")).text
    samples = (s for family in text_string_to_metric_families(shown) for s in family.samples)
    return next((s.value for s in samples if s.name == name and s.labels == labels), 0.0)


async def becomes(at: Place, wanted: float, name: str, /, **labels: str) -> None:
    """Wait until a figure is as it should be."""
    async with asyncio.timeout(PATIENCE_S):
        while await figure(at, name, **labels) != wanted:
            pass  # asking is pause enough


@pytest.fixture(autouse=True)
def _fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the database be asked each time."""
    monkeypatch.setattr(figures, "KEPT_S", 0.0)


async def test_tables_and_people_are_counted_while_they_are_here(own: Place) -> None:
    game = await game_of(own, 2, plain_rules(1), bidClockS=30, playClockS=30)
    lobby = await (await own.person()).open(plain_rules(1), 2)
    assert await figure(own, "ohhell_tables", stage="bidding", door="join") == 1
    assert await figure(own, "ohhell_tables", stage="lobby", door="join") == 1
    assert await figure(own, "ohhell_people_online", place="table") == 2
    assert await figure(own, "ohhell_people_online", place="elsewhere") == 1
    assert await figure(own, "ohhell_guests_total") == 3
    await game.tabs[1].close()
    await becomes(own, 1, "ohhell_people_online", place="table")
    await own.house._rest(await own.house.host(lobby))
    assert await figure(own, "ohhell_tables", stage="lobby", door="join") == 0


async def test_commands_that_wait_are_counted(own: Place) -> None:
    game = await game_of(own, 2, plain_rules(1))
    host = await own.house.host(game.table_id)
    for _ in range(3):
        host.hear(host.table.number + 1 + host.waiting)
    assert host.waiting == 3
    await becomes(own, 0, "ohhell_commands_waiting")
    assert host.waiting == 0


async def test_rows_that_wait_are_counted(own: Place) -> None:
    game = await game_of(own, 2, plain_rules(1))
    await own.house.clerk.settled()
    assert own.house.clerk.behind == 0
    own.house.clerk.rest(await own.house.host(game.table_id))
    assert own.house.clerk.behind == 1
    await becomes(own, 0, "ohhell_lists_waiting")


async def test_what_is_refused_is_counted_by_code(own: Place) -> None:
    person = await own.person()
    await person.request("PUT", "/api/me", {"name": 7})
    await person.request("GET", "/api/tables/abcdefghijkm")
    await person.request("POST", "/api/tables", {}, origin="https://elsewhere.example")
    for code in ("bad-request", "no-such-table", "origin"):
        assert await figure(own, "ohhell_http_refusals_total", code=code) == 1, code


async def test_sockets_and_messages_are_counted_that_are_turned_down(own: Place) -> None:
    person = await own.person()
    table_id = await person.open(plain_rules(1), 2)
    with pytest.raises(websockets.InvalidStatus):
        await person.tab(table_id, origin="https://elsewhere.example")
    assert await figure(own, "ohhell_sockets_denied_total", status="403") == 1
    async with person.at(table_id) as tab:
        await tab.say("this is no message")
        await tab.say("x" * 5_000)
        refused = await tab.ask("bid", tricks=9, after=tab.view["number"])
    for code in ("malformed", "too-long"):
        assert await figure(own, "ohhell_messages_refused_total", code=code) == 1, code
    assert await figure(own, "ohhell_commands_total", outcome=refused["code"]) == 1


async def test_tries_to_sign_in_are_counted_by_outcome(own: Place) -> None:
    person = await own.person()
    await register(person, "Counted")
    await sign_in(person, "Counted")
    await sign_in(person, "Counted", "not the password")
    answer = {"credential": {"rawId": "AA", "response": {}}}
    await person.request("POST", "/api/account/sign-in/passkey", answer)
    name = "ohhell_sign_ins_total"
    assert await figure(own, name, way="password", outcome="done") == 1
    assert await figure(own, name, way="password", outcome="wrong-sign-in") == 1
    assert await figure(own, name, way="passkey", outcome="no-passkeys-here") == 1


async def test_a_store_that_fails_is_counted(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=replace(AMPLE, log_bytes=32_768)) as place:
        person = await place.person()
        await _open_until_full(person)
        assert await figure(place, "ohhell_store_errors_total", code="store-full", during="request")


async def _open_until_full(person: Person) -> None:
    body = {"rules": plain_rules(1), "seats": 2, "nonce": "0" * 32}
    async with asyncio.timeout(PATIENCE_S):
        while (await person.request("POST", "/api/tables", body)).status_code == 201:
            pass


async def test_the_loop_and_the_process_are_watched(own: Place) -> None:
    await becomes(own, 1, "ohhell_loop_lag_seconds_count")
    assert await figure(own, "process_resident_memory_bytes") > 10e6


async def test_the_house_is_counted_wherever_it_is_kept(keeping: Keeping) -> None:
    async with serving(keeping.data, database=keeping.database) as place:
        person = await place.person()
        await person.get("/api/me/chips")
        assert await figure(place, "ohhell_database_up") == 1
        assert await figure(place, "ohhell_nodes") == 1
        assert await figure(place, "ohhell_chips", account="purses") > 0
        assert await figure(place, "ohhell_chips", account="bank") < 0
        assert await figure(place, "ohhell_chips", account="stakes") == 0
        assert await figure(place, "ohhell_chips_off") == 0


async def test_books_that_do_not_balance_show(keeping: Keeping) -> None:
    async with serving(keeping.data, database=keeping.database) as place:
        person = await place.person()
        await person.get("/api/me/chips")
        purse = CHIP_BALANCES.c.player_id.is_not(None)
        lost = update(CHIP_BALANCES).where(purse).values(chips=CHIP_BALANCES.c.chips - 7)
        async with place.house.store._engine.begin() as connection:
            await connection.execute(lost)
        assert await figure(place, "ohhell_chips_off") == -7


async def test_what_is_behind_shows(keeping: Keeping) -> None:
    async with serving(keeping.data, database=keeping.database) as place:
        await (await place.person()).open(plain_rules(1), 2)
        await place.house.clerk.settled()
        over = update(TABLES).values(stage="over", followed=False)
        async with place.house.store._engine.begin() as connection:
            await connection.execute(over)
        assert await figure(place, "ohhell_games_unfollowed") == 1
        assert await figure(place, "ohhell_tables_overdue") == 0


async def test_figures_are_told_without_a_database(own: Place) -> None:
    async with own.house.store._engine.begin() as connection:
        await connection.execute(text("ALTER TABLE chip_balances RENAME TO lost"))
    assert await figure(own, "ohhell_database_up") == 0
    assert await figure(own, "ohhell_nodes") == 0
    assert await figure(own, "process_resident_memory_bytes") > 0


async def test_nodes_that_speak_are_heard(keeping: Keeping) -> None:
    async with serving(keeping.data, database=keeping.database) as place:
        person = await place.person()
        await person.open(plain_rules(1), 2)
        told = 1 if keeping.database else 0
        await becomes(place, told, "ohhell_news_total", about="grew")


def names_in(shown: str) -> Iterable[str]:
    """Return the names under which operators ask for what is shown."""
    for family in text_string_to_metric_families(shown):
        total = "_total" if family.type == "counter" else ""
        if family.name.startswith("ohhell") and not family.name.endswith("_created"):
            yield f"{family.name}{total}"


async def test_every_figure_is_told_of_and_names_nobody(own: Place) -> None:
    manual = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
    shown = (await (await own.person()).request("GET", "/metrics")).text
    told = set(re.findall(r"`(ohhell_\w+)(?:\{[a-z,]+\})?`", manual))
    assert set(names_in(shown)) == told
    samples = (s for family in text_string_to_metric_families(shown) for s in family.samples)
    found = {label for s in samples if s.name.startswith("ohhell") for label in s.labels}
    assert found <= LABELS
