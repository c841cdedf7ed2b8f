"""Who is here: seats belong to people, not to sockets; the house covers for who is away."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.client import Json, Tab
from tests.server.conftest import Place, entries_of, game_of, plain_rules, serving

pytestmark = pytest.mark.anyio


def seat_of(tab: Tab, seat: int) -> Json:
    """Return what a tab shows of a seat."""
    return dict(tab.view["seats"][seat])


async def test_a_reload_comes_back_to_the_same_seat(either: Place) -> None:
    """NET-05: same seat, hand and choices; the others see away and back once each."""
    game = await game_of(either, 3, plain_rules(3))
    await game.acting.act()
    await game.level()
    other, before = game.tabs[0], game.tabs[1].view
    heard = len(other.told)
    await game.tabs[1].close()
    await other.until(lambda: not seat_of(other, 1)["online"])
    again = await game.people[1].tab(game.table_id)
    assert again.view["you"] == before["you"]
    assert again.view["round"] == before["round"]
    assert again.view["number"] == before["number"]
    await other.until(lambda: seat_of(other, 1)["online"])
    told = other.told[heard:]
    assert [m["view"]["seats"][1]["online"] for m in told] == [False, True]
    assert all(m["events"] == [] and m["number"] == before["number"] for m in told)


async def test_two_tabs_of_one_player_agree(either: Place) -> None:
    game = await game_of(either, 2, plain_rules(2))
    seat = game.tabs[0].view["round"]["toAct"][0]
    one, two = game.tabs[seat], await game.people[seat].tab(game.table_id)
    assert two.view == one.view
    assert (await two.act())["t"] == "done"
    await one.until(lambda: one.view["number"] == two.view["number"])
    assert one.view == two.view
    await two.close()
    assert (await one.say('{"t": "ping"}'))["t"] == "pong"
    other = game.tabs[1 - seat]
    assert seat_of(other, seat)["online"], "one tab is still open"


async def test_a_new_socket_works_while_the_old_one_seems_alive(either: Place) -> None:
    """NET-07: a dead old line blocks nothing; nothing of the seat is lost."""
    game = await game_of(either, 2, plain_rules(2))
    seat = game.tabs[0].view["round"]["toAct"][0]
    old = game.tabs[seat]
    old.socket.transport.pause_reading()
    new = await game.people[seat].tab(game.table_id)
    assert new.view["you"]["seat"] == seat
    assert (await new.act())["t"] == "done"
    game.tabs[seat] = new
    await game.play_on(lambda: game.tabs[0].view["stage"] == "playing")
    old.socket.transport.resume_reading()


async def test_a_fifth_tab_takes_over_from_the_first(either: Place) -> None:
    game = await game_of(either, 2, plain_rules(2))
    first = game.tabs[0]
    more = [await game.people[0].tab(game.table_id) for _ in range(4)]
    assert await first.ended() == 4001
    assert first.told[-1] == {"t": "bye", "code": "taken-over"}
    answers = [await tab.say('{"t": "ping"}') for tab in more]
    assert [answer["t"] for answer in answers] == ["pong"] * 4


async def test_the_house_covers_who_is_away_and_gives_the_seat_back(tmp_path: Path) -> None:
    async with serving(tmp_path, cover_after_ms=1, summary_ms=1) as place:
        game = await game_of(place, 3, plain_rules(3))
        here = game.tabs[0]
        await game.tabs[2].close()
        await here.until(lambda: seat_of(here, 2)["covered"])
        assert not seat_of(here, 2)["online"]
        again = await game.people[2].tab(game.table_id)
        await again.until(lambda: not seat_of(again, 2)["covered"])
        game.tabs[2] = again
        await game.play_on(lambda: game.tabs[0].view["stage"] == "playing")


async def test_a_covered_seat_plays_on(tmp_path: Path) -> None:
    async with serving(tmp_path, cover_after_ms=1, summary_ms=1) as place:
        game = await game_of(place, 2, plain_rules(2))
        await game.tabs[1].close()
        here = game.tabs[0]
        await here.play_on(lambda: here.is_over)
        kinds = [type(e).__name__ for x in await entries_of(place, game.table_id) for e in x.events]
        assert kinds.count("SeatCovered") == 1


async def test_nobody_is_covered_while_nobody_waits(tmp_path: Path) -> None:
    """When all are gone the table waits, and the clock starts when somebody is back."""
    async with serving(tmp_path, cover_after_ms=500, summary_ms=1) as place:
        game = await game_of(place, 2, plain_rules(1))
        spectator = await (await place.person()).tab(game.table_id)
        # Both at once: who is left behind would wait, and the first to go be covered.
        await asyncio.gather(*(tab.close() for tab in game.tabs))
        await spectator.until(lambda: not any(s["online"] for s in spectator.view["seats"]))
        ends = asyncio.get_running_loop().time() + 0.7
        while asyncio.get_running_loop().time() < ends:
            assert (await spectator.say('{"t": "ping"}'))["t"] == "pong"
        assert not any(seat["covered"] for seat in spectator.view["seats"])
        again = await game.people[0].tab(game.table_id)
        await again.until(lambda: seat_of(again, 1)["covered"])
        assert not seat_of(again, 0)["covered"]


async def test_a_host_who_leaves_hands_over(either: Place) -> None:
    """NET-11: exactly one is host and can start; the old host comes back as anybody else."""
    host, second, third = await either.people(3)
    table_id = await host.open(plain_rules(1), 3)
    tabs = [await person.tab(table_id) for person in (host, second, third)]
    for seat, tab in enumerate(tabs[1:], 1):
        await tab.ask("sit", seat=seat, nonce="00" * 16)
    assert (await tabs[0].ask("leave"))["t"] == "done"
    assert (await tabs[0].ask("sit", seat=0, nonce="00" * 16))["t"] == "done"
    for tab in tabs:
        await tab.until(lambda tab=tab: tab.view["host"] == 1)  # type: ignore[misc]
    assert (await tabs[0].ask("start"))["code"] == "not-host"
    assert (await tabs[1].ask("start"))["t"] == "done"


async def test_who_leaves_a_game_is_followed_by_a_bot(either: Place) -> None:
    game = await game_of(either, 3, plain_rules(2))
    assert (await game.tabs[2].ask("leave"))["t"] == "done"
    await game.tabs[2].until(lambda: game.tabs[2].view["you"] is None)
    here = game.tabs[0]
    await here.until(lambda: seat_of(here, 2)["kind"] == "bot")
    game.tabs.pop()
    assert seat_of(here, 2)["level"] == "casual"
