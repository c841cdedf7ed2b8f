"""Tables for chips: from the purse to the payout, and whatever comes between."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from time import time
from typing import Any

import pytest

from ohhell.club.chips import Purse
from ohhell.rules import Seat
from ohhell.server.personal import parts as personal
from ohhell.server.store import open_store
from ohhell.table import Command, Entry, Sit, Table
from ohhell.wire.chips import ChipPurse
from tests.postgres import Postmaster
from tests.server.client import PATIENCE_S, Json, Person, Tab, nonce
from tests.server.conftest import AMPLE, Game, Place, plain_rules, serving
from tests.server.fresh import furnished
from tests.server.keeping import InDatabase, Keeping
from tests.server.ledger import require_sound_books

pytestmark = pytest.mark.anyio

RULES = plain_rules(1)


async def compete(person: Person, *, seats: int = 2, buy_in: int = 110, **more: object) -> str:
    """Open a table for chips, and return its id."""
    body = {"rules": RULES, "seats": seats, "nonce": nonce(), "buyIn": buy_in, **more}
    answer = await person.request("POST", "/api/compete", body)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


async def chips(person: Person) -> int:
    """Return what somebody may spend."""
    return int((await person.get("/api/me/chips"))["chips"])


async def pot(person: Person, table_id: str, until: Callable[[Json], Any]) -> Json:
    """Return the pot of a table, as soon as it is so."""
    async with asyncio.timeout(PATIENCE_S):
        while True:
            found = await person.get(f"/api/tables/{table_id}/pot")
            if until(found):
                return dict(found)
            await asyncio.sleep(0.01)


async def sit(tab: Tab, seat: int) -> Json:
    """Take a seat."""
    return await tab.ask("sit", seat=seat, nonce=nonce())


async def game_for_chips(place: Place, count: int, **more: Any) -> Game:  # noqa: ANN401
    """Return a game for chips that has just begun."""
    people = await place.people(count)
    table_id = await compete(people[0], **{"seats": count} | more)
    tabs = [await person.tab(table_id) for person in people]
    for seat, tab in enumerate(tabs[1:], 1):
        assert (await sit(tab, seat))["t"] == "done"
    assert (await tabs[0].ask("start"))["t"] == "done"
    game = Game(table_id, people, tabs)
    await game.level()
    return game


@pytest.fixture
async def kept(keeping: Keeping) -> AsyncGenerator[Place]:
    """Return a server on either database; its books are sound in the end."""
    async with serving(keeping.data, database=keeping.database) as found:
        yield found
    await require_sound_books(keeping)


async def test_three_people_play_to_the_payout(kept: Place) -> None:
    """From 1,100 chips each: the winner has what the others lost, and everybody can read why."""
    game = await game_for_chips(kept, 3)
    while_playing = await pot(game.people[1], game.table_id, lambda found: found["chips"])
    assert [while_playing["chips"], while_playing["won"]] == [330, [330]]
    assert [share["chips"] for share in while_playing["shares"]] == [110] * 3
    assert [await chips(person) for person in game.people] == [990] * 3
    await game.play_on(lambda: game.tabs[0].is_over)
    paid = await pot(game.people[0], game.table_id, lambda found: found["settled"])
    assert paid["settled"] == "payout"
    winners = [seat for seat, rank in enumerate(game.tabs[0].view["ranks"]) if rank == 1]
    left_over = 330 % len(winners)
    for seat, person in enumerate(game.people):
        purse = await person.get("/api/me/chips")
        won = 330 // len(winners) if seat in winners else 0
        assert 0 <= purse["chips"] - 990 - won <= (left_over > 0)
        assert purse["stakes"] == []
        kinds = [move["kind"] for move in reversed(purse["moves"])]
        assert kinds == ["first_grant", "buy_in", *(["payout"] if seat in winners else [])]
    assert sum([await chips(person) for person in game.people]) == 3300


async def test_everybody_puts_down_again_or_is_told_to_be_short(kept: Place) -> None:
    """Playing again is for chips again: nobody sits there for nothing, nor wonders why not."""
    game = await game_for_chips(kept, 2, buyIn=550)
    await game.play_on(lambda: game.tabs[0].is_over)
    rich, poor = game.people
    await pot(rich, game.table_id, lambda found: found["settled"])
    while (left := await chips(poor)) >= 550:
        await compete(poor, buy_in=550)
        await until_chips(poor, left - 550)
    had = await chips(rich)
    again = f"/api/tables/{game.table_id}/rematch"
    opened = await rich.request("POST", again, {"nonce": nonce()})
    await until_chips(rich, had - 550)
    refused = await poor.request("POST", again, {"nonce": nonce()})
    assert [refused.status_code, refused.json()["code"]] == [409, "purse-short"]
    there = await pot(rich, opened.json()["id"], lambda found: found["chips"])
    assert [there["buyIn"], there["chips"]] == [550, 550]


async def test_a_table_for_chips_is_as_strict_as_it_must_be(place: Place) -> None:
    """Open to all, rated, with clocks, and nobody is advised."""
    host = await place.person()
    table_id = await compete(host, seats=4, buy_in=30, prizes="first_two", bidClockS=15)
    info = await host.get(f"/api/tables/{table_id}")
    expected = {
        "door": "compete",
        "open": True,
        "rated": True,
        "suggestions": False,
        "chat": "phrases",
        "bidClockS": 15,
        "playClockS": 30,
        "buyIn": 30,
        "prizes": "first_two",
    }
    assert {key: info[key] for key in expected} == expected
    card = next(c for c in (await host.get("/api/compete"))["tables"] if c["id"] == table_id)
    assert [card["buyIn"], card["prizes"], len(card["seats"])] == [30, "first_two", 4]
    assert table_id not in [card["id"] for card in await host.get("/api/tables")]


@pytest.mark.parametrize("wrong", [{"buyIn": 31}, {"prizes": "all"}, {"playClockS": 0}])
async def test_other_stakes_are_not_played_for(place: Place, wrong: Json) -> None:
    host = await place.person()
    body = {"rules": RULES, "seats": 2, "nonce": nonce(), "buyIn": 30} | wrong
    assert (await host.request("POST", "/api/compete", body)).status_code == 400


async def test_who_has_too_few_chips_is_told_before_sitting_down(place: Place) -> None:
    """Neither a seat nor a table is given that could not be paid."""
    host, poor = await place.people(2)
    table_id = await compete(host, seats=3)
    await chips(poor)
    for _ in range(2):
        await compete(poor, buy_in=550)
    tab = await poor.tab(table_id)
    await pot(poor, table_id, lambda found: found["chips"])
    await until_chips(poor, 0)
    refused = await sit(tab, 1)
    assert [refused["code"], refused["args"]] == ["purse-short", {"holds": 0, "asked": 110}]
    body = {"rules": RULES, "seats": 2, "nonce": nonce(), "buyIn": 30}
    answer = await poor.request("POST", "/api/compete", body)
    assert [answer.status_code, answer.json()["code"]] == [409, "purse-short"]
    assert tab.view["seats"][1]["kind"] == "empty"


async def until_chips(person: Person, wanted: int) -> None:
    """Wait until somebody has so many chips to spend."""
    async with asyncio.timeout(PATIENCE_S):
        while await chips(person) != wanted:  # noqa: ASYNC110 - the ledger tells nobody
            await asyncio.sleep(0.01)


async def test_who_gets_up_before_the_deal_has_the_stake_back(kept: Place) -> None:
    host, guest = await kept.people(2)
    table_id = await compete(host, seats=3)
    tab = await guest.tab(table_id)
    await sit(tab, 1)
    await until_chips(guest, 990)
    assert (await tab.ask("leave"))["t"] == "done"
    await until_chips(guest, 1100)
    await sit(tab, 2)
    await until_chips(guest, 990)
    host_tab = await host.tab(table_id)
    await host_tab.ask("clear", seat=2)
    await until_chips(guest, 1100)
    assert (await host_tab.ask("close"))["t"] == "done"
    await until_chips(host, 1100)


async def test_the_last_chips_buy_one_seat(kept: Place) -> None:
    """Somebody sits down at three tables at once with chips for two: one seat is free again."""
    hosts = await kept.people(3)
    guest = await kept.person()
    tables = [await compete(host, buy_in=550) for host in hosts]
    tabs = [await guest.tab(table_id) for table_id in tables]
    await chips(guest)
    await asyncio.gather(*(sit(tab, 1) for tab in tabs))
    await until_chips(guest, 0)
    async with asyncio.timeout(PATIENCE_S):
        while sum(_sits(tab) for tab in tabs) != 2:  # noqa: ASYNC110 - each tab hears of one table
            await asyncio.sleep(0.01)
    assert len((await guest.get("/api/me/chips"))["stakes"]) == 2


def _sits(tab: Tab) -> bool:
    return bool(tab.view["seats"][1]["kind"] == "person")


async def test_nobody_plays_for_chips_alone(place: Place) -> None:
    host = await place.person()
    table_id = await compete(host, seats=3)
    refused = await (await host.tab(table_id)).ask("start")
    assert refused["code"] == "too-few-stakes"


async def test_all_who_are_ready_begin(place: Place) -> None:
    """At a full table nobody waits for the host."""
    people = await place.people(2)
    table_id = await compete(people[0])
    tabs = [await person.tab(table_id) for person in people]
    await sit(tabs[1], 1)
    for tab in tabs:
        assert (await tab.ask("ready", after=tab.view["number"]))["t"] == "done"
    await tabs[0].until(lambda: tabs[0].view["stage"] == "bidding")


async def test_leaving_the_game_costs_the_stake_and_is_said_before(kept: Place) -> None:
    """Who meant to leave the lobby, and came too late, still has the seat."""
    game = await game_for_chips(kept, 3)
    leaver = game.tabs[2]
    refused = await leaver.ask("leave")
    assert [refused["code"], refused["args"]] == ["leaving-costs", {"chips": 110}]
    assert (await leaver.ask("leave", costs=110))["t"] == "done"
    while not game.tabs[0].is_over:
        await asyncio.gather(*(tab.play_on(lambda: game.tabs[0].is_over) for tab in game.tabs[:2]))
    found = await pot(game.people[0], game.table_id, lambda found: found["settled"])
    lost = next(share for share in found["shares"] if share["left"])
    assert lost["won"] == 0
    await until_chips(game.people[2], 990)
    assert sum([await chips(person) for person in game.people[:2]]) == 2310


async def test_bots_win_no_chips(kept: Place) -> None:
    """Two people and a bot: the pot is of two stakes, and theirs in the end."""
    game = await game_for_chips(kept, 2, seats=3)
    while not game.tabs[0].is_over:
        await asyncio.gather(*(tab.play_on(lambda: game.tabs[0].is_over) for tab in game.tabs))
    found = await pot(game.people[0], game.table_id, lambda found: found["settled"])
    assert [found["chips"], len(found["shares"])] == [220, 2]
    assert sum([await chips(person) for person in game.people]) == 2200


async def test_the_chips_of_a_day_are_for_the_poor_and_once(place: Place) -> None:
    person = await place.person()
    not_poor = await person.request("POST", "/api/me/chips")
    assert [not_poor.status_code, not_poor.json()["code"]] == [409, "not-poor"]
    await place.house.store.chips.close_purse(person.me["id"])
    assert (await person.get("/api/me/chips"))["daily"] == 110
    taken = await person.request("POST", "/api/me/chips")
    assert [taken.status_code, taken.json()["chips"], taken.json()["daily"]] == [200, 110, 0]
    again = await person.request("POST", "/api/me/chips")
    assert again.json()["code"] == "granted-today"


async def test_who_is_deleted_gives_all_chips_back(kept: Place) -> None:
    """But for the stake of a running game, which the others play for."""
    game = await game_for_chips(kept, 3)
    leaver = game.people[2]
    await compete(leaver, buy_in=550)
    await until_chips(leaver, 440)
    player = kept.house.store.people.find(leaver.token)
    assert player is not None
    told = (await personal.export(kept.house, player)).parts["chips"]
    assert isinstance(told, ChipPurse)
    assert [told.chips, sorted(stake.chips for stake in told.stakes)] == [440, [110, 550]]
    await personal.delete(kept.house, player, "Gone")
    whole = await kept.house.store.chips.whole()
    assert whole.balance(Purse(player.id)) == 0
    assert whole.stakes_of(player.id) == {game.table_id: 110}
    assert whole.granted == 2 * 1100 + 110


async def test_the_last_transfers_are_shown_and_no_more(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=replace(AMPLE, transfers_shown=2)) as place:
        person = await place.person()
        await compete(person, buy_in=30)
        await until_chips(person, 1070)
        assert [move["chips"] for move in (await moves(person))] == [-30, 1100]
        await compete(person, buy_in=110)
        await until_chips(person, 960)
        assert [move["chips"] for move in (await moves(person))] == [-110, -30]


async def moves(person: Person) -> list[Json]:
    """Return what became of somebody's chips."""
    return list((await person.get("/api/me/chips"))["moves"])


async def test_a_table_without_chips_has_no_pot(place: Place) -> None:
    host = await place.person()
    table_id = await host.open(RULES, 2)
    answer = await host.request("GET", f"/api/tables/{table_id}/pot")
    assert [answer.status_code, answer.json()["code"]] == [404, "no-stakes"]


# --- What a crash or a long wait leaves -----------------------------------------------------------


async def test_a_stake_that_a_crash_left_open_is_put_down_when_the_table_wakes(
    keeping: Keeping,
) -> None:
    """A node wrote down who sits, and died before the chips were put down."""
    async with AsyncExitStack() as people:
        async with serving(keeping.data, database=keeping.database) as before:
            host, guest = [await people.enter_async_context(Person(before.address)) for _ in "ab"]
            table_id = await compete(host, seats=3)
            await until_chips(host, 990)
        await _sit_without_chips(keeping, table_id, guest.me["id"])
        async with (
            serving(keeping.data, database=keeping.database) as place,
            guest.at_address(place.address) as back,
            back.at(table_id),
        ):
            await until_chips(back, 990)
    await require_sound_books(keeping)


async def _sit_without_chips(keeping: Keeping, table_id: str, player: str) -> None:
    async with open_store(keeping.data, database=keeping.database) as store:
        table = Table.load(await store.log.read(table_id))
        now_ms = round(time() * 1000)
        made = table.propose(Command(player, Sit(Seat(1), "Guest", nonce())), at_ms=now_ms)
        assert isinstance(made, Entry)
        await store.log.append(table_id, made)


async def test_a_payout_that_a_crash_left_open_is_made_by_the_next_server(keeping: Keeping) -> None:
    """The game was over, and the server died before anything followed."""
    async with serving(keeping.data, database=keeping.database) as before:
        before.house.aftermath.close()
        game = await game_for_chips(before, 2)
        await game.play_on(lambda: game.tabs[0].is_over)
        assert [await chips(person) for person in game.people] == [990, 990]
    async with (
        serving(keeping.data, database=keeping.database) as place,
        game.people[0].at_address(place.address) as back,
    ):
        found = await pot(back, game.table_id, lambda found: found["settled"])
        assert [found["settled"], found["chips"]] == ["payout", 220]
    await require_sound_books(keeping)


async def test_a_start_that_races_a_leave_on_another_node(
    postmaster: Postmaster, tmp_path: Path
) -> None:
    """Either the stake is back and there is no game, or the leaver still sits and is told."""
    database = furnished(postmaster)
    async with (
        serving(tmp_path / "a", database=database) as one,
        serving(tmp_path / "b", database=database) as two,
    ):
        for _ in range(3):
            host, guest = await one.person(), await two.person()
            table_id = await compete(host)
            tab, guest_tab = await host.tab(table_id), await guest.tab(table_id)
            assert (await sit(guest_tab, 1))["t"] == "done"
            await until_chips(guest, 990)
            started, left = await asyncio.gather(tab.ask("start"), guest_tab.ask("leave"))
            if left["t"] == "done":
                assert started["code"] == "too-few-stakes"
                await until_chips(guest, 1100)
            else:
                assert [started["t"], left["code"]] == ["done", "leaving-costs"]
                assert await chips(guest) == 990
    await require_sound_books(InDatabase(tmp_path, database))


async def test_stakes_of_a_lobby_that_died_go_back(tmp_path: Path) -> None:
    """Nobody has been there for longer than chips wait; who comes again finds the seat empty."""
    async with serving(tmp_path, limits=replace(AMPLE, stakes_wait_s=0.0)) as place:
        host = await place.person()
        table_id = await compete(host)
        await until_chips(host, 990)
        await place.house.cashier.look_through()
        await until_chips(host, 1100)
        tab = await host.tab(table_id)
        assert [seat["kind"] for seat in tab.view["seats"]] == ["empty", "empty"]


async def test_chips_wait_as_long_as_they_should(place: Place) -> None:
    host = await place.person()
    await compete(host)
    await until_chips(host, 990)
    await place.house.cashier.look_through()
    assert await chips(host) == 990
