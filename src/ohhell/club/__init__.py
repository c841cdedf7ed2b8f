"""The people and tables of the house, without I/O: `people`, `chips` and `ratings`.

Everything here is a value: what has been done, and what comes of doing one thing more. Times and
random choices are inputs. It must never read a clock, draw lots, do I/O or know how a game is
played: of the rules it takes rulesets and ranks, and of tables and players their ids.
"""

from ohhell.club.refusing import NotAllowed

__all__ = ["NotAllowed"]
