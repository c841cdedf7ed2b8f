"""One question for all who wait: nobody is forgotten, mixed up, or harmed by what another asked."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from ohhell.server.store.together import Together

pytestmark = pytest.mark.anyio
LINES, MOST = 2, 4


class Answering:
    """Doubles numbers when it is let; has none below zero, and answers nothing once it is away."""

    def __init__(self) -> None:
        self.asked: list[list[int]] = []
        self.begun = asyncio.Event()
        self.let = asyncio.Event()
        self.away = False

    async def __call__(self, wanted: list[int]) -> Sequence[int]:
        """Answer in the order of asking."""
        self.asked.append(wanted)
        self.begun.set()
        await self.let.wait()
        if self.away:
            raise ConnectionError
        if min(wanted) < 0:
            raise ValueError
        return [2 * number for number in wanted]


@pytest.fixture
def answering() -> Answering:
    return Answering()


@pytest.fixture
def together(answering: Answering) -> Together[int, int]:
    return Together(answering, lines=LINES, most=MOST, for_all=(OSError,))


def all_asking(together: Together[int, int], *numbers: int) -> list[asyncio.Task[int]]:
    """Return the tasks of those who ask at once."""
    return [asyncio.create_task(together.answer(number)) for number in numbers]


async def test_who_comes_first_waits_for_nobody_and_the_rest_for_one_question(
    answering: Answering, together: Together[int, int]
) -> None:
    """As many are under way as there are lines, and none asks for more than it may."""
    asking = all_asking(together, *range(9))
    await answering.begun.wait()
    assert [0] == answering.asked[0][:1]
    answering.let.set()
    assert [0, 2, 4, 6, 8, 10, 12, 14, 16] == await asyncio.gather(*asking)
    assert list(range(9)) == sorted(number for asked in answering.asked for number in asked)
    assert len(answering.asked) <= 4
    assert max(map(len, answering.asked)) <= MOST


async def test_what_is_wrong_with_one_is_told_to_that_one_alone(
    answering: Answering, together: Together[int, int]
) -> None:
    answering.let.set()
    asking = all_asking(together, 1, -1, 2, 3)
    told = await asyncio.gather(*asking, return_exceptions=True)
    assert [2, 4, 6] == [told[0], told[2], told[3]]
    assert isinstance(told[1], ValueError)


async def test_what_is_wrong_for_all_is_asked_once(
    answering: Answering, together: Together[int, int]
) -> None:
    """A database that is away would keep them waiting one after the other."""
    answering.away = True
    answering.let.set()
    told = await asyncio.gather(*all_asking(together, *range(3)), return_exceptions=True)
    assert all(isinstance(answer, ConnectionError) for answer in told)
    assert 3 == sum(map(len, answering.asked))


async def test_who_goes_away_leaves_the_others_their_answers(
    answering: Answering, together: Together[int, int]
) -> None:
    asking = all_asking(together, *range(4))
    await answering.begun.wait()
    asking[1].cancel()
    answering.let.set()
    told = await asyncio.gather(*asking, return_exceptions=True)
    assert [0, 4, 6] == [told[0], told[2], told[3]]
    assert isinstance(told[1], asyncio.CancelledError)
    assert [8] == await asyncio.gather(*all_asking(together, 4))
