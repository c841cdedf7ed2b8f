"""Where bots think: processes of their own, to which tables come in turn.

It is handed views and brings back actions, in time. It knows tables by their name alone, and must
never let a bot think where people are answered.
"""

from ohhell.server.thinking.desk import Desk
from ohhell.server.thinking.waiting import NoAnswer
from ohhell.server.thinking.workers import make_workers

__all__ = ["Desk", "NoAnswer", "make_workers"]
