"""The rule card: a ruleset told in sentences of the catalogue, enough to learn the game from.

It tells each rule once, in reading order, and only what can happen at this table: a rule that is
idle there says nothing, so that two rulesets that are one game have one card.
"""

from __future__ import annotations

from collections.abc import Iterator

from ohhell.rules.choosing.card.bids import bidding_clauses
from ohhell.rules.choosing.card.ends import end_clauses
from ohhell.rules.choosing.card.hints import notes_for
from ohhell.rules.choosing.card.packs import pack_clauses
from ohhell.rules.choosing.card.play import lead_clauses, play_clauses
from ohhell.rules.choosing.card.points import points_clauses
from ohhell.rules.choosing.card.rounds import rounds_clauses
from ohhell.rules.choosing.card.told import Told
from ohhell.rules.choosing.card.trumps import trump_clauses
from ohhell.rules.problems import Clause
from ohhell.rules.values.ruleset import RuleSet


def rule_card(ruleset: RuleSet, seats: int) -> tuple[Clause, ...]:
    """Return the sentences that explain `ruleset` to `seats` players, in reading order."""
    return tuple(_clauses(Told.at(ruleset, seats)))


def notes(ruleset: RuleSet, seats: int) -> tuple[Clause, ...]:
    """Return what a host should be told about `ruleset` at `seats` seats before it is chosen."""
    return tuple(notes_for(Told.at(ruleset, seats)))


def _clauses(told: Told) -> Iterator[Clause]:
    yield Clause("card-goal")
    yield Clause("card-trick", {"direction": told.ruleset.direction.value})
    yield from pack_clauses(told)
    yield from rounds_clauses(told)
    yield from trump_clauses(told)
    yield from bidding_clauses(told)
    yield from lead_clauses(told)
    yield from play_clauses(told)
    yield from points_clauses(told)
    yield from end_clauses(told)
