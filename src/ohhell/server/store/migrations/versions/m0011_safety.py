"""Reports, what moderators did, what people are told of it, and who left games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"

_REFUSAL = "the audit trail only grows"


def upgrade() -> None:
    """Take this step."""
    _tell_of_reports()
    _tell_of_deeds()
    _have_the_trail_only_grow()
    _tell_of_people()


def _player(name: str, *, nullable: bool = False) -> sa.Column[str]:
    return sa.Column(name, sa.String, sa.ForeignKey("players.id"), nullable=nullable)


def _tell_of_reports() -> None:
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True),
        _player("by_id"),
        _player("of_id"),
        sa.Column("of_name", sa.String, nullable=False),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("line", sa.Integer),
        sa.Column("reason", sa.String, nullable=False),
        sa.Column("words", sa.String, nullable=False),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sa.Column("outcome", sa.String, nullable=False),
    )
    op.create_index("reports_by", "reports", ["by_id", "at_ms"])
    op.create_index("reports_of", "reports", ["of_id"])
    op.create_index("reports_by_outcome", "reports", ["outcome", "at_ms"])
    op.create_index("reports_at", "reports", ["table_id"])


def _tell_of_deeds() -> None:
    op.create_table(
        "deeds",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("by_id", sa.String, nullable=False),
        _player("of_id", nullable=True),
        sa.Column("table_id", sa.String),
        sa.Column("reason", sa.String, nullable=False),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sa.Column("until_ms", sa.BigInteger),
        sa.Column("lifts", sa.Integer, sa.ForeignKey("deeds.id")),
        sa.Column("report_id", sa.Integer, sa.ForeignKey("reports.id")),
    )
    op.create_index("deeds_of", "deeds", ["of_id"])
    op.create_index("deeds_at", "deeds", ["table_id"])


def _have_the_trail_only_grow() -> None:
    if op.get_bind().dialect.name == "postgresql":
        op.execute(
            "CREATE OR REPLACE FUNCTION deeds_stay() RETURNS trigger LANGUAGE plpgsql AS "
            f"$$BEGIN RAISE EXCEPTION '{_REFUSAL}'; END$$"
        )
        op.execute(
            "CREATE TRIGGER deeds_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON deeds "
            "FOR EACH STATEMENT EXECUTE FUNCTION deeds_stay()"
        )
        return
    for deed in ("UPDATE", "DELETE"):
        op.execute(
            f"CREATE TRIGGER deeds_stay_{deed.lower()} BEFORE {deed} ON deeds "
            f"BEGIN SELECT RAISE(ABORT, '{_REFUSAL}'); END"
        )


def _tell_of_people() -> None:
    op.create_table(
        "standings",
        sa.Column("player_id", sa.String, sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("muted_ms", sa.BigInteger, nullable=False),
        sa.Column("suspended_ms", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "moderators",
        sa.Column("player_id", sa.String, sa.ForeignKey("players.id"), primary_key=True),
    )
    op.create_table(
        "told",
        sa.Column("id", sa.Integer, primary_key=True),
        _player("player_id"),
        sa.Column("what", sa.String, nullable=False),
        sa.Column("deed_id", sa.Integer, sa.ForeignKey("deeds.id")),
        sa.Column("table_id", sa.String),
        sa.Column("until_ms", sa.BigInteger),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sa.Column("read_ms", sa.BigInteger),
    )
    op.create_index("told_by_player", "told", ["player_id", "read_ms"])
    op.create_table(
        "leaves",
        sa.Column("player_id", sa.String, sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
    )
    op.create_index("leaves_by_time", "leaves", ["player_id", "at_ms"])


def downgrade() -> None:
    """Take it back; reports, and what came of them, are lost."""
    for name in ("leaves", "told", "moderators", "standings", "deeds", "reports"):
        op.drop_table(name)
    if op.get_bind().dialect.name == "postgresql":
        op.execute("DROP FUNCTION deeds_stay()")
