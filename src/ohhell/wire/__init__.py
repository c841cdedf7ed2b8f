"""The messages: the only room that names JSON keys. Writes the TypeScript types of the page.

It must never hold a socket, a clock or a rule, and turns a table into words only by way of
`observe` and `project`.
"""

from ohhell.wire.checking import RECORD_BYTES_MAX, BadRecord, faults, parse, replayed
from ohhell.wire.messages import ClientMessage, ServerMessage, View
from ohhell.wire.outside import from_outside
from ohhell.wire.own import own_view
from ohhell.wire.record import Record, game_events, record_of
from ohhell.wire.replay import replay_of
from ohhell.wire.rulebook import clauses, preview, read_rules, rulebook, shared
from ohhell.wire.sheets import SheetView
from ohhell.wire.spelling import News, Sheets, update, with_own
from ohhell.wire.talking import talk_of
from ohhell.wire.telling import told
from ohhell.wire.view import for_seat, info_of, public_view, view_of

__all__ = [
    "RECORD_BYTES_MAX",
    "BadRecord",
    "ClientMessage",
    "News",
    "Record",
    "ServerMessage",
    "SheetView",
    "Sheets",
    "View",
    "clauses",
    "faults",
    "for_seat",
    "from_outside",
    "game_events",
    "info_of",
    "own_view",
    "parse",
    "preview",
    "public_view",
    "read_rules",
    "record_of",
    "replay_of",
    "replayed",
    "rulebook",
    "shared",
    "talk_of",
    "told",
    "update",
    "view_of",
    "with_own",
]
