"""Bots: seated through the same door, told what their seat sees, and never waited for."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from select import select

import pytest

from ohhell.rules import legal_actions
from ohhell.server import Settings
from ohhell.server.metrics import Metrics
from ohhell.server.tables.bots import BotRoom
from ohhell.table import State
from tests.server.client import PATIENCE_S, Person, nonce
from tests.server.conftest import Gate, Place, game_of, plain_rules, serving
from tests.server.players import SEEN
from tests.server.process import Server

pytestmark = pytest.mark.anyio

STRANGE = "tests.server.players:LEVELS"


@asynccontextmanager
async def bot_room(**settings: object) -> AsyncGenerator[tuple[BotRoom, Metrics]]:
    """Return a room of its own, in which bots think in a thread."""
    chosen = Settings(bot_workers=0, bot_pace_s=(0.0, 0.0))
    metrics = Metrics()
    room = BotRoom(metrics, replace(chosen, **settings))  # type: ignore[arg-type]
    try:
        yield room, metrics
    finally:
        await room.close()


async def state_of(place: Place, seats: int = 2) -> State:
    """Return a game that has just begun."""
    game = await game_of(place, seats, plain_rules(2))
    return place.house._hosts[game.table_id].table.state


async def test_a_bot_is_shown_its_own_hand_alone(tmp_path: Path) -> None:
    SEEN.clear()
    async with serving(tmp_path, bot_levels=STRANGE, bot_level="witness") as place:
        person = await place.person()
        table_id = await person.open(plain_rules(3), 4, bots=True, start=True)
        async with person.at(table_id) as tab:
            await tab.play_on(lambda: tab.is_over)
    assert len(SEEN) > 12
    for view, seat in SEEN:
        hands = view.round_in_progress.hands
        assert [hand is not None for hand in hands] == [s == seat for s in range(4)]


async def test_a_bot_that_fails_is_played_for(place: Place) -> None:
    """Whatever a bot does, the game goes on with a legal action."""
    state = await state_of(place)
    assert state.game is not None
    seat = state.game.to_act[0]
    where = "tests.server.players:LIGHTLESS"
    async with bot_room(bot_levels=where, bot_level="cheat") as (room, _):
        act = await room.answer(state, seat, table="a", number=5)
    assert act.action in legal_actions(state.game, seat)
    assert (act.seat, act.after) == (seat, 5)


async def test_the_pace_is_drawn_before_the_bot_thinks(place: Place) -> None:
    """So that when it answers says nothing about what it holds."""
    state = await state_of(place)
    assert state.game is not None
    drawn: list[tuple[float, float]] = []
    metrics = Metrics()

    def draw(low: float, high: float) -> float:
        assert "thinking_seconds_count" not in metrics.text().decode()
        drawn.append((low, high))
        return 0.0

    room = BotRoom(metrics, Settings(bot_workers=0, bot_pace_s=(0.001, 0.002)), draw)
    await room.answer(state, state.game.to_act[0], table="a", number=5)
    await room.close()
    assert drawn == [(0.001, 0.002)]
    assert "thinking_seconds_count" in metrics.text().decode()


@pytest.mark.parametrize(
    ("level", "covered", "expected"),
    [
        ("random", False, "random"),
        ("casual", False, "casual"),
        ("grandmaster of 1999", False, "casual"),
        (None, True, "casual"),
        ("random", True, "casual"),
    ],
)
async def test_levels_of_old_games_play_on(
    place: Place, level: str | None, covered: bool, expected: str
) -> None:
    """Also one that is offered no more; one that is gone is played by the usual one."""
    state = await state_of(place)
    assert state.game is not None
    seat = state.game.to_act[0]
    places = list(state.places)
    places[seat] = replace(places[seat], level=level, covered=covered)
    async with bot_room() as (room, metrics):
        await room.answer(replace(state, places=tuple(places)), seat, table="a", number=5)
    assert f'thinking_seconds_count{{level="{expected}"}} 1.0' in metrics.text().decode()


# --- Which levels ---------------------------------------------------------------------------------


async def test_people_are_told_which_levels_there_are(tmp_path: Path) -> None:
    async with serving(tmp_path, bot_levels=STRANGE, bot_level="heavy") as place:
        found = await (await place.person()).get("/api/levels")
    assert found["levels"][:3] == ["beginner", "casual", "witness"]
    assert found["usual"] == "heavy"


async def test_no_baseline_is_offered(place: Place) -> None:
    person = await place.person()
    found = await person.get("/api/levels")
    assert found == {"levels": found["levels"], "usual": "casual"}
    assert "random" not in found["levels"]
    body = {"rules": plain_rules(1), "seats": 2, "nonce": nonce(), "bots": True}
    refused = await person.request("POST", "/api/tables", body | {"level": "random"})
    assert (refused.status_code, refused.json()["code"]) == (400, "no-such-level")


async def test_bots_are_of_the_level_that_was_chosen(tmp_path: Path) -> None:
    """When the table is opened, when one is added, and when the rest is filled at the start."""
    async with serving(tmp_path, bot_levels=STRANGE) as place:
        person = await place.person()
        opened = await person.open(plain_rules(1), 2, bots=True, level="heavy")
        async with person.at(opened) as tab:
            assert [seat["level"] for seat in tab.view["seats"]] == [None, "heavy"]
        lobby = await person.open(plain_rules(1), 4)
        async with person.at(lobby) as tab:
            await tab.ask("addBot", seat=1)
            await tab.ask("addBot", seat=2, level="beginner")
            refused = await tab.ask("start", level="grandmaster")
            assert refused["code"] == "no-such-level"
            assert (await tab.ask("start", level="heavy"))["t"] == "done"
            levels = [None, "casual", "beginner", "heavy"]
            assert [seat["level"] for seat in tab.view["seats"]] == levels


# --- In processes ---------------------------------------------------------------------------------


async def test_slow_bots_hold_up_no_other_table(tmp_path: Path, gate: Gate) -> None:
    """While one table's bot thinks without end, another table plays its game and people act."""
    patient = {"bot_wait_s": 100.0, "bot_think_s": 100.0}
    async with serving(tmp_path, bot_levels=STRANGE, bot_workers=1, **patient) as place:
        slow, quick = await place.people(2)
        stuck = await slow.open(plain_rules(1), 4, bots=True, level="gated", start=True)
        played = await quick.open(plain_rules(2), 3, bots=True, level="casual", start=True)
        async with slow.at(stuck) as waiting, quick.at(played) as tab:
            if waiting.is_my_turn:
                await waiting.act()
            await gate.someone()
            number = waiting.view["number"]
            await tab.play_on(lambda: tab.is_over)
            assert (await waiting.say('{"t": "ping"}'))["t"] == "pong"
            assert waiting.view["number"] == number
            gate.open()
            await waiting.until(lambda: waiting.view["number"] > number)


@pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="there is no way to see a process end")
async def test_a_server_that_is_killed_leaves_no_process_behind(tmp_path: Path) -> None:
    """Its workers hear nothing more, and end by themselves."""
    server = await Server.start(tmp_path)
    async with Person(server.address) as person:
        table_id = await person.open(plain_rules(1), 2, bots=True, start=True)
        async with person.at(table_id) as tab:
            await tab.play_on(lambda: tab.is_over)
        (worker,) = map(os.pidfd_open, _children(server.process.pid))
        await server.kill()
        ended, _, _ = await asyncio.to_thread(select, [worker], [], [], PATIENCE_S)
        os.close(worker)
    assert ended == [worker]


def _children(pid: int) -> list[int]:
    return [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
