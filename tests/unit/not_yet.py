"""The written examples that our rules cannot say yet, each with what is missing.

Nothing is passed over in silence: `test_cases.py` sees that every example is tested or stands here.
"""

from __future__ import annotations

from typing import Final

from tests.fixtures import Row, rows
from tests.schemes import NOT_YET as SCHEMES

BEAT = "a duty to beat the led suit"
OVERTRUMP = "a duty to trump higher"
TRUMP_LEAD = "limits on leading trump"
TWO_PACKS = "two packs, and what equal cards do in one trick"
WIZARD = "the pack of Wizard and its special cards"
SKULL_KING = "the special cards of Skull King"
TEAMS = "teams that score together"
SMALL_HOOK = "a hook that spares small rounds"
BID_SUMS = "bids that must stay under the size, or add up to it"
NO_ZERO = "a ban on bidding zero"
REPEATS = "a size dealt more than once in a row"
STEPS = "steps of two cards"
SMALLEST = "a smallest hand above one card"
ONE_SIZE = "a single round of a chosen size"
ROTATION = "trump by a fixed rotation"
SITTING_OUT = "seats that sit a round out"
ZERO_BONUS = "a made zero worth more in nearly full rounds"
BOTH = "a miss that pays the tricks and costs the difference"
SHOWN = "what a page shows: over or under is told there, from the bids of the view"

ROWS: Final = {
    "T13": TWO_PACKS,
    "T14": TWO_PACKS,
    "T15": TWO_PACKS,
    "T16": TWO_PACKS,
    "P10": OVERTRUMP,
    "P11": BEAT,
    "P12": BEAT,
    "P14": BEAT,
    "P15": TRUMP_LEAD,
    "P16": TRUMP_LEAD,
    "P17": TRUMP_LEAD,
    "P18": TRUMP_LEAD,
    "B09": SMALL_HOOK,
    "B10": SMALL_HOOK,
    "B19": BID_SUMS,
    "B21": BID_SUMS,
    "B23": NO_ZERO,
    "D17": TWO_PACKS,
    "D18": TWO_PACKS,
    "D19": WIZARD,
    "D20": WIZARD,
    "D22": WIZARD,
    "H16": REPEATS,
    "H18": REPEATS,
    "H20": STEPS,
}
"""Rows of tests/data/vectors.json."""

KINDS: Final = {"wizard_trick": WIZARD, "wizard_legal": WIZARD}
"""Kinds of rows of which we can say none."""

CASES: Final = {
    "RUL-05": TWO_PACKS,
    "RUL-18": TRUMP_LEAD,
    "RUL-21": WIZARD,
    "RUL-22": SKULL_KING,
    "SCO-03": ZERO_BONUS,
    "SCO-17": TEAMS,
    "BID-07": SITTING_OUT,
    "BID-11": SHOWN,
    "DEA-06": REPEATS,
    "DEA-14": TWO_PACKS,
    "TRU-03": ROTATION,
}
"""Cases of tests/data/cases.json."""

PARTS: Final = {
    "RUL-25, points and totals": TEAMS,
    "SCO-07, second item": BOTH,
    "DEA-04, fifth item": REPEATS,
    "DEA-08, fourteen cards and eight cards": "too large a hand is shrunk, and not refused",
    "DEA-08, two and eight players": "every ruleset may be played at two to ten seats",
    "BOT-03, the soft check": "worlds drawn for a view",
}
"""Parts of cases, the rest of which is tested."""

HOUSE_PLANS: Final = {
    "course-tournament": SMALLEST,
    "research-engine-default": ONE_SIZE,
    "web-10-down-ones-up": REPEATS,
}
"""Plans of DEA-12, in tests/data/games/house_rules.json."""


def sayable(kind: str) -> list[Row]:
    """Return the rows of one kind that our rules can say."""
    return [row for row in rows(kind) if row["id"] not in ROWS and row.get("scheme") not in SCHEMES]
