"""Suggestions: told to the seat to act alone, from what it sees, where they are allowed."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from dataclasses import replace
from pathlib import Path

import pytest

from ohhell.table import Options, load
from tests.server.client import Json, Person
from tests.server.conftest import AMPLE, Game, Place, entries_of, game_of, plain_rules, serving
from tests.server.players import SEEN

pytestmark = pytest.mark.anyio

LEVELS = {"bot_levels": "tests.server.players:ADVISED"}
GENEROUS = replace(AMPLE, advice_per_s=1e6, advice_burst=10**6)


@pytest.fixture
async def advised(tmp_path: Path) -> AsyncGenerator[Place]:
    """Return a server whose adviser is quick, and easy to foretell."""
    async with serving(tmp_path, limits=GENEROUS, **LEVELS) as place:
        yield place


async def ask(person: Person, table_id: str) -> tuple[int, Json]:
    """Return the status and the answer of asking for a suggestion."""
    answer = await person.request("GET", f"/api/tables/{table_id}/advice")
    return answer.status_code, answer.json()


def acting(game: Game) -> Person:
    """Return who is to act."""
    return game.people[game.tabs.index(game.acting)]


async def test_who_is_to_act_is_told_what_everything_is_good_for(advised: Place) -> None:
    game = await game_of(advised, 2, plain_rules(3))
    status, told = await ask(acting(game), game.table_id)
    assert status == 200
    assert [(each["t"], each["tricks"]) for each in told["actions"]] == [
        ("bid", tricks) for tricks in range(4)
    ]
    assert (told["best"], told["number"]) == (3, game.acting.view["number"])
    assert [each["cost"] for each in told["actions"]] == [3.0, 2.0, 1.0, 0.0]
    assert {"id": "advice-bid-after", "args": {"n": 1}} in told["situation"]
    assert {"id": "advice-worth", "args": {"points": 13}} in told["actions"][3]["reasons"]


async def test_cards_are_weighed_as_bids_are(advised: Place) -> None:
    game = await game_of(advised, 2, plain_rules(2))
    await game.play_on(lambda: game.tabs[0].view["stage"] == "playing")
    status, told = await ask(acting(game), game.table_id)
    assert status == 200
    assert [each["card"] for each in told["actions"]] == game.acting.view["you"]["legal"]


async def test_the_adviser_sees_what_the_seat_sees(advised: Place) -> None:
    game = await game_of(advised, 3, plain_rules(2))
    SEEN.clear()
    await ask(acting(game), game.table_id)
    ((view, seat),) = SEEN
    hands = view.round_in_progress.hands
    assert [hand is not None for hand in hands] == [other == seat for other in range(3)]


async def test_nobody_else_is_advised(advised: Place) -> None:
    """Neither who waits for a turn, nor who looks on, nor who is not known at all."""
    game = await game_of(advised, 2, plain_rules(2))
    (waiting,) = [person for person in game.people if person is not acting(game)]
    looker = await advised.person()
    assert (await ask(waiting, game.table_id))[1]["code"] == "not-your-turn"
    assert (await ask(looker, game.table_id))[1]["code"] == "not-seated"
    stranger = Person(advised.address)
    answer = await stranger._http.get(f"/api/tables/{game.table_id}/advice")
    assert (answer.status_code, answer.json()["code"]) == (403, "not-seated")
    await stranger._http.aclose()


async def test_before_and_after_a_game_there_is_nothing_to_advise(advised: Place) -> None:
    person = await advised.person()
    lobby = await person.open(plain_rules(1), 2)
    assert (await ask(person, lobby))[1]["code"] == "not-your-turn"
    game = await game_of(advised, 2, plain_rules(1))
    await game.play_on(lambda: game.tabs[0].is_over)
    for person in game.people:
        assert (await ask(person, game.table_id))[1]["code"] == "not-your-turn"


async def test_a_table_without_suggestions_gives_none(advised: Place) -> None:
    """It says so to everybody beforehand, and keeps it in its log."""
    game = await game_of(advised, 2, plain_rules(2), suggestions=False)
    assert game.tabs[0].info["suggestions"] is False
    status, refused = await ask(acting(game), game.table_id)
    assert (status, refused["code"]) == (403, "no-suggestions")
    opened = (await entries_of(advised, game.table_id))[0].events[0]
    assert opened.options.suggestions is False  # type: ignore[union-attr]
    assert Options(opened.options.ruleset, 2).suggestions  # type: ignore[union-attr]


async def test_a_suggestion_is_told_to_no_other_tab(advised: Place) -> None:
    """It comes as the answer of one request; nobody at the table hears of it."""
    game = await game_of(advised, 2, plain_rules(2))
    before = [len(tab.told) for tab in game.tabs]
    await ask(acting(game), game.table_id)
    assert [(await tab.say('{"t": "ping"}'))["t"] for tab in game.tabs] == ["pong", "pong"]
    assert [len(tab.told) for tab in game.tabs] == [count + 1 for count in before]


async def test_who_asks_too_often_is_slowed_down(tmp_path: Path) -> None:
    few = replace(AMPLE, advice_per_s=0.001, advice_burst=2)
    async with serving(tmp_path, limits=few, **LEVELS) as place:
        game = await game_of(place, 2, plain_rules(2))
        found = [await ask(acting(game), game.table_id) for _ in range(3)]
    assert [status for status, _ in found] == [200, 200, 429]
    assert found[-1][1]["code"] == "too-fast"


async def test_where_the_adviser_cannot_be_loaded_it_says_so(tmp_path: Path) -> None:
    """And the bots play on."""
    async with serving(tmp_path, bot_levels="tests.server.players:UNADVISED") as place:
        game = await game_of(place, 2, plain_rules(1))
        status, refused = await ask(acting(game), game.table_id)
        assert (status, refused["code"]) == (503, "no-advice")
        await game.play_on(lambda: game.tabs[0].is_over)


async def test_advice_comes_from_the_processes_of_the_bots(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=GENEROUS, bot_workers=1, **LEVELS) as place:
        game = await game_of(place, 2, plain_rules(2))
        SEEN.clear()
        status, told = await ask(acting(game), game.table_id)
    assert (status, told["best"]) == (200, 2)
    assert SEEN == [], "nothing was thought about in the server's own process"


def test_the_log_of_an_older_table_allows_suggestions() -> None:
    data = Path(__file__).parents[1] / "data" / "log_format_1.jsonl"
    (opened,) = [
        event
        for line in data.read_text().splitlines()
        for event in load(line).events
        if type(event).__name__ == "TableOpened"
    ][:1]
    assert opened.options.suggestions  # type: ignore[union-attr]
