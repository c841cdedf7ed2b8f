"""A game as text, for people and golden files: one line a round, then one line a trick.

::

    ohhell 1 seats=3 dealer=2
    rules {"bidding":{"hook":"off","order":"in_turn"},…}
    round 1 size=1 dealer=2
      hands QS / 2C / 9H
      turn 4D
      bids 0 1 0
      trick 0: QS 2C 9H -> 0
      points 1 0 10
    over 2

Seats are 0-based and clockwise; `hands`, `bids` and `points` go by seat, a trick by order of play.
Winners, points and the like follow from the rest, so reading sees that every line says what the
rules say: text that can be read is, up to spaces, the text that would be written.
"""

from ohhell.rules.notation.places import BadNotation
from ohhell.rules.notation.reading import read
from ohhell.rules.notation.writing import HEADER, write

__all__ = ["HEADER", "BadNotation", "read", "write"]
