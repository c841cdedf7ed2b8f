"""Which tables are of one game of the Play door, and where somebody may still sit down."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Take this step."""
    op.add_column("tables", sa.Column("play_key", sa.String, nullable=False, server_default=""))
    enterable = sa.Column("enterable", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", enterable)
    where = sa.text("enterable")
    op.create_index(
        "tables_enterable", "tables", ["play_key"], sqlite_where=where, postgresql_where=where
    )


def downgrade() -> None:
    """Take it back; whoever wants to play finds no table of others."""
    op.drop_index("tables_enterable", "tables")
    op.drop_column("tables", "enterable")
    op.drop_column("tables", "play_key")
