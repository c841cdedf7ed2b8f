"""What the rule card tells about the pack, and about teams."""

from __future__ import annotations

from collections.abc import Iterator

from ohhell.rules.choosing.card.told import Told
from ohhell.rules.problems import Clause
from ohhell.rules.values.pack import PackKind


def pack_clauses(told: Told) -> Iterator[Clause]:
    """Yield which cards are dealt, how they rank, and who plays together."""
    pack = told.ruleset.pack
    cards = pack.kind.cards(told.seats)
    yield _kind(pack.kind, len(cards))
    if pack.packs > 1:
        yield Clause("card-packs")
    out = sorted({card for card in pack.without if card in cards})
    if out:
        yield Clause("card-without", {"cards": " ".join(map(str, out))})
    yield Clause(f"card-rank-{pack.order.value}")
    if told.ruleset.teams:
        yield Clause("card-teams", {"teams": told.ruleset.teams})


def _kind(kind: PackKind, cards: int) -> Clause:
    match kind:
        case PackKind.FRENCH | PackKind.SPANISH_48 | PackKind.WIZARD:
            return Clause(f"card-pack-{kind.value}")
        case PackKind.SHORT:
            return Clause("card-pack-short", {"cards": cards, "each": cards // 4})
        case PackKind.SPANISH_40:
            return Clause("card-pack-spanish40", {"cards": cards})
