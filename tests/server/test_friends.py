"""What people are to each other, as they see it: friends, the blocked, who is here."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from tests.server.acquaintance import (
    befriended,
    does,
    group,
    id_of,
    refused,
    sat_down,
    tables,
)
from tests.server.conftest import AMPLE, Place, plain_rules, serving
from tests.server.keeping import Keeping

pytestmark = pytest.mark.anyio
RULES = plain_rules(2)
CHANGES = ("friends", "blocked", "muted")


# --- Friends --------------------------------------------------------------------------------------


async def test_a_request_waits_until_it_is_accepted(place: Place) -> None:
    ann, ben = await place.people(2)
    assert [p["id"] for p in (await does(ann, "PUT", "friends", ben))["asked"]] == [id_of(ben)]
    assert await group(ben, "asking") == [id_of(ann)]
    assert [p["id"] for p in (await does(ben, "PUT", "friends", ann))["friends"]] == [id_of(ann)]
    assert await group(ann, "friends") == [id_of(ben)]
    for name in ("asked", "asking"):
        assert await group(ann, name) == await group(ben, name) == []


@pytest.mark.parametrize("who", [0, 1], ids=["taken back", "declined"])
@pytest.mark.parametrize("accepted", [False, True])
async def test_either_ends_it(place: Place, who: int, accepted: bool) -> None:
    two = await place.people(2)
    await does(two[0], "PUT", "friends", two[1])
    if accepted:
        await does(two[1], "PUT", "friends", two[0])
    await does(two[who], "DELETE", "friends", two[1 - who])
    for person in two:
        for name in ("friends", "asked", "asking"):
            assert await group(person, name) == []


@pytest.mark.parametrize("what", CHANGES)
async def test_said_twice_is_said_once(place: Place, what: str) -> None:
    ann, ben = await place.people(2)
    for method in ("PUT", "DELETE"):
        first = await does(ann, method, what, ben)
        assert await does(ann, method, what, ben) == first


@pytest.mark.parametrize("what", CHANGES)
async def test_who_is_nobody_is_nobody(place: Place, what: str) -> None:
    ann = await place.person()
    assert await refused(ann, "PUT", f"/api/me/{what}/0000") == (404, "no-such-player")
    assert await refused(ann, "PUT", f"/api/me/{what}/{id_of(ann)}") == (409, "yourself")


# --- Blocked --------------------------------------------------------------------------------------


async def test_whoever_is_blocked_is_not_told(place: Place) -> None:
    """All that Ben is ever sent is what he would be sent if Ann had only parted with him."""
    ann, ben = await place.people(2)
    await befriended(ann, ben)
    assert [p["id"] for p in (await does(ann, "PUT", "blocked", ben))["blocked"]] == [id_of(ben)]
    ben.asked.clear()
    assert await group(ben, "friends") == []
    await does(ben, "PUT", "friends", ann)
    assert await group(ben, "asked") == [id_of(ann)]
    profile = await ben.get(f"/api/people/{id_of(ann)}")
    assert (profile["bond"], profile["blocked"], profile["near"]) == ("asked", False, None)
    assert await group(ann, "asking") == []
    assert not any('"blocked":true' in text for text in ben.asked)
    await does(ann, "DELETE", "blocked", ben)
    assert await group(ann, "asking") == [id_of(ben)]


async def test_whoever_is_blocked_does_not_find_you(place: Place) -> None:
    ann, ben = await place.people(2)
    name = f"Ann {id_of(ann)[:8]}"
    await ann.request("PUT", "/api/me", {"name": name})
    for asked in (name, id_of(ann)):
        found = await ben.get(f"/api/people?name={asked}")
        assert [p["id"] for p in found] == [id_of(ann)]
    await does(ann, "PUT", "blocked", ben)
    for asked in (name, id_of(ann)):
        assert await ben.get(f"/api/people?name={asked}") == []
    assert await ben.get(f"/api/people?name={name[:-1]}") == []


async def test_a_host_seats_nobody_who_is_blocked(place: Place) -> None:
    ann, ben, cleo = await place.people(3)
    table_id = await ann.open(RULES, 3)
    await does(ann, "PUT", "blocked", ben)
    answer = await sat_down(ben, table_id, 1)
    assert (answer["t"], answer["code"]) == ("refused", "no-seat-here")
    assert "block" not in json.dumps(answer)
    assert (await sat_down(cleo, table_id, 1))["t"] == "done"
    await does(ann, "DELETE", "blocked", ben)
    assert (await sat_down(ben, table_id, 2))["t"] == "done"


async def test_whom_you_block_is_marked_where_they_sit(place: Place) -> None:
    """Sitting down is then your own choice."""
    ann, ben = await place.people(2)
    table_id = await ben.open(RULES, 2)
    await does(ann, "PUT", "blocked", ben)
    (neighbour,) = await ann.get(f"/api/tables/{table_id}/people")
    assert neighbour == {
        "seat": 0,
        "id": id_of(ben),
        "name": ben.me["name"],
        "tag": ben.me["tag"],
        "bond": "stranger",
        "blocked": True,
        "muted": False,
    }
    assert (await sat_down(ann, table_id, 1))["t"] == "done"
    (neighbour,) = await ben.get(f"/api/tables/{table_id}/people")
    assert not neighbour["blocked"]


async def test_the_house_seats_no_two_together_who_are_apart(place: Place) -> None:
    ann, ben, cleo = await place.people(3)
    may_sit = place.house.friends.may_sit
    assert await may_sit(id_of(ann), [id_of(ben), id_of(cleo)])
    await does(ann, "PUT", "blocked", ben)
    assert not await may_sit(id_of(ann), [id_of(cleo), id_of(ben)])
    assert not await may_sit(id_of(ben), [id_of(cleo), id_of(ann)])
    assert await may_sit(id_of(cleo), [id_of(ann), id_of(ben)])


async def test_tables_of_those_who_are_apart_are_left_out(place: Place) -> None:
    ann, ben, cleo = await place.people(3)
    table_id = await ann.open(RULES, 2, open=True)
    async with ann.at(table_id):
        await does(ann, "PUT", "blocked", ben)
        assert table_id not in await tables(ben)
        assert table_id in await tables(cleo)
        await does(cleo, "PUT", "blocked", ann)
        assert table_id not in await tables(cleo)


# --- Presence -------------------------------------------------------------------------------------


async def test_friends_see_who_is_here_unless_they_do_not_want_it(place: Place) -> None:
    ann, ben = await place.people(2)
    await befriended(ann, ben)
    (friend,) = (await ben.get("/api/me/people"))["friends"]
    assert (friend["near"], friend["table"]) == ("online", None)
    assert friend["seenAt"] == pytest.approx(place.house.clock() / 1000, abs=60)
    answer = await ann.request("PUT", "/api/me/presence", {"shown": False})
    assert not answer.json()["shown"]
    table_id = await ann.open(RULES, 2)
    async with ann.at(table_id):
        (friend,) = (await ben.get("/api/me/people"))["friends"]
        assert (friend["near"], friend["table"], friend["seenAt"]) == ("gone", None, None)
        assert table_id not in await tables(ben)


async def test_who_looks_on_is_not_told_where(place: Place) -> None:
    ann, ben, cleo = await place.people(3)
    await befriended(ann, ben)
    table_id = await cleo.open(RULES, 2)
    async with ann.at(table_id):
        (friend,) = (await ben.get("/api/me/people"))["friends"]
        assert (friend["near"], friend["table"]) == ("online", None)


async def test_another_node_knows_who_is_here(keeping: Keeping) -> None:
    """What one node has told is what the next one hears, also after the first has ended."""
    async with serving(keeping.data, database=keeping.database) as first:
        ann, ben = await first.people(2)
        await befriended(ann, ben)
        table_id = await ann.open(RULES, 2)
        async with ann.at(table_id):
            await first.house.friends.lookout.tell()
            seen = await first.house.store.company.glimpses.of([id_of(ann)])
            assert seen[id_of(ann)].table == table_id
    async with serving(keeping.data, database=keeping.database) as second:
        ben = await second.stack.enter_async_context(ben.at_address(second.address))
        (friend,) = (await ben.get("/api/me/people"))["friends"]
        assert friend["near"] == "online"


async def test_what_is_told_is_told_seldom(place: Place) -> None:
    lookout, ann = place.house.friends.lookout, await place.person()
    glimpses = place.house.store.company.glimpses
    await ann.get("/api/me")
    await lookout.tell()
    told = await glimpses.of([id_of(ann)])
    await ann.get("/api/me")
    await lookout.tell()
    assert await glimpses.of([id_of(ann)]) == told


# --- Limits ---------------------------------------------------------------------------------------


async def test_one_more_than_a_limit_is_refused(tmp_path: Path) -> None:
    limits = replace(
        AMPLE,
        friends_per_player=1,
        requests_per_player=1,
        shunned_per_player=1,
        invited_per_table=1,
        acquaintance_per_minute=0.001,
        acquaintance_burst=2,
    )
    async with serving(tmp_path, limits=limits) as place:
        ann, ben, cleo = await place.people(3)
        await befriended(ann, ben)
        friends, blocked = "/api/me/friends", "/api/me/blocked"
        assert await refused(ann, "PUT", f"{friends}/{id_of(cleo)}") == (409, "too-many-friends")
        assert await refused(ann, "PUT", f"{friends}/{id_of(cleo)}") == (429, "too-fast")
        assert await refused(ann, "GET", "/api/people?name=Ann") == (429, "too-fast")
        dan = await place.person()
        await does(cleo, "PUT", "friends", ann)
        full = await refused(dan, "PUT", f"{friends}/{id_of(ann)}")
        assert full == (409, "too-many-requests")
        await does(ann, "PUT", "blocked", cleo)
        assert await refused(ann, "PUT", f"{blocked}/{id_of(dan)}") == (409, "too-many-shunned")
