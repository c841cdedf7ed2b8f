"""Accounts: how people sign in, on which devices they are, and what tells equal names apart."""

from __future__ import annotations

import unicodedata
from collections import Counter

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Take this step."""
    _people()
    _credentials()
    _erasures()


def _people() -> None:
    for column in (
        sa.Column("folded", sa.String, nullable=False, server_default=""),
        sa.Column("tag", sa.Integer, nullable=False, server_default="0"),
        sa.Column("changed_at", sa.Float, nullable=False, server_default="0"),
        sa.Column("gone_at", sa.Float),
    ):
        op.add_column("players", column)
    for column in (
        sa.Column("seen_at", sa.Float, nullable=False, server_default="0"),
        sa.Column("browser", sa.String, nullable=False, server_default=""),
        sa.Column("system", sa.String, nullable=False, server_default=""),
    ):
        op.add_column("sessions", column)
    op.execute("UPDATE sessions SET seen_at = made_at")
    _give_tags()
    op.create_index("players_by_handle", "players", ["folded", "tag"], unique=True)
    op.create_index("players_by_change", "players", ["changed_at"])
    op.create_index("sessions_by_player", "sessions", ["player_id"])


def _give_tags() -> None:
    """Tell apart who is here already: by turns, as if each had come after the one before."""
    players = sa.table("players", *map(sa.column, ("id", "name", "folded", "tag")))
    connection, given = op.get_bind(), Counter[str]()
    for player_id, name in connection.execute(sa.select(players.c.id, players.c.name)).all():
        folded = unicodedata.normalize("NFKC", name).casefold()
        # 7919 is prime to 10,000: the first 10,000 tags are all different, and no row numbers.
        turn = given[folded]
        tag = turn * 7919 % 10_000 + turn // 10_000 * 10_000
        given[folded] += 1
        row = sa.update(players).where(players.c.id == player_id)
        connection.execute(row.values(folded=folded, tag=tag))


def _credentials() -> None:
    op.create_table(
        "passwords",
        sa.Column("player_id", sa.String, sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("sign_in_name", sa.String, nullable=False),
        sa.Column("folded", sa.String, nullable=False, unique=True),
        sa.Column("hash", sa.String, nullable=False),
        sa.Column("changed_at", sa.Float, nullable=False),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.LargeBinary, primary_key=True),
        sa.Column("player_id", sa.String, sa.ForeignKey("players.id"), nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("browser", sa.String, nullable=False),
        sa.Column("system", sa.String, nullable=False),
        sa.Column("made_at", sa.Float, nullable=False),
        sa.Column("used_at", sa.Float, nullable=False),
    )
    op.create_index("passkeys_by_player", "passkeys", ["player_id"])
    op.create_table(
        "challenges",
        sa.Column("challenge", sa.LargeBinary, primary_key=True),
        sa.Column("player_id", sa.String, sa.ForeignKey("players.id"), nullable=False),
        sa.Column("purpose", sa.String, nullable=False),
        sa.Column("made_at", sa.Float, nullable=False),
    )
    op.create_index("challenges_by_age", "challenges", ["made_at"])


def _erasures() -> None:
    op.create_table(
        "erasures",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("player_id", sa.String, sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("name", sa.String, nullable=False),
    )


def downgrade() -> None:
    """Take it back; whoever has lost the cookie cannot sign in any more."""
    for name in ("erasures", "challenges", "passkeys", "passwords"):
        op.drop_table(name)
    op.drop_index("sessions_by_player", "sessions")
    op.drop_index("players_by_change", "players")
    op.drop_index("players_by_handle", "players")
    for name in ("system", "browser", "seen_at"):
        op.drop_column("sessions", name)
    for name in ("gone_at", "changed_at", "tag", "folded"):
        op.drop_column("players", name)
