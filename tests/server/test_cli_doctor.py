"""`ohhell doctor` on the command line: its words, its JSON and its status."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from typer.testing import CliRunner, Result

from ohhell.cli import app
from tests.server.client import Json
from tests.server.conftest import serving
from tests.server.test_ratings import played

pytestmark = pytest.mark.anyio


async def doctor(data: Path, *options: str, **settings: str) -> Result:
    """Call the doctor."""
    command = ["doctor", "--data", str(data), "--people", "1", *options]
    env = {"OHHELL_PORT": "0", **settings}
    return await asyncio.to_thread(CliRunner().invoke, app, command, env=env)


def told(said: Result) -> dict[str, Json]:
    """Return the findings of an answer in JSON by their code."""
    answer = json.loads(said.stdout)
    assert said.exit_code == (answer["verdict"] == "trouble")
    return {finding["code"]: finding for finding in answer["findings"]}


async def test_a_house_at_work_is_told_of_with_its_port_and_its_files(tmp_path: Path) -> None:
    async with serving(tmp_path) as place:
        await played(place)
        port = str(urlsplit(place.address).port)
        found = told(await doctor(tmp_path, "--json", OHHELL_PORT=port))
    assert found["port-house"]["args"]["port"] == port
    assert found["files-well"]["verdict"] == "ok"
    assert found["logs-well"]["args"]["tables"] == 1


async def test_what_is_wrong_is_said_in_every_language_and_ends_with_1(tmp_path: Path) -> None:
    said = await doctor(tmp_path / "none", "--lang", "fr", OHHELL_INBOX="none")
    assert said.exit_code == 1
    assert f"problème   Il n’y a pas de dossier de données {tmp_path / 'none'}" in said.stdout
    assert "problème   Un réglage est faux\u00a0: OHHELL_INBOX='none'" in said.stdout
    assert said.stdout.splitlines()[-1].startswith("Quelque chose ne va pas")
    assert not (tmp_path / "none").exists()


async def test_why_a_setting_is_wrong_is_said_in_the_same_language(tmp_path: Path) -> None:
    said = await doctor(tmp_path, "--lang", "fi", OHHELL_PORT="abc")
    line = "vika      Asetus on väärin: OHHELL_PORT='abc': anna kokonaisluku. Ennen korjausta "
    assert line in said.stdout
    wrong = told(await doctor(tmp_path, "--lang", "fi", "--json", OHHELL_PORT="abc"))
    reason = {"code": "unfit-whole-number", "args": {"said": "OHHELL_PORT='abc'"}}
    assert wrong["setting-wrong"]["reason"] == reason
    assert wrong["setting-wrong"]["args"]["why"] == "OHHELL_PORT='abc': expected a whole number"


@pytest.mark.parametrize(
    "command",
    [["backup", "x"], ["restore", "x"], ["house", "status"], ["house", "moderators", "list"]],
)
async def test_every_command_says_so_in_its_language(command: list[str], tmp_path: Path) -> None:
    env = {"OHHELL_PORT": "65536"}
    whole = [*command, "--data", str(tmp_path), "--lang", "es"]
    said = await asyncio.to_thread(CliRunner().invoke, app, whole, env=env)
    assert said.exit_code == 1
    assert said.output == "OHHELL_PORT=65536: se espera un número de 0 a 65535\n"


async def test_what_is_only_worth_a_look_ends_with_0(tmp_path: Path) -> None:
    """As far as the page is built."""
    async with serving(tmp_path) as place:
        await played(place)
    said = await doctor(tmp_path, "--json", "--fast", OHHELL_QQQQQQ="1")
    found = told(said)
    assert found["setting-unknown"]["verdict"] == "warning"
    assert {code for code, one in found.items() if one["verdict"] == "trouble"} <= {"page-missing"}


async def test_what_strangers_wrote_cannot_move_the_cursor(tmp_path: Path) -> None:
    said = await doctor(tmp_path, OHHELL_ORIGINS="\x1b[2Jhttps://x")
    assert "\\x1b[2Jhttps://x" in said.stdout
    assert "\x1b" not in said.stdout
