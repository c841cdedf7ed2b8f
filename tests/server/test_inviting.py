"""Which tables people find: where friends sit, and where they are invited."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tests.server.acquaintance import (
    befriended,
    id_of,
    invite,
    refused,
    sat_down,
    tables,
)
from tests.server.conftest import AMPLE, Place, plain_rules, serving

pytestmark = pytest.mark.anyio
RULES = plain_rules(2)


async def test_friends_find_a_table_that_is_not_open(place: Place) -> None:
    ann, ben, cleo = await place.people(3)
    await befriended(ann, ben)
    table_id = await ann.open(RULES, 2)
    async with ann.at(table_id):
        card = (await tables(ben))[table_id]
        assert (card["friends"], card["invitedBy"]) == ([ann.me["name"]], None)
        assert table_id not in await tables(cleo)
        (friend,) = (await ben.get("/api/me/people"))["friends"]
        assert (friend["near"], friend["table"]) == ("table", table_id)
    assert table_id not in await tables(ben), "who is not there is not joined"


async def test_a_hidden_table_is_found_by_who_is_invited(place: Place) -> None:
    ann, ben, cleo = await place.people(3)
    await befriended(ann, ben, cleo)
    table_id = await ann.open(RULES, 3, hidden=True)
    async with ann.at(table_id):
        assert table_id not in await tables(ben)
        (friend,) = [f for f in (await ben.get("/api/me/people"))["friends"] if f["table"]] or [
            None
        ]
        assert friend is None
        await invite(ann, table_id, ben)
        assert (await tables(ben))[table_id]["invitedBy"] == ann.me["name"]
        assert table_id not in await tables(cleo)


async def test_an_invitation_is_declined_and_not_made_again(place: Place) -> None:
    ann, ben = await place.people(2)
    await befriended(ann, ben)
    table_id = await ann.open(RULES, 2)
    told = {"id": id_of(ben), "name": ben.me["name"], "by": id_of(ann), "declined": False}
    assert await invite(ann, table_id, ben) == [told]
    own = f"/api/tables/{table_id}/invitations/{id_of(ben)}"
    assert (await ben.request("DELETE", own)).json() == []
    assert await invite(ann, table_id, ben) == [told | {"declined": True}]
    assert table_id not in await tables(ben)


async def test_an_invitation_is_taken_back_by_who_made_it(place: Place) -> None:
    ann, ben, cleo = await place.people(3)
    await befriended(ann, ben)
    table_id = await ann.open(RULES, 2)
    await invite(ann, table_id, ben)
    own = f"/api/tables/{table_id}/invitations/{id_of(ben)}"
    await cleo.request("DELETE", own)
    assert table_id in await tables(ben)
    assert (await ann.request("DELETE", own)).json() == []
    assert table_id not in await tables(ben)


async def test_an_invitation_ends_when_nobody_can_come(place: Place) -> None:
    ann, ben, cleo = await place.people(3)
    await befriended(ann, ben)
    table_id = await ann.open(RULES, 2)
    async with ann.at(table_id) as tab:
        await invite(ann, table_id, ben)
        await sat_down(cleo, table_id, 1)
        assert table_id in await tables(ben), "somebody may leave the lobby"
        assert (await tab.ask("start"))["t"] == "done"
        assert (await tables(ben))[table_id]["invitedBy"] is None


async def test_only_friends_are_invited_by_who_sits_there(place: Place) -> None:
    ann, ben, cleo = await place.people(3)
    await befriended(ben, cleo)
    table_id = await ann.open(RULES, 2)
    path = f"/api/tables/{table_id}/invitations"
    assert await refused(ann, "PUT", f"{path}/{id_of(ben)}") == (409, "not-friends")
    assert await refused(ben, "PUT", f"{path}/{id_of(cleo)}") == (409, "not-seated")
    assert await refused(ben, "GET", path) == (403, "not-seated")
    wrong = "/api/tables/222222222222/invitations"
    assert await refused(ben, "PUT", f"{wrong}/{id_of(cleo)}") == (404, "no-such-table")


async def test_one_more_invitation_than_a_table_has_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=replace(AMPLE, invited_per_table=1)) as place:
        ann, ben, cleo = await place.people(3)
        await befriended(ann, ben, cleo)
        table_id = await ann.open(RULES, 3)
        await invite(ann, table_id, ben)
        path = f"/api/tables/{table_id}/invitations/{id_of(cleo)}"
        assert await refused(ann, "PUT", path) == (409, "too-many-invited")
