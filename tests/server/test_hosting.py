"""A host and its table, without a network: what fails alone must stay alone."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator
from dataclasses import replace
from pathlib import Path

import pytest

from ohhell.rules import Pattern, RuleSet, Schedule, Seat, legal_actions
from ohhell.server import House, Settings
from ohhell.server.household import open_house
from ohhell.server.sockets import Visit
from ohhell.server.store import Player
from ohhell.server.tables.guests import Job
from ohhell.server.tables.host import Host
from ohhell.server.tables.opening import Wish
from ohhell.table import (
    HOUSE,
    Act,
    Command,
    Cover,
    Done,
    Entry,
    Options,
    Order,
    Ready,
    Refused,
    SeatBot,
    Stage,
    Start,
    State,
    Table,
)
from tests.server.client import PATIENCE_S, Json, nonce
from tests.server.conftest import AMPLE

pytestmark = pytest.mark.anyio


class Wire:
    """A line that keeps what it is sent, and may break."""

    def __init__(self, *, broken: bool = False) -> None:
        self.sent: list[Json] = []
        self.broken = broken
        self.closed: int | None = None
        self.came = asyncio.Event()

    def send(self, message: bytes) -> None:
        """Keep a message, or break."""
        if self.broken:
            raise BrokenPipeError
        self.sent.append(json.loads(message))
        self.came.set()

    def close(self, code: int) -> None:
        """Note the code."""
        self.closed = code


@pytest.fixture
async def house(tmp_path: Path) -> AsyncGenerator[House]:
    """Return a house without a web."""
    settings = Settings(data=tmp_path, bot_pace_s=(0, 0), limits=AMPLE)
    async with open_house(settings) as found:
        yield found


async def opened(house: House) -> tuple[Player, Host]:
    """Return somebody, and a table for three with two bots that has begun."""
    player, _ = await house.store.people.admit("Ada")
    return player, await house.open(
        player, Wish(Options(RuleSet(), 3), nonce(), bots=True, start=True)
    )


async def visit(house: House, player: Player, table_id: str, wire: Wire) -> Visit:
    """Return a visit whose line is up."""
    found = Visit(house, player, table_id)
    found.opened(wire)
    if not wire.broken:
        await wire.came.wait()
    return found


async def test_a_line_that_breaks_keeps_nobody_from_hearing(house: House) -> None:
    player, host = await opened(house)
    broken, whole = Wire(), Wire()
    await visit(house, player, host.id, broken)
    await visit(house, player, host.id, whole)
    broken.broken = True
    number = host.table.number
    while not host.table.state.game or Seat(0) not in host.table.state.game.to_act:
        whole.came.clear()
        await whole.came.wait()
    before = host.table.number
    answer = asyncio.get_running_loop().create_future()
    order = _first_order(host, player)
    host.submit(Job(player.id, "", lambda _: order, answer.set_result))
    assert isinstance(await answer, Done)
    assert host.table.number > before >= number
    assert max(message.get("number", 0) for message in whole.sent) > before


def _first_order(host: Host, player: Player) -> Order:
    game, seat = host.table.state.game, host.table.state.seat_of(player.id)
    assert game is not None
    assert seat is not None
    return Act(seat, legal_actions(game, seat)[0], host.table.number)


async def test_a_command_that_fails_changes_nothing(house: House) -> None:
    """A mistake of ours is answered, and the table stands where its log does."""
    player, host = await opened(house)
    number = host.table.number
    answers: list[Done | Refused] = []

    def fail(_state: State) -> Order:
        raise RuntimeError("a mistake")

    host.submit(Job(player.id, "x", fail, answers.append))
    assert isinstance(await host.ask(player.id, Ready(0)), Refused)
    (failed,) = answers
    assert isinstance(failed, Refused)
    assert failed.code == "failed"
    assert host.table.number >= number
    assert host.table.number == (await house.store.log.read(host.id))[-1].number


async def test_what_comes_while_a_table_wakes_is_read_then(house: House) -> None:
    player, host = await opened(house)
    await house._rest(host)
    wire = Wire()
    early = Visit(house, player, host.id)
    early.opened(wire)
    early.received(b'{"t": "ping", "at": 1}')
    await wire.came.wait()
    assert [message["t"] for message in wire.sent] == ["welcome", "pong"]


async def test_too_much_while_a_table_wakes_is_refused(house: House) -> None:
    player, host = await opened(house)
    await house._rest(host)
    wire = Wire()
    early = Visit(house, player, host.id)
    early.opened(wire)
    for _ in range(17):
        early.received(b'{"t": "ping"}')
    assert [message["code"] for message in wire.sent] == ["busy"]
    early.closed()


async def test_who_leaves_before_the_table_wakes_was_never_there(house: House) -> None:
    player, host = await opened(house)
    await house._rest(host)
    wire = Wire()
    short = Visit(house, player, host.id)
    short.opened(wire)
    short.closed()
    woken = await house.host(host.id)
    assert not woken.awake
    assert wire.sent == []


async def test_everything_taken_in_is_finished_before_the_end(tmp_path: Path) -> None:
    """A stop in good order answers what is in the inbox."""
    answers: list[Done | Refused] = []
    async with open_house(Settings(data=tmp_path, limits=AMPLE)) as house:
        player, _ = await house.store.people.admit("Ada")
        host = await house.open(player, Wish(Options(RuleSet(), 3), nonce()))
        one, two = (SeatBot(Seat(seat), "Bo", "casual") for seat in (1, 2))
        host.submit(Job(player.id, "1", lambda _: one, answers.append))
        host.submit(Job(player.id, "2", lambda _: two, answers.append))
    assert [type(answer) for answer in answers] == [Done, Done]


async def test_a_host_that_ends_sends_its_guests_to_the_next(house: House) -> None:
    """Nobody stays with a host that hears nothing more: the page comes back by itself."""
    player, host = await opened(house)
    wire = Wire()
    visitor = await visit(house, player, host.id, wire)
    await house._rest(host)
    assert (wire.sent[-1]["code"], wire.closed) == ("restart", 1012)
    late = Wire()
    came_late = Visit(house, player, host.id)
    came_late._line = late
    came_late._arrive(host)
    assert (late.sent, late.closed) == ([{"t": "bye", "code": "restart"}], 1012)
    answer = await host.ask(player.id, Ready(0))
    assert isinstance(answer, Refused)
    assert answer.code == "busy"
    visitor.closed()


async def test_who_comes_while_others_are_put_to_rest_stays(house: House) -> None:
    """Idleness is looked at again right before a table goes, and no table has two hosts."""
    player, _ = await house.store.people.admit("Ada")
    hosts = [await house.open(player, Wish(Options(RuleSet(), 3), nonce())) for _ in range(5)]
    house.settings = replace(house.settings, limits=replace(AMPLE, idle_s=1e-9))
    sweeping = asyncio.create_task(house.put_to_rest())
    await asyncio.sleep(0)
    assert hosts[0].id not in house._hosts
    wire = Wire()
    visitor = await visit(house, player, hosts[-1].id, wire)
    await sweeping
    assert await house.host(hosts[-1].id) is hosts[-1]
    assert list(house._hosts) == [hosts[-1].id]
    visitor.closed()


async def test_the_next_host_waits_for_the_last_one(house: House) -> None:
    player, host = await opened(house)
    answers: list[Done | Refused] = []
    host.submit(Job(player.id, "x", _never, answers.append))
    resting = asyncio.create_task(house._rest(host))
    await asyncio.sleep(0)
    following = await house.host(host.id)
    assert following is not host
    assert len(answers) == 1
    await resting


def _never(_state: State) -> Order:
    return Ready(0)


async def test_a_sweep_and_a_stop_may_meet(tmp_path: Path) -> None:
    async with open_house(Settings(data=tmp_path, limits=AMPLE)) as house:
        player, _ = await house.store.people.admit("Ada")
        for _ in range(10):
            await house.open(player, Wish(Options(RuleSet(), 3), nonce()))
        house.settings = replace(house.settings, limits=replace(AMPLE, idle_s=0))
        sweeping = asyncio.create_task(house.put_to_rest())
        await asyncio.sleep(0)
        await house.close()
        await sweeping
        assert (house._hosts, house._resting) == ({}, {})


async def test_what_is_refused_by_an_old_state_is_judged_by_the_log(house: House) -> None:
    """Another node may have appended what makes it right."""
    player, _ = await house.store.people.admit("Ada")
    host = await house.open(player, Wish(Options(RuleSet(), 3), nonce()))
    start = Start(("Bo", "Cy"), "casual")
    elsewhere = Table.load(await house.store.log.read(host.id))
    made = elsewhere.propose(Command(player.id, start), at_ms=house.clock())
    assert isinstance(made, Entry)
    await house.store.log.append(host.id, made)
    answer = await host.ask(HOUSE, Cover(Seat(0)))
    assert isinstance(answer, Done)
    assert answer.number > made.number


async def test_a_clock_that_is_set_back_keeps_nobody_waiting(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, bot_pace_s=(0, 0), limits=AMPLE, summary_ms=1)
    two_rounds = RuleSet(schedule=Schedule(Pattern.UP, largest=2))
    async with open_house(settings) as house:
        now_ms = house.clock()
        house.clock = lambda: now_ms
        player, _ = await house.store.people.admit("Ada")
        host = await house.open(
            player, Wish(Options(two_rounds, 2), nonce(), bots=True, start=True)
        )
        wire = Wire()
        visitor = await visit(house, player, host.id, wire)
        while not _is_scored(host):
            wire.came.clear()
            if host.table.state.game and Seat(0) in host.table.state.game.to_act:
                assert isinstance(await host.ask(player.id, _first_order(host, player)), Done)
            else:
                await wire.came.wait()
        now_ms -= 3_600_000
        host._steward.look()
        async with asyncio.timeout(PATIENCE_S):
            while _is_scored(host):
                wire.came.clear()
                await wire.came.wait()
        visitor.closed()


def _is_scored(host: Host) -> bool:
    return host.table.state.stage is Stage.SCORED
