"""The ledger of chips."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Take this step."""
    op.create_table(
        "chip_transfers",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("cause", sa.String, nullable=False, unique=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("made_at", sa.Float, nullable=False),
    )
    op.create_table(
        "chip_postings",
        sa.Column("transfer_id", sa.Integer, sa.ForeignKey("chip_transfers.id"), primary_key=True),
        sa.Column("account", sa.String, primary_key=True),
        sa.Column("player_id", sa.String),
        sa.Column("table_id", sa.String),
        sa.Column("chips", sa.BigInteger, nullable=False),
    )
    op.create_index("chip_postings_by_player", "chip_postings", ["player_id", "transfer_id"])
    _make_balances()
    op.create_table(
        "chip_tables",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
    )


def _make_balances() -> None:
    balances = op.create_table(
        "chip_balances",
        sa.Column("account", sa.String, primary_key=True),
        sa.Column("player_id", sa.String),
        sa.Column("table_id", sa.String),
        sa.Column("chips", sa.BigInteger, nullable=False),
        sa.CheckConstraint("chips >= 0 OR account = 'bank'", name="chip_balances_not_below_0"),
    )
    op.create_index("chip_balances_by_player", "chip_balances", ["player_id"])
    op.create_index("chip_balances_by_table", "chip_balances", ["table_id"])
    # The bank's row is what whoever writes in the ledger locks: it is always there.
    op.bulk_insert(balances, [{"account": "bank", "chips": 0}])


def downgrade() -> None:
    """Take it back; all chips are gone."""
    for name in ("chip_tables", "chip_balances", "chip_postings", "chip_transfers"):
        op.drop_table(name)
