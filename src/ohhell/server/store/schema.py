"""The tables of what is queried; the log has a file and a form of its own."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
)

METADATA: Final = MetaData()

PLAYERS: Final = Table(
    "players",
    METADATA,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("made_at", Float, nullable=False),
)
"""The people of the house; an id is public and gives no rights."""

SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("digest", LargeBinary, primary_key=True),
    Column("player_id", String, ForeignKey("players.id"), nullable=False),
    Column("made_at", Float, nullable=False),
)
"""Who holds which token; only its SHA-256 is kept, so that the file opens no seat."""

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String, primary_key=True),
    Column("number", Integer, nullable=False),
    Column("variant", String),
    Column("stage", String, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("opened_at", Float, nullable=False),
    Column("round", Integer, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("host", Integer),
    Column("seats", JSON, nullable=False),
    Column("to_act", JSON, nullable=False),
)
"""What lists say of a table, as of entry `number`; the log can make it anew at any time."""

SEATED: Final = Table(
    "seated",
    METADATA,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("player_id", String, primary_key=True),
    Index("seated_by_player", "player_id"),
)
"""Who sits, or sat, at which table."""

KEPT_RULES: Final = Table(
    "kept_rules",
    METADATA,
    Column("player_id", String, ForeignKey("players.id"), primary_key=True),
    Column("name", String, primary_key=True),
    Column("code", String, nullable=False),
    Column("kept_at", Float, nullable=False),
)
"""The rules that players keep; what a code holds needs nothing of the house."""

NOTES: Final = Table(
    "notes",
    METADATA,
    Column("key", String, primary_key=True),
    Column("value", String, nullable=False),
)
"""What the house itself must remember, such as the key that signs CSRF tokens."""
