"""Going for good: what the house holds of somebody is told, and deleted, and proofs stay proofs."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator

import pytest

from ohhell.server.personal.erasing import erase
from ohhell.server.personal.parts import PARTS
from ohhell.server.store import Device, Gone, SignIn
from ohhell.table import dump, load
from ohhell.wire import faults, parse
from tests.server.client import Json, Person, nonce
from tests.server.conftest import Place, game_of, game_with, plain_rules, serving
from tests.server.keeping import Keeping
from tests.server.test_accounts import PASSWORD, refusal, register, sign_in

pytestmark = pytest.mark.anyio

NAME = "Zoë Zebra"
CODE = "plump"


@pytest.fixture
async def house(keeping: Keeping) -> AsyncGenerator[Place]:
    """Return a server, once for each way to keep a house."""
    async with serving(keeping.data, database=keeping.database, summary_ms=0) as place:
        yield place


async def leave_for_good(person: Person, **how: str) -> None:
    """Have somebody delete everything."""
    answer = await person.request("POST", "/api/account/delete", how)
    assert answer.status_code == 204, answer.text


async def call(person: Person, name: str) -> None:
    """Give somebody a name."""
    assert (await person.request("PUT", "/api/me", {"name": name})).status_code == 200


async def test_all_that_is_held_is_told(place: Place) -> None:
    person = await place.person()
    await call(person, NAME)
    await register(person, "zebra@example.org")
    table_id = await person.open(plain_rules(1), 2)
    await person.request("PUT", "/api/me/rules", {"name": "mine", "code": CODE})
    answer = await person.request("GET", "/api/account/export")
    assert "attachment" in answer.headers["content-disposition"]
    told: Json = answer.json()
    assert told["format"] == "ohhell-export/1"
    assert set(told["parts"]) == {part.key for part in PARTS}
    profile = told["parts"]["profile"]
    assert (profile["name"], profile["signInName"]) == (NAME, "zebra@example.org")
    assert [table["id"] for table in told["parts"]["tables"]] == [table_id]
    assert [rules["name"] for rules in told["parts"]["rules"]] == ["mine"]
    assert "argon2" not in answer.text
    assert person.token not in answer.text


async def test_a_deletion_wants_the_password(place: Place) -> None:
    person = await place.person()
    await register(person, "cautious")
    answer = await person.request("POST", "/api/account/delete", {})
    assert refusal(answer) == (403, "wrong-password")
    assert (await person.get("/api/me"))["account"]


async def test_who_is_gone_is_forgotten_everywhere(house: Place) -> None:
    """In the log, in lists and in records; and the deals of the game can still be proved."""
    game = await game_of(house, 2, plain_rules(2))
    person, other = game.people
    lobby = await person.open(plain_rules(1), 2, open=True)
    await call(person, NAME)
    second = await game_with([person, other], plain_rules(1))
    for each in (game, second):
        await each.play_on(lambda each=each: each.tabs[0].is_over)  # type: ignore[misc]
    before = await house.house.store.log.read(second.table_id)
    await register(person, "zebra")
    token = person.token
    await leave_for_good(person, current=PASSWORD)
    assert house.house.store.people.find(token) is None
    record = (await other.request("GET", f"/api/tables/{second.table_id}/record")).text
    assert json.loads(record)["names"][0] == "Former player"
    assert faults(parse(record.encode())) == ()
    after = await house.house.store.log.read(second.table_id)
    texts = [dump(entry) for entry in after]
    assert NAME not in json.dumps([json.loads(text) for text in texts], ensure_ascii=False)
    assert [load(text).number for text in texts] == [entry.number for entry in before]
    assert [(e.at_ms, e.by, e.id, e.digest) for e in after] == [
        (e.at_ms, e.by, e.id, e.digest) for e in before
    ]
    for path in ("/api/me/tables", f"/api/tables/{second.table_id}/replay", "/api/tables"):
        assert NAME not in json.dumps(await other.get(path), ensure_ascii=False)
    assert lobby not in {table["id"] for table in await other.get("/api/tables")}
    assert await house.house.store.erasures.waiting() == []
    assert refusal(await sign_in(other, "zebra")) == (403, "wrong-sign-in")


async def test_a_bot_plays_on_and_the_name_goes_with_the_game(house: Place) -> None:
    """Nobody at a running table loses the game because somebody has gone."""
    people = await house.people(2)
    await call(people[0], NAME)
    game = await game_with(people, plain_rules(1))
    await leave_for_good(people[0])
    assert await game.tabs[0].ended() == 4003
    (waiting,) = await house.house.store.erasures.waiting()
    assert waiting.table_id == game.table_id
    tab = game.tabs[1]
    await tab.until(lambda: tab.view["seats"][0]["kind"] == "bot")
    await tab.play_on(lambda: tab.is_over)
    await erase(house.house)
    assert await house.house.store.erasures.waiting() == []
    texts = [dump(entry) for entry in await house.house.store.log.read(game.table_id)]
    assert json.dumps(NAME) not in "".join(texts)


async def test_a_guest_goes_too(place: Place) -> None:
    person = await place.person()
    await leave_for_good(person)
    assert (await person.get("/api/me"))["id"] != person.me["id"]


async def test_asked_for_in_two_tabs_a_deletion_is_one(house: Place) -> None:
    person = await house.person()
    await person.open(plain_rules(1), 2)
    tabs = [person, *(Person(house.address, person.token) for _ in range(3))]
    for tab in tabs[1:]:
        await house.stack.enter_async_context(tab)
    answers = await asyncio.gather(
        *(tab.request("POST", "/api/account/delete", {}) for tab in tabs)
    )
    # Who is late is not known any more.
    assert {answer.status_code for answer in answers} <= {204, 401}


async def test_nothing_new_is_kept_of_who_is_gone(house: Place) -> None:
    """A password takes its time to be hashed: meanwhile another tab may delete everything."""
    store, person = house.house.store, await house.person()
    player = store.people.find(person.token)
    assert player is not None
    await leave_for_good(person)
    with pytest.raises(Gone):
        await store.accounts.set_sign_in(player.id, SignIn("zebra", "hash"))
    with pytest.raises(Gone):
        await store.sessions.begin(player, Device(), most=9)
    with pytest.raises(Gone):
        await store.people.rename(player, NAME)
    assert await store.accounts.named("zebra") is None


async def test_an_account_made_while_all_is_deleted_is_none(house: Place) -> None:
    other = await house.person()
    for turn in range(3):
        person, name = await house.person(), f"zebra{turn}"
        await asyncio.gather(
            person.request(
                "PUT", "/api/account/sign-in", {"signInName": name, "password": PASSWORD}
            ),
            person.request("POST", "/api/account/delete", {}),
        )
        assert refusal(await sign_in(other, name)) == (403, "wrong-sign-in")


async def test_no_seat_is_kept_under_the_name_of_who_is_gone(house: Place) -> None:
    """A rematch keeps the seats of those who have not come yet: its log knows their names."""
    person, other = await house.people(2)
    await call(person, NAME)
    game = await game_with([person, other], plain_rules(1))
    await game.play_on(lambda: game.tabs[0].is_over)
    path = f"/api/tables/{game.table_id}/rematch"
    again: str = (await other.request("POST", path, {"nonce": nonce()})).json()["id"]
    async with other.at(again) as tab:
        assert tab.view["seats"][0]["keptFor"] == NAME
    await leave_for_good(person)
    assert NAME not in str(await house.house.store.log.read(again))
    async with other.at(again) as tab:
        assert tab.view["seats"][0]["keptFor"] not in (NAME, None)


async def test_who_was_removed_or_got_up_is_forgotten_too(house: Place) -> None:
    host, person = await house.people(2)
    await call(person, NAME)
    tables = [await host.open(plain_rules(1), 3) for _ in range(2)]
    for way, table_id in zip(("removed", "left"), tables, strict=True):
        tabs = await host.tab(table_id), await person.tab(table_id)
        await tabs[1].ask("sit", seat=1, nonce=nonce())
        await house.house.clerk.settled()
        await tabs[1].ask("say", text="what zebras say")
        if way == "removed":
            await tabs[0].ask("clear", seat=1)
        else:
            await tabs[1].ask("leave")
    await leave_for_good(person)
    for table_id in tables:
        log = str(await house.house.store.log.read(table_id))
        assert NAME not in log
        assert "zebras" not in log


async def test_a_table_that_was_closed_forgets_too(house: Place) -> None:
    person = await house.person()
    await call(person, NAME)
    table_id = await person.open(plain_rules(1), 2)
    async with person.at(table_id) as tab:
        assert (await tab.ask("close"))["t"] == "done"
    await leave_for_good(person)
    assert NAME not in str(await house.house.store.log.read(table_id))


async def test_who_is_gone_gives_up_a_seat_where_they_were_reported(house: Place) -> None:
    """The log is held, so that it can be read; the seat is not: others wait for it."""
    person, other = await house.people(2)
    table_id = await person.open(plain_rules(1), 2)
    said = {"person": person.me["id"], "reason": "talk", "table": table_id}
    assert (await other.request("POST", "/api/reports", said)).status_code == 200
    await leave_for_good(person)
    host = await house.house.host(table_id)
    assert host.table.state.seat_of(person.me["id"]) is None
    assert await house.house.store.erasures.waiting(person.me["id"]), "the name is held"
