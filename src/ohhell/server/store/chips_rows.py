"""The ledger's values as rows, and back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from sqlalchemy import Row

from ohhell.club.chips import BANK, Account, Bank, Kind, Purse, Stake, Transfer
from ohhell.club.chips.causes import cause
from ohhell.club.chips.transfers import moving
from ohhell.server.store.schema import BANK_ACCOUNT


def account_row(account: Account) -> dict[str, str | None]:
    """Return the columns that name an account."""
    match account:
        case Bank():
            return {"account": BANK_ACCOUNT, "player_id": None, "table_id": None}
        case Purse(player):
            return {"account": cause("purse", player), "player_id": player, "table_id": None}
        case Stake(table, player):
            name = cause("stake", table, player)
            return {"account": name, "player_id": player, "table_id": table}


def account_of(row: Row[Any]) -> Account:
    """Return the account that a row of a balance or a posting names."""
    if row.player_id is None:
        return BANK
    return Purse(row.player_id) if row.table_id is None else Stake(row.table_id, row.player_id)


def posting_rows(transfer_id: int, transfer: Transfer) -> list[dict[str, Any]]:
    """Return the rows of what a transfer moves."""
    return [
        {"transfer_id": transfer_id, "chips": posting.chips, **account_row(posting.account)}
        for posting in transfer.postings
    ]


def transfers_of(rows: Iterable[Row[Any]]) -> Iterator[Transfer]:
    """Yield the transfers of rows that join each with its postings."""
    moved = dict[tuple[str, str], dict[Account, int]]()
    for row in rows:
        postings = moved.setdefault((row.kind, row.cause), {})
        if row.chips is not None:  # nothing lay in the purse that was closed
            postings[account_of(row)] = row.chips
    for (kind, name), postings in moved.items():
        yield moving(Kind(kind), name, postings)
