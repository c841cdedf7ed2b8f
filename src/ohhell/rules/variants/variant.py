"""What a named variant is."""

from __future__ import annotations

from dataclasses import dataclass, field

from ohhell.rules.values.ruleset import RuleSet


@dataclass(frozen=True, slots=True)
class Variant:
    """A ruleset with a name (its id; the catalogue has the names people use)."""

    id: str
    ruleset: RuleSet
    seats: int = 4
    seats_min: int = 3
    seats_max: int = 7
    names: tuple[str, ...] = ()
    """Further names by which people look for it, in whatever language."""
    source: str = field(kw_only=True)
    """Who tells it so."""
    inferred: str = ""
    """What nobody told, and how it is filled in here; empty where all of it was read."""

    @property
    def read_in_full(self) -> bool:
        """Whether the sources told every rule."""
        return not self.inferred
