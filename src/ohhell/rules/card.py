"""The rule card: a ruleset told in sentences of the catalogue, enough to learn the game from."""

from __future__ import annotations

from collections.abc import Iterator

from ohhell.rules.bidding import Bidding, Hook
from ohhell.rules.cards import PACK_SIZE
from ohhell.rules.problems import Clause
from ohhell.rules.ruleset import RuleSet
from ohhell.rules.schedule import Schedule
from ohhell.rules.scoring import Missed, Scoring
from ohhell.rules.trump import NoTrump


def rule_card(ruleset: RuleSet, seats: int) -> tuple[Clause, ...]:
    """Return the sentences that explain `ruleset` to `seats` players, in reading order."""
    return tuple(_clauses(ruleset, seats))


def notes(ruleset: RuleSet, seats: int) -> tuple[Clause, ...]:
    """Return what a host should be told about `ruleset` at `seats` seats before it is chosen."""
    asked, played = ruleset.schedule.largest, ruleset.schedule.effective_largest(seats)
    if asked == played:
        return ()
    return (Clause("note-shrunk", {"asked": asked, "played": played, "seats": seats}),)


def _clauses(ruleset: RuleSet, seats: int) -> Iterator[Clause]:
    yield Clause("card-goal")
    yield Clause("card-trick")
    yield _schedule_clause(ruleset.schedule, seats)
    yield from _trump_clauses(ruleset, seats)
    yield from _bidding_clauses(ruleset.bidding)
    yield Clause("card-lead")
    yield Clause(f"card-void-{ruleset.following.when_void.value}")
    yield Clause("card-winner")
    yield from _scoring_clauses(ruleset.scoring)
    yield Clause("card-ties")


def _schedule_clause(schedule: Schedule, seats: int) -> Clause:
    largest = schedule.effective_largest(seats)
    if largest == 1:
        return Clause("card-schedule-one")
    args = {"largest": largest, "rounds": len(schedule.sizes(seats))}
    return Clause(f"card-schedule-{schedule.pattern.value}", args)


def _trump_clauses(ruleset: RuleSet, seats: int) -> Iterator[Clause]:
    yield Clause("card-trump")
    largest = ruleset.schedule.effective_largest(seats)
    if largest * seats == PACK_SIZE:
        yield Clause("card-trump-exhausted", {"largest": largest})
    if ruleset.trump.no_trump is NoTrump.LAST:
        yield Clause("card-trump-last")


def _bidding_clauses(bidding: Bidding) -> Iterator[Clause]:
    yield Clause(f"card-bid-{bidding.order.value}")
    yield Clause("card-hook" if bidding.hook is Hook.LAST_BIDDER else "card-hook-off")


def _scoring_clauses(scoring: Scoring) -> Iterator[Clause]:
    made = {"bonus": scoring.bonus, "perTrick": scoring.per_trick, "perSquare": scoring.per_square}
    yield Clause("card-made-square" if scoring.per_square else "card-made", made)
    if scoring.made_zero is not None:
        zero = scoring.made_zero
        yield Clause("card-zero", {"bonus": zero.bonus, "perCard": zero.per_card})
    yield Clause(f"card-missed-{scoring.missed.value}", {"per": scoring.per_miss})
    if scoring.miss_bonus:
        yield Clause("card-missed-fixed", {"points": scoring.miss_bonus})
    yield from _examples(scoring)


def _examples(scoring: Scoring) -> Iterator[Clause]:
    yield Clause("card-example", _example(scoring, bid=2, taken=2))
    yield Clause("card-example", _example(scoring, bid=2, taken=3))
    if scoring.made_zero is not None or scoring.missed is not Missed.NOTHING:
        yield Clause("card-example", _example(scoring, bid=0, taken=0))


def _example(scoring: Scoring, *, bid: int, taken: int, size: int = 5) -> dict[str, str | int]:
    points = scoring.points(bid=bid, taken=taken, size=size)
    return {"bid": bid, "taken": taken, "size": size, "points": points}
