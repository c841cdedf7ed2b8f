"""What people keep here, and what the house itself must remember."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, Float, ForeignKey, String, Table

from ohhell.server.store.schema.metadata import METADATA

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
