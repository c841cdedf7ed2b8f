"""The rules that people keep."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Take this step."""
    op.create_table(
        "kept_rules",
        sa.Column("player_id", sa.String, sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("code", sa.String, nullable=False),
        sa.Column("kept_at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Take it back; what people kept is lost."""
    op.drop_table("kept_rules")
