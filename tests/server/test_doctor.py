"""`ohhell doctor` finds nothing wrong with a house that played, and changes nothing of it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from ohhell.server import Settings
from ohhell.server.doctor import crew
from ohhell.server.household import open_house
from tests.server.client import Person
from tests.server.conftest import Game, Place, game_of, plain_rules, serving
from tests.server.examined import bad, examined, one
from tests.server.keeping import InFolder, Keeping
from tests.server.old_houses import restore, steps
from tests.server.test_compete import game_for_chips
from tests.server.test_ratings import followed, played

pytestmark = pytest.mark.anyio


async def lively(place: Place) -> Game:
    """Have people play, rated and for chips, and leave for good; return a game that goes on."""
    await played(place, rated=True)
    for_chips = await game_for_chips(place, 2)
    await for_chips.play_on(lambda: for_chips.tabs[0].is_over)
    await gone_from(place)
    await game_for_chips(place, 2)
    game = await game_of(place, 3, plain_rules(3))
    await game.acting.act()
    await game.level()
    await place.house.clerk.settled()
    return game


async def gone_from(place: Place) -> Person:
    """Have somebody play, say something, and delete everything."""
    game = await played(place)
    person = game.people[0]
    await game.tabs[0].ask("say", text="farewell")
    answer = await person.request("POST", "/api/account/delete", {})
    assert answer.status_code == 204, answer.text
    await followed(place)
    return person


@pytest.fixture
async def at_rest(keeping: Keeping) -> Game:
    """Return the last game of a house in which people played, and that was closed."""
    async with serving(keeping.data, database=keeping.database) as place:
        return await lively(place)


@pytest.mark.usefixtures("at_rest")
async def test_a_house_that_played_is_well(keeping: Keeping) -> None:
    found = await examined(keeping)
    assert bad(found) == []
    assert one(found, "logs-well").args["tables"] == 5
    assert one(found, "games-well").args["games"] == 3
    assert one(found, "gone-well").args["people"] == 1


async def test_a_house_is_well_while_people_play(keeping: Keeping) -> None:
    async with serving(keeping.data, database=keeping.database) as place:
        game = await lively(place)
        assert bad(await examined(keeping)) == []
        await game.play_on(lambda: game.tabs[0].is_over)
        await followed(place)
        assert bad(await examined(keeping)) == []


async def test_a_house_is_well_at_every_moment(keeping: Keeping) -> None:
    """Rows are written a step behind the log, and stakes move: none of that is a fault."""
    async with serving(keeping.data, database=keeping.database, summary_ms=0) as place:
        playing = asyncio.create_task(_evening(place))
        looks = 0
        while not playing.done():
            assert bad(await examined(keeping)) == []
            looks += 1
        await playing
        assert looks > 1


async def _evening(place: Place) -> None:
    """Have games for chips be played, one after the other."""
    for _ in range(4):
        game = await game_for_chips(place, 3)
        await game.play_on(lambda game=game: game.tabs[0].is_over)  # type: ignore[misc]


async def test_nothing_is_changed(tmp_path: Path) -> None:
    """Neither a byte, nor the list of files, nor when they were changed."""
    async with serving(tmp_path) as place:
        await lively(place)
    before = _everything(tmp_path)
    assert bad(await examined(InFolder(tmp_path))) == []
    assert _everything(tmp_path) == before


def _everything(folder: Path) -> dict[str, tuple[bytes, int, int]]:
    files = {path.name: (path.read_bytes(), path.stat()) for path in folder.iterdir()}
    return {name: (data, at.st_mtime_ns, at.st_mode) for name, (data, at) in files.items()}


async def test_many_tables_are_read_by_several_processes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And what they find is the same, a damaged table among it."""
    monkeypatch.setattr(crew, "FEW", 1)
    keeping = InFolder(tmp_path)
    async with serving(tmp_path) as place:
        await lively(place)
        damaged = (await played(place)).table_id
    gap = "DELETE FROM entries WHERE table_id = ? AND number = 5"
    assert await keeping.change_log(gap, damaged) == 1
    found = [f for f in await examined(keeping) if f.check != "clock"]
    assert one(found, "log-gap").args["table"] == damaged
    assert found == [f for f in await examined(keeping, jobs=2) if f.check != "clock"]


@pytest.mark.usefixtures("at_rest")
async def test_only_the_newest_tables_are_read_where_it_must_be_fast(keeping: Keeping) -> None:
    found = await examined(keeping, newest=2)
    assert bad(found) == []
    told = one(found, "logs-well-newest").args
    assert (told["tables"], told["all"]) == (2, 5)


def _guard(folder: Path) -> None:
    for file in folder.iterdir():
        file.chmod(0o600)


@pytest.mark.parametrize("step", steps())
async def test_an_older_house_is_well_once_it_was_opened(step: str, tmp_path: Path) -> None:
    """Before, it is told to be older."""
    restore(step, tmp_path)
    _guard(tmp_path)
    keeping = InFolder(tmp_path)
    if step != steps()[-1]:
        assert ("warning", "database-older") in bad(await examined(keeping))
    async with open_house(Settings(data=tmp_path)):
        pass
    found = await examined(keeping)
    assert [code for verdict, code in bad(found) if verdict == "trouble"] == []
