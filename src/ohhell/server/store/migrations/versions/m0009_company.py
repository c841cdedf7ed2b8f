"""What people are to each other, when they were last here, and how their games ended."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Take this step."""
    _tell_of_people()
    _tell_of_games()
    # Tables of before were opened when nobody could hide one.
    op.add_column(
        "tables", sa.Column("hidden", sa.Boolean, nullable=False, server_default=sa.false())
    )


def _tell_of_people() -> None:
    op.create_table(
        "ties",
        sa.Column("by_id", sa.String, sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("word", sa.String, primary_key=True),
        sa.Column("of_id", sa.String, sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("said_at", sa.Float, nullable=False),
    )
    op.create_index("ties_of", "ties", ["of_id"])
    op.create_table(
        "glimpses",
        sa.Column("player_id", sa.String, primary_key=True),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.String),
        sa.Column("shown", sa.Boolean, nullable=False),
    )
    op.create_table(
        "invitations",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("of_id", sa.String, sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("by_id", sa.String, sa.ForeignKey("players.id"), nullable=False),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sa.Column("answer", sa.String, nullable=False),
    )
    op.create_index("invitations_of", "invitations", ["of_id"])


def _tell_of_games() -> None:
    op.create_table(
        "results",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("player_id", sa.String),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("level", sa.String),
        sa.Column("variant", sa.String),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("people", sa.Integer, nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("shared", sa.Boolean, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("bids", sa.Integer, nullable=False),
        sa.Column("made", sa.Integer, nullable=False),
        sa.Column("over", sa.Integer, nullable=False),
        sa.Column("under", sa.Integer, nullable=False),
        sa.Column("finished_at", sa.Float, nullable=False),
    )
    op.create_index("results_of", "results", ["player_id", "finished_at"])


def downgrade() -> None:
    """Take it back; what people said of each other is lost."""
    op.drop_column("tables", "hidden")
    for name in ("results", "invitations", "glimpses", "ties"):
        op.drop_table(name)
