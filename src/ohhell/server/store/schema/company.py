"""What people are to each other, when they were last here, and how their games ended."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
)

from ohhell.server.store.schema.metadata import METADATA

TIES: Final = Table(
    "ties",
    METADATA,
    Column("by_id", String, ForeignKey("players.id"), primary_key=True),
    Column("word", String, primary_key=True),
    Column("of_id", String, ForeignKey("players.id"), primary_key=True),
    Column("said_at", Float, nullable=False),
    Index("ties_of", "of_id"),
)
"""One word of one person about another: asks, blocks or mutes."""

GLIMPSES: Final = Table(
    "glimpses",
    METADATA,
    Column("player_id", String, primary_key=True),
    Column("at_ms", BigInteger, nullable=False),
    Column("table_id", String),
    Column("shown", Boolean, nullable=False),
)
"""When people last did something, and where; written seldom. `shown` is their own choice."""

INVITATIONS: Final = Table(
    "invitations",
    METADATA,
    Column("table_id", String, primary_key=True),
    Column("of_id", String, ForeignKey("players.id"), primary_key=True),
    Column("by_id", String, ForeignKey("players.id"), nullable=False),
    Column("at_ms", BigInteger, nullable=False),
    Column("answer", String, nullable=False),
    Index("invitations_of", "of_id"),
)
"""Who is asked to come to which table, and by whom."""

RESULTS: Final = Table(
    "results",
    METADATA,
    Column("table_id", String, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player_id", String),
    Column("name", String, nullable=False),
    Column("level", String),
    Column("variant", String),
    Column("seats", Integer, nullable=False),
    Column("people", Integer, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("shared", Boolean, nullable=False),
    Column("score", Integer, nullable=False),
    Column("bids", Integer, nullable=False),
    Column("made", Integer, nullable=False),
    Column("over", Integer, nullable=False),
    Column("under", Integer, nullable=False),
    Column("finished_at", Float, nullable=False),
    Index("results_of", "player_id", "finished_at"),
)
"""How a seat of a finished game ended; the log can make it anew at any time."""
