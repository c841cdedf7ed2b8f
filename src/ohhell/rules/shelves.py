"""Where people look for a variant: the usual ones first, then by where they are played."""

from __future__ import annotations

from typing import Final

SHELVES: Final = {
    "usual": ("trickster", "spruce", "up_and_down_river", "nomination_whist", "kachufool"),
    "america": ("bicycle", "wikipedia_2020", "pagat_basic", "spruce_house"),
    "britain": ("navy_big_ships",),
    "south": ("ascenseur", "ascenseur_2pts", "la_podrida"),
    "middle": ("boerenbridge_wk",),
    "north": ("plump", "beredskapswhist"),
    "asia": ("judgement_10", "german_bridge"),
    "clubs": ("international_league", "campbellsoup"),
}
"""The ids of the variants by shelf."""

REST: Final = "rest"
"""The shelf of those that stand on no other."""


def shelf_of(variant: str) -> str:
    """Return the shelf on which a variant stands.

    >>> shelf_of("plump")
    'north'
    """
    return next((shelf for shelf, ids in SHELVES.items() if variant in ids), REST)
