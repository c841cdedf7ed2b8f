"""What keeps the house fair: reports, what moderators do about them, and the leavers' cool-off.

Everything here judges and folds what was done; nothing says who may be a moderator, for that is
the command line's alone. It must never lose a deed: the trail only grows, and what holds for a
person follows from the whole of it.
"""

from ohhell.club.safety.cooling import DAY_MS, Leaves, leaves_of, rest_ms
from ohhell.club.safety.deeds import (
    FOR_GOOD_MS,
    FREE,
    HOUSE,
    Deed,
    Kind,
    Standing,
    check,
    standing,
)
from ohhell.club.safety.reports import Outcome, Reason, Recent, Report, check_report

__all__ = [
    "DAY_MS",
    "FOR_GOOD_MS",
    "FREE",
    "HOUSE",
    "Deed",
    "Kind",
    "Leaves",
    "Outcome",
    "Reason",
    "Recent",
    "Report",
    "Standing",
    "check",
    "check_report",
    "leaves_of",
    "rest_ms",
    "standing",
]
