"""Two accounts in one browser: no ratings, no chips; and a family plays on as it likes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pytest

from ohhell.server.following.withholding import Withholder
from ohhell.server.people.browsers import Browser, browser_of, new_mark
from ohhell.server.personal.erasing import forget_browsers
from ohhell.server.store import Store, open_store
from ohhell.server.store.sightings import Sighting
from tests.postgres import Postmaster
from tests.server.client import Json, Person, Tab, nonce
from tests.server.conftest import AMPLE, Game, Place, plain_rules, serving
from tests.server.examined import bad, examined
from tests.server.fresh import furnished
from tests.server.keeping import Keeping
from tests.server.test_compete import compete, sit
from tests.server.test_safety import moderator

pytestmark = pytest.mark.anyio
RULES = plain_rules(1)
RATED: Json = {"rated": True, "suggestions": False}


@pytest.fixture
async def kept(keeping: Keeping) -> AsyncGenerator[Place]:
    """Return a server on either database."""
    async with serving(keeping.data, database=keeping.database) as found:
        yield found


async def beside(place: Place, person: Person) -> Person:
    """Return somebody else in the browser of `person`."""
    return await place.stack.enter_async_context(person.beside())


async def two_at(place: Place, table_id: str, first: Person) -> tuple[Tab, Tab]:
    """Return the tabs of `first`, who opened the table, and of somebody in the same browser."""
    second = await beside(place, first)
    mine, theirs = await first.tab(table_id), await second.tab(table_id)
    assert (await sit(theirs, 1))["t"] == "done"
    return mine, theirs


async def play_out(mine: Tab, theirs: Tab) -> None:
    """Begin the game of two, and play it to its end."""
    assert (await mine.ask("start"))["t"] == "done"
    game = Game("", [], [mine, theirs])
    await game.level()
    await game.play_on(lambda: mine.is_over)


async def seen(store: Store, person: Person) -> list[Sighting]:
    """Return what is kept of the browser of somebody."""
    return await store.safety.sightings.of_player(person.me["id"])


async def followed(place: Place) -> None:
    """Have the house follow what is over."""
    await place.house.clerk.settled()
    await place.house.aftermath.catch_up()


# --- The mark of a browser ------------------------------------------------------------------------


async def test_a_browser_is_given_a_mark_once(place: Place) -> None:
    """No script reads it, and no other page has it sent."""
    ann = await place.person()
    assert browser_of(ann.mark)
    assert "set-cookie" not in (await ann.request("GET", "/api/me")).headers
    ann.mark = "chosen by somebody else"
    given = (await ann.request("GET", "/api/me")).headers["set-cookie"].lower()
    assert given.startswith("ohhell-browser=")
    assert {"httponly", "samesite=strict"} <= {part.strip() for part in given.split(";")}


@pytest.mark.parametrize(
    "mark", ["", "x" * 21, "x" * 23, "é" * 22, "a" * 21 + "=", "a" * 22 + "\n"]
)
def test_what_was_never_given_to_anybody_is_no_mark(mark: str) -> None:
    assert browser_of(mark) is None
    assert browser_of(None) is None


def test_what_is_kept_of_a_browser_is_another_at_every_table() -> None:
    """So that it cannot be joined; and nothing that is shown holds the mark."""
    one, other = new_mark(), new_mark()
    digests = [Browser(mark).at(table) for mark in (one, other) for table in ("t1", "t2")]
    assert all(a != b for a, b in combinations(digests, 2))
    assert Browser(one).at("t1") == digests[0]
    assert one not in repr(Browser(one))


# --- Ratings --------------------------------------------------------------------------------------


async def test_two_in_one_browser_play_a_game_that_is_not_rated(kept: Place) -> None:
    """It is said before it begins and at its end, and stands once in the trail for each."""
    ann = await kept.person()
    table_id = await ann.open(RULES, 2, **RATED)
    mine, theirs = await two_at(kept, table_id, ann)
    assert mine.info["rated"]
    for tab in (mine, theirs):
        await tab.until(lambda tab=tab: not tab.view["rated"])  # type: ignore[misc]
        (changed,) = [e for m in tab.told for e in m.get("events", ()) if e["t"] == "ratedChanged"]
        assert changed == {"t": "ratedChanged", "rated": False}
    await play_out(mine, theirs)
    assert not mine.view["rated"]
    await followed(kept)
    told = await ann.get(f"/api/tables/{table_id}/ratings")
    assert told == {"told": "withheld", "family": None, "changes": []}
    assert (await ann.get("/api/me/ratings"))["ratings"] == []
    # As another node may at the same moment.
    state = (await kept.house.host(table_id)).table.state
    await Withholder(kept.house.store.safety.deeds).follow(table_id, state)
    trail = await kept.house.store.safety.deeds.trail(most=9)
    sitters = {place["player"] for place in mine.view["seats"]}
    assert {deed.of for deed in trail} == sitters
    assert all({deed.of, deed.reason} == sitters for deed in trail)
    assert [(deed.kind.value, deed.by, deed.table) for deed in trail] == [
        ("withhold", "", table_id)
    ] * 2


async def test_a_house_in_which_it_happened_is_well(keeping: Keeping) -> None:
    """The doctor misses no rating that was never to be."""
    async with serving(keeping.data, database=keeping.database) as place:
        ann = await place.person()
        await play_out(*await two_at(place, await ann.open(RULES, 2, **RATED), ann))
        await followed(place)
    assert bad(await examined(keeping)) == []


async def test_moderators_read_who_shares_a_browser_with_whom(place: Place) -> None:
    """By their names, at which table, and once a game: so a row of them is seen."""
    ann = await place.person()
    table_id = await ann.open(RULES, 2, **RATED)
    mine, theirs = await two_at(place, table_id, ann)
    state = (await place.house.host(table_id)).table.state
    await Withholder(place.house.store.safety.deeds).follow(table_id, state)
    mod = await moderator(place)
    _, *lines = (await mod.get("/api/moderation/deeds"))[:3]
    names = {seat["name"] for seat in mine.view["seats"]}
    assert names == {seat["name"] for seat in theirs.view["seats"]}
    for line in lines:
        (other,) = line["others"]
        assert {line["of"]["name"], other["name"]} == names
        assert (line["kind"], line["by"], line["table"]) == ("withhold", None, table_id)
    body = {"kind": "withhold", "reason": "x", "person": ann.me["id"], "table": "other"}
    refused = await mod.request("POST", "/api/moderation/deeds", body)
    assert refused.json()["code"] == "house-only"


async def test_two_in_browsers_of_their_own_are_rated(place: Place) -> None:
    """Though they come from one address: a family is no fraud."""
    ann, ben = await place.people(2)
    table_id = await ann.open(RULES, 2, **RATED)
    async with ann.at(table_id), ben.at(table_id) as tab:
        assert (await sit(tab, 1))["t"] == "done"
        assert tab.view["rated"]


async def test_a_player_with_two_tabs_is_one_player(place: Place) -> None:
    ann = await place.person()
    table_id = await ann.open(RULES, 2, **RATED)
    async with ann.at(table_id) as tab, ann.at(table_id) as other:
        assert (await other.ask("leave"))["t"] == "done"
        assert (await sit(tab, 1))["t"] == "done"
        assert tab.view["rated"]


async def test_whoever_signs_in_as_another_in_the_same_browser_is_found(place: Place) -> None:
    ann = await place.person()
    table_id = await ann.open(RULES, 2, **RATED)
    sign_in = {"signInName": "ann@one.example", "password": "one browser, two names"}
    assert (await ann.request("PUT", "/api/account/sign-in", sign_in)).status_code == 200
    assert (await ann.request("POST", "/api/account/sign-out")).status_code == 204
    assert (await ann.get("/api/me"))["id"] != ann.me["id"]
    async with ann.at(table_id) as tab:
        assert (await sit(tab, 1))["t"] == "done"
        assert not tab.view["rated"]


async def test_the_first_sighting_is_the_one_that_counts(place: Place) -> None:
    """Clearing the cookie before the other account comes, or going elsewhere, helps nobody."""
    cat, ann = await place.people(2)
    ben = await beside(place, ann)
    table_id = await cat.open(RULES, 3, **RATED)
    async with ben.at(table_id) as tab:
        assert (await sit(tab, 1))["t"] == "done"
        assert (await tab.ask("leave"))["t"] == "done"
    ben.mark = new_mark()
    async with ben.at(table_id) as tab, ann.at(table_id) as other:
        assert (await sit(tab, 1))["t"] == "done"
        assert tab.view["rated"]
        assert (await sit(other, 2))["t"] == "done"
        assert not other.view["rated"]


async def test_it_is_known_after_a_restart(keeping: Keeping) -> None:
    async with serving(keeping.data, database=keeping.database) as before:
        ann = await before.person()
        table_id = await ann.open(RULES, 2, **RATED)
    async with serving(keeping.data, database=keeping.database) as after:
        again = ann.at_address(after.address)
        mine, theirs = await two_at(after, table_id, await after.stack.enter_async_context(again))
        assert not theirs.view["rated"]
        await mine.until(lambda: not mine.view["rated"])


async def test_it_is_known_at_another_node(postmaster: Postmaster, tmp_path: Path) -> None:
    database = furnished(postmaster)
    async with (
        serving(tmp_path, database=database) as here,
        serving(tmp_path, database=database) as there,
    ):
        ann = await here.person()
        table_id = await ann.open(RULES, 2, **RATED)
        ben = ann.at_address(there.address).beside()
        async with ben, ann.at(table_id) as mine, ben.at(table_id) as theirs:
            assert (await sit(theirs, 1))["t"] == "done"
            assert not theirs.view["rated"]
            await mine.until(lambda: not mine.view["rated"])


async def test_of_two_who_come_at_once_one_finds_the_other(keeping: Keeping) -> None:
    async with open_store(keeping.data, database=keeping.database) as store:
        ids = [(await store.people.admit(name))[0].id for name in ("Ann", "Ben", "Cat")]
        note = store.safety.sightings.note
        found = await asyncio.gather(*(note("t", id_, b"digest") for id_ in ids))
        for one, other in combinations(range(3), 2):
            assert ids[one] in found[other] or ids[other] in found[one]


# --- Chips ----------------------------------------------------------------------------------------


async def test_nobody_sits_down_for_chips_beside_themselves(either: Place) -> None:
    ann, cat = await either.people(2)
    ben = await beside(either, ann)
    table_id = await compete(ann, seats=3)
    async with ben.at(table_id) as tab:
        assert (await sit(tab, 1))["code"] == "same-browser"
    async with cat.at(table_id) as tab:
        assert (await sit(tab, 1))["t"] == "done"
    async with ann.at(table_id) as mine, ben.at(table_id) as tab:
        assert (await mine.ask("leave"))["t"] == "done"
        assert (await sit(tab, 0))["t"] == "done"


async def test_nobody_plays_again_for_chips_beside_themselves(place: Place) -> None:
    ann, ben = await place.people(2)
    table_id = await compete(ann)
    mine, theirs = await ann.tab(table_id), await ben.tab(table_id)
    assert (await sit(theirs, 1))["t"] == "done"
    await play_out(mine, theirs)
    ben.mark = ann.mark
    path = f"/api/tables/{table_id}/rematch"
    assert (await ann.request("POST", path, {"nonce": nonce()})).status_code == 200
    refused = await ben.request("POST", path, {"nonce": nonce()})
    assert (refused.status_code, refused.json()["code"]) == (409, "same-browser")


# --- What is kept ---------------------------------------------------------------------------------


async def test_a_family_at_one_tablet_leaves_no_trace_where_nothing_counts(place: Place) -> None:
    ann = await place.person()
    table_id = await ann.open(RULES, 2)
    _, theirs = await two_at(place, table_id, ann)
    assert not theirs.view["rated"]
    assert (await theirs.ask("leave"))["t"] == "done"
    assert await seen(place.house.store, ann) == []


async def test_nobody_who_looks_on_leaves_a_trace(place: Place) -> None:
    ann = await place.person()
    ben = await beside(place, ann)
    table_id = await ann.open(RULES, 2, **RATED)
    async with ben.at(table_id) as tab:
        assert tab.view["rated"]
    assert await seen(place.house.store, ben) == []


async def test_what_is_kept_is_gone_when_the_game_is(kept: Place) -> None:
    """Or when it was called off. What goes on is still known."""
    store, sweep = kept.house.store, kept.house.store.safety.sightings.sweep
    ann = await kept.person()
    tables = [await ann.open(RULES, 2, **RATED, bots=bots) for bots in (True, False, False)]
    assert [one.table_id for one in await seen(store, ann)] == tables
    assert len({one.digest for one in await seen(store, ann)}) == len(tables)
    async with ann.at(tables[0]) as tab, ann.at(tables[1]) as closed:
        assert (await tab.ask("start"))["t"] == "done"
        await tab.play_on(lambda: tab.is_over)
        assert (await closed.ask("close"))["t"] == "done"
    await kept.house.clerk.settled()
    await sweep(since=0)
    assert [one.table_id for one in await seen(store, ann)] == tables[2:]


async def test_sightings_s(tmp_path: Path) -> None:
    """sightings_s: a table to which nobody ever comes back does not keep it for ever."""
    for kept_s, left in ((3600.0, 1), (-1.0, 0)):
        limits = replace(AMPLE, sightings_s=kept_s)
        async with serving(tmp_path, limits=limits) as place:
            ann = await place.person()
            await ann.open(RULES, 2, **RATED)
            await forget_browsers(place.house)
            assert len(await seen(place.house.store, ann)) == left


async def test_it_is_taken_along_and_deleted(place: Place) -> None:
    ann = await place.person()
    table_id = await ann.open(RULES, 2, **RATED)
    exported = (await ann.get("/api/account/export"))["parts"]["safety"]["browsers"]
    (line,) = exported
    assert (line["table"], line["digest"]) == (table_id, Browser(ann.mark).at(table_id).hex())
    assert ann.mark not in str(exported)
    assert (await ann.request("POST", "/api/account/delete", {})).status_code == 204
    assert await seen(place.house.store, ann) == []


async def test_while_it_cannot_be_kept_nobody_sits_down_where_something_counts(
    keeping: Keeping,
) -> None:
    """Told as any outage is; and where nothing counts, nobody waits for it."""
    async with serving(keeping.data, database=keeping.database) as place:
        ann, ben = await place.people(2)
        tables = [await ann.open(RULES, 2, **more) for more in (RATED, {})]
        await keeping.change_house("DROP TABLE sightings")
        answers = []
        for table_id in tables:
            async with ben.at(table_id) as tab:
                answers.append(await sit(tab, 1))
        assert (answers[0]["code"], answers[1]["t"]) == ("store-gone", "done")
