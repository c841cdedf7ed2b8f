"""When a table wants to be looked at though nobody is connected."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Take this step."""
    op.add_column("tables", sa.Column("due_at", sa.Float))
    op.create_index(
        "tables_due",
        "tables",
        ["due_at"],
        sqlite_where=sa.text("due_at IS NOT NULL"),
        postgresql_where=sa.text("due_at IS NOT NULL"),
    )


def downgrade() -> None:
    """Take it back; it can be made from the log again."""
    op.drop_index("tables_due", "tables")
    op.drop_column("tables", "due_at")
