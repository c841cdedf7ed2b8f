"""Who is here, as a node tells it to the others while people come and go."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from ohhell.club.people import AWAY_MS
from ohhell.server.people.lookout import AT_ONCE_MAX, Lookout
from ohhell.server.store import open_store

pytestmark = pytest.mark.anyio


async def test_who_comes_back_while_it_is_told_is_not_forgotten_with_who_has_gone(
    tmp_path: Path,
) -> None:
    """It is written for a moment, and in that moment people do things."""
    now_ms = [1_000_000]
    async with open_store(tmp_path) as store:
        ann, _ = await store.people.admit("Ann")
        lookout = Lookout(store.company.glimpses, lambda: now_ms[0])
        lookout.met(ann.id)
        now_ms[0] += AWAY_MS + 1
        telling = asyncio.create_task(lookout.tell())
        await asyncio.sleep(0)
        assert not telling.done()
        lookout.met(ann.id)
        await telling
        assert (await lookout.of([ann.id]))[ann.id].at_ms == now_ms[0]


async def test_everybody_is_told_of_however_many_they_are(tmp_path: Path) -> None:
    """More than are told of at once."""
    async with open_store(tmp_path) as store:
        people = [(await store.people.admit(f"Ann {k}"))[0].id for k in range(AT_ONCE_MAX + 1)]
        lookout = Lookout(store.company.glimpses, lambda: 1_000_000)
        for one in people:
            lookout.met(one)
        await lookout.tell()
        told = await store.company.glimpses.of(people)
        assert dict.fromkeys(people, 1_000_000) == {one: seen.at_ms for one, seen in told.items()}
