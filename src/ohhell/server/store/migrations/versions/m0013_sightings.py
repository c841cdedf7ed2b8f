"""In which browser somebody came to a table, until its game is over."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Take this step."""
    op.create_table(
        "sightings",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column(
            "player_id", sa.String, sa.ForeignKey("players.id"), primary_key=True, nullable=False
        ),
        sa.Column("digest", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("sightings_by_player", "sightings", ["player_id"])


def downgrade() -> None:
    """Take it back; who sits at two seats of a game that has not begun is found no more."""
    op.drop_table("sightings")
