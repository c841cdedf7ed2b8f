"""Clocks of a table at a server that runs: who is out of time, and when the house stands still."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from pathlib import Path
from typing import Any

import pytest

from ohhell.server.tables.host import Host
from ohhell.table import Stage
from tests.server.client import Json, Person, Tab, first_choice
from tests.server.conftest import Game, Place, entries_of, game_of, plain_rules, serving

pytestmark = pytest.mark.anyio

CLOCKS: Json = {"bidClockS": 15, "playClockS": 7}


class Time:
    """The milliseconds of the house, as a test wants them."""

    def __init__(self) -> None:
        self.now_ms = 1_764_000_000_000

    def __call__(self) -> int:
        """Return what it is now."""
        return self.now_ms


@pytest.fixture
async def time() -> Time:
    """Return a clock that stands still until a test moves it."""
    return Time()


@pytest.fixture
async def place(tmp_path: Path, time: Time) -> AsyncGenerator[Place]:
    """Return a server whose clock a test moves."""
    async with serving(tmp_path) as found:
        found.house.clock = time
        yield found


async def host_of(place: Place, game: Game) -> Host:
    """Return the host of the table of a game."""
    return await place.house.host(game.table_id)


async def pass_s(place: Place, game: Game, time: Time, seconds: float) -> None:
    """Let time pass, and somebody look on: at whatever is new the house looks at its clock."""
    time.now_ms += round(seconds * 1000)
    async with (await place.person()).at(game.table_id):
        pass


def turn_of(game: Game) -> int:
    """Return the seat to act, the first of them."""
    return int(game.tabs[0].view["round"]["toAct"][0])


def seat_of(tab: Tab, seat: int) -> Json:
    """Return what a tab shows of a seat."""
    return dict(tab.view["seats"][seat])


async def kinds(place: Place, game: Game) -> list[str]:
    """Return the names of all events of a table."""
    entries = await entries_of(place, game.table_id)
    return [type(event).__name__ for entry in entries for event in entry.events]


async def test_everybody_sees_what_is_left(place: Place, time: Time) -> None:
    game = await game_of(place, 3, plain_rules(3), **CLOCKS)
    time.now_ms += 4_000
    spectator = await (await place.person()).tab(game.table_id)
    clock = seat_of(spectator, turn_of(game))["clock"]
    assert clock == {"leftMs": 11_000, "wholeMs": 15_000, "runs": True}
    assert game.tabs[0].info["bidClockS"] == 15


async def test_who_is_out_of_time_is_played_for(place: Place, time: Time) -> None:
    game = await game_of(place, 3, plain_rules(3), **CLOCKS)
    seat = turn_of(game)
    await pass_s(place, game, time, 15)
    here = game.tabs[0]
    await here.until(lambda: seat_of(here, seat)["hasBid"])
    assert not seat_of(here, seat)["covered"]
    assert (await kinds(place, game)).count("TimedOut") == 1


async def test_a_clock_that_has_time_left_does_not_run_out(place: Place, time: Time) -> None:
    game = await game_of(place, 3, plain_rules(3), **CLOCKS)
    await pass_s(place, game, time, 14.9)
    seat = turn_of(game)
    assert (await game.tabs[seat].act())["t"] == "done"
    assert "TimedOut" not in await kinds(place, game)


async def test_after_two_run_outs_a_bot_plays_until_the_owner_is_back(
    place: Place, time: Time
) -> None:
    """A page that is open, or opened again, does not say that somebody is there."""
    game = await game_of(place, 2, plain_rules(3), **CLOCKS)
    here = game.tabs[0]
    seat = turn_of(game)
    other = game.tabs[1 - seat]
    for _ in range(2):
        await game.tabs[seat].until(lambda: game.tabs[seat].is_my_turn)
        await pass_s(place, game, time, 15)
        await other.until(lambda: other.is_my_turn or seat_of(other, seat)["idle"])
        if other.is_my_turn and not seat_of(other, seat)["idle"]:
            await other.act()
    await here.until(lambda: seat_of(here, seat)["idle"])
    assert seat_of(here, seat)["covered"]
    again = await game.people[seat].tab(game.table_id)
    assert seat_of(again, seat)["idle"]
    assert (await again.ask("back"))["t"] == "done"
    await again.until(lambda: not seat_of(again, seat)["covered"])


async def test_more_time(place: Place, time: Time) -> None:
    game = await game_of(place, 2, plain_rules(3), **CLOCKS)
    tab = game.tabs[turn_of(game)]
    seat = turn_of(game)
    assert (tab.view["you"]["moreTimeMs"], tab.view["you"]["moreTimes"]) == (15_000, 3)
    assert (await tab.ask("moreTime", after=tab.view["number"]))["t"] == "done"
    await tab.until(lambda: tab.view["you"]["moreTimes"] == 2)
    assert tab.view["you"]["moreTimeMs"] == 0
    await pass_s(place, game, time, 20)
    assert (await tab.say('{"t": "ping"}'))["t"] == "pong"
    assert seat_of(await game.people[seat].tab(game.table_id), seat)["clock"]["leftMs"] == 10_000
    answer = await tab.ask("moreTime", after=tab.view["number"])
    assert answer["code"] == "more-time-given"


async def test_a_pause_stops_time_for_whoever_reloads_too(place: Place, time: Time) -> None:
    """TIM-05."""
    game = await game_of(place, 3, plain_rules(3), **CLOCKS)
    seat = turn_of(game)
    time.now_ms += 5_000
    mine, asked = game.tabs[seat], game.tabs[seat].view
    for tab in game.tabs:
        assert (await tab.ask("pause"))["t"] == "done"
    await pass_s(place, game, time, 90)
    again = await game.people[2].tab(game.table_id)
    assert again.view["pause"]["on"]
    clock = {"leftMs": 10_000, "wholeMs": 15_000, "runs": False}
    assert seat_of(again, seat)["clock"] == clock
    await mine.until(lambda: not mine.is_my_turn)
    late = await mine.ask(**first_choice(asked), after=asked["number"])
    assert late["code"] == "paused"
    assert (await again.ask("resume"))["t"] == "done"
    await again.until(lambda: again.view["pause"] is None)
    assert seat_of(again, seat)["clock"] == clock | {"runs": True}
    time.now_ms += 5_000
    await game.level()
    assert (await mine.act())["t"] == "done"


async def test_what_others_do_is_no_business_of_my_clock(place: Place, time: Time) -> None:
    """TIM-01 and TIM-03: one goes, one leaves for good, somebody comes to watch."""
    game = await game_of(place, 3, plain_rules(3), **CLOCKS)
    seat = turn_of(game)
    mine, others = game.tabs[seat], [s for s in range(3) if s != seat]
    time.now_ms += 5_000
    await game.tabs[others[0]].close()
    assert (await game.tabs[others[1]].ask("leave"))["t"] == "done"
    spectator = await (await place.person()).tab(game.table_id)
    await mine.until(lambda: seat_of(mine, others[1])["kind"] == "bot")
    for tab in (mine, spectator):
        assert seat_of(tab, seat)["clock"]["leftMs"] == 10_000


async def test_a_reload_is_no_new_clock_while_others_are_there(place: Place, time: Time) -> None:
    """NET-05: the same seat, hand and clock."""
    game = await game_of(place, 2, plain_rules(3), **CLOCKS)
    seat = turn_of(game)
    time.now_ms += 5_000
    await game.tabs[seat].close()
    again = await game.people[seat].tab(game.table_id)
    assert seat_of(again, seat)["clock"]["leftMs"] == 10_000


async def test_nothing_is_due_when_the_game_is_over(place: Place, time: Time) -> None:
    """TIM-11: twice the time limit later nothing has changed, and no timer waits."""
    game = await game_of(place, 2, plain_rules(1), **CLOCKS)
    await game.play_on(lambda: game.tabs[0].is_over)
    entries = await entries_of(place, game.table_id)
    await pass_s(place, game, time, 30)
    assert (await game.tabs[0].say('{"t": "ping"}'))["t"] == "pong"
    assert await entries_of(place, game.table_id) == entries
    assert (await host_of(place, game)).table.due() is None


async def returning(place: Place, person: Person) -> Person:
    """Return the same person, with the same cookies, at a server that was started anew."""
    return await place.stack.enter_async_context(person.at_address(place.address))


@pytest.mark.parametrize(
    "more", [{}, {"rated": True, "suggestions": False}], ids=["usual", "rated"]
)
async def test_nobody_is_charged_a_restart(tmp_path: Path, time: Time, more: Json) -> None:
    """TIM-09 and PER-01: the same turn, the whole time, and no run-out by the outage."""
    async with serving(tmp_path) as place:
        place.house.clock = time
        game = await game_of(place, 3, plain_rules(3), **CLOCKS, **more)
        seat = turn_of(game)
        time.now_ms += 7_000
    time.now_ms += 30_000
    async with serving(tmp_path) as place:
        place.house.clock = time
        people = [await returning(place, person) for person in game.people]
        game.tabs = [await person.tab(game.table_id) for person in people]
        here = game.tabs[0]
        await here.until(lambda: seat_of(here, seat)["clock"]["leftMs"] == 15_000)
        assert turn_of(game) == seat
        found = await kinds(place, game)
        assert (found.count("ClocksRenewed"), found.count("TimedOut")) == (1, 0)


async def test_a_table_that_slept_charges_nobody(place: Place, time: Time) -> None:
    """The house plays on for nobody: when somebody is there again, the turn begins anew."""
    game = await game_of(place, 2, plain_rules(3), **CLOCKS)
    seat = turn_of(game)
    for tab in game.tabs:
        await tab.close()
    host = await host_of(place, game)
    await gone(host, place)
    time.now_ms += 60_000
    again = await game.people[seat].tab(game.table_id)
    await again.until(lambda: seat_of(again, seat)["clock"]["leftMs"] == 15_000)
    assert "TimedOut" not in await kinds(place, game)


async def gone(host: Host, place: Place) -> None:
    """Wait until a host knows that everybody has gone."""
    person = await place.person()
    while host.online:
        await person.get("/api/me")


async def test_with_something_at_stake_the_clock_runs_for_nobody(place: Place, time: Time) -> None:
    """Else whoever is about to lose would only have to go."""
    game = await game_of(place, 2, plain_rules(1), **CLOCKS, rated=True, suggestions=False)
    for tab in game.tabs:
        await tab.close()
    host = await host_of(place, game)
    await gone(host, place)
    assert host.idle_s == 0.0
    while host.table.state.stage is not Stage.OVER:
        await pass_s(place, game, time, 15)
    assert (await kinds(place, game)).count("TimedOut") >= 2


async def test_limits_come_from_the_settings(tmp_path: Path) -> None:
    """One more than so often is refused."""
    limits: dict[str, Any] = {"more_time_s": 5, "more_times": 1, "pauses": 1}
    async with serving(tmp_path, **limits) as place:
        game = await game_of(place, 2, plain_rules(3), **CLOCKS)
        tab, seat = game.tabs[turn_of(game)], turn_of(game)
        assert tab.view["you"]["moreTimeMs"] == 5_000
        assert (await tab.ask("moreTime", after=tab.view["number"]))["t"] == "done"
        assert (await tab.ask("pause"))["t"] == "done"
        assert (await tab.ask("resume"))["t"] == "done"
        assert (await tab.ask("pause"))["code"] == "too-many-pauses"
        await game.level()
        await tab.act()
        await game.level()
        await game.tabs[1 - seat].act()
        await tab.until(lambda: tab.is_my_turn)
        assert tab.view["you"]["moreTimeMs"] == 0
        answer = await tab.ask("moreTime", after=tab.view["number"])
        assert answer["code"] == "no-more-time"
