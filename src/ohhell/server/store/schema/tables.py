"""What lists say of tables."""

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
    String,
    Table,
    and_,
    false,
)

from ohhell.server.store.schema.metadata import METADATA

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
    Column("followed", Boolean, nullable=False, server_default=false()),
    Column("due_at", Float),
    Column("hidden", Boolean, nullable=False, server_default=false()),
    Column("play_key", String, nullable=False, server_default=""),
    Column("enterable", Boolean, nullable=False, server_default=false()),
)
"""What lists say of a table, as of entry `number`; the log can make it anew at any time.

`followed` is whether all that follows from the end of its game has been done; `due_at` when some
node must look at it if nobody is connected, in seconds since 1970. Tables of one
`play_key` are of one game, and `enterable` while somebody may sit down.
"""

_UNFOLLOWED: Final = and_(TABLES.c.stage == "over", TABLES.c.followed.is_(False))
Index("tables_unfollowed", TABLES.c.id, sqlite_where=_UNFOLLOWED, postgresql_where=_UNFOLLOWED)
_DUE: Final = TABLES.c.due_at.is_not(None)
Index("tables_due", TABLES.c.due_at, sqlite_where=_DUE, postgresql_where=_DUE)

_ENTERABLE: Final = TABLES.c.enterable
Index("tables_enterable", TABLES.c.play_key, sqlite_where=_ENTERABLE, postgresql_where=_ENTERABLE)

SEATED: Final = Table(
    "seated",
    METADATA,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("player_id", String, primary_key=True),
    Index("seated_by_player", "player_id"),
)
"""Who sits, or sat, at which table."""
