"""People, and by what they are known."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, LargeBinary, String, Table

from ohhell.server.store.schema.metadata import METADATA

PLAYERS: Final = Table(
    "players",
    METADATA,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("made_at", Float, nullable=False),
    Column("folded", String, nullable=False, server_default=""),
    Column("tag", Integer, nullable=False, server_default="0"),
    Column("changed_at", Float, nullable=False, server_default="0"),
    Column("gone_at", Float),
    Index("players_by_handle", "folded", "tag", unique=True),
    Index("players_by_change", "changed_at"),
)
"""The people of the house; an id is public and gives no rights.

`folded` is the name as far as two names are told apart, and `tag` tells apart whom it does not.
`changed_at` is when other nodes must forget what they remember, `gone_at` when all was deleted.
"""

SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("digest", LargeBinary, primary_key=True),
    Column("player_id", String, ForeignKey("players.id"), nullable=False),
    Column("made_at", Float, nullable=False),
    Column("seen_at", Float, nullable=False, server_default="0"),
    Column("browser", String, nullable=False, server_default=""),
    Column("system", String, nullable=False, server_default=""),
    Index("sessions_by_player", "player_id"),
)
"""Who holds which token; only its SHA-256 is kept, so that the file opens no seat."""
