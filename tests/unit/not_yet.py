"""The written examples that our rules cannot say, each with what is missing.

Nothing is passed over in silence: `test_cases.py` sees that every example is tested or stands here.
"""

from __future__ import annotations

from typing import Final

SKULL_KING = "a game of its own: pirates, mermaids and monsters that no rule of ours knows"
SEATS = "a ruleset binds no number of seats: every table of two to ten may play by it"
SEATING = "teams sit round the table in turn: these are played by seats, and scored in that order"

CASES: Final = {"RUL-22": SKULL_KING}
"""Cases of tests/data/cases.json."""

PARTS: Final = {
    "RUL-25, the places of the teams": SEATING,
    "DEA-08, two and eight players": SEATS,
    "DEA-12, judgement-india": "its source states neither hook nor scoring",
}
"""Parts of cases, the rest of which is tested."""

FILES: Final = {
    "game_ohw_9p_teams": ("teams: replayed without it", "teams"),
    "deals_two_decks": ("no games: deals", "no games"),
    "house_rules": ("no games: rules", "no games"),
    "sheet_two_decks_r1_12": ("no games: a score sheet", "no games"),
}
"""Files of tests/data/games that `exchange` refuses: why, and what it says."""
