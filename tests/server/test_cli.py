"""The command line, as a person at a terminal meets it."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner, Result

from ohhell import __version__
from ohhell.cli import app
from ohhell.server import bind
from tests.server.client import Json
from tests.server.conftest import game_of, plain_rules, serving
from tests.server.process import Server

pytestmark = pytest.mark.anyio


def ohhell(*words: str) -> Result:
    """Run the command and return what it said."""
    return CliRunner().invoke(app, words)


def ohhell_process(*words: str) -> subprocess.CompletedProcess[str]:
    """Run the command in a process of its own."""
    command = [sys.executable, "-m", "ohhell", *words]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)


def test_a_terminal_that_lacks_letters_shows_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on a Windows whose pages of letters know no arrow."""
    monkeypatch.setenv("PYTHONIOENCODING", "ascii")
    said = ohhell_process("rules", "diff", "trickster", "plump", "--language", "ko")
    assert (said.returncode, said.stderr) == (0, "")
    assert " ? " in said.stdout


@pytest.fixture
async def record(tmp_path: Path) -> Path:
    """Return the record of a finished game."""
    async with serving(tmp_path / "house") as place:
        game = await game_of(place, 3, plain_rules(2))
        await game.play_on(lambda: game.tabs[0].is_over)
        answer = await game.people[0].request("GET", f"/api/tables/{game.table_id}/record")
    file = tmp_path / "game.json"
    file.write_text(answer.text, encoding="utf-8")
    return file


async def test_a_true_record_is_proved(record: Path) -> None:
    said = ohhell("verify", str(record))
    assert (said.exit_code, said.stderr) == (0, "")
    assert "round 1: 2 cards each, deal proved" in said.stdout
    assert "round 2: 1 card each, deal proved" in said.stdout
    assert said.stdout.splitlines()[-1].startswith("Proved")


async def test_a_record_that_was_tampered_with_is_not(record: Path) -> None:
    _change(record, lambda data: data["rounds"][0]["points"].append(0))
    said = ohhell("verify", str(record))
    assert said.exit_code == 1
    assert "NOT PROVED: round 1: the points" in said.stderr


async def test_another_deal_than_the_secrets_is_named(record: Path) -> None:
    _change(record, lambda data: data["nonces"].reverse())
    said = ohhell("verify", str(record))
    assert said.exit_code == 1
    assert "NOT PROVED" in said.stderr


def _change(file: Path, change: Callable[[Json], None]) -> None:
    data = json.loads(file.read_text(encoding="utf-8"))
    change(data)
    file.write_text(json.dumps(data), encoding="utf-8")


async def test_names_cannot_move_the_cursor(record: Path) -> None:
    _change(record, lambda data: data["names"].__setitem__(0, "\x1b[2J\u202eAda\r"))
    said = ohhell("verify", str(record))
    assert said.exit_code == 0
    assert "\\x1b[2J\\x202eAda\\x0d" in said.stdout
    assert "\x1b" not in said.stdout


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no /dev/zero")
def test_a_file_without_an_end_is_no_record() -> None:
    said = ohhell("verify", "/dev/zero")
    assert said.exit_code == 1
    assert "a record has at most" in said.stderr


@pytest.mark.parametrize("text", ["", "{}", "[1", "\0" * 100])
def test_what_is_no_record_is_said(tmp_path: Path, text: str) -> None:
    file = tmp_path / "file"
    file.write_text(text)
    said = ohhell("verify", str(file))
    assert said.exit_code == 1
    assert "not a record" in said.stderr
    assert "Traceback" not in said.stderr


def test_a_file_that_is_not_there_is_said() -> None:
    said = ohhell("verify", "nowhere.json")
    assert said.exit_code == 1
    assert said.stderr == "nowhere.json: No such file or directory\n"


def test_rules_are_shown_in_sentences() -> None:
    names = ohhell("rules", "list").stdout
    assert "pagat_basic" in names
    shown = ohhell("rules", "show", "pagat_basic", "--seats", "5").stdout
    assert shown.count("\n- ") > 6
    french = ohhell("rules", "show", "pagat_basic", "--language", "fr").stdout
    assert french
    assert french != shown
    said = ohhell("rules", "show", "spruce", "--language", "xx")
    assert (said.exit_code, said.stderr[:11]) == (1, "There is no")


def test_the_version_is_said() -> None:
    assert ohhell("--version").stdout == f"{__version__}\n"


def test_a_taken_port_is_said_with_a_free_one(tmp_path: Path) -> None:
    with bind("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        said = ohhell("serve", "--port", str(port), "--data", str(tmp_path))
    assert said.exit_code == 1
    assert f"Port {port} is taken" in said.stderr
    assert "ohhell serve --port" in said.stderr


def test_a_wrong_option_is_said() -> None:
    said = ohhell_process("serve", "--socket", "pigeon")
    assert said.returncode == 1
    assert "OHHELL_SOCKET='pigeon': expected one of picows, asgi" in said.stderr


async def test_it_serves_until_it_is_asked_to_stop(tmp_path: Path) -> None:
    server = await Server.start(tmp_path)
    async with httpx.AsyncClient(base_url=server.address, verify=False) as client:
        assert (await client.get("/health")).json() == {"status": "ok"}
    second = await asyncio.to_thread(
        ohhell_process, "serve", "--port", "0", "--data", str(tmp_path)
    )
    assert second.returncode == 1
    assert "another server uses the data folder" in second.stderr
    assert await server.stop() == 0


async def test_a_phone_is_told_where_to_come(tmp_path: Path) -> None:
    server = await Server.start(tmp_path, "--lan")
    assert server.process.stdout is not None
    line = (await server.process.stdout.readline()).decode()
    assert line.startswith("From a phone in the same network: http://")
    assert await server.stop() == 0
