"""What is wrong with a plan, all of it, before anything is played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ohhell.lab.plan import Plan
from ohhell.lab.players import UnknownBot, factory_of
from ohhell.rules import SEATS_MAX, SEATS_MIN, problems


class CannotPlay(ValueError):
    """A plan that cannot be played. `faults` lists all that is wrong, each as a sentence."""

    def __init__(self, faults: Sequence[str]) -> None:
        super().__init__("\n".join(faults))
        self.faults = tuple(faults)


def check(plan: Plan) -> None:
    """Raise `CannotPlay` with all that is wrong with a plan, if anything is."""
    if faults := tuple(_faults(plan)):
        raise CannotPlay(faults)


def _faults(plan: Plan) -> Iterator[str]:
    yield from _bot_faults(plan.bots)
    if not SEATS_MIN <= plan.seats <= SEATS_MAX:
        yield f"{plan.seats} seats: a table has {SEATS_MIN} to {SEATS_MAX}"
        return
    yield from _field_faults(plan)
    yield from _rule_faults(plan)


def _bot_faults(names: Sequence[str]) -> Iterator[str]:
    if len(names) < 2:
        yield f"{len(names)} bots: a match is between two or more"
    for name in dict.fromkeys(names):
        try:
            factory_of(name)
        except UnknownBot as error:
            yield str(error)


def _field_faults(plan: Plan) -> Iterator[str]:
    for number, field in enumerate(plan.fields, 1):
        if len(field) != plan.seats:
            yield f"field {number} names {len(field)} bots: it must name {plan.seats}, by seat"
    seated = {bot for field in plan.fields for bot in field}
    for bot, label in enumerate(plan.labels):
        if plan.fields and bot not in seated:
            yield f"{label} sits in no field: name it in one, or leave it out"


def _rule_faults(plan: Plan) -> Iterator[str]:
    fits = plan.ruleset.largest_that_fits(plan.seats)
    if plan.size is not None and not 1 <= plan.size <= fits:
        yield f"rounds of {plan.size}: {plan.seats} seats can be dealt 1 to {fits} cards each"
        return
    for problem in problems(plan.ruleset_of(0), plan.seats):
        yield str(problem)
