"""What an operator reads of a database that is away: the first line and the last."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sized

import pytest
import structlog
from sqlalchemy.exc import DBAPIError
from structlog.testing import capture_logs

from ohhell.server.people.elsewhere import heed_others
from ohhell.server.store import open_store
from tests.server.client import PATIENCE_S
from tests.server.keeping import Keeping

pytestmark = pytest.mark.anyio


async def told_of(logs: Sized, lines: int) -> None:
    """Wait until so many lines are written."""
    async with asyncio.timeout(PATIENCE_S):
        for _ in iter(lambda: len(logs) < lines, False):
            await asyncio.sleep(0)


async def test_that_people_are_not_looked_after_is_told_once(keeping: Keeping) -> None:
    informed = structlog.make_filtering_bound_logger(logging.INFO)
    structlog.configure(wrapper_class=informed, cache_logger_on_first_use=False)
    async with open_store(keeping.data, database=keeping.database) as store:
        with capture_logs() as logs:
            heeding = asyncio.create_task(heed_others(store.people, every_s=0))
            for times in (1, 2):
                await keeping.change_house("ALTER TABLE players RENAME TO elsewhere")
                await told_of(logs, 2 * times - 1)
                for _ in range(3):  # it fails meanwhile as well
                    with pytest.raises(DBAPIError):
                        await store.people.changed(0)
                await keeping.change_house("ALTER TABLE elsewhere RENAME TO players")
                await told_of(logs, 2 * times)
            heeding.cancel()
        await asyncio.gather(heeding, return_exceptions=True)
    told = [(line["log_level"], line["event"]) for line in logs]
    once = [
        ("error", "people are not looked after until the database answers"),
        ("info", "people are looked after again"),
    ]
    assert told == 2 * once
