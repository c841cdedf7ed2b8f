"""Who may look on, and who may only come to take a seat."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tests.server.client import Person, Tab, nonce
from tests.server.conftest import AMPLE, Place, game_of, plain_rules, serving
from tests.server.test_secrets import CARD

pytestmark = pytest.mark.anyio


async def watchers(tab: Tab, count: int) -> None:
    """Wait until a tab shows that so many look on."""
    await tab.until(lambda: bool(tab.view) and tab.view["watching"] == count)


async def table_with_bot(person: Person, **more: object) -> str:
    """Open a game of one person and one bot, which has begun."""
    return await person.open(plain_rules(3), 2, bots=True, start=True, **more)


async def test_the_table_sees_how_many_look_on(either: Place) -> None:
    """A person with two tabs is one person."""
    game = await game_of(either, 2, plain_rules(1))
    seated, people = game.tabs[0], await either.people(2)
    assert seated.view["watching"] == 0
    tabs = [await people[0].tab(game.table_id) for _ in range(2)]
    await watchers(seated, 1)
    other = await people[1].tab(game.table_id)
    await watchers(seated, 2)
    assert other.view["watching"] == 2
    await tabs[0].close()
    await other.close()
    await watchers(seated, 1)
    await tabs[1].close()
    await watchers(seated, 0)


async def test_who_sits_down_looks_on_no_more(place: Place) -> None:
    host, guest = await place.people(2)
    table_id = await table_with_bot(host)
    seated, tab = await host.tab(table_id), await guest.tab(table_id)
    await watchers(seated, 1)
    assert (await tab.ask("sit", seat=1, nonce=nonce()))["t"] == "done"
    await watchers(seated, 0)


async def test_limit_of_watchers(tmp_path: Path) -> None:
    """watchers: one more is sent away in words; when one leaves, the next may look on."""
    async with serving(tmp_path, limits=replace(AMPLE, watchers=2)) as place:
        game = await game_of(place, 2, plain_rules(1))
        people = await place.people(3)
        tabs = [await person.tab(game.table_id) for person in people]
        assert [bool(tab.view) for tab in tabs] == [True, True, False]
        assert await tabs[2].ended() == 4005
        assert tabs[2].told == [{"t": "bye", "code": "watchers-full"}]
        await tabs[0].close()
        await watchers(game.tabs[0], 1)
        assert (await people[2].tab(game.table_id)).view["atDoor"] is False


async def test_limit_of_watchers_of_a_node(tmp_path: Path) -> None:
    """watchers_per_node: who looks on stays, and any table has room when one of them goes."""
    async with serving(tmp_path, limits=replace(AMPLE, watchers_per_node=2)) as place:
        games = [await game_of(place, 2, plain_rules(1)) for _ in range(2)]
        first, second = (game.table_id for game in games)
        people = await place.people(4)
        looking = [await people[0].tab(first), await people[1].tab(second)]
        late = await people[2].tab(first)
        assert await late.ended() == 4005
        assert late.told == [{"t": "bye", "code": "watchers-full"}]
        lobby = await place.person()
        assert (await lobby.tab(await lobby.open(plain_rules(1), 2))).view["stage"] == "lobby"
        assert (await games[0].acting.act())["t"] == "done"
        assert not any(tab.is_closed for tab in looking)
        await looking[1].close()
        await watchers(games[1].tabs[0], 0)
        assert (await people[2].tab(first)).view["atDoor"] is False
        assert await (await people[3].tab(second)).ended() == 4005


async def test_beyond_the_limit_of_watchers_a_bots_seat_can_be_taken(tmp_path: Path) -> None:
    """watchers: who waits at the door looks on as soon as there is room."""
    async with serving(tmp_path, limits=replace(AMPLE, watchers=1)) as place:
        host, first, second = await place.people(3)
        table_id = await table_with_bot(host)
        looking, waiting = await first.tab(table_id), await second.tab(table_id)
        assert (looking.view["atDoor"], waiting.view["atDoor"]) == (False, True)
        await looking.close()
        await waiting.until(lambda: waiting.view["atDoor"] is False)


async def test_where_nobody_looks_on_the_lobby_is_open(either: Place) -> None:
    """People come to take a seat there; those who took none are sent away when the game begins."""
    host, guest, idler = await either.people(3)
    table_id = await host.open(plain_rules(1), 2, watching=False)
    seated, tab, idle = [await person.tab(table_id) for person in (host, guest, idler)]
    await seated.ask("say", text="a secret of ours")
    assert (tab.view["stage"], tab.view["atDoor"], tab.view["watching"]) == ("lobby", False, 0)
    assert (await tab.ask("sit", seat=1, nonce=nonce()))["t"] == "done"
    assert (await seated.ask("start"))["t"] == "done"
    assert await idle.ended() == 4005
    assert idle.told[-1] == {"t": "bye", "code": "no-watching"}
    assert "a secret of ours" not in "".join(idle.texts)
    late = await (await either.person()).tab(table_id)
    assert await late.ended() == 4005
    assert late.told == [{"t": "bye", "code": "no-watching"}]


async def test_at_the_door_there_is_no_game(either: Place) -> None:
    """Who may only take a bot's seat is told who sits where, and no card, bid, score or talk."""
    host, guest = await either.people(2)
    table_id = await table_with_bot(host, watching=False, chat="text")
    seated, door = await host.tab(table_id), await guest.tab(table_id)
    await seated.ask("say", text="a secret of ours")
    for _ in range(3):
        await seated.until(lambda: seated.is_my_turn)
        await seated.act()
    await door.until(lambda: door.view["number"] >= seated.view["number"])
    text = "".join(door.texts)
    assert not CARD.search(text)
    assert "a secret of ours" not in text
    for message in door.told:
        view = message["view"]
        assert (view["atDoor"], view["round"], view["sheet"], view["you"]) == (True, None, [], None)
        assert {(s["bid"], s["taken"], s["cards"], s["score"]) for s in view["seats"]} == {
            (None, 0, 0, 0)
        }
        assert {event["t"] for event in message.get("events", ())} <= {"hidden"}
    assert (await door.ask("bid", tricks=0, after=0))["view"]["atDoor"] is True
    assert (await door.ask("sit", seat=1, nonce=nonce()))["t"] == "done"
    assert (door.view["atDoor"], door.view["you"]["seat"]) == (False, 1)
    assert door.view["round"] is not None


async def test_the_door_shuts_when_the_last_seat_is_taken(place: Place) -> None:
    host, quick, slow = await place.people(3)
    table_id = await table_with_bot(host, watching=False)
    await host.tab(table_id)
    first, second = await quick.tab(table_id), await slow.tab(table_id)
    assert (await first.ask("sit", seat=1, nonce=nonce()))["t"] == "done"
    assert await second.ended() == 4005
