"""The nodes that live and who is connected to them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Take this step."""
    op.create_table(
        "nodes",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("lives_until", sa.Float, nullable=False),
    )
    op.create_table(
        "present",
        sa.Column(
            "node_id", sa.String, sa.ForeignKey("nodes.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("player_id", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
    )
    op.create_index("present_by_table", "present", ["table_id"])
    op.create_index("present_by_player", "present", ["player_id"])


def downgrade() -> None:
    """Take it back; nothing is lost."""
    for name in ("present", "nodes"):
        op.drop_table(name)
