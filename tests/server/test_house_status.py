"""`ohhell house status` tells an operator how a server and its house are, and changes nothing."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.conftest import plain_rules, serving
from tests.server.keeping import Keeping

pytestmark = pytest.mark.anyio


async def status(data: Path, *options: str, database: str = "") -> subprocess.CompletedProcess[str]:
    """Ask from another process, as an operator does."""
    command = [sys.executable, "-m", "ohhell", "house", "status", "--data", str(data), *options]
    own = os.environ | {"OHHELL_DATABASE": database} if database else None
    return await asyncio.to_thread(
        subprocess.run, command, capture_output=True, text=True, check=False, env=own
    )


async def test_a_house_that_is_well_is_told_of(keeping: Keeping) -> None:
    async with serving(keeping.data, database=keeping.database) as place:
        person = await place.person()
        table_id = await person.open(plain_rules(1), 2)
        await person.get("/api/me/chips")
        await place.house.clerk.settled()
        async with person.at(table_id):
            said = await status(keeping.data, "--url", place.address, database=keeping.database)
    assert said.returncode == 0, said.stdout + said.stderr
    for line in (
        f"{place.address} is well",
        "  People: 1 at tables, 0 elsewhere",
        "  Tables in memory: 1, sockets: 1",
        "  Servers: 1",
        "  People known: 1",
        "  Tables: 1 not begun, 0 in play",
        "  Behind: 0 finished games",
    ):
        assert line in said.stdout, said.stdout
    assert "off by" not in said.stdout


async def test_a_house_without_a_server_is_told_of_and_is_not_well(tmp_path: Path) -> None:
    async with serving(tmp_path) as place:
        await place.person()
    nobody = ("--url", place.address)
    said = await status(tmp_path, *nobody, "--lang", "fr")
    assert said.returncode == 1
    assert f"Aucun serveur ne répond à {place.address}." in said.stdout
    assert "Personnes connues\u00a0: 1" in said.stdout
    told = json.loads((await status(tmp_path, *nobody, "--json")).stdout)
    assert (told["health"], told["figures"]) == (None, {})
    assert told["house"]["totals"]["people"] == 1


async def test_looking_leaves_nothing_beside_a_house_at_rest(tmp_path: Path) -> None:
    """Whatever the folder is called."""
    data = tmp_path / "50% of us? #1"
    async with serving(data) as place:
        await place.person()
    before = sorted(file.name for file in data.iterdir())
    said = await status(data, "--url", "http://127.0.0.1:1", "--json")
    assert json.loads(said.stdout)["house"]["totals"]["people"] == 1
    assert sorted(file.name for file in data.iterdir()) == before


async def test_where_there_is_no_house_none_is_made(tmp_path: Path) -> None:
    said = await status(tmp_path / "none", "--url", "http://127.0.0.1:1")
    assert said.returncode == 1
    assert "holds no games" in said.stdout
    assert not (tmp_path / "none").exists()


async def test_a_file_that_is_no_database_is_said_to_be_none(tmp_path: Path) -> None:
    (tmp_path / "house.sqlite3").write_bytes(b"x" * 5_000)
    said = await status(tmp_path, "--url", "ftp://nowhere")
    assert said.returncode == 1
    assert "cannot be read: the store does not answer: file is not a database" in said.stdout
    assert "Traceback" not in said.stderr
