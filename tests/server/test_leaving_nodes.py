"""Going for good at one of several nodes: the others forget as well, and what they let in late."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from math import inf
from pathlib import Path

import pytest

from ohhell.rules import Seat
from ohhell.server.people.elsewhere import HEED_EVERY_S
from ohhell.server.personal.erasing import erase
from ohhell.server.store.erasures import AGAIN_S
from ohhell.table import Done
from ohhell.table.commands import Say, Sit
from tests.postgres import Postmaster
from tests.server.acquaintance import id_of
from tests.server.client import PATIENCE_S, Json, Tab, nonce
from tests.server.conftest import Place, game_with, plain_rules, serving
from tests.server.fresh import furnished
from tests.server.test_leaving import call, leave_for_good

pytestmark = pytest.mark.anyio

NAME, SAID = "Zebra", "what zebras say"


@pytest.fixture
def database(postmaster: Postmaster) -> str:
    """Return the address of the database of a new house."""
    return furnished(postmaster)


def later(place: Place, seconds: float) -> None:
    """Let time pass at a node."""
    before = place.house.clock
    place.house.clock = lambda: before() + round(seconds * 1000)


async def test_a_word_in_the_instant_of_going_is_forgotten_though_the_node_dies(
    tmp_path: Path, database: str
) -> None:
    """Another node may let something in for as long as it does not know that somebody has gone."""
    assert AGAIN_S > HEED_EVERY_S, "by then it knows"
    async with AsyncExitStack() as stack, serving(tmp_path, database=database) as other:
        dying = await stack.enter_async_context(serving(tmp_path, database=database))
        host, person = await other.person(), await dying.person()
        table_id = await host.open(plain_rules(1), 3, chat="text")
        tab = await person.tab(table_id)
        assert (await tab.ask("sit", seat=1, nonce=nonce()))["t"] == "done"
        await leave_for_good(person)
        there = await other.house.host(table_id)
        for late in (Sit(Seat(1), NAME, nonce()), Say(SAID)):
            assert isinstance(await there.ask(id_of(person), late), Done)
        await stack.aclose()
        await erase(other.house)
        assert SAID in str(await other.house.store.log.read(table_id)), "too soon"
        later(other, AGAIN_S)
        await erase(other.house)
        assert SAID not in str(await other.house.store.log.read(table_id))
        later(other, AGAIN_S)
        await erase(other.house)
        assert not await other.house.store.erasures.waiting(now_s=inf)


async def test_a_name_goes_at_every_node_where_the_table_is_live(
    tmp_path: Path, database: str
) -> None:
    """From the pages of those who are there, and from the lists, whoever writes them last."""
    async with (
        serving(tmp_path, database=database, summary_ms=0) as here,
        serving(tmp_path, database=database, summary_ms=0) as there,
    ):
        person, other = await here.person(), await there.person()
        await call(person, NAME)
        game = await game_with([person, other], plain_rules(1))
        await asyncio.gather(*(play_to_the_end(tab) for tab in game.tabs))
        assert NAME in await told_at(there, game.table_id)
        await leave_for_good(person)
        async with asyncio.timeout(PATIENCE_S):
            while NAME in await told_at(there, game.table_id):  # noqa: ASYNC110 - it is heard
                await asyncio.sleep(0)
        await there.house.wake_anew(game.table_id)
        listed: Json = await other.get("/api/me/tables")
        assert game.table_id in str(listed)
        assert NAME not in str(listed)


async def play_to_the_end(tab: Tab) -> None:
    """Act whenever it is one's turn: another node may be ahead."""
    await tab.play_on(lambda: tab.is_over)


async def told_at(place: Place, table_id: str) -> str:
    """Return all that a live table of a node could tell."""
    return str((await place.house.host(table_id)).table.state)
