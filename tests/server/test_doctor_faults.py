"""`ohhell doctor` finds what is wrong with the books of a house, and names it."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from itertools import count
from pathlib import Path

import pytest

from ohhell.server.doctor import Finding
from ohhell.server.store.sqlite_house import HOUSE_FILE, LOG_FILE
from tests.postgres import Postmaster
from tests.server.acquaintance import id_of
from tests.server.conftest import serving
from tests.server.examined import bad, examined, one
from tests.server.keeping import InDatabase, InFolder, Keeping
from tests.server.test_compete import game_for_chips
from tests.server.test_doctor import gone_from
from tests.server.test_ratings import played

pytestmark = pytest.mark.anyio


@dataclass(frozen=True)
class Played:
    """A house at rest in which people played; each test has a copy of its own."""

    keeping: Keeping
    postmaster: Postmaster | None
    rated: str
    """The table of a rated game that is over."""
    for_chips: str
    """The table of a game for chips that goes on."""
    left: str
    """The table at which somebody played who has gone since."""
    gone: str

    def copied(self, folder: Path) -> Keeping:
        """Return a copy."""
        if self.postmaster is None:
            shutil.copytree(self.keeping.data, folder, dirs_exist_ok=True)
            return InFolder(folder)
        url, name = self.keeping.database, f"copy_of_{next(_NUMBERS)}"
        self.postmaster.execute(f"CREATE DATABASE {name} TEMPLATE {url.rpartition('/')[2]}")
        return InDatabase(folder, self.postmaster.url(name))


_NUMBERS = count()


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
async def played_in(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Played:
    """Return a house of each kind."""
    folder = tmp_path_factory.mktemp("played")
    postmaster: Postmaster | None = None
    where: Keeping = InFolder(folder)
    if request.param == "postgresql":
        running: Postmaster = request.getfixturevalue("postmaster")
        postmaster, where = running, InDatabase(folder, running.new_database())
    async with serving(folder, database=where.database) as place:
        rated = await played(place, rated=True)
        gone = id_of(await gone_from(place))
        for_chips = await game_for_chips(place, 2)
        await place.house.clerk.settled()
        (left,) = await place.house.store.listing.of_player(gone)
        return Played(where, postmaster, rated.table_id, for_chips.table_id, left.id, gone)


@pytest.fixture
def keeping(played_in: Played, tmp_path: Path) -> Keeping:
    """Return where a copy of that house is kept."""
    return played_in.copied(tmp_path)


@pytest.fixture
def table(played_in: Played) -> str:
    """Return the table of a rated game that is over."""
    return played_in.rated


@pytest.fixture
def for_chips(played_in: Played) -> str:
    """Return the table of a game for chips that goes on."""
    return played_in.for_chips


async def found_one(keeping: Keeping, verdict: str, code: str) -> Finding:
    """Require that this alone is wrong, and return it."""
    found = await examined(keeping)
    assert bad(found) == [(verdict, code)]
    return one(found, code)


# --- The log --------------------------------------------------------------------------------------


async def test_a_gap_is_found(keeping: Keeping, table: str) -> None:
    gone = "DELETE FROM entries WHERE table_id = ? AND number = 5"
    assert await keeping.change_log(gone, table) == 1
    told = await found_one(keeping, "trouble", "log-gap")
    assert told.args == {"table": table, "number": 5}


async def test_an_entry_that_is_cut_off_is_found(keeping: Keeping, table: str) -> None:
    cut = "UPDATE entries SET entry = substr(entry, 1, 40) WHERE table_id = ? AND number = 4"
    assert await keeping.change_log(cut, table) == 1
    told = await found_one(keeping, "trouble", "log-unreadable")
    assert (told.args["table"], told.args["number"]) == (table, 4)


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ('"number":', '"nomber":', "log-unreadable"),
        ('"v":1', '"v":2', "log-unreadable"),
        ('"at":1', '"at":x', "log-unreadable"),
        ('"TableOpened"', '"TableOpenee"', "log-unreadable"),
        ('"commitment":"', '"commitment":"0', "log-unproved"),
    ],
)
async def test_a_changed_letter_is_found(
    keeping: Keeping, table: str, old: str, new: str, code: str
) -> None:
    change = f"UPDATE entries SET entry = replace(entry, '{old}', '{new}')"
    assert await keeping.change_log(f"{change} WHERE table_id = ? AND number = 1", table) == 1
    assert (await found_one(keeping, "trouble", code)).args["table"] == table


async def test_a_byte_that_is_no_letter_is_found(tmp_path: Path) -> None:
    """As a failing disk leaves it; the other tables are read all the same."""
    async with serving(tmp_path) as place:
        table, other = [(await played(place)).table_id for _ in range(2)]
    query = "SELECT id, entry FROM entries WHERE table_id = ? AND number = 3"
    with closing(sqlite3.connect(tmp_path / LOG_FILE, isolation_level=None)) as log:
        place_, entry = log.execute(query, (table,)).fetchone()
        broken = entry.encode().replace(b'"by":"', b'"by":"\xff')
        log.execute("UPDATE entries SET entry = CAST(? AS TEXT) WHERE id = ?", (broken, place_))
    told = await found_one(InFolder(tmp_path), "trouble", "log-unreadable")
    assert (told.args["table"], told.args["number"]) == (table, 3)
    assert other != table


async def test_a_card_that_was_exchanged_is_found(keeping: Keeping, table: str) -> None:
    """The log can be read and folded as before: it is the proof that fails."""
    change = 'UPDATE entries SET entry = replace(entry, \'"secret":"\', \'"secret":"ab\')'
    assert await keeping.change_log(f"{change} WHERE table_id = ?", table) > 0
    assert (await found_one(keeping, "trouble", "log-unproved")).args["table"] == table


# --- The lists ------------------------------------------------------------------------------------


async def test_a_row_that_says_otherwise_is_found(keeping: Keeping, table: str) -> None:
    await keeping.change_house(f"UPDATE tables SET stage = 'playing' WHERE id = '{table}'")
    told = await found_one(keeping, "trouble", "list-wrong")
    assert told.args == {"table": table, "what": "stage"}


async def test_a_log_older_than_the_lists_is_found(keeping: Keeping, table: str) -> None:
    await keeping.change_log("DELETE FROM entries WHERE table_id = ? AND number > 5", table)
    told = one(await examined(keeping), "list-ahead").args
    assert (told["table"], told["last"]) == (table, 5)


async def test_a_table_without_a_log_is_found(keeping: Keeping, table: str) -> None:
    await keeping.change_log("DELETE FROM entries WHERE table_id = ?", table)
    assert (await found_one(keeping, "trouble", "lists-lost")).args == {"tables": 1, "table": table}


async def test_lists_that_are_behind_are_told_to_be_mended_by_the_next_start(
    keeping: Keeping, table: str
) -> None:
    await keeping.change_house("UPDATE tables SET number = 1, stage = 'lobby', host = NULL")
    assert ("warning", "lists-behind") in bad(await examined(keeping))
    assert table


# --- What follows from games ----------------------------------------------------------------------


async def test_a_game_without_its_rating_is_found(keeping: Keeping, table: str) -> None:
    await keeping.change_house("DELETE FROM rating_changes")
    await keeping.change_house("DELETE FROM rated_games")
    assert (await found_one(keeping, "trouble", "games-unrated")).args["table"] == table


async def test_a_game_that_waits_to_be_followed_is_told(keeping: Keeping, table: str) -> None:
    await keeping.change_house(f"UPDATE tables SET followed = false WHERE id = '{table}'")
    assert bad(await examined(keeping)) == [], "it has just ended"
    hour = "replace(entry, '\"at\":', '\"at\":-')"
    await keeping.change_log(f"UPDATE entries SET entry = {hour} WHERE table_id = ?", table)
    assert ("warning", "games-waiting") in bad(await examined(keeping))


# --- Chips ----------------------------------------------------------------------------------------


async def test_chips_from_nowhere_are_found(keeping: Keeping, for_chips: str) -> None:
    assert for_chips
    await keeping.change_house(
        "UPDATE chip_balances SET chips = chips + 7 WHERE account LIKE 'purse/%'"
    )
    found = await examined(keeping)
    assert {code for _, code in bad(found)} == {"chips-off", "chips-account"}
    assert one(found, "chips-off").args == {"chips": 14}


async def test_a_transfer_that_was_changed_is_found(keeping: Keeping, for_chips: str) -> None:
    assert for_chips
    await keeping.change_house("UPDATE chip_postings SET chips = chips - 1 WHERE chips = 110")
    assert ("trouble", "chips-transfer") in bad(await examined(keeping))


async def test_a_stake_that_is_missing_is_found(keeping: Keeping, for_chips: str) -> None:
    await keeping.change_house("DELETE FROM chip_balances WHERE account LIKE 'stake/%'")
    found = await examined(keeping)
    assert one(found, "stakes-missing").args == {"table": for_chips, "chips": 110}


async def test_a_stake_without_its_table_is_found(keeping: Keeping, for_chips: str) -> None:
    await keeping.change_log("DELETE FROM entries WHERE table_id = ?", for_chips)
    found = await examined(keeping)
    assert one(found, "stakes-lost").args == {"table": for_chips, "chips": 220}


# --- Who has gone ---------------------------------------------------------------------------------


async def test_a_name_that_is_still_in_a_log_is_found(keeping: Keeping, played_in: Played) -> None:
    assert bad(await examined(keeping)) == []
    name = "replace(entry, 'Former player', 'Zebra')"
    changed = f"UPDATE entries SET entry = {name} WHERE table_id = ?"
    assert await keeping.change_log(changed, played_in.left)
    told = one(await examined(keeping), "gone-named").args
    assert told == {"table": played_in.left, "player": played_in.gone}


async def test_words_that_are_still_in_a_log_are_found(keeping: Keeping, played_in: Played) -> None:
    words = "replace(entry, '\\u2026', 'farewell')"
    changed = f"UPDATE entries SET entry = {words} WHERE table_id = ?"
    assert await keeping.change_log(changed, played_in.left)
    assert "gone-named" in {code for _, code in bad(await examined(keeping))}


async def test_a_session_of_somebody_gone_is_found(keeping: Keeping, table: str) -> None:
    assert table
    await keeping.change_house("UPDATE players SET gone_at = 1")
    assert ("trouble", "gone-kept") in bad(await examined(keeping))


# --- The database ---------------------------------------------------------------------------------


async def test_a_database_of_a_newer_version_is_found(keeping: Keeping, table: str) -> None:
    assert table
    await keeping.change_house("UPDATE alembic_version SET version_num = '9999'")
    assert (await found_one(keeping, "trouble", "database-newer")).args["step"] == "9999"


async def test_a_file_that_is_no_database_is_found(tmp_path: Path) -> None:
    async with serving(tmp_path) as place:
        await played(place)
    (tmp_path / HOUSE_FILE).write_bytes(b"no database, whatever it says" * 1000)
    told = await found_one(InFolder(tmp_path), "trouble", "database-away")
    assert "not a database" in str(told.args["why"])


async def test_a_page_that_was_overwritten_is_found(tmp_path: Path) -> None:
    async with serving(tmp_path) as place:
        await played(place)
    file = tmp_path / LOG_FILE
    data = bytearray(file.read_bytes())
    data[4096:8192] = b"x" * 4096
    file.write_bytes(data)
    assert "sqlite-damaged" in {code for _, code in bad(await examined(InFolder(tmp_path)))}


async def test_a_database_without_a_house_is_older(postmaster: Postmaster, tmp_path: Path) -> None:
    keeping = InDatabase(tmp_path, postmaster.new_database())
    told = await found_one(keeping, "warning", "database-older")
    assert told.args["step"] == "0000"
