"""Where people look for a variant: the usual ones first, then by where they are played."""

from __future__ import annotations

from typing import Final

from ohhell.rules.variants import BY_SHELF

SHELVES: Final = {
    shelf: tuple(variant.id for variant in variants) for shelf, variants in BY_SHELF.items()
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
