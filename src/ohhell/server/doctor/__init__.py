"""What is wrong with a house, or that nothing is, for whoever keeps it.

It looks from outside, at a house at rest or at work, and never changes anything: not a row, not a
file. What it finds is data; the command line puts it into words.
"""

from ohhell.server.doctor.examining import Asked, examine
from ohhell.server.doctor.finding import Finding, Verdict
from ohhell.server.doctor.tables import Moved

__all__ = ["Asked", "Finding", "Moved", "Verdict", "examine"]
