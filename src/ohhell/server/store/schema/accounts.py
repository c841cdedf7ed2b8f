"""By what people sign in, and what is to be forgotten of those who have gone."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Column, Float, ForeignKey, Index, LargeBinary, String, Table

from ohhell.server.store.schema.metadata import METADATA

PASSWORDS: Final = Table(
    "passwords",
    METADATA,
    Column("player_id", String, ForeignKey("players.id"), primary_key=True),
    Column("sign_in_name", String, nullable=False),
    Column("folded", String, nullable=False, unique=True),
    Column("hash", String, nullable=False),
    Column("changed_at", Float, nullable=False),
)
"""Sign-in names, and what argon2 makes of the passwords."""

PASSKEYS: Final = Table(
    "passkeys",
    METADATA,
    Column("id", LargeBinary, primary_key=True),
    Column("player_id", String, ForeignKey("players.id"), nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("browser", String, nullable=False),
    Column("system", String, nullable=False),
    Column("made_at", Float, nullable=False),
    Column("used_at", Float, nullable=False),
    Index("passkeys_by_player", "player_id"),
)
"""Public keys: what is kept here signs nobody in."""

CHALLENGES: Final = Table(
    "challenges",
    METADATA,
    Column("challenge", LargeBinary, primary_key=True),
    Column("player_id", String, ForeignKey("players.id"), nullable=False),
    Column("purpose", String, nullable=False),
    Column("made_at", Float, nullable=False),
    Index("challenges_by_age", "made_at"),
)
"""What a passkey is to sign next: of whoever asked, and good for one answer."""

LINKED_ACCOUNTS: Final = Table(
    "linked_accounts",
    METADATA,
    Column("id", String, primary_key=True),
    Column("player_id", String, ForeignKey("players.id"), nullable=False),
    Column("issuer", String, nullable=False),
    Column("subject", String, nullable=False),
    Column("made_at", Float, nullable=False),
    Column("used_at", Float, nullable=False),
    Index("linked_accounts_by_player", "player_id"),
)
"""Accounts at providers: `id` is a digest of issuer and subject, so that each is one person's."""

ERASURES: Final = Table(
    "erasures",
    METADATA,
    Column("table_id", String, primary_key=True),
    Column("player_id", String, ForeignKey("players.id"), primary_key=True),
    Column("name", String, nullable=False),
    Column("again_at", Float),
)
"""At which tables somebody who has gone is still to be called `name`; once that is done, once more
after `again_at`, in seconds since 1970."""
