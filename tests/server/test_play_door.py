"""The Play door: whoever wants to play has a seat at once, with others if there are any."""

from __future__ import annotations

import asyncio
from collections import Counter
from itertools import count
from pathlib import Path

import pytest

from ohhell.server import House
from ohhell.server.lists.entering import play_key_of
from tests.postgres import Postmaster
from tests.server.client import PATIENCE_S, Json, Person, nonce
from tests.server.conftest import Place, plain_rules, serving
from tests.server.fresh import furnished
from tests.server.test_nodes import nodes, online

pytestmark = pytest.mark.anyio

CLOCKS = {"quick": 15, "standard": 30, "relaxed": 60}
HOUR_MS = 3_600_000
BONUSES = count(20)


@pytest.fixture
def rules() -> Json:
    """Return rules by which no other test plays: they differ in what a made bid is worth."""
    return plain_rules(3) | {"scoring": {"bonus": next(BONUSES)}}


async def ask(person: Person, rules: Json, **more: object) -> tuple[int, Json]:
    """Press Play; return the status, and the card of the table or the refusal."""
    body = {"pace": "standard", "rules": rules, "seats": 4, "nonce": nonce(), **more}
    answer = await person.request("POST", "/api/play", body)
    return answer.status_code, answer.json()


async def play(person: Person, rules: Json, **more: object) -> str:
    """Press Play, and return the table."""
    status, card = await ask(person, rules, **more)
    assert status == 200, card
    return str(card["id"])


def people_at(place: Place, table_id: str) -> set[str]:
    """Return the people who sit at a table now."""
    state = place.house._hosts[table_id].table.state
    return {seat.player for seat in state.places if seat.player is not None}


@pytest.mark.parametrize("pace", CLOCKS)
async def test_whoever_comes_first_plays_with_bots_at_once(
    place: Place, rules: Json, pace: str
) -> None:
    """At a table that others find, with the clocks of its pace and suggestions; not rated."""
    ann = await place.person()
    status, card = await ask(ann, rules, pace=pace)
    assert status == 200
    assert card["stage"] == "bidding"
    assert [seat["kind"] for seat in card["seats"]] == ["person", "bot", "bot", "bot"]
    info = await ann.get(f"/api/tables/{card['id']}")
    assert info["door"] == "play"
    assert (info["bidClockS"], info["playClockS"]) == (CLOCKS[pace], CLOCKS[pace])
    assert (info["open"], info["suggestions"], info["rated"]) == (True, True, False)
    assert card["id"] in {table["id"] for table in await ann.get("/api/tables")}


async def test_two_who_want_the_same_game_meet(place: Place, rules: Json) -> None:
    """The second takes a bot's seat, in the middle of the round, and both play it to its end."""
    ann, ben = await place.people(2)
    table_id = await play(ann, rules, seats=2)
    tab = await ann.tab(table_id)
    await tab.until(lambda: tab.is_my_turn)
    assert await play(ben, rules, seats=2) == table_id
    other = await ben.tab(table_id)
    assert [seat["kind"] for seat in other.view["seats"]] == ["person", "person"]
    await asyncio.gather(*(each.play_on(lambda: tab.is_over) for each in (tab, other)))
    assert tab.view["ranks"] == other.view["ranks"]


@pytest.mark.parametrize("change", [{"pace": "quick"}, {"seats": 5}, {"rules": plain_rules(2)}])
async def test_who_wants_another_game_is_led_elsewhere(
    place: Place, rules: Json, change: Json
) -> None:
    ann, ben = await place.people(2)
    wanted: Json = change.get("rules", rules)
    other = {name: value for name, value in change.items() if name != "rules"}
    assert await play(ann, rules) != await play(ben, wanted, **other)


async def test_all_who_come_at_the_same_moment_meet(place: Place, rules: Json) -> None:
    """Table by table: nobody is left alone with bots, or without a seat."""
    people = await place.people(10)
    tables = await asyncio.gather(*(play(person, rules) for person in people))
    assert sorted(Counter(tables).values()) == [2, 4, 4]
    for person, table_id in zip(people, tables, strict=True):
        assert person.me["id"] in people_at(place, table_id)


async def test_whoever_loses_the_race_for_a_seat_gets_another(place: Place, rules: Json) -> None:
    """Others sit down at the table directly, in the same moment."""
    ann, *others = await place.people(9)
    table_id = await play(ann, rules)
    tabs = [await person.tab(table_id) for person in others[4:]]
    sitting = [tab.ask("sit", seat=1 + k % 3, nonce=nonce()) for k, tab in enumerate(tabs)]
    tables = [play(person, rules) for person in others[:4]]
    found, _ = await asyncio.gather(asyncio.gather(*tables), asyncio.gather(*sitting))
    assert len(people_at(place, table_id)) == 4
    for person, found_id in zip(others[:4], found, strict=True):
        assert person.me["id"] in people_at(place, found_id)


async def test_asked_twice_it_is_one_seat(place: Place, rules: Json) -> None:
    """One after the other, at once, and while others come."""
    ann, ben = await place.people(2)
    first = await play(ann, rules)
    again = await asyncio.gather(*(play(person, rules) for person in (ann, ben, ann, ben)))
    assert {first, *again} == {first}
    assert people_at(place, first) == {ann.me["id"], ben.me["id"]}


async def test_whoever_left_for_good_is_led_elsewhere(place: Place, rules: Json) -> None:
    ann, ben = await place.people(2)
    table_id = await play(ann, rules)
    assert await play(ben, rules) == table_id
    tab = await ben.tab(table_id)
    assert (await tab.ask("leave"))["t"] == "done"
    assert await play(ben, rules) != table_id


async def test_nobody_is_seated_with_whom_they_block(place: Place, rules: Json) -> None:
    """Neither by who blocks, nor by who is blocked; and nobody is told."""
    ann, ben, cleo = await place.people(3)
    table_id = await play(ann, rules)
    assert (await ann.request("PUT", f"/api/me/blocked/{ben.me['id']}")).status_code == 200
    assert (await cleo.request("PUT", f"/api/me/blocked/{ann.me['id']}")).status_code == 200
    other = await play(ben, rules)
    assert other != table_id
    assert await play(cleo, rules) == other


async def test_a_game_that_is_over_is_not_entered_and_not_resumed(
    place: Place, rules: Json
) -> None:
    ann, ben = await place.people(2)
    table_id = await play(ann, rules | {"schedule": plain_rules(1)["schedule"]}, seats=2)
    tab = await ann.tab(table_id)
    await tab.play_on(lambda: tab.is_over)
    for person in (ann, ben):
        found = await play(person, rules | {"schedule": plain_rules(1)["schedule"]}, seats=2)
        assert found != table_id


async def test_yesterdays_game_is_not_resumed(tmp_path: Path, rules: Json) -> None:
    async with serving(tmp_path) as place:
        ann = await place.person()
        now_ms = place.house.clock()
        place.house.clock = lambda: now_ms - 2 * HOUR_MS
        old = await play(ann, rules)
        assert await play(ann, rules) == old
        place.house.clock = lambda: now_ms
        ben = await place.person()
        assert await play(ben, rules) == old, "she may be on her way"
        assert await play(ann, rules) != old


async def test_what_makes_no_sense_is_refused_in_words(place: Place, rules: Json) -> None:
    ann = await place.person()
    wrong: list[tuple[Json, str]] = [
        ({"pace": "sleepy"}, "bad-request"),
        ({"seats": 99}, "bad-rules"),
        ({"nonce": "x"}, "bad-nonce"),
        ({"level": "godlike"}, "no-such-level"),
        ({"rules": {"teams": 7}}, "bad-rules"),
        ({"rated": True}, "bad-request"),
    ]
    for change, code in wrong:
        body = {"pace": "quick", "rules": rules, "seats": 4, "nonce": nonce()} | change
        answer = await ann.request("POST", "/api/play", body)
        assert (answer.status_code, answer.json()["code"]) == (400, code)


async def test_people_at_two_nodes_meet(
    tmp_path: Path, postmaster: Postmaster, rules: Json
) -> None:
    """And where nobody is any more, nobody is led."""
    async with nodes(tmp_path, furnished(postmaster)) as places:
        ann, ben, cleo = [await places[k].person() for k in (0, 1, 1)]
        table_id = await play(ann, rules)
        key = play_key_of(places[0].house._hosts[table_id].table.state.options)
        tab = await ann.tab(table_id)
        await until_sought(places[1].house, key, sought=True)
        assert await play(ben, rules) == table_id
        other = await ben.tab(table_id)
        kinds = [seat["kind"] for seat in other.view["seats"]]
        assert kinds.count("person") == 2
        await tab.until(lambda: all(online(tab)) and tab.view["number"] >= other.view["number"])
        await tab.close()
        await other.close()
        await until_sought(places[0].house, key, sought=False)
        places[1].house._hosts[table_id]._idle_since -= HOUR_MS
        assert await play(cleo, rules) != table_id


async def until_sought(house: House, key: str, *, sought: bool) -> None:
    """Wait until a node has heard whether anybody is at a table of this game elsewhere."""
    async with asyncio.timeout(PATIENCE_S):
        while bool(await house.store.listing.sought(key, most=1)) is not sought:
            pass
