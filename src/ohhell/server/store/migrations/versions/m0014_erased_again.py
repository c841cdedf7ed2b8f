"""When a table forgets somebody once more, for what was on its way at another node."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Take this step."""
    op.add_column("erasures", sa.Column("again_at", sa.Float))


def downgrade() -> None:
    """Take it back; what was to be forgotten once more is forgotten as if for the first time."""
    op.drop_column("erasures", "again_at")
