"""`ohhell backup` and `ohhell restore`: a running house as one file, and back as it was."""

from __future__ import annotations

import re
import zipfile
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ohhell.cli import app
from ohhell.cli.words import Words
from ohhell.server.store import archive
from ohhell.server.store.archive import FILES, MANIFEST, NotDone, backup, restore
from tests.server.client import Person
from tests.server.conftest import game_of, plain_rules, serving
from tests.server.old_houses import restore as old_house

pytestmark = pytest.mark.anyio


def silent(_name: str, _done: int, _total: int) -> None:
    """Say nothing of how far it is."""


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """Return the backup of a house of an older version."""
    house = tmp_path / "house"
    house.mkdir()
    old_house("0002", house)
    backup(house, tmp_path / "saved", silent)
    return tmp_path / "saved"


async def test_a_running_house_comes_back_from_its_backup(tmp_path: Path) -> None:
    """The game goes on from where it was, for the people who played it."""
    file, told = tmp_path / "saved", list[str]()
    async with serving(tmp_path / "old") as place:
        game = await game_of(place, 2, plain_rules(3))
        await game.acting.act()
        await game.level()
        found = backup(tmp_path / "old", file, lambda name, _done, _total: told.append(name))
        view = game.tabs[0].view
    assert (found.tables, found.entries, set(told)) == (1, view["number"], set(FILES))
    assert file.stat().st_mode & 0o077 == 0
    assert restore(file, tmp_path / "new") == found
    async with serving(tmp_path / "new") as place:
        person = Person(place.address, game.people[0].token)
        again = await (await place.stack.enter_async_context(person)).tab(game.table_id)
        assert (again.view["number"], again.view["you"]) == (view["number"], view["you"])


def test_nothing_is_ever_written_over(saved: Path, tmp_path: Path) -> None:
    before = saved.read_bytes()
    with pytest.raises(NotDone, match="there already"):
        backup(tmp_path / "house", saved, silent)
    with pytest.raises(NotDone, match="holds games already"):
        restore(saved, tmp_path / "house")
    with pytest.raises(NotDone, match="holds no games"):
        backup(tmp_path / "nowhere", tmp_path / "other", silent)
    assert saved.read_bytes() == before


@pytest.mark.parametrize("harm", ["cut", "changed", "no backup", "newer", "other file"])
def test_what_is_damaged_is_not_restored(saved: Path, tmp_path: Path, harm: str) -> None:
    """And nothing of it stands in the folder afterwards."""
    with zipfile.ZipFile(saved) as archive:
        parts = {name: archive.read(name) for name in archive.namelist()}
    match harm:
        case "cut":
            saved.write_bytes(saved.read_bytes()[:-200])
        case "no backup":
            saved.write_bytes(b"no backup")
        case "changed":
            parts[FILES[1]] = parts[FILES[1]][:-1] + b"!"
        case "newer":
            parts[MANIFEST] = parts[MANIFEST].replace(b'"format": 1', b'"format": 2')
        case _:
            parts[MANIFEST] = parts[MANIFEST].replace(FILES[0].encode(), b"../elsewhere")
    if harm in ("changed", "newer", "other file"):
        with zipfile.ZipFile(saved, "w") as archive:
            for name, content in parts.items():
                archive.writestr(name, content)
    with pytest.raises(NotDone):
        restore(saved, tmp_path / "new")
    assert {path.name for path in (tmp_path / "new").iterdir()} <= {"lock"}
    assert not (tmp_path / "elsewhere").exists()


def test_the_commands_say_what_they_did(saved: Path, tmp_path: Path) -> None:
    run, new = CliRunner(), tmp_path / "new"
    done = run.invoke(app, ["restore", str(saved), "--data", str(new)])
    assert done.exit_code == 0
    assert "3 tables" in done.output
    again = run.invoke(app, ["backup", str(tmp_path / "again"), "--data", str(new)])
    assert again.exit_code == 0
    refused = run.invoke(app, ["restore", str(saved), "--data", str(new)])
    assert refused.exit_code == 1
    assert "holds games already" in refused.output
    env = {"OHHELL_DATABASE": "postgresql://me:secret@host/house"}
    told = run.invoke(app, ["backup", "x"], env=env)
    assert told.exit_code == 1
    assert "pg_dump" in told.output
    assert "\\x0a" not in told.output, "a line each"
    assert "secret" not in told.output


def test_the_commands_speak_the_language_that_is_asked_for(saved: Path, tmp_path: Path) -> None:
    run, french = CliRunner(), ("--lang", "fr")
    done = run.invoke(app, ["restore", str(saved), "--data", str(tmp_path / "new"), *french])
    assert "3 tables avec" in done.output
    there = run.invoke(app, ["backup", str(saved), "--data", str(tmp_path / "new"), *french])
    assert (there.exit_code, "est déjà là" in there.output) == (1, True)
    saved.write_bytes(b"no backup")
    bad = run.invoke(app, ["restore", str(saved), "--data", str(tmp_path / "other"), *french])
    assert "n’est pas une sauvegarde" in bad.output


def test_every_refusal_can_be_said() -> None:
    assert archive.__file__ is not None
    code = Path(archive.__file__).read_text(encoding="utf-8")
    codes = re.findall(r'NotDone\(\s*"([a-z-]+)"', code)
    assert len(codes) >= 8
    assert all(Words("en").knows(f"keep-{code}") for code in codes)
