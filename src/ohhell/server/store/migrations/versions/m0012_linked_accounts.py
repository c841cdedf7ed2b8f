"""Accounts at providers by which people sign in."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Take this step."""
    op.create_table(
        "linked_accounts",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("player_id", sa.String, sa.ForeignKey("players.id"), nullable=False),
        sa.Column("issuer", sa.String, nullable=False),
        sa.Column("subject", sa.String, nullable=False),
        sa.Column("made_at", sa.Float, nullable=False),
        sa.Column("used_at", sa.Float, nullable=False),
    )
    op.create_index("linked_accounts_by_player", "linked_accounts", ["player_id"])


def downgrade() -> None:
    """Take it back; whoever has no other way cannot sign in any more."""
    op.drop_table("linked_accounts")
