"""The ledger in a database: as the pure one, whoever writes at once, and wherever it is killed."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncGenerator, Awaitable, Callable, Coroutine
from contextlib import AsyncExitStack, suppress
from datetime import date
from itertools import count
from random import Random
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test

from ohhell.club import NotAllowed, chips
from ohhell.club.chips import Bank, Finish, Ledger, Prizes, Seating, Transfer
from ohhell.server.store import Chips, open_store
from tests.server.keeping import Keeping
from tests.server.ledger import require_sound_books

PLAYERS = ("ann", "ben", "a/b%")
TABLES = ("t1", "t2")
DAYS = (date(2026, 1, 1), date(2026, 1, 2))
KILLS = 20 if os.environ.get("OHHELL_PROFILE") == "soak" else 2

Run = Callable[[Coroutine[Any, Any, Any]], Any]

players = st.sampled_from(PLAYERS)
tables = st.sampled_from(TABLES)
examples = count()


@st.composite
def finishes(draw: st.DrawFn) -> Finish:
    """Draw the end of a game."""
    payers = draw(st.permutations([*PLAYERS, None]))
    ranks = tuple(draw(st.integers(1, 4)) for _ in payers)
    left = draw(st.frozensets(players, max_size=2))
    return Finish(ranks, tuple(payers), left, draw(st.integers(0, 3)))


class Book(RuleBasedStateMachine):
    """The store, and beside it the ledger as the rules of chips have it."""

    run: Run
    store: Chips

    def __init__(self) -> None:
        super().__init__()
        self.mark = f"{next(examples)}-"
        self.ledger = Ledger()
        self.followed = dict[str, int]()

    def _named(self, finish: Finish) -> Finish:
        payers = tuple(None if p is None else self.mark + p for p in finish.payers)
        left = frozenset(self.mark + p for p in finish.left)
        return Finish(finish.ranks, payers, left, finish.eldest)

    def _both(self, ask: Callable[[Ledger], Transfer], done: Awaitable[object]) -> None:
        """Do the same in both; they must agree, also in what they refuse."""
        expected = ""
        try:
            self.ledger = self.ledger.after(ask(self.ledger))
        except NotAllowed as error:
            expected = error.code
        assert self.run(_refusal(done)) == expected

    @rule(player=players)
    def grant_first(self, player: str) -> None:
        """The chips that everybody gets."""
        name = self.mark + player
        self._both(lambda _: chips.first_grant(name), self.store.grant_first(name))

    @rule(player=players, day=st.sampled_from(DAYS))
    def grant_daily(self, player: str, day: date) -> None:
        """The chips of a day, for who is poor."""
        name = self.mark + player
        made = self.store.grant_daily(name, day)
        self._both(lambda ledger: chips.daily_grant(ledger, name, day), made)

    @rule(
        table=tables,
        number=st.integers(1, 9),
        seated=st.frozensets(players),
        stake=st.sampled_from(chips.BUY_INS),
    )
    def follow(self, table: str, number: int, seated: frozenset[str], stake: int) -> None:
        """An earlier seating than the last changes nothing."""
        names = frozenset(self.mark + player for player in seated)
        seating = Seating(self.mark + table, number, names, stake)
        refused = self.run(self.store.follow(seating))
        if number < self.followed.get(table, 0):
            assert refused == {}
            return
        self.followed[table] = number
        followed = chips.follow(self.ledger, seating)
        assert {p: e.code for p, e in refused.items()} == {
            p: e.code for p, e in followed.refused.items()
        }
        for transfer in followed.transfers:
            self.ledger = self.ledger.after(transfer)

    @rule(table=tables, finish=finishes(), prizes=st.sampled_from(Prizes))
    def pay_out(self, table: str, finish: Finish, prizes: Prizes) -> None:
        """A game ends."""
        name, named = self.mark + table, self._named(finish)
        paid = self.store.pay_out(name, named, prizes)
        self._both(lambda ledger: chips.pay_out(ledger, name, named, prizes), paid)

    @rule(table=tables)
    def refund(self, table: str) -> None:
        """A game never starts."""
        name = self.mark + table
        self._both(lambda ledger: chips.refund(ledger, name), self.store.refund(name))

    @rule(table=tables)
    def annul(self, table: str) -> None:
        """A game does not count."""
        name = self.mark + table
        self._both(lambda ledger: chips.annul(ledger, name), self.store.annul(name))

    @rule(player=players)
    def close_purse(self, player: str) -> None:
        """Somebody is deleted."""
        name = self.mark + player
        self._both(lambda ledger: chips.close_purse(ledger, name), self.store.close_purse(name))

    @invariant()
    def balances_are_the_same(self) -> None:
        """Of all chips that this story has brought into the house."""
        found: Ledger = self.run(self.store.whole())
        mine = {
            account: held
            for account, held in found.balances.items()
            if not isinstance(account, Bank) and account.player.startswith(self.mark)
        }
        assert mine == {a: n for a, n in self.ledger.balances.items() if not isinstance(a, Bank)}
        assert sum(found.balances.values()) == 0


async def _refusal(done: Awaitable[object]) -> str:
    """Return the code of the refusal, empty if it is done."""
    try:
        await done
    except NotAllowed as error:
        return error.code
    return ""


@pytest.mark.parametrize("examples_max", [6])
def test_the_store_does_what_the_pure_ledger_does(keeping: Keeping, examples_max: int) -> None:
    """Same balances and same refusals, whatever is asked in whatever order."""
    with asyncio.Runner() as runner:
        stack = AsyncExitStack()
        opening = open_store(keeping.data, database=keeping.database)
        store = runner.run(stack.enter_async_context(opening))
        machine = type("Kept", (Book,), {"run": staticmethod(runner.run), "store": store.chips})
        rules = settings(max_examples=examples_max, stateful_step_count=25, deadline=None)
        run_state_machine_as_test(machine, settings=rules)
        runner.run(require_sound_books(keeping))
        runner.run(stack.aclose())


# --- Many at once ---------------------------------------------------------------------------------


@pytest.fixture
async def nodes(keeping: Keeping) -> AsyncGenerator[list[Chips]]:
    """Return the ledger as two nodes have it; a folder has one node, and two ways in."""
    async with AsyncExitStack() as stack:
        open_ = (open_store(keeping.data, database=keeping.database) for _ in "ab")
        first = await stack.enter_async_context(next(open_))
        if not keeping.database:
            yield [first.chips, first.chips]
            return
        second = await stack.enter_async_context(next(open_))
        yield [first.chips, second.chips]


@pytest.mark.anyio
async def test_the_last_chips_are_put_down_once(nodes: list[Chips], keeping: Keeping) -> None:
    """One person sits down at four tables at the same moment, on two nodes, and can pay for two."""
    await nodes[0].grant_first("ann")
    sitting = [Seating(f"t{k}", 1, frozenset({"ann"}), 550) for k in range(4)]
    answers = await asyncio.gather(
        *(nodes[k % 2].follow(seating) for k, seating in enumerate(sitting))
    )
    assert sorted(len(refused) for refused in answers) == [0, 0, 1, 1]
    assert len(await nodes[0].tables_at_stake()) == 2
    assert await require_sound_books(keeping) == 3


@pytest.mark.anyio
async def test_two_who_settle_a_table_settle_it_once(nodes: list[Chips], keeping: Keeping) -> None:
    """A payout, a refund and the same again, all at once: one of them is what was done."""
    seating = Seating("t", 1, frozenset({"ann", "ben"}), 110)
    for player in ("ann", "ben"):
        await nodes[0].grant_first(player)
    await nodes[0].follow(seating)
    finish = Finish((1, 2), ("ann", "ben"))
    one, other = nodes
    settled = await asyncio.gather(
        *(node.pay_out("t", finish, Prizes.WINNER) for node in (one, other, one)),
        *(node.refund("t") for node in (one, other)),
        *(node.follow(seating) for node in (one, other)),
    )
    assert len(set(map(str, settled[:5]))) == 1
    assert (await one.of_table("t")).escrow("t") == {}
    assert await require_sound_books(keeping) == 5


@pytest.mark.anyio
async def test_grants_of_one_moment_are_one(nodes: list[Chips], keeping: Keeping) -> None:
    await asyncio.gather(*(nodes[k % 2].grant_first("ann") for k in range(6)))
    ledger = await nodes[0].of_player("ann")
    assert ledger.owned_by("ann") == 1100
    assert await require_sound_books(keeping) == 1


# --- Killed ---------------------------------------------------------------------------------------


@pytest.mark.anyio
@pytest.mark.skipif(sys.platform == "win32", reason="there is no kill -9")
async def test_kill_9_leaves_sound_books(keeping: Keeping) -> None:
    """Whoever writes is killed at moments nobody can foresee, and the next one does all again."""
    seed = int(os.environ.get("OHHELL_SEED", "0")) or Random().randrange(10**6)
    dice, transfers = Random(seed), 0
    for _ in range(KILLS):
        writer = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.server.ledger_writer", str(keeping.data)),
            *(keeping.database, str(dice.randrange(10**6))),
            stdout=asyncio.subprocess.PIPE,
        )
        assert writer.stdout is not None
        for _ in range(dice.randint(2, 10)):
            assert await writer.stdout.readline(), "the writer ended by itself"
        await asyncio.sleep(dice.random() / 100)
        with suppress(ProcessLookupError):
            writer.kill()
        await writer.communicate()
        now = await require_sound_books(keeping)
        assert now > transfers, seed
        transfers = now
