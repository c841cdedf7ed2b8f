"""The store on PostgreSQL, asked for in wrong ways: people are told what would be right."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from urllib.parse import urlsplit

import asyncpg
import pytest

from ohhell.server.settings import Settings
from ohhell.server.store import StoreGone, open_store
from ohhell.server.store.postgres import connect
from tests.postgres import Postmaster

pytestmark = pytest.mark.anyio

GONE_S_MAX = 3


async def _refusal(url: str, tmp_path: Path) -> str:
    with pytest.raises(StoreGone) as refused:
        async with open_store(tmp_path, database=url):
            pass
    return str(refused.value)


async def test_a_wrong_password_is_told(postmaster: Postmaster, tmp_path: Path) -> None:
    words = await _refusal(postmaster.url(password="guessed"), tmp_path)
    assert "does not let us into database postgres at 127.0.0.1" in words
    assert "guessed" not in words


async def test_a_missing_database_is_told(postmaster: Postmaster, tmp_path: Path) -> None:
    words = await _refusal(postmaster.url("elsewhere"), tmp_path)
    assert words.startswith("there is no database elsewhere at 127.0.0.1")
    assert "createdb" in words


async def test_a_server_that_is_not_there_is_told(tmp_path: Path) -> None:
    words = await _refusal("postgresql://me:secret@127.0.0.1:1/house", tmp_path)
    assert words.startswith("no PostgreSQL answers for database house at 127.0.0.1:1")
    assert "secret" not in words


async def test_a_wrong_option_is_told(postmaster: Postmaster, tmp_path: Path) -> None:
    words = await _refusal(f"{postmaster.url()}?sslmode=perhaps", tmp_path)
    assert words.startswith("OHHELL_DATABASE cannot be used as it is")
    assert "sslmode" in words
    assert "sesame" not in words


async def test_a_schema_of_its_own_may_be_named(postmaster: Postmaster, tmp_path: Path) -> None:
    """As operators whose database holds other things do it."""
    url = postmaster.new_database()
    connection = await asyncpg.connect(url)
    await connection.execute("CREATE SCHEMA cards")
    async with open_store(tmp_path, database=f"{url}?search_path=cards") as store:
        await store.check()
    query = "SELECT DISTINCT schemaname FROM pg_tables WHERE tablename IN ('entries', 'players')"
    assert [row["schemaname"] for row in await connection.fetch(query)] == ["cards"]
    await connection.close()


async def test_what_is_not_on_disk_is_not_confirmed(postmaster: Postmaster) -> None:
    """However the server is set: else a power cut would take back what a player saw."""
    url = postmaster.new_database()
    connection = await connect(f"{url}?synchronous_commit=off")
    assert await connection.fetchval("SHOW synchronous_commit") == "on"
    await connection.close()


async def test_a_line_that_cannot_be_made_ready_is_closed(postmaster: Postmaster) -> None:
    """Else each further try would hold one more of the few that a server grants."""
    url = postmaster.new_database()
    watch = await asyncpg.connect(url)
    await watch.execute("REVOKE EXECUTE ON FUNCTION set_config FROM public")
    await watch.execute("CREATE ROLE barred LOGIN PASSWORD 'sesame'")
    barred = postmaster.url(urlsplit(url).path.lstrip("/"), user="barred", password="sesame")
    # The refusal is kept, for its frames keep the line, which would else close by chance.
    with pytest.raises(asyncpg.InsufficientPrivilegeError) as _refused:
        await connect(barred)
    lines = "SELECT count(*) FROM pg_stat_activity WHERE usename = 'barred'"
    async with asyncio.timeout(GONE_S_MAX):
        while await watch.fetchval(lines):
            pass
    await watch.close()


async def test_a_database_for_few_letters_is_told(postmaster: Postmaster, tmp_path: Path) -> None:
    url = postmaster.new_database("ENCODING 'LATIN1'")
    assert "LATIN1: make one with ENCODING 'UTF8'" in await _refusal(url, tmp_path)


async def test_a_user_who_may_make_no_tables_is_told(
    postmaster: Postmaster, tmp_path: Path
) -> None:
    postmaster.execute("CREATE ROLE guest LOGIN PASSWORD 'guest'")
    database = postmaster.new_database().rpartition("/")[2]
    words = await _refusal(postmaster.url(database, user="guest", password="guest"), tmp_path)
    assert words.startswith(f"we may not make tables in database {database}")


@pytest.mark.parametrize(
    "address", ["house", "mysql://me:secret@host/house", "postgresql://me:secret@host:port/house"]
)
async def test_a_wrong_address_is_told(address: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="expected postgresql://user:password@host/name") as bad:
        Settings.read({"OHHELL_DATABASE": address})
    assert "secret" not in str(bad.value)
    assert "expected postgresql://" in (words := await _refusal(address, tmp_path))
    assert "secret" not in words


async def test_what_must_be_installed_is_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name in [name for name in sys.modules if name.startswith("ohhell.server.store.postgres")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    words = await _refusal("postgresql://me:secret@host/house", tmp_path)
    assert words.endswith("pip install 'ohhell[postgresql]'")


def test_no_password_is_shown() -> None:
    settings = Settings.read({"OHHELL_DATABASE": "postgresql://me:secret@host:7/house"})
    assert settings.kept_in == "PostgreSQL, database house at host:7"
    assert "secret" not in repr(settings)
    assert Settings(data=Path("there")).kept_in == "there"
