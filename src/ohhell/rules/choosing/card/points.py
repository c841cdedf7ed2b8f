"""What the rule card tells about points."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ohhell.rules.choosing.card.examples import example_clauses
from ohhell.rules.choosing.card.told import Told, sign
from ohhell.rules.problems import Clause
from ohhell.rules.values.scoring import MadeSize, MadeZero, Miss, Missed, Running, Scoring


def points_clauses(told: Told) -> Iterator[Clause]:
    """Yield what made and missed bids are worth, with examples."""
    scoring = told.ruleset.scoring
    yield from _made(told, scoring)
    yield from _running(told, scoring)
    if scoring.running is not Running.HALVING:
        yield from _missed(told, scoring)
    yield from _nil(told, scoring)
    if scoring.doubled is not None and scoring.doubled in told.trumps():
        yield Clause("card-doubled", {"suits": sign(scoring.doubled)})
    yield from example_clauses(told)


# --- Made bids ------------------------------------------------------------------------------------


def _made(told: Told, scoring: Scoring) -> Iterator[Clause]:
    size = scoring.made_size or MadeSize()
    if scoring.digit_before:
        yield _digit(told)
        yield _zero(told, scoring.made_zero or MadeZero(scoring.bonus, size.per_card))
        if scoring.made_zero is None:
            yield from _by_size(told, MadeSize(0, size.per_card_short))
        return
    yield _formula(told, scoring)
    yield from _by_size(told, size)
    if scoring.made_zero is not None:
        yield _zero(told, scoring.made_zero)


def _formula(told: Told, scoring: Scoring) -> Clause:
    args = {
        "bonus": told.points(scoring.bonus),
        "perTrick": told.points(scoring.per_trick),
        "perSquare": told.points(scoring.per_square),
    }
    match bool(scoring.per_trick), bool(scoring.per_square):
        case True, True:
            return Clause("card-made-both", args)
        case True, False:
            return Clause("card-made", args)
        case False, True:
            return Clause("card-made-square", args)
        case _:
            return Clause("card-made-flat", args)


def _digit(told: Told) -> Clause:
    name = "card-made-half_digit" if told.ruleset.scoring.halves else "card-made-digit"
    return Clause(name, {"one": told.points(11), "three": told.points(13)})


def _zero(told: Told, zero: MadeZero) -> Clause:
    args = {"bonus": told.points(zero.bonus), "perCard": told.points(zero.per_card)}
    return Clause("card-zero" if zero.per_card else "card-zero-flat", args)


def _by_size(told: Told, size: MadeSize) -> Iterator[Clause]:
    if size.per_card:
        yield Clause("card-made-per_card", {"per": told.points(size.per_card)})
    if size.per_card_short:
        yield Clause("card-made-per_card_short", {"per": told.points(size.per_card_short)})


def _running(told: Told, scoring: Scoring) -> Iterator[Clause]:
    if scoring.running is Running.HALVING:
        yield Clause("card-halving", {"before": told.points(15), "after": told.points(8)})
    if scoring.running is Running.STACKPOT:
        yield Clause("card-stackpot")


def _nil(told: Told, scoring: Scoring) -> Iterator[Clause]:
    nil = scoring.nil
    if nil is None:
        return
    yield Clause(f"card-nil-{nil.when.value}", {"points": told.points(nil.made)})
    if nil.missed is not None and scoring.running is not Running.HALVING:
        yield Clause("card-nil-missed", {"points": told.points(nil.missed)})


# --- Missed bids ----------------------------------------------------------------------------------


def _missed(told: Told, scoring: Scoring) -> Iterator[Clause]:
    usual = Miss(scoring.missed, scoring.per_miss, scoring.miss_bonus)
    if scoring.over is None:
        yield from _miss(told, "all", usual)
    else:
        yield from _miss(told, "under", usual)
        yield from _miss(told, "over", scoring.over)
    if scoring.missed_zero is not None:
        yield from _miss(told, "zero", scoring.missed_zero)
    if scoring.and_also is not None and any(_worth(scoring.and_also)):
        yield from _miss(told, "also", scoring.and_also)


_UNITS: Final = {
    Missed.TRICKS: "taken",
    Missed.MINUS_TRICKS: "taken",
    Missed.MINUS_BID: "bid",
    Missed.MINUS_DIFFERENCE: "off",
    Missed.MINUS_SQUARE: "square",
    Missed.MINUS_TRIANGLE: "triangle",
    Missed.MINUS_DOUBLING: "doubling",
    Missed.MINUS_SIZE: "size",
}


def _worth(miss: Miss) -> tuple[int, int]:
    """Return the points for each unit, below zero where they are lost, and the fixed points."""
    match miss.missed:
        case Missed.NOTHING:
            return 0, miss.bonus
        case Missed.TRICKS:
            return miss.per, miss.bonus
        case _:
            return -miss.per, miss.bonus


def _miss(told: Told, who: str, miss: Miss) -> Iterator[Clause]:
    per, fixed = _worth(miss)
    if per:
        args = _way(told, per)
        yield Clause("card-miss", {"who": who, "unit": _UNITS[miss.missed], **args})
        if fixed:
            yield Clause("card-miss-plus", {"points": told.points(fixed)})
    elif fixed:
        yield Clause("card-miss-flat", {"who": who, **_way(told, fixed)})
    else:
        yield Clause("card-miss-nothing", {"who": who})


def _way(told: Told, points: int) -> dict[str, str | int]:
    return {"way": "gain" if points > 0 else "cost", "per": told.points(abs(points))}
