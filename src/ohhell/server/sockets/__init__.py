"""A table's socket: who may open it, what is read from it and answered on it.

How bytes travel is behind one small interface with two ways: picows (fast) and plain ASGI (the
reference). Neither may know what a message means; nothing here decides what a table does.
"""

from ohhell.server.sockets.door import Denied, Door, Knock
from ohhell.server.sockets.visit import Line, Visit

__all__ = ["Denied", "Door", "Knock", "Line", "Visit"]
