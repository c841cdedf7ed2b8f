"""Validity: all that keeps a ruleset from being played, found before a card is dealt."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from typing import Final

from ohhell.rules.problems import InvalidRuleSet, Problem
from ohhell.rules.values.bidding import CHANGES, Bidding, BidOrder, Hook
from ohhell.rules.values.ending import ROUNDS_MAX, End, Ending, Ties
from ohhell.rules.values.leading import FirstLeader
from ohhell.rules.values.pack import PACKS_MAX, Pack, PackKind
from ohhell.rules.values.ruleset import RuleSet
from ohhell.rules.values.schedule import Overflow, Schedule
from ohhell.rules.values.scoring import Scoring
from ohhell.rules.values.trump import Naming, NoTrump

SEATS_MIN: Final = 2
SEATS_MAX: Final = 10
POINTS_MAX: Final = 1000
"""The largest number, either way, that a scoring may name."""
STEP_MAX: Final = 51
HOOK_FROM_MAX: Final = 52
LIST_MAX: Final = 60
"""The most rounds, trumps or cards that a ruleset may list."""
_SHORT_SEATS_MAX: Final = 6
"""Eight cards for each of more seats are more than a pack has."""


def problems(ruleset: RuleSet, seats: int) -> tuple[Problem, ...]:
    """Return all that keeps `seats` seats from playing by `ruleset`; nothing when they can."""
    return tuple(_problems(ruleset, seats))


def require_valid(ruleset: RuleSet, seats: int) -> None:
    """Raise `InvalidRuleSet` with every problem, if there is any."""
    if found := problems(ruleset, seats):
        raise InvalidRuleSet(found)


def _problems(ruleset: RuleSet, seats: int) -> Iterator[Problem]:
    if not SEATS_MIN <= seats <= SEATS_MAX:
        yield Problem(
            "seats",
            f"{seats} seats: a table has {SEATS_MIN} to {SEATS_MAX}",
            {"seats": seats, "min": SEATS_MIN, "max": SEATS_MAX},
        )
    here = min(max(seats, SEATS_MIN), SEATS_MAX)
    pack = tuple(_pack_problems(ruleset.pack, here))
    yield from pack
    # What is wrong with the rounds is said too where the pack is: judged by a usual one.
    yield from _schedule_problems(replace(ruleset, pack=Pack()) if pack else ruleset, here)
    yield from _trump_problems(ruleset)
    yield from _bidding_problems(ruleset)
    yield from _ending_problems(ruleset.ending)
    yield from _team_problems(ruleset.teams, here)
    yield from _scoring_problems(ruleset.scoring)


def _outside(code: str, what: str, number: int, most: int) -> Iterator[Problem]:
    if not 1 <= number <= most:
        yield Problem(
            code,
            f"{what} {number}: it must be 1 to {most}",
            {code: number, "min": 1, "max": most},
        )


def _too_long(name: str, length: int) -> Iterator[Problem]:
    if length > LIST_MAX:
        yield Problem(
            "too-long",
            f"{name}: {length} are listed, at most {LIST_MAX} may be",
            {"name": name, "length": length, "max": LIST_MAX},
        )


# --- The pack and the schedule --------------------------------------------------------------------


def _pack_problems(pack: Pack, seats: int) -> Iterator[Problem]:
    yield from _outside("packs", "packs shuffled together:", pack.packs, PACKS_MAX)
    yield from _too_long("without", len(pack.without))
    if pack.kind is PackKind.SHORT and seats > _SHORT_SEATS_MAX:
        yield Problem(
            "short-seats",
            f"the eight highest cards for each of {seats} seats: a pack has enough for "
            f"{_SHORT_SEATS_MAX}",
            {"seats": seats, "max": _SHORT_SEATS_MAX},
        )
    elif 1 <= pack.packs <= PACKS_MAX and pack.size(seats) <= seats:
        yield Problem(
            "pack-size",
            f"{pack.size(seats)} cards for {seats} seats: there must be more cards than seats",
            {"cards": pack.size(seats), "seats": seats},
        )


def _schedule_problems(ruleset: RuleSet, seats: int) -> Iterator[Problem]:
    if ruleset.schedule.custom:
        yield from _list_problems(ruleset, seats)
    else:
        yield from _ladder_problems(ruleset, seats)


def _list_problems(ruleset: RuleSet, seats: int) -> Iterator[Problem]:
    listed, here = ruleset.schedule.custom, ruleset.largest_that_fits(seats)
    for size in sorted({min(listed), max(listed)}):
        yield from _outside("custom", "a listed hand of", size, here)
    yield from _too_long("custom", len(listed))


def _ladder_problems(ruleset: RuleSet, seats: int) -> Iterator[Problem]:
    schedule = ruleset.schedule
    here = ruleset.largest_that_fits(seats)
    reject = schedule.overflow is Overflow.REJECT
    fits = here if reject else max(here, ruleset.largest_that_fits(SEATS_MIN))
    most = schedule.largest if schedule.overflow is Overflow.CLAMP else min(schedule.largest, here)
    found = (
        *_outside("largest", "a largest hand of", schedule.largest, fits),
        *_outside("smallest", "a smallest hand of", schedule.smallest, max(most, 1)),
        *_outside("step", "steps of", schedule.step, STEP_MAX),
    )
    yield from found
    if not found:
        yield from _round_problems(schedule, seats, ruleset.pack.size(seats))


def _round_problems(schedule: Schedule, seats: int, cards: int) -> Iterator[Problem]:
    rounds = len(schedule.sizes(seats, cards))
    if rounds > ROUNDS_MAX:
        yield Problem(
            "rounds",
            f"{rounds} rounds: a game has at most {ROUNDS_MAX}",
            {"rounds": rounds, "max": ROUNDS_MAX},
        )


# --- Trump and bidding ----------------------------------------------------------------------------


def _trump_problems(ruleset: RuleSet) -> Iterator[Problem]:
    trump = ruleset.trump
    known = ruleset.ending.by_schedule and ruleset.schedule.ends_with_largest
    if trump.no_trump is NoTrump.LAST and not known:
        yield Problem(
            "no-trump-last",
            "no trump in the last round: this schedule ends with one card, where the first card "
            "led would nearly always win, or nobody knows which round is the last; end with the "
            "largest hand, or play it with trump",
        )
    yield from _too_long("rotation", len(trump.rotation))
    yield from _too_long("no_trump_rounds", len(trump.no_trump_rounds))
    for number in sorted({*trump.no_trump_rounds} - {*range(1, ROUNDS_MAX + 1)})[:1]:
        yield from _outside("no-trump-round", "no trump in round", number, ROUNDS_MAX)


def _bidding_problems(ruleset: RuleSet) -> Iterator[Problem]:
    bidding = ruleset.bidding
    yield from _hook_problems(bidding)
    yield from _outside("hook-from", "the hook from rounds of", bidding.hook_from, HOOK_FROM_MAX)
    asks = (
        ruleset.trump.named is Naming.HIGHEST_BIDDER
        or ruleset.leading.first is FirstLeader.HIGHEST_BIDDER
    )
    if bidding.order is BidOrder.SECRET and asks:
        yield Problem(
            "secret-highest",
            "bids that stay secret, and something that the highest bidder does: nobody knows who "
            "that is, so let bids be told or let another seat do it",
        )
    if bidding.blind is not None:
        yield from _blind_problems(bidding.order, bidding.blind.behind, bidding.blind.bonus)


def _hook_problems(bidding: Bidding) -> Iterator[Problem]:
    if bidding.order is BidOrder.IN_TURN:
        if bidding.hook in CHANGES:
            yield Problem(
                "hook-in_turn",
                "bids in turn, of which one is changed afterwards: that answers only bids made "
                "together, so bind the last bidder or bid together",
            )
        return
    answered = bidding.order is BidOrder.TOGETHER and bidding.hook in CHANGES
    if bidding.hook is not Hook.OFF and not answered:
        yield Problem(
            "hook-together",
            "the hook with bids made together or kept secret: nobody bids last, so switch the "
            "hook off or bid in turn",
        )


def _blind_problems(order: BidOrder, behind: int, bonus: int) -> Iterator[Problem]:
    if order is not BidOrder.IN_TURN:
        yield Problem(
            "blind-order",
            "blind bids come before all others, so the others must be made in turn",
        )
    yield from _outside("blind-behind", "blind bids from a gap of", behind, POINTS_MAX)
    yield from _points("", "blind.bonus", bonus)


# --- The end, teams and points --------------------------------------------------------------------


def _ending_problems(ending: Ending) -> Iterator[Problem]:
    if ending.kind is End.LIVES and ending.ties is Ties.EXTRA_ROUNDS:
        yield Problem(
            "ties-lives",
            "extra rounds after a game for lives: who has none left cannot play on, so let ties be "
            "shared",
        )
    if not ending.by_schedule:
        yield from _outside("ending-points", "an end at", ending.points, POINTS_MAX)


def _team_problems(teams: int, seats: int) -> Iterator[Problem]:
    if teams and not (2 <= teams <= seats // 2 and seats % teams == 0):
        yield Problem(
            "teams",
            f"{teams} teams for {seats} seats: all teams must have the same number of seats, at "
            "least two each",
            {"teams": teams, "seats": seats},
        )


def _scoring_problems(scoring: Scoring) -> Iterator[Problem]:
    for name, number in _numbers(scoring, ""):
        yield from _points("scoring ", name, number)


def _points(of: str, name: str, number: int) -> Iterator[Problem]:
    if abs(number) > POINTS_MAX:
        yield Problem(
            "points",
            f"{of}{name} = {number}: it must be {-POINTS_MAX} to {POINTS_MAX}",
            {
                "name": name,
                "points": number,
                "min": -POINTS_MAX,
                "max": POINTS_MAX,
            },
        )


def _numbers(value: object, place: str) -> Iterator[tuple[str, int]]:
    """Yield every whole number of a scoring with its place."""
    assert is_dataclass(value)
    for field in fields(value):
        found: object = getattr(value, field.name)
        if is_dataclass(found):
            yield from _numbers(found, f"{place}{field.name}.")
        elif type(found) is int:
            yield f"{place}{field.name}", found
