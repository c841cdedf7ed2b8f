"""The tables that are live at this node: opened, woken from the log, put to rest."""

from ohhell.server.house.house import FRESH_S, House, NoSuchTable, TooMany, now_ms

__all__ = ["FRESH_S", "House", "NoSuchTable", "TooMany", "now_ms"]
