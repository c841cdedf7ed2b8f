"""Ratings, what games did to them, and who hides them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Take this step."""
    op.create_table(
        "ratings",
        sa.Column("family", sa.String, primary_key=True),
        sa.Column("kind", sa.String, primary_key=True),
        sa.Column("who", sa.String, primary_key=True),
        *_rating(""),
    )
    op.create_index("ratings_by_who", "ratings", ["kind", "who"])
    op.create_table(
        "rated_games",
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("annulled", sa.Boolean, nullable=False),
    )
    op.create_table(
        "rating_changes",
        sa.Column("game", sa.String, sa.ForeignKey("rated_games.game"), primary_key=True),
        sa.Column("kind", sa.String, primary_key=True),
        sa.Column("who", sa.String, primary_key=True),
        sa.Column("family", sa.String, nullable=False),
        *_rating("before_"),
        *_rating("after_"),
        sa.Column("expected_rank", sa.Float, nullable=False),
        sa.Column("rank", sa.Float, nullable=False),
        sa.Column("left", sa.Boolean, nullable=False),
    )
    op.create_index("rating_changes_by_who", "rating_changes", ["kind", "who"])
    op.create_table(
        "ratings_hidden",
        sa.Column("player_id", sa.String, sa.ForeignKey("players.id"), primary_key=True),
    )


def downgrade() -> None:
    """Take it back; all ratings are lost."""
    for name in ("ratings_hidden", "rating_changes", "rated_games", "ratings"):
        op.drop_table(name)


def _rating(prefix: str) -> list[sa.Column[object]]:
    return [
        sa.Column(f"{prefix}mean", sa.Float, nullable=False),
        sa.Column(f"{prefix}deviation", sa.Float, nullable=False),
        sa.Column(f"{prefix}games", sa.Integer, nullable=False),
        sa.Column(f"{prefix}played_at_ms", sa.BigInteger),
    ]
