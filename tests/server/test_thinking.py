"""Where bots think: in processes that may be killed, in turn, in time, and behind nobody's back."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from random import Random

import pytest
from structlog.testing import capture_logs

from ohhell.bots import read_levels
from ohhell.bots.thinker import Failure, Hello, Question, Thinker
from ohhell.rules import Action, Game, RuleSet, Seat, deal, fold, legal_actions, new_game, observe
from ohhell.rules import start as started
from ohhell.server.metrics import Metrics
from ohhell.server.thinking import Desk, NoAnswer, make_workers
from ohhell.server.thinking.turns import Turns
from ohhell.server.thinking.workers import Died, ProcessWorker
from tests.server.conftest import Gate
from tests.server.players import LEVELS

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the tests talk to bots through pipes"),
]

WHERE = "tests.server.players:LEVELS"
LONG_S = 100.0
"""Longer than any test takes: what happens before did not wait for it."""


class Table:
    """A desk, and the one seat that asks it; `moves` are the tables in the order of answers."""

    def __init__(self, desk: Desk, metrics: Metrics) -> None:
        self.desk, self.metrics = desk, metrics
        self.view, self.seat = _a_view()
        self.moves: list[str] = []

    async def ask(self, level: str, table: str = "a") -> Action:
        """Return what a bot of `level` does: something legal."""
        action = await self.desk.ask(table, level, self.view, self.seat)
        self.moves.append(table)
        assert action in legal_actions(self.view, self.seat)
        return action

    def begin(self, level: str, table: str = "a") -> asyncio.Task[Action]:
        """Ask, and do not wait."""
        return asyncio.create_task(self.ask(level, table))

    def lowered(self, level: str, why: str) -> float:
        """Return how often a lighter level decided."""
        return float(self.metrics.lowered.labels(level, why)._value.get())

    @property
    def pids(self) -> set[int]:
        """The processes that there are."""
        workers = (worker for worker in self.desk.workers if isinstance(worker, ProcessWorker))
        return {worker.pid for worker in workers if worker.pid is not None}


@asynccontextmanager
async def desk(
    workers: int = 1, *, wait_s: float = LONG_S, think_s: float = LONG_S, where: str = WHERE
) -> AsyncGenerator[Table]:
    """Return a table before a desk of its own, that is closed in the end."""
    levels, metrics = read_levels(where), Metrics()
    made = make_workers(workers, Hello(where, 1), levels)
    found = Desk(levels, made, metrics, wait_s=wait_s, think_s=think_s)
    try:
        yield Table(found, metrics)
    finally:
        await found.close()


def _a_view() -> tuple[Game, Seat]:
    """Return what the first to bid sees at a table of four."""
    game = new_game(started(RuleSet(), seats=4, first_dealer=Seat(0)))
    game = fold(game, deal(game, Random(1).sample(game.pack, len(game.pack))))
    seat = game.to_act[0]
    return observe(game, seat), seat


def _exists(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


# --- Processes ------------------------------------------------------------------------------------


async def test_bots_think_in_other_processes(gate: Gate) -> None:
    """So that whoever answers people never waits for them, nor for the interpreter's lock."""
    async with desk() as table:
        asked = table.begin("gated")
        assert await gate.someone() not in (os.getpid(), os.getppid())
        gate.open()
        await asked


async def test_no_process_runs_before_a_bot_is_asked() -> None:
    """People who play among themselves pay for no bot; light levels load no heavy process."""
    async with desk(workers=3) as table:
        assert table.pids == set()
        await table.ask("casual")
        assert len(table.pids) == 1


async def test_a_killed_worker_loses_nothing(gate: Gate) -> None:
    """What it was asked is asked again, of a new one, and nobody else decides."""
    async with desk() as table:
        asked = table.begin("gated")
        first = await gate.someone()
        os.kill(first, signal.SIGKILL)
        second = await gate.someone()
        assert second != first
        gate.open()
        await asked
        assert table.metrics.lost._value.get() == 1
        assert table.lowered("gated", "lost") == 0


async def test_what_kills_every_worker_is_decided_by_another_level() -> None:
    """A program that crashes the process must not crash it for ever."""
    async with desk() as table:
        await table.ask("deadly")
        assert table.metrics.lost._value.get() == 3
        assert table.lowered("deadly", "lost") == 1


async def test_closing_leaves_no_process_behind(gate: Gate) -> None:
    """Not even one that thinks, or one that nobody has asked for long."""
    async with desk() as table:
        await table.ask("casual")
        asked = table.begin("gated")
        await gate.someone()
        pids = table.pids
        assert len(pids) == 2
    assert not any(map(_exists, pids))
    asked.cancel()


async def test_the_same_is_decided_in_a_thread() -> None:
    """Without a worker, bots play as they do in one."""
    async with desk(workers=0) as thread, desk() as process:
        for level in ("casual", "heavy", "missing", "cheat"):
            assert await thread.ask(level) == await process.ask(level)
        assert thread.pids == set()


# --- In turn --------------------------------------------------------------------------------------


def test_tables_take_turns() -> None:
    """However much one table asks, each other one has its turn after one of its own."""
    turns = Turns[str]()
    for item in ("a1", "a2", "a3", "b1", "c1", "b2"):
        turns.put(item[0], item)
    assert list(turns.ahead("d")) == ["a1", "b1", "c1"]
    assert list(turns.ahead("b")) == ["a1", "a2", "a3", "b1", "b2", "c1"]
    assert [turns.take(lambda _: True) for _ in range(7)] == [
        *("a1", "b1", "c1", "a2", "b2", "a3"),
        None,
    ]


def test_who_had_a_turn_is_the_next_again() -> None:
    """A worker's death must not send its table to the end."""
    turns = Turns[str]()
    for item in ("a1", "a2", "b1"):
        turns.put(item[0], item)
    lost = turns.take(lambda _: True)
    assert lost == "a1"
    turns.put_back("a", lost)
    turns.drop("a", "a2")
    turns.drop("a", "a2")
    assert list(turns) == ["a1", "b1"]
    assert turns.take(lambda item: item != "a1") == "b1"
    assert len(turns) == 1


async def test_one_table_of_slow_bots_leaves_others_their_turn(gate: Gate) -> None:
    """Four that wait at one table, then one at another: it is the second."""
    async with desk() as table:
        first = table.begin("gated", "slow")
        await gate.someone()
        rest = [table.begin("heavy", name) for name in ("full", "full", "full", "full", "other")]
        await asyncio.sleep(0)
        gate.open()
        await asyncio.gather(first, *rest)
    assert table.moves == ["slow", "full", "other", "full", "full", "full"]


async def test_light_levels_do_not_wait_for_heavy_ones(gate: Gate) -> None:
    """While all that may be slow is slow, a light bot answers."""
    async with desk() as table:
        slow = table.begin("gated", "slow")
        await gate.someone()
        await table.ask("casual", "quick")
        assert not slow.done()
        gate.open()
        await slow


# --- In time --------------------------------------------------------------------------------------


async def test_the_level_is_lowered_before_anybody_waits(gate: Gate) -> None:
    """What would have to wait too long is not even tried."""
    async with desk() as table:
        slow = table.begin("endless", "slow")
        await gate.someone()
        await table.ask("heavy", "other")
        assert table.lowered("heavy", "busy") == 1
        assert not slow.done()
        gate.open()
        await slow
        assert table.lowered("endless", "busy") == 0


async def test_who_waits_longer_than_expected_is_lowered_too(gate: Gate) -> None:
    """A usual decision would be over by now; this one is not, and nobody waits to see why."""
    async with desk() as table:
        slow = table.begin("gated", "slow")
        await gate.someone()
        table.desk._wait_s = 2 * LEVELS["gated"].budget_ms / 1000
        await table.ask("heavy", "other")
        assert table.lowered("heavy", "busy") == 1
        assert not slow.done()
        gate.open()
        await slow


@pytest.mark.parametrize("workers", [0, 1])
async def test_what_takes_too_long_is_decided_by_a_lighter_level(gate: Gate, workers: int) -> None:
    """The worker is ended, and the next one is as good."""
    async with desk(workers, think_s=1.0) as table:
        asked = table.begin("gated")
        first = await gate.someone()
        await asked
        assert table.lowered("gated", "late") == 1
        if workers:
            assert not _exists(first)
        else:
            gate.open()
        await table.ask("casual")


async def test_a_level_that_cannot_be_loaded_is_told_of_once() -> None:
    """The lighter one plays, and the text of the error, which may quote anything, is left out."""
    async with desk() as table:
        with capture_logs() as logs:
            for name in ("a", "b", "c"):
                await table.ask("missing", name)
    told = [line for line in logs if line["event"] == "level cannot be loaded"]
    assert len(told) == 1
    assert (told[0]["level"], told[0]["instead"]) == ("missing", "casual")
    assert told[0]["error"] == "ModuleNotFoundError"
    assert "ace of spades" not in str(logs)
    assert table.lowered("missing", "unloadable") == 3


async def test_a_bot_that_fails_is_played_for_by_a_lighter_one() -> None:
    async with desk() as table:
        with capture_logs() as logs:
            await table.ask("cheat")
    assert [line["event"] for line in logs] == ["bot failed"]
    assert table.lowered("cheat", "failed") == 1


async def test_where_nothing_is_lighter_there_is_no_answer() -> None:
    async with desk(where="tests.server.players:LIGHTLESS") as table:
        with capture_logs(), pytest.raises(NoAnswer):
            await table.ask("cheat")


async def test_where_no_process_starts_nobody_waits_for_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It is said, and asked again the next time."""
    monkeypatch.setattr("sys.executable", "/no/such/python")
    async with desk() as table:
        with capture_logs() as logs, pytest.raises(NoAnswer):
            await table.ask("casual")
        assert "bots cannot think in processes" in [line["event"] for line in logs]
        monkeypatch.undo()
        await table.ask("casual")


async def test_what_nobody_asks_any_more_waits_no_more(gate: Gate) -> None:
    """An owner came back: the seat's turn is the owner's."""
    async with desk() as table:
        slow = table.begin("gated", "slow")
        await gate.someone()
        asked = table.begin("heavy", "other")
        await asyncio.sleep(0)
        assert table.metrics.waiting._value.get() == 1
        asked.cancel()
        await asyncio.wait([asked])
        assert table.metrics.waiting._value.get() == 0
        gate.open()
        await slow
    assert table.moves == ["slow"]


async def test_what_bots_take_is_measured_by_level() -> None:
    async with desk() as table:
        for level in ("casual", "heavy", "heavy"):
            await table.ask(level)
    text = table.metrics.text().decode()
    assert 'ohhell_bot_thinking_seconds_count{level="casual"} 1.0' in text
    assert 'ohhell_bot_thinking_seconds_count{level="heavy"} 2.0' in text


# --- Thinking -------------------------------------------------------------------------------------


@pytest.fixture
def thinker() -> Thinker:
    """Return what thinks in every worker."""
    return Thinker(LEVELS, 1)


def test_a_failure_says_its_kind_and_place_alone(thinker: Thinker) -> None:
    """The text of an exception may quote a hand."""
    view, seat = _a_view()
    failed = thinker.answer(Question("cheat", view, seat))
    assert isinstance(failed, Failure)
    assert failed.error == "ValueError"
    assert failed.at[-1].startswith("thinker.py:")
    missing = thinker.answer(Question("missing"))
    assert isinstance(missing, Failure)
    assert "spades" not in str(missing)


def test_a_worker_that_is_gone_has_died_whatever_loop_says_so() -> None:
    """A server runs on uvloop, which calls a closed pipe by another name than asyncio."""
    uvloop = pytest.importorskip("uvloop")

    async def asked_twice() -> None:
        worker = ProcessWorker(Hello(WHERE, 1))
        await worker.start()
        process = worker._process
        assert process is not None
        assert process.stdin is not None
        process.stdin.close()
        await process.stdin.wait_closed()
        with pytest.raises(Died):
            await worker.ask(Question("casual"))
        await worker.end()

    uvloop.run(asked_twice())
