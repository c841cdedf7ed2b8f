"""The nodes that live, and who is connected to them; where there is one node, nothing is here."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, Float, ForeignKey, Index, String, Table

from ohhell.server.store.schema.metadata import METADATA

NODES: Final = Table(
    "nodes",
    METADATA,
    Column("id", String, primary_key=True),
    Column("lives_until", Float, nullable=False),
)
"""Each node says every few seconds for how long it can be counted on, by the database's clock."""

PRESENT: Final = Table(
    "present",
    METADATA,
    Column("node_id", String, ForeignKey("nodes.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String, primary_key=True),
    Column("player_id", String, primary_key=True),
    Column("name", String, nullable=False),
    Index("present_by_table", "table_id"),
    Index("present_by_player", "player_id"),
)
"""Who is connected to which table, with or without a seat; what a dead node says is not heeded."""
