"""Reports, what moderators did, what people are told of it, and who left games."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    String,
    Table,
)

from ohhell.server.store.schema.metadata import METADATA

REPORTS: Final = Table(
    "reports",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("by_id", String, ForeignKey("players.id"), nullable=False),
    Column("of_id", String, ForeignKey("players.id"), nullable=False),
    Column("of_name", String, nullable=False),
    Column("table_id", String, nullable=False),
    Column("number", Integer, nullable=False),
    Column("line", Integer),
    Column("reason", String, nullable=False),
    Column("words", String, nullable=False),
    Column("at_ms", BigInteger, nullable=False),
    Column("outcome", String, nullable=False),
    Index("reports_by", "by_id", "at_ms"),
    Index("reports_of", "of_id"),
    Index("reports_by_outcome", "outcome", "at_ms"),
    Index("reports_at", "table_id"),
)
"""What people told of others. `number` is the entry of the table at which they did so; `of_name`
is what the other was called then."""

DEEDS: Final = Table(
    "deeds",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("kind", String, nullable=False),
    Column("by_id", String, nullable=False),
    Column("of_id", String, ForeignKey("players.id")),
    Column("table_id", String),
    Column("reason", String, nullable=False),
    Column("at_ms", BigInteger, nullable=False),
    Column("until_ms", BigInteger),
    Column("lifts", Integer, ForeignKey("deeds.id")),
    Column("report_id", Integer, ForeignKey("reports.id")),
    Index("deeds_of", "of_id"),
    Index("deeds_at", "table_id"),
)
"""The audit trail: the database itself refuses to change or delete a row."""

STANDINGS: Final = Table(
    "standings",
    METADATA,
    Column("player_id", String, ForeignKey("players.id"), primary_key=True),
    Column("muted_ms", BigInteger, nullable=False),
    Column("suspended_ms", BigInteger, nullable=False),
)
"""What follows from the trail for a person; it can be made anew from it."""

MODERATORS: Final = Table(
    "moderators",
    METADATA,
    Column("player_id", String, ForeignKey("players.id"), primary_key=True),
)

TOLD: Final = Table(
    "told",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("player_id", String, ForeignKey("players.id"), nullable=False),
    Column("what", String, nullable=False),
    Column("deed_id", Integer, ForeignKey("deeds.id")),
    Column("table_id", String),
    Column("until_ms", BigInteger),
    Column("at_ms", BigInteger, nullable=False),
    Column("read_ms", BigInteger),
    Index("told_by_player", "player_id", "read_ms"),
)
"""What is shown to somebody until it is read."""

LEAVES: Final = Table(
    "leaves",
    METADATA,
    Column("player_id", String, ForeignKey("players.id"), primary_key=True),
    Column("table_id", String, primary_key=True),
    Column("at_ms", BigInteger, nullable=False),
    Index("leaves_by_time", "player_id", "at_ms"),
)
"""Who left which game with strangers, and when."""

SIGHTINGS: Final = Table(
    "sightings",
    METADATA,
    Column("table_id", String, primary_key=True),
    Column("player_id", String, ForeignKey("players.id"), primary_key=True),
    Column("digest", LargeBinary, nullable=False),
    Column("at", Float, nullable=False),
    Index("sightings_by_player", "player_id"),
)
"""In which browser each first came to a table where something counts, as a digest that is another
at every table; until the game is over."""
