"""The people of the house, their sessions, and what lists say of its tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Take this step."""
    op.create_table(
        "players",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("made_at", sa.Float, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("digest", sa.LargeBinary, primary_key=True),
        sa.Column("player_id", sa.String, sa.ForeignKey("players.id"), nullable=False),
        sa.Column("made_at", sa.Float, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("variant", sa.String),
        sa.Column("stage", sa.String, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("opened_at", sa.Float, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("host", sa.Integer),
        sa.Column("seats", sa.JSON, nullable=False),
        sa.Column("to_act", sa.JSON, nullable=False),
    )
    op.create_table(
        "seated",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("player_id", sa.String, primary_key=True),
    )
    op.create_index("seated_by_player", "seated", ["player_id"])
    op.create_table(
        "notes",
        sa.Column("key", sa.String, primary_key=True),
        sa.Column("value", sa.String, nullable=False),
    )


def downgrade() -> None:
    """Take it back; everything but the log is lost."""
    for name in ("notes", "seated", "tables", "sessions", "players"):
        op.drop_table(name)
