"""What outlives the server: the log of every table, the people, and the lists.

The log is the truth and the lock; it is written by hand (``sqlite_log``), and the rest of the
server knows only what it promises (``log``). Everything else is queried with SQLAlchemy, in a file
of its own. Nothing is acknowledged before it is on disk.
"""

from ohhell.server.store.errors import StoreError, StoreFull, StoreGone, in_words
from ohhell.server.store.kept import Kept, KeptRules, TooManyKept
from ohhell.server.store.listing import Listed, Listing, Sitter
from ohhell.server.store.log import Log
from ohhell.server.store.people import People, Player
from ohhell.server.store.sqlite_log import SqliteLog
from ohhell.server.store.store import Store, open_store

__all__ = [
    "Kept",
    "KeptRules",
    "Listed",
    "Listing",
    "Log",
    "People",
    "Player",
    "Sitter",
    "SqliteLog",
    "Store",
    "StoreError",
    "StoreFull",
    "StoreGone",
    "TooManyKept",
    "in_words",
    "open_store",
]
