"""Going for good while something of the same person is on its way: nothing of it stays."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import suppress

import httpx
import pytest
from sqlalchemy import select
from sqlalchemy.ext.asyncio import create_async_engine
from websockets import ConnectionClosed

from ohhell.club.people import Word
from ohhell.server.store import Gone
from ohhell.server.store.circles import NoSuchPlayer
from ohhell.server.store.kept import Kept
from ohhell.server.store.schema import METADATA
from tests.server.acquaintance import does, id_of
from tests.server.client import Person, Tab, nonce
from tests.server.conftest import Place, plain_rules, serving
from tests.server.keeping import Keeping
from tests.server.test_leaving import call, leave_for_good

pytestmark = pytest.mark.anyio
GONE = 401
NAME, SAID = "Zebra", "what zebras say"
BY_ID = {"players", "seated", "deeds", "reports", "chip_transfers", "chip_postings", "erasures"}
"""Where somebody who has gone is still an id without a name: proofs and trails need it, and what
is to be forgotten once more."""


@pytest.fixture
async def house(keeping: Keeping) -> AsyncGenerator[Place]:
    """Return a server whose data lie in a folder, or on PostgreSQL."""
    async with serving(keeping.data, database=keeping.database) as found:
        yield found


async def texts(keeping: Keeping) -> dict[str, str]:
    """Return all that the house's tables hold, by table."""
    engine = create_async_engine(keeping.house_url)
    async with engine.connect() as connection:
        found = {
            t.name: str((await connection.execute(select(t))).all()) for t in METADATA.sorted_tables
        }
    await engine.dispose()
    return found


async def require_nothing_left(
    house: Place, keeping: Keeping, person: Person, tables: list[str]
) -> None:
    """Look for the name, the words and the id of somebody wherever they could be."""
    for table_id in tables:
        log = str(await house.house.store.log.read(table_id))
        assert NAME not in log
        assert SAID not in log
        state = (await house.house.host(table_id)).table.state
        assert state.seat_of(id_of(person)) is None
    for name, text in (await texts(keeping)).items():
        assert NAME not in text, name
        assert SAID not in text, name
        assert name in BY_ID or id_of(person) not in text, name


async def test_a_seat_that_was_left_at_once_is_forgotten_too(
    house: Place, keeping: Keeping
) -> None:
    """Before any list was written: the log of the table tells of it all the same."""
    host, person = await house.people(2)
    await call(person, NAME)
    table_id = await host.open(plain_rules(1), 3)
    here = await house.house.host(table_id)
    tabs = await host.tab(table_id), await person.tab(table_id)
    await house.house.clerk.settled()
    assert (await tabs[1].ask("sit", seat=1, nonce=nonce()))["t"] == "done"
    assert (await tabs[0].ask("clear", seat=1))["t"] == "done"
    assert here.table.state.seat_of(id_of(person)) is None
    await leave_for_good(person)
    await require_nothing_left(house, keeping, person, [table_id])


async def test_so_is_one_that_a_crash_kept_from_the_lists(keeping: Keeping) -> None:
    async with serving(keeping.data, database=keeping.database) as place:
        host, person = await place.people(2)
        await call(person, NAME)
        table_id = await host.open(plain_rules(1), 3)
        tabs = await host.tab(table_id), await person.tab(table_id)
        await tabs[1].ask("sit", seat=1, nonce=nonce())
        await tabs[1].ask("leave")
        token, id_ = person.token, id_of(person)
    # As if it had been killed between the log and the lists.
    await keeping.change_house("DELETE FROM seated")
    await keeping.change_house("UPDATE tables SET number = 0")
    await keeping.change_house("DELETE FROM notes WHERE key = 'lists-mended-to'")
    async with serving(keeping.data, database=keeping.database) as place:
        found = place.house.store.people.find(token)
        assert found is not None
        assert [one.id for one in await place.house.store.listing.of_player(id_)] == [table_id]


async def hammer(do: Callable[[], Awaitable[object]]) -> None:
    """Do something again and again, until they are nobody, or the line is down."""
    with suppress(ConnectionError, ConnectionClosed):
        while True:
            answer = await do()
            if isinstance(answer, httpx.Response) and answer.status_code == GONE:
                return


async def sit_and_get_up(tab: Tab, seat: int) -> None:
    """Take a seat, speak, and leave it."""
    await tab.ask("sit", seat=seat, nonce=nonce())
    await tab.ask("say", text=SAID)
    await tab.ask("leave")


@pytest.mark.parametrize("delay", range(3))
async def test_what_is_on_its_way_while_somebody_goes_is_forgotten(
    house: Place, keeping: Keeping, delay: int
) -> None:
    """Sits, words, ties, rules and tables: from several tabs at once, at any moment of it."""
    host, person, other = await house.people(3)
    await call(person, NAME)
    tables = [await host.open(plain_rules(1), 4, chat="text") for _ in range(2)]
    held = [await host.tab(table_id) for table_id in tables]
    tabs = [await person.tab(table_id) for table_id in tables]
    rules = {"name": SAID, "rules": plain_rules(1)}
    doing: list[Callable[[], Awaitable[object]]] = [
        *((lambda tab=tab: sit_and_get_up(tab, 1)) for tab in tabs),
        lambda: person.request("PUT", f"/api/me/friends/{id_of(other)}"),
        lambda: other.request("PUT", f"/api/me/friends/{id_of(person)}"),
        lambda: person.request("PUT", "/api/me/rules", rules),
    ]
    tasks = [asyncio.create_task(hammer(each)) for each in doing]
    for _ in range(8 * delay):  # not a time: so many turns of the others
        await held[0].ask("unready")
    await leave_for_good(person)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await house.house.friends.lookout.tell()
    await require_nothing_left(house, keeping, person, tables)


async def test_nothing_new_is_kept_of_who_has_gone(house: Place, keeping: Keeping) -> None:
    """Whoever was let in before, and writes after."""
    person, other = await house.people(2)
    await does(person, "PUT", "friends", other)
    await leave_for_good(person)
    store, me, them = house.house.store, id_of(person), id_of(other)
    with pytest.raises(NoSuchPlayer):
        await house.house.friends.befriend(me, them)
    with pytest.raises(NoSuchPlayer):
        await house.house.friends.shun(them, Word.BLOCK, me)
    for late in (
        store.kept.keep(me, Kept("mine", "plump"), most=9),
        store.ratings.hide(me, hidden=True),
        house.house.friends.lookout.show(me, shown=False),
    ):
        with pytest.raises(Gone):
            await late
    house.house.friends.lookout.met(me)
    await house.house.friends.lookout.tell()
    await require_nothing_left(house, keeping, person, [])
