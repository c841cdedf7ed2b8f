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
