# ruff: noqa: INP001, S311, T201 - a script that throws dice and prints
"""Whether a level is worth its name whatever the rules: never worse than casual by any ruleset.

``python benchmarks/any_rules.py`` draws rulesets, each question answered as some variant answers it
or by chance, and takes all variants too. By each of them two seats of a level meet two casual ones,
across from each other, over duplicate deals. A ruleset is worse where the whole 95 % interval of
the difference lies below 0, and doubtful where it reaches below 0. Those are played again with
other deals, five times as many; what is left is told with its code (``ohhell rules show CODE``).
Of equal players one interval in forty lies below by chance.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from ohhell.bots import LEVELS, offered
from ohhell.lab import Account, Plan, Sample, chunks, cores, in_order, play, processes
from ohhell.lab.figures import sample_of
from ohhell.rules import (
    VARIANTS,
    Bidding,
    BidOrder,
    Ending,
    FirstBidder,
    FirstLeader,
    Following,
    Hook,
    Identical,
    Leading,
    OneCard,
    Pack,
    PackKind,
    RuleSet,
    Schedule,
    TrumpLead,
    WhenVoid,
    problems,
)
from ohhell.rules.choosing.code import write_code

SEATS: Final = 4
SIZE_MAX: Final = 5
AGAIN: Final = 5
"""So many times as many deals decide about a doubtful ruleset."""
BELOW: Final = "casual"
_BELOW_AT: Final = list(LEVELS).index(BELOW)

Rulesets = Sequence[tuple[str, RuleSet]]
"""Rulesets with their names."""


@dataclass(frozen=True)
class Found:
    """What a level gains on casual by a ruleset, in points a round, more being better."""

    name: str
    ruleset: RuleSet
    gain: Sample

    @property
    def doubtful(self) -> bool:
        """Whether it may be worse."""
        return self.gain.mean - self.gain.half_width() < 0

    @property
    def worse(self) -> bool:
        """Whether it is worse."""
        return self.gain.mean + self.gain.half_width() < 0


def any_rulesets(many: int, dice: Random) -> Iterator[tuple[str, RuleSet]]:
    """Yield so many rulesets by which four seats can play, with their names."""
    made = 0
    while made < many:
        ruleset = _any_ruleset(dice)
        if not problems(ruleset, SEATS):
            yield f"drawn {made}", ruleset
            made += 1


def _any_ruleset(dice: Random) -> RuleSet:
    def of_some_variant() -> RuleSet:
        return dice.choice(VARIANTS).ruleset

    hook = dice.choice((Hook.LAST_BIDDER, *Hook))
    first = dice.choice(list(FirstBidder))
    return RuleSet(
        Schedule(largest=SIZE_MAX),
        of_some_variant().trump,
        Bidding(dice.choice((BidOrder.IN_TURN, *BidOrder)), hook, first=first),
        Following(dice.choice(list(WhenVoid)), dice.random() < 0.3),
        of_some_variant().scoring,
        Leading(dice.choice(list(FirstLeader)), dice.choice(list(TrumpLead))),
        Pack(dice.choice(list(PackKind)), dice.choice((1, 1, 2)), dice.choice(list(Identical))),
        dice.choice(list(OneCard)),
        teams=dice.choice((0, 0, 0, 2)),
    )


def found(rulesets: Rulesets, level: str, deals: int, seed: int, jobs: int) -> Iterator[Found]:
    """Yield what the level gains by each of the rulesets."""
    with processes(jobs, play) as crew:
        for name, ruleset in rulesets:
            account = Account(_match(ruleset, level, seed))
            for deal in in_order(crew, chunks(account.plan, deals)):
                account.enter(deal)
            sign = -1 if ruleset.scoring.lowest_wins else 1
            gain = sample_of(sign * gained for gained in account.differences(0, 1))
            yield Found(name, ruleset, gain)


def _match(ruleset: RuleSet, level: str, seed: int) -> Plan:
    """Return two against two by a ruleset; teams, if any, are of one level."""
    size = min(SIZE_MAX, ruleset.largest_that_fits(SEATS))
    rules = replace(ruleset, ending=Ending())
    return Plan((level, BELOW), rules, SEATS, size, ((0, 1, 0, 1),), seed)


def lines(rulesets: Rulesets, level: str, deals: int, jobs: int) -> Iterator[str]:
    """Yield how a level did, and which rulesets are worse or doubtful even with more deals."""
    first = list(found(rulesets, level, deals, 1, jobs))
    doubtful = [(one.name, one.ruleset) for one in first if one.doubtful]
    again = list(found(doubtful, level, AGAIN * deals, 2, jobs))
    worse = [one for one in again if one.worse]
    still = [one for one in again if one.doubtful and not one.worse]
    yield (
        f"{level}: {len(rulesets)} rulesets, {len(again)} played again; "
        f"worse than {BELOW} by {len(worse)}, doubtful by {len(still)}"
    )
    for one in (*worse, *still):
        word = "worse" if one.worse else "doubtful"
        gain = f"{one.gain.mean:+.2f} ± {one.gain.half_width():.2f}"
        yield f"  {word:<9}{one.name:<22}{gain:>16}  {write_code(one.ruleset)}"


def main() -> None:
    """Measure and print, level by level."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rulesets", type=int, default=100, help="how many are drawn")
    parser.add_argument("--deals", type=int, default=30, help="deals by each ruleset")
    parser.add_argument("--jobs", type=int, default=cores())
    names = [name for name in offered(LEVELS) if list(LEVELS).index(name) > _BELOW_AT]
    parser.add_argument("--levels", nargs="*", choices=names, default=names)
    asked = parser.parse_args()
    named = [(one.id, one.ruleset) for one in VARIANTS if not problems(one.ruleset, SEATS)]
    rulesets = [*any_rulesets(asked.rulesets, Random(1)), *named]
    for level in asked.levels:
        for line in lines(rulesets, level, asked.deals, asked.jobs):
            print(line, flush=True)


if __name__ == "__main__":
    main()
