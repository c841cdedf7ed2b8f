"""What outlives the server: the log of every table, the people, and the lists.

The log is the truth and the lock; it is written by hand (``sqlite_log``), and the rest of the
server knows only what it promises (``log``). Everything else is queried with SQLAlchemy, in a file
of its own. Nothing is acknowledged before it is on disk.
"""

from ohhell.server.store.accounts import (
    Accounts,
    LastWay,
    NameTaken,
    Passkey,
    PasskeyKnown,
    SignIn,
    TooManyPasskeys,
)
from ohhell.server.store.census import Census, Counted, Totals
from ohhell.server.store.chips import Chips, Line
from ohhell.server.store.erasures import Erasure, Erasures
from ohhell.server.store.errors import StoreError, StoreFull, StoreGone, in_words
from ohhell.server.store.kept import Kept, KeptRules, TooManyKept
from ohhell.server.store.linked import (
    LinkedAccount,
    LinkedAccounts,
    LinkKnown,
    TooManyLinked,
    linked_id,
)
from ohhell.server.store.listing import Listed, Listing, Sitter
from ohhell.server.store.living import Gone
from ohhell.server.store.log import Log
from ohhell.server.store.news import GREW, PEOPLE, PRESENT, REWRITTEN, News
from ohhell.server.store.people import Device, People, digest_of
from ohhell.server.store.presence import Elsewhere, Presence
from ohhell.server.store.ratings import RatedGame, Ratings
from ohhell.server.store.remembered import Player
from ohhell.server.store.sessions import KeptSession, Sessions
from ohhell.server.store.sqlite_log import SqliteLog
from ohhell.server.store.store import Store, open_store

__all__ = [
    "GREW",
    "PEOPLE",
    "PRESENT",
    "REWRITTEN",
    "Accounts",
    "Census",
    "Chips",
    "Counted",
    "Device",
    "Elsewhere",
    "Erasure",
    "Erasures",
    "Gone",
    "Kept",
    "KeptRules",
    "KeptSession",
    "LastWay",
    "Line",
    "LinkKnown",
    "LinkedAccount",
    "LinkedAccounts",
    "Listed",
    "Listing",
    "Log",
    "NameTaken",
    "News",
    "Passkey",
    "PasskeyKnown",
    "People",
    "Player",
    "Presence",
    "RatedGame",
    "Ratings",
    "Sessions",
    "SignIn",
    "Sitter",
    "SqliteLog",
    "Store",
    "StoreError",
    "StoreFull",
    "StoreGone",
    "TooManyKept",
    "TooManyLinked",
    "TooManyPasskeys",
    "Totals",
    "digest_of",
    "in_words",
    "linked_id",
    "open_store",
]
