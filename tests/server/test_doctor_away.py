"""`ohhell doctor` where the database does not answer."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.postgres import Postmaster
from tests.server.conftest import serving
from tests.server.examined import bad, examined, one
from tests.server.keeping import InDatabase


def test_a_database_that_is_away_is_told_without_its_password(
    mortal: Postmaster, tmp_path: Path
) -> None:
    keeping = InDatabase(tmp_path, mortal.new_database())
    asyncio.run(_opened_once(keeping))
    mortal.stop()
    found = asyncio.run(examined(keeping))
    assert bad(found) == [("trouble", "database-away")]
    told = one(found, "database-away").args
    assert "is it running" in str(told["why"])
    assert "sesame" not in str(told)


async def _opened_once(keeping: InDatabase) -> None:
    async with serving(keeping.data, database=keeping.database):
        pass
