"""What waits at a table: in order, for one reader, and never more than may."""

from __future__ import annotations

import asyncio

import pytest

from ohhell.server.tables.inbox import Full, Inbox

pytestmark = pytest.mark.anyio


async def test_what_came_first_is_read_first() -> None:
    """A table judges commands in the order in which it got them."""
    inbox = Inbox[int](3)
    for number in range(3):
        inbox.put(number)
    assert 3 == len(inbox)
    assert [0, 1, 2] == [await inbox.get() for _ in range(3)]
    assert 0 == len(inbox)


async def test_one_too_many_is_refused_and_the_last_word_is_not() -> None:
    """A flooded table can still be put to rest."""
    inbox = Inbox[int](1)
    inbox.put(1)
    with pytest.raises(Full):
        inbox.put(2)
    inbox.put_anyway(3)
    assert [1, 3] == [await inbox.get(), await inbox.get()]


async def test_the_reader_waits_until_something_comes() -> None:
    """And reads all that came before its turn."""
    inbox = Inbox[int](2)
    reading = asyncio.create_task(inbox.get())
    await asyncio.sleep(0)
    assert not reading.done()
    inbox.put(1)
    inbox.put(2)
    assert 1 == await reading
    assert 2 == await inbox.get()


async def test_a_reader_that_gave_up_takes_nothing_along() -> None:
    """Whoever reads next gets what came meanwhile."""
    inbox = Inbox[int](2)
    reading = asyncio.create_task(inbox.get())
    await asyncio.sleep(0)
    reading.cancel()
    await asyncio.wait([reading])
    inbox.put(1)
    assert 1 == await inbox.get()
