"""The named variants: rulesets as values, by where people look for them.

Nothing here knows a rule: whatever makes a variant itself is said by the values of its ruleset.
"""

from __future__ import annotations

from itertools import chain
from typing import Final

from ohhell.rules.values.ruleset import RuleSet
from ohhell.rules.variants.america import AMERICA
from ohhell.rules.variants.asia import ASIA
from ohhell.rules.variants.britain import BRITAIN
from ohhell.rules.variants.clubs import CLUBS_AND_WEB
from ohhell.rules.variants.middle import MIDDLE
from ohhell.rules.variants.north import NORTH
from ohhell.rules.variants.south import SOUTH
from ohhell.rules.variants.usual import USUAL
from ohhell.rules.variants.variant import Variant

__all__ = ["BY_ID", "BY_SHELF", "VARIANTS", "Variant", "name_of"]

BY_SHELF: Final = {
    "usual": USUAL,
    "america": AMERICA,
    "britain": BRITAIN,
    "south": SOUTH,
    "middle": MIDDLE,
    "north": NORTH,
    "asia": ASIA,
    "clubs": CLUBS_AND_WEB,
}

VARIANTS: Final[tuple[Variant, ...]] = tuple(chain.from_iterable(BY_SHELF.values()))
"""All variants, the usual first choice first."""

BY_ID: Final = {variant.id: variant for variant in VARIANTS}


def name_of(ruleset: RuleSet) -> str | None:
    """Return the id of the first variant that is `ruleset`, or None for house rules."""
    return next((variant.id for variant in VARIANTS if variant.ruleset == ruleset), None)
