"""The ledger of chips: each transfer is made, judged and done within one transaction.

Whoever writes in it has it alone: the bank's row is locked first. A transfer takes a millisecond
or two, and a game has as many as people, so that one book is enough for a large house; nobody can
wait for anybody in a circle, and no balance is read that somebody else is changing.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from datetime import date

from sqlalchemy import ColumnElement, delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ohhell.club import NotAllowed, chips
from ohhell.club.chips import Finish, Ledger, Prizes, Purse, Seating, Stake, Transfer, causes
from ohhell.server.store.chips_rows import account_of, account_row, posting_rows, transfers_of
from ohhell.server.store.schema import (
    BANK_ACCOUNT,
    CHIP_BALANCES,
    CHIP_POSTINGS,
    CHIP_TABLES,
    CHIP_TRANSFERS,
)
from ohhell.server.store.upserting import add, put

Ask = Callable[[Ledger], Transfer]

_JOINED = CHIP_TRANSFERS.outerjoin(CHIP_POSTINGS)


@dataclass(frozen=True, slots=True)
class Part:
    """The part of the ledger that a question is about."""

    causes: tuple[str, ...] = ()
    players: frozenset[str] = frozenset()
    table: str | None = None


@dataclass(frozen=True, slots=True)
class Line:
    """What one transfer did to the purse of a player; `table` is where, if it was at one."""

    id: int
    kind: str
    chips: int
    made_at: float
    table: str | None


class Chips:
    """The ledger. Whatever is asked of it again is done already."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    # --- What is done -----------------------------------------------------------------------------

    async def grant_first(self, player: str) -> None:
        """Grant the chips that every player gets once."""
        cause = causes.of_first_grant(player)
        async with self._engine.connect() as connection:
            if await _done(connection, [cause]):
                return
        await self._make(Part((cause,)), lambda _: chips.first_grant(player))

    async def grant_daily(self, player: str, day: date) -> None:
        """Grant the chips of a day; raise `NotAllowed`."""
        part = Part((causes.of_daily_grant(player, day),), frozenset({player}))
        await self._make(part, lambda ledger: chips.daily_grant(ledger, player, day))

    async def follow(self, seating: Seating) -> Mapping[str, NotAllowed]:
        """Have the stakes of a table follow its log; return why somebody has none.

        An earlier seating than the one that was followed last changes nothing.
        """
        part = Part((causes.of_settlement(seating.table),), seating.players, seating.table)
        async with self._engine.begin() as connection:
            await _lock(connection)
            if await _followed(connection, seating.table) > seating.number:
                return {}
            row = {"table_id": seating.table, "number": seating.number}
            await put(connection, CHIP_TABLES, row)
            followed = chips.follow(await _ledger(connection, part), seating)
            for transfer in followed.transfers:
                await _write(connection, transfer)
            return followed.refused

    async def pay_out(self, table: str, finish: Finish, prizes: Prizes) -> Transfer:
        """Pay the stakes of a table out, unless they are settled; return what settled them."""
        part = Part((causes.of_settlement(table),), table=table)
        return await self._make(part, lambda ledger: chips.pay_out(ledger, table, finish, prizes))

    async def refund(self, table: str) -> Transfer:
        """Give the stakes of a table back, unless they are settled; return what settled them."""
        part = Part((causes.of_settlement(table),), table=table)
        return await self._make(part, lambda ledger: chips.refund(ledger, table))

    async def annul(self, table: str) -> Transfer:
        """Undo the game of a table, paid out or not."""
        part = Part((causes.of_settlement(table), causes.of_annulment(table)), table=table)
        return await self._make(part, lambda ledger: chips.annul(ledger, table))

    async def close_purse(self, player: str) -> None:
        """Give what a player may spend back to the bank, for good."""
        part = Part((causes.of_closing(player),), frozenset({player}))
        await self._make(part, lambda ledger: chips.close_purse(ledger, player))

    # --- What stands there ------------------------------------------------------------------------

    async def of_player(self, player: str, day: date | None = None) -> Ledger:
        """Return the part of the ledger that is a player's: purse, stakes, and grant of a day."""
        daily = () if day is None else (causes.of_daily_grant(player, day),)
        async with self._engine.connect() as connection:
            return await _ledger(connection, Part(daily, frozenset({player})))

    async def of_table(self, table: str) -> Ledger:
        """Return the part of the ledger that is a table's: stakes, and what became of them."""
        names = (causes.of_settlement(table), causes.of_annulment(table))
        async with self._engine.connect() as connection:
            return await _ledger(connection, Part(names, table=table))

    async def lines(self, player: str, *, most: int) -> list[Line]:
        """Return what the last transfers did to the purse of a player, the newest first."""
        mine, stake = CHIP_POSTINGS.alias(), CHIP_POSTINGS.alias()
        at_table = stake.c.table_id.is_not(None)
        where = select(stake.c.table_id).where(stake.c.transfer_id == CHIP_TRANSFERS.c.id, at_table)
        query = (
            select(CHIP_TRANSFERS, mine.c.chips, where.limit(1).scalar_subquery().label("table_id"))
            .join(mine, mine.c.transfer_id == CHIP_TRANSFERS.c.id)
            .where(mine.c.player_id == player, mine.c.table_id.is_(None))
            .order_by(mine.c.transfer_id.desc())
            .limit(most)
        )
        async with self._engine.connect() as connection:
            rows = await connection.execute(query)
            return [Line(r.id, r.kind, r.chips, r.made_at, r.table_id) for r in rows]

    async def tables_at_stake(self) -> list[str]:
        """Return the tables at which stakes lie."""
        column = CHIP_BALANCES.c.table_id
        query = select(column).where(column.is_not(None)).distinct().order_by(column)
        async with self._engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def whole(self) -> Ledger:
        """Return all balances, for whoever checks the books."""
        async with self._engine.connect() as connection:
            rows = await connection.execute(select(CHIP_BALANCES))
            return Ledger({account_of(row): row.chips for row in rows if row.chips})

    async def _make(self, part: Part, ask: Ask) -> Transfer:
        async with self._engine.begin() as connection:
            await _lock(connection)
            ledger = await _ledger(connection, part)
            transfer = ask(ledger)
            ledger.after(transfer)  # raises unless it may be done
            if transfer.cause not in ledger.done:
                await _write(connection, transfer)
            return transfer


async def _lock(connection: AsyncConnection) -> None:
    bank = CHIP_BALANCES.c.account == BANK_ACCOUNT
    await connection.execute(update(CHIP_BALANCES).where(bank).values(chips=CHIP_BALANCES.c.chips))


async def _followed(connection: AsyncConnection, table: str) -> int:
    query = select(CHIP_TABLES.c.number).where(CHIP_TABLES.c.table_id == table)
    return int((await connection.execute(query)).scalar() or 0)


async def _ledger(connection: AsyncConnection, part: Part) -> Ledger:
    done = await _done(connection, part.causes)
    known = {p.account.player for t in done for p in t.postings if isinstance(p.account, Purse)}
    accounts: list[ColumnElement[bool]] = [
        CHIP_BALANCES.c.account == BANK_ACCOUNT,
        CHIP_BALANCES.c.player_id.in_(sorted(part.players | known)),
    ]
    if part.table is not None:
        accounts.append(CHIP_BALANCES.c.table_id == part.table)
    rows = await connection.execute(select(CHIP_BALANCES).where(or_(*accounts)))
    balances = {account_of(row): row.chips for row in rows if row.chips}
    return Ledger(balances, {transfer.cause: transfer for transfer in done})


async def _done(connection: AsyncConnection, names: Iterable[str]) -> list[Transfer]:
    query = select(CHIP_TRANSFERS, CHIP_POSTINGS).select_from(_JOINED)
    wanted = query.where(CHIP_TRANSFERS.c.cause.in_(list(names)))
    return list(transfers_of(await connection.execute(wanted)))


async def _write(connection: AsyncConnection, transfer: Transfer) -> None:
    row = {"cause": transfer.cause, "kind": transfer.kind.value, "made_at": time.time()}
    made = await connection.execute(
        insert(CHIP_TRANSFERS).values(row).returning(CHIP_TRANSFERS.c.id)
    )
    rows = posting_rows(made.scalar_one(), transfer)
    if rows:
        await connection.execute(insert(CHIP_POSTINGS), rows)
    for posting in transfer.postings:
        new = {**account_row(posting.account), "chips": 0}
        await add(connection, CHIP_BALANCES, [new])
        mine = CHIP_BALANCES.c.account == new["account"]
        after = CHIP_BALANCES.c.chips + posting.chips
        await connection.execute(update(CHIP_BALANCES).where(mine).values(chips=after))
        if isinstance(posting.account, Stake):
            emptied = delete(CHIP_BALANCES).where(mine, CHIP_BALANCES.c.chips == 0)
            await connection.execute(emptied)
