"""A server that ends and begins again: nothing that was acknowledged is lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from ohhell.table import Table
from tests.server.client import Json, Person
from tests.server.conftest import Place, entries_of, game_of, plain_rules, serving

pytestmark = pytest.mark.anyio


async def returning(place: Place, person: Person) -> Person:
    """Return the same person, with the same cookies, at a server that was started anew."""
    return await place.stack.enter_async_context(person.at_address(place.address))


async def test_every_seat_finds_the_same_cards_and_choices(tmp_path: Path) -> None:
    """PER-01, in good order; tests/server/test_kill.py does it with kill -9."""
    async with serving(tmp_path) as place:
        game = await game_of(place, 4, plain_rules(4))
        for _ in range(2):
            await game.acting.act()
            await game.level()
        before = [tab.view for tab in game.tabs]
        entries = await entries_of(place, game.table_id)
    async with serving(tmp_path) as place:
        assert await entries_of(place, game.table_id) == entries
        people = [await returning(place, person) for person in game.people]
        game.tabs = [await person.tab(game.table_id) for person in people]
        spectator = await (await place.person()).tab(game.table_id)
        await spectator.until(lambda: all(seat["online"] for seat in spectator.view["seats"]))
        await spectator.close()
        await game.tabs[0].until(lambda: game.tabs[0].view == before[0])
        await game.tabs[1].until(lambda: game.tabs[1].view == before[1])
        await game.play_on(lambda: game.tabs[0].is_over)
        assert Table.load(await entries_of(place, game.table_id)).state.revealed


async def test_a_command_sent_again_after_a_restart_gets_its_answer(tmp_path: Path) -> None:
    """NET-03, third time: the answer stands in the log."""
    async with serving(tmp_path) as place:
        game = await game_of(place, 2, plain_rules(2))
        seat = game.tabs[0].view["round"]["toAct"][0]
        bid: Json = {"t": "bid", "tricks": 1, "id": "X", "after": game.tabs[seat].view["number"]}
        done = await game.tabs[seat].ask(**bid)
        assert done["t"] == "done"
    async with serving(tmp_path) as place:
        tab = await (await returning(place, game.people[seat])).tab(game.table_id)
        assert await tab.ask(**bid) == done
        assert (await tab.ask(**bid | {"tricks": 0}))["code"] == "id-reused"
        assert (await entries_of(place, game.table_id))[-1].number == done["number"]


async def test_an_overdue_deal_waits_for_somebody(tmp_path: Path) -> None:
    async with serving(tmp_path, summary_ms=60_000) as place:
        game = await game_of(place, 2, plain_rules(1) | _two_rounds())
        await game.play_on(lambda: game.tabs[0].view["stage"] == "scored")
        assert game.tabs[0].view["nextDealMs"] > 0
        entries = await entries_of(place, game.table_id)
    async with serving(tmp_path) as place:
        assert await entries_of(place, game.table_id) == entries
        place.house.clock = lambda: entries[-1].at_ms + 60_001
        tab = await (await returning(place, game.people[0])).tab(game.table_id)
        await tab.until(lambda: tab.view["round"]["number"] == 2)


async def test_a_stop_says_goodbye_and_loses_nothing(tmp_path: Path) -> None:
    for socket in ("picows", "asgi"):
        async with serving(tmp_path / socket, socket=socket) as place:
            game = await game_of(place, 2, plain_rules(2))
            person = await place.person()
            spectator = await person.tab(game.table_id)
            await game.acting.act()
            await game.level()
            number = game.tabs[0].view["number"]
            person.tabs.clear()
        assert await spectator.ended() == 1012
        async with serving(tmp_path / socket) as place:
            assert (await entries_of(place, game.table_id))[-1].number == number


def _two_rounds() -> Json:
    return {"schedule": {"pattern": "up", "largest": 2, "whole_pack": False}}
