"""The written examples that our rules cannot say yet, each with what is missing.

Nothing is passed over in silence: `test_cases.py` sees that every example is tested or stands here.
"""

from __future__ import annotations

from typing import Final

from tests.fixtures import Row, rows
from tests.schemes import NOT_YET as SCHEMES

TWO_PACKS = "two packs, and what equal cards do in one trick"
WIZARD = "the pack of Wizard and its special cards"
SKULL_KING = "the special cards of Skull King"
TEAMS = "teams that score together"
BID_SUMS = "bids that must stay under the size, or add up to it"
SITTING_OUT = "seats that sit a round out"
ZERO_BONUS = "a made zero worth more in nearly full rounds"
SHOWN = "what a page shows: over or under is told there, from the bids of the view"

ROWS: Final = {
    "T13": TWO_PACKS,
    "T14": TWO_PACKS,
    "T15": TWO_PACKS,
    "T16": TWO_PACKS,
    "B19": BID_SUMS,
    "B21": BID_SUMS,
    "D17": TWO_PACKS,
    "D18": TWO_PACKS,
    "D19": WIZARD,
    "D20": WIZARD,
    "D22": WIZARD,
}
"""Rows of tests/data/vectors.json."""

KINDS: Final = {"wizard_trick": WIZARD, "wizard_legal": WIZARD}
"""Kinds of rows of which we can say none."""

CASES: Final = {
    "RUL-05": TWO_PACKS,
    "RUL-21": WIZARD,
    "RUL-22": SKULL_KING,
    "SCO-03": ZERO_BONUS,
    "SCO-17": TEAMS,
    "BID-07": SITTING_OUT,
    "BID-11": SHOWN,
    "DEA-14": TWO_PACKS,
}
"""Cases of tests/data/cases.json."""

PARTS: Final = {
    "RUL-25, points and totals": TEAMS,
    "DEA-06, first item": TWO_PACKS,
    "DEA-12, the double pack of web-10-down-ones-up": TWO_PACKS,
    "DEA-08, two and eight players": "every ruleset may be played at two to ten seats",
    "BOT-03, the soft check": "worlds drawn for a view",
}
"""Parts of cases, the rest of which is tested."""

FILES: Final = {
    "game_ohw_6p_two_decks_r1_12": (TWO_PACKS, "several packs"),
    "game_ohw_9p_teams": (TEAMS, "teams"),
    "deals_two_decks": ("no games: deals", "no games"),
    "house_rules": ("no games: rules", "no games"),
    "sheet_two_decks_r1_12": ("no games: a score sheet", "no games"),
}
"""Files of tests/data/games that `exchange` refuses: why, and what it says."""

HOUSE_PLANS: Final[dict[str, str]] = {}
"""Plans of DEA-12, in tests/data/games/house_rules.json."""


def sayable(kind: str) -> list[Row]:
    """Return the rows of one kind that our rules can say."""
    return [row for row in rows(kind) if row["id"] not in ROWS and row.get("scheme") not in SCHEMES]
