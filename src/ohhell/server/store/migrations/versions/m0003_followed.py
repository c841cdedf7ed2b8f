"""Whether all that follows from the end of a game has been done."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Take this step."""
    followed = sa.Column("followed", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", followed)
    unfollowed = sa.text("stage = 'over' AND followed IS false")
    op.create_index(
        "tables_unfollowed",
        "tables",
        ["id"],
        sqlite_where=unfollowed,
        postgresql_where=unfollowed,
    )


def downgrade() -> None:
    """Take it back; what follows is done again."""
    op.drop_index("tables_unfollowed", "tables")
    op.drop_column("tables", "followed")
