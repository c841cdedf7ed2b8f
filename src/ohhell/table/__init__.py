"""One table, sans-I/O: commands in, entries out; clocks are data.

Knows no bots, no sockets and no store. Nothing leaves it but projected events and observed states.
"""

from ohhell.table.commands import (
    HOUSE,
    Act,
    ClearSeat,
    Command,
    Cover,
    Deal,
    Done,
    Entry,
    Leave,
    Open,
    Order,
    Ready,
    Refused,
    Return,
    SeatBot,
    Sit,
    Start,
)
from ohhell.table.events import Event, Options, TableOpened, project
from ohhell.table.log import dump, load
from ohhell.table.proof import faults
from ohhell.table.state import Kind, Place, Stage, State, evolve, observe, opened
from ohhell.table.table import Conflict, Due, Log, Sent, Table, open_table, resume, sent

__all__ = [
    "HOUSE",
    "Act",
    "ClearSeat",
    "Command",
    "Conflict",
    "Cover",
    "Deal",
    "Done",
    "Due",
    "Entry",
    "Event",
    "Kind",
    "Leave",
    "Log",
    "Open",
    "Options",
    "Order",
    "Place",
    "Ready",
    "Refused",
    "Return",
    "SeatBot",
    "Sent",
    "Sit",
    "Stage",
    "Start",
    "State",
    "Table",
    "TableOpened",
    "dump",
    "evolve",
    "faults",
    "load",
    "observe",
    "open_table",
    "opened",
    "project",
    "resume",
    "sent",
]
