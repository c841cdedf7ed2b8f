"""How hard a player looks ahead."""

from __future__ import annotations

from typing import NamedTuple


class Effort(NamedTuple):
    """How hard to look ahead."""

    drawn: int = 200
    """How many worlds are drawn, before some are kept."""
    decisions: int = 2000
    """How many decisions of the nets the trials may take, about."""
    trials_min: int = 40
    """With fewer trials of a card than this the nets are trusted as they are."""
    cards: int = 3
    """How many cards are tried at most."""
    behind: float = 0.12
    """A card that the nets hold to be worth less than the best by so much is not tried.

    As `warmth`, in parts of what a made bid is worth."""
    prior: float = 40.0
    """As how many trials the nets' own opinion counts."""
    warmth: float = 0.07
    """By how much another may misjudge a bid: the higher, the less a bid tells."""
    trust: float = 0.75
    """Which share of the worlds is kept by what was bid."""
    horizon: int = 1
    """After how many tricks, the open one included, the nets' opinion ends a trial; 0 for never."""
