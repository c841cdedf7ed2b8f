"""Ids that are nobody's: refused alike, on either database and by either way to speak WebSocket."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator

import pytest

from ohhell.server.sockets.door import Admitted, Door, Knock
from tests.server.acquaintance import befriended, does, id_of
from tests.server.client import PATIENCE_S, Json, Tab
from tests.server.conftest import SOCKETS, Place, game_of, plain_rules, serving
from tests.server.keeping import Keeping

pytestmark = pytest.mark.anyio
NO_SUCH_TABLE = 4004
NONSENSE = ("%00", "%ED%A0%80", "%FF", "..%2F..", "x" * 5_000, "a/b", "", "k7m2p9x4w8t%00")
NOBODIES = ("\x00", "nobody", "0" * 16, "\u2603" * 16)


@pytest.fixture(params=SOCKETS)
async def house(request: pytest.FixtureRequest, keeping: Keeping) -> AsyncGenerator[Place]:
    """Return a server of each kind."""
    kept = {"database": keeping.database, "socket": request.param}
    async with serving(keeping.data, **kept) as place:
        yield place


async def test_a_socket_to_nonsense_ends_as_one_to_no_table(house: Place) -> None:
    person = await house.person()
    for path in NONSENSE:
        tab = await person.tab(path)
        assert await tab.ended() == NO_SUCH_TABLE, path


class Silence:
    """A line on which nobody listens."""

    def send(self, message: bytes) -> None:
        """Say nothing."""

    def close(self, code: int) -> None:
        """Hang up."""


async def test_nobody_is_noted_to_be_at_a_table_that_can_be_none(house: Place) -> None:
    """PostgreSQL keeps no NUL: all that this node tells of others would be lost with it."""
    person, lookout = await house.person(), house.house.friends.lookout
    door, at = Door(house.house), house.address
    for table_id in ("\x00", "\ud800", "x" * 5_000):
        knock = Knock(f"/ws/{table_id}", at, at.removeprefix("http://"), person.cookies, "::1")
        admitted = door.admit(knock)
        assert isinstance(admitted, Admitted)
        admitted.opened(Silence())
        await lookout.tell()
        assert (await house.house.store.company.glimpses.of([id_of(person)])).values()
        assert (await lookout.of([id_of(person)]))[id_of(person)].table is None
        admitted.closed()


async def test_a_seat_is_offered_to_nobody_who_is_not_there(house: Place) -> None:
    """Nor to who blocks whoever offers; friends need not be there yet."""
    game = await game_of(house, 2, plain_rules(1))
    stranger, friend, foe, watcher = await house.people(4)
    await befriended(game.people[0], friend)
    await does(foe, "PUT", "blocked", game.people[0])
    await foe.tab(game.table_id)
    await watcher.tab(game.table_id)
    ann = game.tabs[0]
    for to in (*NOBODIES, id_of(stranger), id_of(foe)):
        assert (await offered(ann, to)).get("code") == "nobody-here", to
    for somebody in (id_of(friend), id_of(watcher), None):
        assert (await offered(ann, somebody))["t"] == "done", somebody


async def offered(tab: Tab, to: str | None) -> Json:
    """Offer a seat, again if the store did not answer in time: on a busy machine it may not."""
    async with asyncio.timeout(PATIENCE_S):
        while (answer := await tab.ask("offer", to=to)).get("code") == "store-gone":
            pass
    return answer


async def test_a_seat_is_not_offered_to_who_has_gone(house: Place) -> None:
    game = await game_of(house, 2, plain_rules(1))
    gone = await house.person()
    await gone.tab(game.table_id)
    answer = await gone.request("POST", "/api/account/delete", {"current": None})
    assert answer.status_code == 204
    assert (await offered(game.tabs[0], id_of(gone)))["code"] == "nobody-here"
