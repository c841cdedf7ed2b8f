"""How strong players and bots are, and what every game did to that."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
)

from ohhell.server.store.schema.metadata import METADATA

RATINGS: Final = Table(
    "ratings",
    METADATA,
    Column("family", String, primary_key=True),
    Column("kind", String, primary_key=True),
    Column("who", String, primary_key=True),
    Column("mean", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("played_at_ms", BigInteger),
    Index("ratings_by_who", "kind", "who"),
)
"""What is thought of whom, by family of rules; `who` is a person's id or the name of a level."""

RATED_GAMES: Final = Table(
    "rated_games",
    METADATA,
    Column("game", String, primary_key=True),
    Column("annulled", Boolean, nullable=False),
)
"""The games that were told, whether they counted or not, and those that never shall."""

RATING_CHANGES: Final = Table(
    "rating_changes",
    METADATA,
    Column("game", String, ForeignKey("rated_games.game"), primary_key=True),
    Column("kind", String, primary_key=True),
    Column("who", String, primary_key=True),
    Column("family", String, nullable=False),
    Column("before_mean", Float, nullable=False),
    Column("before_deviation", Float, nullable=False),
    Column("before_games", Integer, nullable=False),
    Column("before_played_at_ms", BigInteger),
    Column("after_mean", Float, nullable=False),
    Column("after_deviation", Float, nullable=False),
    Column("after_games", Integer, nullable=False),
    Column("after_played_at_ms", BigInteger),
    Column("expected_rank", Float, nullable=False),
    Column("rank", Float, nullable=False),
    Column("left", Boolean, nullable=False),
    Index("rating_changes_by_who", "kind", "who"),
)
"""What every game did to every rating, so that it can be explained, and undone."""

RATINGS_HIDDEN: Final = Table(
    "ratings_hidden",
    METADATA,
    Column("player_id", String, ForeignKey("players.id"), primary_key=True),
)
"""The people who show their ratings to nobody else."""
