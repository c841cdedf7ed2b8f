"""The ledger of chips."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    CheckConstraint,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
)

from ohhell.server.store.schema.metadata import METADATA

BANK_ACCOUNT: Final = "bank"

CHIP_TRANSFERS: Final = Table(
    "chip_transfers",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("cause", String, nullable=False, unique=True),
    Column("kind", String, nullable=False),
    Column("made_at", Float, nullable=False),
)
"""What was done, in the order in which it was done; a cause is done once."""

CHIP_POSTINGS: Final = Table(
    "chip_postings",
    METADATA,
    Column("transfer_id", Integer, ForeignKey("chip_transfers.id"), primary_key=True),
    Column("account", String, primary_key=True),
    Column("player_id", String),
    Column("table_id", String),
    Column("chips", BigInteger, nullable=False),
    Index("chip_postings_by_player", "player_id", "transfer_id"),
)
"""What each transfer moved; those of one sum to zero. Both ids: a stake; no id: the bank."""

CHIP_BALANCES: Final = Table(
    "chip_balances",
    METADATA,
    Column("account", String, primary_key=True),
    Column("player_id", String),
    Column("table_id", String),
    Column("chips", BigInteger, nullable=False),
    CheckConstraint(f"chips >= 0 OR account = '{BANK_ACCOUNT}'", name="chip_balances_not_below_0"),
    Index("chip_balances_by_player", "player_id"),
    Index("chip_balances_by_table", "table_id"),
)
"""The sum of an account's postings. The bank's row is the lock of the whole ledger."""

CHIP_TABLES: Final = Table(
    "chip_tables",
    METADATA,
    Column("table_id", String, primary_key=True),
    Column("number", Integer, nullable=False),
)
"""Up to which entry of a table's log its stakes have followed."""
