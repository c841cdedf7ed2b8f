"""Databases of every older version open, and are played on in (PER-03)."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.client import Person, Tab
from tests.server.conftest import serving
from tests.server.old_houses import FOLDER, restore, steps

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("step", steps())
async def test_a_house_of_an_older_version_is_played_on_in(step: str, tmp_path: Path) -> None:
    """Its people are known by their tokens, sit where they sat, and finish what they began."""
    told = f"python -m tests.server.old_houses writes the house of step {step}, if it is the newest"
    assert (FOLDER / step).is_dir(), told
    facts = restore(step, tmp_path)
    async with serving(tmp_path, summary_ms=1) as place:
        people = [
            await place.stack.enter_async_context(Person(place.address, token))
            for token in facts["tokens"]
        ]
        assert [person.me["name"] for person in people] == facts["names"]
        listed = {table["id"]: table for table in await people[0].get("/api/me/tables")}
        assert {name: listed[id_]["stage"] for name, id_ in facts["tables"].items()}.items() >= {
            ("over", "over"),
            ("lobby", "lobby"),
        }
        over = await people[1].get(f"/api/tables/{facts['tables']['over']}/record")
        assert over["rounds"]
        tabs = [await person.tab(facts["tables"]["playing"]) for person in people]
        assert [tab.view["you"]["seat"] for tab in tabs] == [0, 1]
        await asyncio.gather(*(_finish(tab) for tab in tabs))


async def _finish(tab: Tab) -> None:
    await tab.play_on(lambda: tab.is_over)
