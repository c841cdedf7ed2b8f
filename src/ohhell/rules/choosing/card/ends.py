"""What the rule card tells about the end of the game, and about who has won."""

from __future__ import annotations

from collections.abc import Iterator

from ohhell.rules.choosing.card.told import Told
from ohhell.rules.problems import Clause
from ohhell.rules.values.ending import ROUNDS_MAX, End, Ties


def end_clauses(told: Told) -> Iterator[Clause]:
    """Yield when the game is over, who wins it, and what breaks a tie."""
    ending = told.ruleset.ending
    lowest = "-lowest" if told.ruleset.scoring.lowest_wins else ""
    if told.endless:
        args = {"points": told.points(ending.points), "rounds": ROUNDS_MAX}
        yield Clause(f"card-{ending.kind.value}", args)
    if ending.kind is End.LIVES:
        yield Clause(f"card-wins-lives{lowest}")
    elif ending.ties is not Ties.SHARED:
        yield Clause(f"card-wins{lowest}")
    else:
        yield Clause(f"card-ties{lowest}")
        return
    yield _ties(told)


def _ties(told: Told) -> Clause:
    ties = told.ruleset.ending.ties
    if ties is not Ties.EXTRA_ROUNDS:
        return Clause(f"card-ties-{ties.value}")
    if told.endless:
        return Clause("card-ties-further_rounds", {"rounds": ROUNDS_MAX})
    return Clause("card-ties-extra_rounds", {"largest": told.largest, "rounds": ROUNDS_MAX})
