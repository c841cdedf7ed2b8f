"""What the rule card tells about trump."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ohhell.rules.cards import Suit
from ohhell.rules.choosing.card.told import Told, sign
from ohhell.rules.problems import Clause
from ohhell.rules.values.trump import Exhausted, Faces, Naming, NoTrump


def trump_clauses(told: Told) -> Iterator[Clause]:
    """Yield where trump comes from, and which rounds have none."""
    if not told.ever_trump:
        yield Clause("card-trump-never")
        return
    trump = told.ruleset.trump
    if trump.named is not Naming.NOBODY:
        yield Clause(f"card-trump-named-{trump.named.value}", {"side": told.side})
    elif trump.rotation:
        yield _rotation(trump.rotation)
    else:
        yield from _turned(told)
    yield from _without(told)


def _rotation(rotation: tuple[Suit | None, ...]) -> Clause:
    same = len(set(rotation)) == 1
    suits = rotation[:1] if same else rotation
    return Clause(
        "card-trump-fixed" if same else "card-trump-rotation",
        {"suits": " ".join(map(sign, suits))},
    )


_EXHAUSTED: Final = {
    Exhausted.NO_TRUMP: "card-trump-exhausted",
    Exhausted.DEALERS_LAST: "card-trump-dealers_last",
}


def _turned(told: Told) -> Iterator[Clause]:
    trump = told.ruleset.trump
    turned = any(told.turned())
    if turned:
        yield Clause("card-trump")
    if any(told.exhausted()):
        yield Clause(_EXHAUSTED[trump.exhausted], {"largest": told.cards // told.seats})
    if turned and told.has_wizards:
        yield Clause(f"card-trump-specials-{trump.specials.value}")
    if trump.faces is Faces.NO_TRUMP:
        yield Clause("card-trump-faces")


def _without(told: Told) -> Iterator[Clause]:
    trump, sizes = told.ruleset.trump, told.all_sizes
    if trump.no_trump is NoTrump.LAST:
        yield Clause("card-trump-last")
    if trump.no_trump is NoTrump.LARGEST:
        yield Clause("card-trump-largest", {"largest": told.largest})
    played = {
        index + 1
        for index, _ in told.rounds()
        if not trump.no_trump.holds(index=index, sizes=sizes)
    }
    if numbers := sorted(played & {*trump.no_trump_rounds}):
        yield Clause("card-trump-rounds", {"numbers": " ".join(map(str, numbers))})
