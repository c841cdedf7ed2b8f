"""Games as files: reading and writing what other programs and people wrote.

Every statement of a file is compared with the rules; what differs is refused with its line and
column, and nothing is read by halves. It must never open a file itself, or invent what a file does
not tell without saying so.
"""

from ohhell.exchange.places import BadFile
from ohhell.exchange.playing import Log
from ohhell.exchange.reading import FILE_BYTES_MAX, Format, GameFile, read
from ohhell.exchange.writing import CannotWrite, write

__all__ = [
    "FILE_BYTES_MAX",
    "BadFile",
    "CannotWrite",
    "Format",
    "GameFile",
    "Log",
    "read",
    "write",
]
