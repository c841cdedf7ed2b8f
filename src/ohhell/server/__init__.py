"""All I/O of the house: HTTP, sockets, the store, hosting tables, seating bots.

Append durably, then fold, then tell. What goes to a client is made from observed states and
projected events by `wire`, and by nothing else; the rules are asked, never rewritten here.
"""

from ohhell.server.house import House
from ohhell.server.household import open_house
from ohhell.server.serving import PortTaken, bind, running, serve
from ohhell.server.settings import Limits, Settings
from ohhell.server.store import StoreError
from ohhell.server.unfit import WrongSetting

__all__ = [
    "House",
    "Limits",
    "PortTaken",
    "Settings",
    "StoreError",
    "WrongSetting",
    "bind",
    "open_house",
    "running",
    "serve",
]
