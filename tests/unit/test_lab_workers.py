"""Who plays changes nothing: one process, several, or some that die."""

from __future__ import annotations

import multiprocessing
import os
from concurrent.futures import Future

import pytest

from ohhell.lab import (
    BotFailed,
    Chunk,
    Crew,
    Plan,
    PlayedDeal,
    WorkersLost,
    chunks,
    cores,
    in_order,
    play,
    processes,
)
from ohhell.rules import RuleSet

PLAN = Plan(("casual", "random"), RuleSet(), 3, 3, ((0, 1, 1),), seed=9)


def die(_chunk: Chunk) -> tuple[PlayedDeal, ...]:
    """Take the whole process down, as a system short of memory does."""
    os._exit(1)


def fail(chunk: Chunk) -> tuple[PlayedDeal, ...]:
    """Fail as a bot does."""
    raise BotFailed(f"in deal {chunk.deals[0]}")


def test_the_results_are_the_same_whoever_plays() -> None:
    """In one process or in three, in chunks of one or of several; and none is left behind."""
    with processes(1, play) as crew:
        alone = list(in_order(crew, chunks(PLAN, 40)))
    with processes(3, play) as crew:
        together = list(in_order(crew, chunks(PLAN, 40, most=1)))
        assert 3 >= len(multiprocessing.active_children()) > 0
    assert alone == together
    assert list(range(40)) == [one.number for one in together]
    assert [] == multiprocessing.active_children()


def test_deals_come_in_order_whichever_is_done_first() -> None:
    """A chunk that takes long holds back those after it."""
    begun = list[Future[tuple[PlayedDeal, ...]]]()

    def begin(_: Chunk) -> Future[tuple[PlayedDeal, ...]]:
        begun.append(Future())
        if len(begun) == 3:
            for number in (2, 0, 1):
                begun[number].set_result((PlayedDeal(number, ()),))
        return begun[-1]

    found = in_order(Crew(begin, ahead=3), chunks(PLAN, 3, most=1))
    assert [0, 1, 2] == [one.number for one in found]


def test_a_process_that_dies_is_said() -> None:
    """With what to do about it."""
    with (
        pytest.raises(WorkersLost, match="fewer with --jobs"),
        processes(2, die) as crew,
    ):
        list(in_order(crew, chunks(PLAN, 2, most=1)))
    assert [] == multiprocessing.active_children()


@pytest.mark.parametrize("jobs", [1, 2])
def test_what_a_bot_did_wrong_comes_through(jobs: int) -> None:
    """From other processes too."""
    with pytest.raises(BotFailed, match=r"^in deal 0$"), processes(jobs, fail) as crew:
        list(in_order(crew, chunks(PLAN, 2, most=1)))


def test_there_is_a_core() -> None:
    """At least one."""
    assert cores() >= 1
