"""Before and after a game: hosts, set times by a clock that the test moves, rematches."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from ohhell.table import Ready
from tests.server.client import Json, Person, Tab, nonce
from tests.server.conftest import AMPLE, Game, Place, game_of, plain_rules, serving

pytestmark = pytest.mark.anyio

MINUTE_MS = 60_000
DAY_MS = round(AMPLE.schedule_s * 1000)


async def wished(person: Person, **more: object) -> tuple[int, str]:
    """Ask for a table; return the status, and the code of a refusal or the id."""
    body = {"rules": plain_rules(1), "seats": 3, "nonce": nonce(), **more}
    answer = await person.request("POST", "/api/tables", body)
    found = answer.json()
    return answer.status_code, found.get("code") or found["id"]


# --- What can be wished for -----------------------------------------------------------------------


async def test_what_is_wished_for_is_what_the_table_says(place: Place) -> None:
    person = await place.person()
    at_ms = place.house.clock() + 5 * MINUTE_MS
    wish = {
        "suggestions": False,
        "hidden": True,
        "watching": False,
        "chat": "text",
        "bidClockS": 30,
        "playClockS": 15,
        "startsAtMs": at_ms,
        "rated": True,
        "level": "casual",
    }
    _, table_id = await wished(person, **wish)
    info = await person.get(f"/api/tables/{table_id}")
    told = wish | {"botLevel": "casual"}
    del told["level"]
    assert told == {key: info[key] for key in told}


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"open": True, "hidden": True}, "listed-hidden"),
        ({"rated": True}, "rated-suggestions"),
        ({"bidClockS": 8}, "bad-request"),
        ({"playClockS": -7}, "bad-request"),
        ({"chat": "shouting"}, "bad-request"),
        ({"startsAtMs": -1}, "bad-request"),
        ({"startsAtMs": 1}, "start-past"),
        ({"startsAtMs": 2**53 - 1}, "start-far"),
        ({"level": "perfect"}, "no-such-level"),
        ({"watching": "yes"}, "bad-request"),
    ],
    ids=str,
)
async def test_what_makes_no_sense_is_refused_in_words(place: Place, more: Json, code: str) -> None:
    assert (400, code) == await wished(await place.person(), **more)


async def test_a_game_is_set_for_the_next_day_and_not_beyond(tmp_path: Path) -> None:
    """schedule_s: a moment more is refused."""
    async with serving(tmp_path) as place:
        person, now_ms = await place.person(), place.house.clock()
        place.house.clock = lambda: now_ms
        assert (400, "start-past") == await wished(person, startsAtMs=now_ms)
        assert (400, "start-far") == await wished(person, startsAtMs=now_ms + DAY_MS + 1)
        assert (400, "start-twice") == await wished(person, startsAtMs=now_ms + 1, start=True)
        assert 201 == (await wished(person, startsAtMs=now_ms + DAY_MS))[0]


# --- A set time -----------------------------------------------------------------------------------


class Clock:
    """The clock of a house, which only the test moves."""

    def __init__(self, place: Place) -> None:
        self.now_ms = place.house.clock()
        place.house.clock = lambda: self.now_ms


async def scheduled(host: Person, at_ms: int) -> Tab:
    """Open a table whose game begins at `at_ms`; return the host's tab."""
    table_id = await host.open(plain_rules(1), 3, startsAtMs=at_ms)
    return await host.tab(table_id)


async def test_how_far_ahead_a_game_may_be_set(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=replace(AMPLE, schedule_s=60.0)) as place:
        clock, host = Clock(place), await place.person()
        await scheduled(host, clock.now_ms + MINUTE_MS)
        body = {"rules": plain_rules(1), "seats": 3, "nonce": nonce()}
        for late_ms, code in ((1, "start-far"), (-MINUTE_MS, "start-past")):
            at_ms = clock.now_ms + MINUTE_MS + late_ms
            answer = await host.request("POST", "/api/tables", body | {"startsAtMs": at_ms})
            assert [answer.status_code, answer.json()["code"]] == [400, code]


async def test_a_game_begins_at_its_time_with_bots_in_the_free_seats(tmp_path: Path) -> None:
    async with serving(tmp_path) as place:
        clock = Clock(place)
        host, guest = await place.people(2)
        tab = await scheduled(host, clock.now_ms + MINUTE_MS)
        assert 60_000 == tab.view["startsInMs"]
        (card,) = await host.get("/api/me/tables")
        assert (clock.now_ms + MINUTE_MS) / 1000 == card["startsAt"]
        clock.now_ms += MINUTE_MS
        # The house looks at the clock whenever anything changes, and now and then.
        await guest.tab(tab.info["id"])
        await tab.until(lambda: tab.view["stage"] != "lobby")
        assert ["person", "bot", "bot"] == [seat["kind"] for seat in tab.view["seats"]]
        assert tab.view["startsInMs"] is None


async def test_a_game_begins_at_its_time_though_nobody_is_there(tmp_path: Path) -> None:
    """Who set the time may come a minute late, to a game that has begun."""
    async with serving(tmp_path) as place:
        clock = Clock(place)
        host = await place.person()
        table_id = await host.open(plain_rules(1), 2, startsAtMs=clock.now_ms + MINUTE_MS)
        await place.house.close()
        clock.now_ms += MINUTE_MS
        live = await place.house.host(table_id)
        for _ in range(2):  # the first may be before the house, and the second comes after it
            await live.ask("nobody", Ready(0))
        assert live.table.state.game is not None
        assert not live.awake


async def test_an_overdue_game_begins_after_a_restart(tmp_path: Path) -> None:
    async with serving(tmp_path) as place:
        clock = Clock(place)
        host = await place.person()
        tab = await scheduled(host, clock.now_ms + MINUTE_MS)
        table_id = str(tab.info["id"])
        await tab.close()
    async with serving(tmp_path) as place:
        later = clock.now_ms + 2 * MINUTE_MS
        place.house.clock = lambda: later
        tab = await host.at_address(place.address).tab(table_id)
        await tab.until(lambda: tab.view["stage"] != "lobby")
        await tab.close()


async def test_a_table_where_nobody_sits_is_closed_at_its_time(tmp_path: Path) -> None:
    async with serving(tmp_path) as place:
        clock = Clock(place)
        host, guest = await place.people(2)
        tab = await scheduled(host, clock.now_ms + MINUTE_MS)
        await tab.ask("leave")
        clock.now_ms += MINUTE_MS
        looking = await guest.tab(tab.info["id"])
        await looking.until(lambda: looking.view["stage"] == "closed")
        assert "table-closed" == (await looking.ask("sit", seat=0, nonce=nonce()))["code"]


async def test_a_closed_table_counts_no_more(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=replace(AMPLE, tables_per_player=1)) as place:
        host = await place.person()
        tab = await host.tab(await host.open(plain_rules(1), 2, open=True))
        assert 429 == (await wished(host))[0]
        assert 1 == len(await host.get("/api/tables"))
        await tab.ask("close")
        assert [] == await host.get("/api/tables")
        assert 201 == (await wished(host))[0]


# --- Hosts ----------------------------------------------------------------------------------------


def _shows(tab: Tab, number: int) -> bool:
    return bool(tab.view["number"] >= number)


async def test_a_host_shuffles_the_seats(place: Place) -> None:
    host, guest = await place.people(2)
    tab = await host.tab(await host.open(plain_rules(1), 10))
    other = await guest.tab(tab.info["id"])
    await other.ask("sit", seat=1, nonce=nonce())
    seats: set[int] = set()
    while len(seats) < 2:  # ten seats: it is not the same one for ever
        shuffled = (await tab.ask("shuffle"))["number"]
        await other.until(partial(_shows, other, shuffled))
        seats.add(other.view["you"]["seat"])
    names = [seat["name"] for seat in tab.view["seats"]]
    assert host.me["name"] == names[tab.view["host"]]


async def test_who_looks_on_is_named_up_to_a_limit(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=replace(AMPLE, watchers_shown=2)) as place:
        host, *others = await place.people(4)
        tab = await host.tab(await host.open(plain_rules(1), 2))
        assert [] == tab.view["watchers"]
        tabs = [await person.tab(tab.info["id"]) for person in others]
        await tab.until(lambda: len(tab.view["watchers"]) == 2)
        first = others[0].me
        assert {"id": first["id"], "name": first["name"]} == tab.view["watchers"][0]
        assert tabs[2].view["watchers"] == tab.view["watchers"]


async def test_a_seat_is_handed_to_a_friend_who_watches(place: Place) -> None:
    game = await game_of(place, 2, plain_rules(2))
    friend = await place.person()
    tab = await friend.tab(game.table_id)
    assert "done" == (await game.tabs[1].ask("offer", to=friend.me["id"]))["t"]
    await tab.until(lambda: tab.view["seats"][1]["offeredTo"] == friend.me["id"])
    assert "done" == (await tab.ask("sit", seat=1, nonce=nonce()))["t"]
    await tab.until(lambda: tab.view["you"] is not None)
    assert 2 == len(tab.view["you"]["hand"])
    await game.tabs[1].until(lambda: game.tabs[1].view["you"] is None)


# --- Rematch --------------------------------------------------------------------------------------


async def over(place: Place, count: int, **more: object) -> Game:
    """Return a game of `count` people that is over."""
    game = await game_of(place, count, plain_rules(1), **more)
    await game.play_on(lambda: game.tabs[0].view["stage"] == "over")
    await game.level()
    return game


async def again(person: Person, table_id: str) -> Json:
    """Ask to play again."""
    answer = await person.request("POST", f"/api/tables/{table_id}/rematch", {"nonce": nonce()})
    return {"status": answer.status_code, **answer.json()}


async def test_all_who_ask_to_play_again_sit_at_one_table_in_their_seats(place: Place) -> None:
    game = await over(place, 3, chat="text")
    found = await asyncio.gather(*(again(person, game.table_id) for person in game.people))
    ids = {card["id"] for card in found}
    assert 1 == len(ids)
    await game.tabs[0].until(lambda: game.tabs[0].view["rematch"] in ids)
    tab = await game.people[0].tab(ids.pop())
    names = [person.me["name"] for person in game.people]
    await tab.until(lambda: [seat["name"] for seat in tab.view["seats"]] == names)
    assert "text" == tab.info["chat"]
    commitments = {tab.info["commitment"], game.tabs[0].info["commitment"]}
    assert 2 == len(commitments), "the cards are another game's"


async def test_asking_twice_is_asking_once(place: Place) -> None:
    game = await over(place, 2)
    first, second = [await again(game.people[1], game.table_id) for _ in range(2)]
    assert first == second
    new = await place.house.host(first["id"])
    assert game.people[1].me["id"] == new.table.state.places[1].player


async def test_a_rematch_that_was_called_off_is_followed_by_another(place: Place) -> None:
    """Else the others would be led to a closed table for ever."""
    game = await over(place, 2)
    first = (await again(game.people[0], game.table_id))["id"]
    tab = await game.people[0].tab(first)
    assert "done" == (await tab.ask("close"))["t"]
    second, same = [(await again(person, game.table_id))["id"] for person in game.people[::-1]]
    assert first != second == same
    await game.tabs[1].until(lambda: game.tabs[1].view["rematch"] == second)


async def test_a_seat_is_kept_for_who_sat_there(place: Place) -> None:
    game = await over(place, 2)
    new_id = (await again(game.people[0], game.table_id))["id"]
    stranger = await place.person()
    tab = await stranger.tab(new_id)
    assert game.people[1].me["name"] == tab.view["seats"][1]["keptFor"]
    assert "seat-kept" == (await tab.ask("sit", seat=1, nonce=nonce()))["code"]


async def test_after_a_while_the_seat_is_anybodys(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=replace(AMPLE, rematch_s=60.0)) as place:
        game = await over(place, 2)
        new_id = (await again(game.people[0], game.table_id))["id"]
        clock = Clock(place)
        # A host keeps the clock it began with: the next one has the house's of now.
        await place.house.close()
        clock.now_ms += MINUTE_MS + 1
        stranger = await place.person()
        tab = await stranger.tab(new_id)
        assert tab.view["seats"][1]["keptFor"] is None
        assert "done" == (await tab.ask("sit", seat=1, nonce=nonce()))["t"]


async def test_bots_play_again_too(place: Place) -> None:
    person = await place.person()
    table_id = await person.open(plain_rules(1), 3, bots=True, start=True)
    tab = await person.tab(table_id)
    await tab.play_on(lambda: tab.view["stage"] == "over")
    new = await place.house.host((await again(person, table_id))["id"])
    names = [seat["name"] for seat in tab.view["seats"]]
    assert names == [place.name for place in new.table.state.places]


async def test_only_who_played_a_finished_game_plays_again(place: Place) -> None:
    game = await over(place, 2)
    stranger = await place.person()
    assert (403, "not-seated") == _refused(await again(stranger, game.table_id))
    assert (404, "no-such-table") == _refused(await again(stranger, "k7m2p9x4w8tq"))
    running = await game_of(place, 2, plain_rules(1))
    assert (409, "not-over") == _refused(await again(running.people[0], running.table_id))
    answer = await game.people[0].request(
        "POST", f"/api/tables/{game.table_id}/rematch", {"nonce": "x"}
    )
    assert (400, "bad-nonce") == (answer.status_code, answer.json()["code"])


async def test_a_rematch_seats_nobody_whom_its_host_has_blocked(place: Place) -> None:
    game = await over(place, 3)
    ann, ben, cleo = game.people
    await ann.request("PUT", f"/api/me/blocked/{ben.me['id']}")
    new = await place.house.host((await again(ann, game.table_id))["id"])
    assert (409, "no-seat-here") == _refused(await again(ben, game.table_id))
    assert new.id == (await again(cleo, game.table_id))["id"]
    assert new.table.state.seat_of(ben.me["id"]) is None


def _refused(answer: Json) -> tuple[int, str]:
    return answer["status"], answer["code"]


# --- Calendar -------------------------------------------------------------------------------------


async def test_a_set_time_is_a_calendar_file_in_the_readers_language(place: Place) -> None:
    person = await place.person()
    at_ms = place.house.clock() + 90 * MINUTE_MS
    table_id = await person.open(plain_rules(3), 3, startsAtMs=at_ms)
    answer = await person.request(
        "GET", f"/api/tables/{table_id}/calendar.ics", accept_language="fi"
    )
    assert answer.headers["content-type"] == "text/calendar; charset=utf-8"
    assert f"UID:{table_id}@oh-hell\r\n" in answer.text
    assert f"URL:{place.address}/table/{table_id}\r\n" in answer.text.replace("\r\n ", "")
    assert "DESCRIPTION:Tule pöytään: " in answer.text


async def test_without_a_set_time_there_is_nothing_for_a_calendar(place: Place) -> None:
    person = await place.person()
    table_id = await person.open(plain_rules(1), 2)
    answer = await person.request("GET", f"/api/tables/{table_id}/calendar.ics")
    assert (409, "no-set-time") == (answer.status_code, answer.json()["code"])
