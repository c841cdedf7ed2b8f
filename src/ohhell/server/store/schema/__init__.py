"""The tables of what is queried; the log has a file and a form of its own."""

from ohhell.server.store.schema.accounts import (
    CHALLENGES,
    ERASURES,
    LINKED_ACCOUNTS,
    PASSKEYS,
    PASSWORDS,
)
from ohhell.server.store.schema.chips import (
    BANK_ACCOUNT,
    CHIP_BALANCES,
    CHIP_POSTINGS,
    CHIP_TABLES,
    CHIP_TRANSFERS,
)
from ohhell.server.store.schema.company import GLIMPSES, INVITATIONS, RESULTS, TIES
from ohhell.server.store.schema.house import KEPT_RULES, NOTES
from ohhell.server.store.schema.metadata import METADATA
from ohhell.server.store.schema.nodes import NODES, PRESENT
from ohhell.server.store.schema.people import PLAYERS, SESSIONS
from ohhell.server.store.schema.ratings import (
    RATED_GAMES,
    RATING_CHANGES,
    RATINGS,
    RATINGS_HIDDEN,
)
from ohhell.server.store.schema.safety import (
    DEEDS,
    LEAVES,
    MODERATORS,
    REPORTS,
    SIGHTINGS,
    STANDINGS,
    TOLD,
)
from ohhell.server.store.schema.tables import SEATED, TABLES

__all__ = [
    "BANK_ACCOUNT",
    "CHALLENGES",
    "CHIP_BALANCES",
    "CHIP_POSTINGS",
    "CHIP_TABLES",
    "CHIP_TRANSFERS",
    "DEEDS",
    "ERASURES",
    "GLIMPSES",
    "INVITATIONS",
    "KEPT_RULES",
    "LEAVES",
    "LINKED_ACCOUNTS",
    "METADATA",
    "MODERATORS",
    "NODES",
    "NOTES",
    "PASSKEYS",
    "PASSWORDS",
    "PLAYERS",
    "PRESENT",
    "RATED_GAMES",
    "RATINGS",
    "RATINGS_HIDDEN",
    "RATING_CHANGES",
    "REPORTS",
    "RESULTS",
    "SEATED",
    "SESSIONS",
    "SIGHTINGS",
    "STANDINGS",
    "TABLES",
    "TIES",
    "TOLD",
]
