"""The rule card (docs/rules.md §9.5): it tells every rule, and each so that one can play by it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass, replace
from enum import Enum
from itertools import combinations
from typing import Any, Final, cast, get_args, get_type_hints

import pytest

from ohhell.rules import (
    BY_ID,
    Bidding,
    BidOrder,
    Blind,
    Card,
    Clause,
    Direction,
    End,
    Ending,
    Hook,
    Identical,
    MadeSize,
    MadeZero,
    Miss,
    Missed,
    Naming,
    Nil,
    NilWhen,
    NoTrump,
    OneCard,
    Overflow,
    Pack,
    PackKind,
    Pattern,
    RuleSet,
    Running,
    Schedule,
    Scoring,
    Suit,
    Ties,
    Times,
    Trump,
    WhenVoid,
    problems,
    rule_card,
)
from ohhell.rules.choosing.card.told import halved

BASE: Final = RuleSet()
SMALL: Final = RuleSet(Schedule(largest=5))
UP: Final = RuleSet(Schedule(Pattern.UP))
WHOLE: Final = RuleSet(Schedule(Pattern.UP, largest=13, whole_pack=True))
CROWDED: Final = RuleSet(Schedule(largest=25, whole_pack=True))
FREE: Final = RuleSet(bidding=Bidding(hook=Hook.OFF))
TOGETHER: Final = RuleSet(bidding=Bidding(BidOrder.TOGETHER, Hook.OFF))
BLIND: Final = RuleSet(bidding=Bidding(blind=Blind()))
WIZARD: Final = RuleSet(pack=Pack(PackKind.WIZARD))
TWO_PACKS: Final = RuleSet(pack=Pack(packs=2))
TARGET: Final = RuleSet(ending=Ending(End.TARGET))
LIVES: Final = RuleSet(ending=Ending(End.LIVES))
MISS: Final = Miss(Missed.MINUS_DIFFERENCE, 3, 4)

Row = tuple[RuleSet, Sequence[object]]
"""A ruleset in which a field matters, and values of that field which make different games."""

MISSES: Final = (None, Miss(), Miss(bonus=-7), Miss(Missed.MINUS_SIZE), MISS)


def scored(**changes: Any) -> RuleSet:  # noqa: ANN401 - any field of a scoring
    return RuleSet(scoring=Scoring(**changes))


def one_miss(name: str) -> dict[str, Row]:
    """The rows of a price of its own for some misses."""
    base = scored(**{name: MISS})
    return {
        f"scoring.{name}": (BASE, MISSES),
        f"scoring.{name}.missed": (base, tuple(Missed)),
        f"scoring.{name}.per": (base, (1, 2, -2)),
        f"scoring.{name}.bonus": (base, (0, 1, -9)),
    }


TABLE: Final[dict[str, Row]] = {
    "schedule.pattern": (BASE, tuple(Pattern)),
    "schedule.largest": (BASE, (1, 5, 10)),
    "schedule.whole_pack": (CROWDED, (False, True)),
    "schedule.smallest": (BASE, (1, 2, 10)),
    "schedule.step": (BASE, (1, 2, 3)),
    "schedule.ones": (BASE, tuple(Times)),
    "schedule.tops": (BASE, tuple(Times)),
    "schedule.overflow": (CROWDED, (Overflow.SHRINK, Overflow.CLAMP)),
    "schedule.custom": (BASE, ((), (3, 2), (2, 2), (2, 3))),
    "trump.no_trump": (UP, tuple(NoTrump)),
    "trump.rotation": (
        BASE,
        ((), (None,), (Suit.SPADES,), (Suit.SPADES, Suit.HEARTS), (Suit.SPADES, None)),
    ),
    "trump.exhausted": (WHOLE, ()),
    "trump.faces": (BASE, ()),
    "trump.named": (BASE, tuple(Naming)),
    "trump.no_trump_rounds": (BASE, ((), (1,), (2, 3))),
    "trump.specials": (WIZARD, ()),
    "bidding.order": (FREE, tuple(BidOrder)),
    "bidding.hook": (
        BASE,
        (Hook.OFF, Hook.LAST_BIDDER, Hook.MUST_EQUAL, Hook.MUST_EXCEED, Hook.MUST_BE_UNDER),
    ),
    "bidding.hook_from": (BASE, (1, 2, 4)),
    "bidding.hook_spares_last": (BASE, (False, True)),
    "bidding.first": (BASE, ()),
    "bidding.zero": (BASE, (False, True)),
    "bidding.blind": (BASE, (None, Blind())),
    "bidding.blind.behind": (BLIND, (10, 20)),
    "bidding.blind.bonus": (BLIND, (10, 20)),
    "following.when_void": (BASE, ()),
    "following.must_beat": (BASE, (False, True)),
    "scoring.bonus": (BASE, (0, 5, 10)),
    "scoring.per_trick": (BASE, (0, 1, 5)),
    "scoring.per_square": (BASE, (0, 1, 2)),
    "scoring.made_zero": (BASE, (None, MadeZero(), MadeZero(5, 0))),
    "scoring.made_zero.bonus": (scored(made_zero=MadeZero()), (5, 6)),
    "scoring.made_zero.per_card": (scored(made_zero=MadeZero()), (0, 1, 2)),
    "scoring.missed": (BASE, tuple(Missed)),
    "scoring.per_miss": (BASE, (1, 2, -2)),
    "scoring.miss_bonus": (BASE, (0, 5, -5)),
    "scoring.made_size": (BASE, (None, MadeSize(1), MadeSize(0, 1), MadeSize(1, 1))),
    "scoring.made_size.per_card": (scored(made_size=MadeSize(2, 2)), (0, 1, 2)),
    "scoring.made_size.per_card_short": (scored(made_size=MadeSize(2, 2)), (0, 1, 2)),
    **one_miss("over"),
    **one_miss("missed_zero"),
    **one_miss("and_also"),
    "scoring.doubled": (BASE, (None, *Suit)),
    "scoring.lowest_wins": (BASE, (False, True)),
    "scoring.nil": (BASE, (None, Nil(), Nil(missed=-20))),
    "scoring.nil.when": (scored(nil=Nil()), tuple(NilWhen)),
    "scoring.nil.made": (scored(nil=Nil()), (20, 50)),
    "scoring.nil.missed": (scored(nil=Nil()), (None, -10, -20)),
    "scoring.digit_before": (BASE, (False, True)),
    "scoring.running": (BASE, tuple(Running)),
    "scoring.halves": (BASE, (False, True)),
    "leading.first": (BASE, ()),
    "leading.trump": (BASE, ()),
    "pack.kind": (SMALL, ()),
    "pack.packs": (BASE, (1, 2)),
    "pack.identical": (TWO_PACKS, ()),
    "pack.order": (BASE, ()),
    "pack.without": (BASE, ((), (Card.parse("2C"),), (Card.parse("2C"), Card.parse("2D")))),
    "one_card": (BASE, ()),
    "ending.kind": (BASE, ()),
    "ending.points": (TARGET, (50, 100)),
    "ending.ties": (BASE, ()),
    "teams": (BASE, (0, 2)),
    "direction": (BASE, ()),
}
"""Every field of a ruleset; an empty row stands for all values of its enum."""


def inner(hint: Any) -> Any:  # noqa: ANN401 - a type
    """Return the dataclass or enum in a hint, which may be optional; None where there is none."""
    kinds = (hint, *get_args(hint))
    known = (k for k in kinds if isinstance(k, type) and (is_dataclass(k) or issubclass(k, Enum)))
    return next(known, None)


def places(kind: type, before: str = "") -> Iterator[tuple[str, Any]]:
    """Yield every field of a ruleset by its place, with its type; of groups only what is in them.

    A value that may be absent is a field, and has fields.
    """
    hints = get_type_hints(kind)
    for field in fields(kind):
        hint, place = hints[field.name], f"{before}{field.name}"
        group = inner(hint)
        has_fields = is_dataclass(group)
        if not has_fields or group is not hint:
            yield place, group
        if has_fields:
            yield from places(cast("type", group), f"{place}.")


PLACES: Final = dict(places(RuleSet))


def changed(value: Any, place: Sequence[str], new: object) -> Any:  # noqa: ANN401 - any value
    """Return a ruleset with the field at `place` set to `new`."""
    name, *rest = place
    there = changed(getattr(value, name), rest, new) if rest else new
    return replace(value, **{name: there})


def values(place: str) -> Sequence[object]:
    return TABLE[place][1] or tuple(PLACES[place])


def ids(ruleset: RuleSet, seats: int = 4) -> list[str]:
    return [clause.id for clause in rule_card(ruleset, seats)]


def test_9_5_every_field_of_a_ruleset_is_in_the_table() -> None:
    """A new rule value that is not told would be played by and never read."""
    assert TABLE.keys() == PLACES.keys()


@pytest.mark.parametrize("place", TABLE)
def test_9_5_another_value_is_another_card(place: str) -> None:
    """Whatever two tables could disagree about, their cards do."""
    base = TABLE[place][0]
    cards: dict[str, tuple[Clause, ...]] = {}
    for value in values(place):
        ruleset = changed(base, place.split("."), value)
        assert not problems(ruleset, 4), value
        cards[repr(value)] = rule_card(ruleset, 4)
    assert len(cards) > 1
    assert not [pair for pair in combinations(cards, 2) if cards[pair[0]] == cards[pair[1]]]


@pytest.mark.parametrize("hook", [Hook.OFF, Hook.DEALER_CHANGES, Hook.LEFT_CHANGES])
def test_9_5_what_answers_bids_made_together_is_told(hook: Hook) -> None:
    """Each in its own words."""
    told = ids(replace(TOGETHER, bidding=Bidding(BidOrder.TOGETHER, hook)))
    assert f"card-hook-{hook.value}" in told


@pytest.mark.parametrize(
    "idle",
    [
        RuleSet(pack=Pack(identical=Identical.CANCEL)),
        RuleSet(pack=Pack(without=(Card.parse("W1"),))),
        RuleSet(trump=Trump(no_trump_rounds=(90,))),
        RuleSet(schedule=Schedule(overflow=Overflow.REJECT)),
        RuleSet(schedule=Schedule(whole_pack=True)),
        RuleSet(ending=Ending(points=7)),
    ],
    ids=repr,
)
def test_9_5_what_cannot_happen_is_not_told(idle: RuleSet) -> None:
    """Two rulesets that are one game at this table have one card."""
    assert rule_card(BASE, 4) == rule_card(idle, 4)


def test_9_5_without_trump_no_rule_speaks_of_it() -> None:
    """Neither a duty to trump nor a ban on leading it, and no suit counts double."""
    never = RuleSet(
        trump=Trump(rotation=(None,)),
        following=replace(BASE.following, when_void=WhenVoid.MUST_TRUMP),
        scoring=Scoring(doubled=Suit.SPADES),
    )
    assert ids(RuleSet(trump=Trump(rotation=(None,)))) == ids(never)
    assert {"card-void-free", "card-winner-no_trump", "card-trump-never"} <= {*ids(never)}
    assert "card-lead-any" in ids(BY_ID["plump"].ruleset)
    assert not [told for told in ids(BY_ID["plump"].ruleset) if told.startswith("card-trump_lead")]


def test_9_5_where_no_card_is_ever_turned_up_none_is_told_of() -> None:
    """Thirteen cards each, round after round, at four seats."""
    told = ids(RuleSet(Schedule(Pattern.FIXED, largest=13, whole_pack=True)))
    assert "card-trump" not in told
    assert "card-trump-never" in told


@pytest.mark.parametrize(
    ("ruleset", "certain"),
    [
        (BASE, True),
        (TWO_PACKS, True),
        (RuleSet(pack=Pack(packs=2, identical=Identical.CANCEL_LEADER)), True),
        (RuleSet(pack=Pack(packs=2, identical=Identical.CANCEL)), False),
        (RuleSet(bidding=Bidding(hook_from=4)), False),
        (RuleSet(bidding=Bidding(hook_spares_last=True)), False),
    ],
)
def test_5_4_that_somebody_always_misses_is_said_only_where_it_is_so(
    ruleset: RuleSet, certain: bool
) -> None:
    """Not where a trick may go to nobody, nor where some rounds are spared."""
    assert certain == ("card-hook" in ids(ruleset))
    assert certain != ("card-hook-plain" in ids(ruleset))


def test_1_1_the_other_way_round_what_was_left_is_right() -> None:
    """The next player sits on the dealer's right where all goes counter-clockwise."""
    there = RuleSet(direction=Direction.COUNTER)
    sides = {c.args["side"] for c in rule_card(there, 4) if "side" in c.args}
    assert {"right"} == sides
    first = Bidding(first=BASE.bidding.first.__class__.DEALER)
    card = {c.id: c.args for c in rule_card(replace(there, bidding=first), 4)}
    assert {"side": "left"} == card["card-bid-dealer_first"]


@pytest.mark.parametrize("ending", [TARGET.ending, LIVES.ending])
def test_8_an_endless_schedule_has_no_last_round(ending: Ending) -> None:
    """And every round is as large as the other where there is one size."""
    ruleset = RuleSet(
        Schedule(Pattern.FIXED, largest=7),
        bidding=Bidding(hook_spares_last=True),
        ending=ending,
    )
    told = ids(ruleset)
    assert {"card-schedule-every", f"card-{ending.kind.value}"} <= {*told}
    assert "card-hook-spares_last" not in told


@pytest.mark.parametrize("kind", End)
@pytest.mark.parametrize("ties", Ties)
@pytest.mark.parametrize("lowest", [False, True])
def test_8_who_wins_is_told_last(kind: End, ties: Ties, lowest: bool) -> None:
    """By the highest or the lowest score, and what breaks a tie."""
    ruleset = RuleSet(scoring=Scoring(lowest_wins=lowest), ending=Ending(kind, 50, ties))
    told = ids(ruleset)
    wins = [name for name in told if "wins" in name or "ties" in name]
    assert wins == told[-len(wins) :]
    assert lowest == any(name.endswith("lowest") for name in wins)


def test_7_a_miss_is_told_for_whom_it_holds() -> None:
    """Too many, too few, a zero, and what comes on top."""
    ruleset = scored(over=Miss(bonus=-5), missed_zero=Miss(), and_also=Miss(Missed.TRICKS))
    told = [(c.id, c.args["who"]) for c in rule_card(ruleset, 4) if "who" in c.args]
    assert told == [
        ("card-miss", "under"),
        ("card-miss-flat", "over"),
        ("card-miss-nothing", "zero"),
        ("card-miss", "also"),
    ]


def test_7_what_is_lost_is_told_as_a_cost() -> None:
    """And nobody reads of −5 points that are scored, or of −5 that a miss costs."""
    gain, cost = (
        next(c for c in rule_card(scored(missed=missed, per_miss=-5), 4) if c.id == "card-miss")
        for missed in (Missed.MINUS_DIFFERENCE, Missed.TRICKS)
    )
    assert ("gain", 5) == (gain.args["way"], gain.args["per"])
    assert ("cost", 5) == (cost.args["way"], cost.args["per"])


@pytest.mark.parametrize(
    ("points", "shown"), [(20, 10), (0, 0), (1, "½"), (-1, "−½"), (-3, "−1½"), (-4, -2)]
)
def test_7_half_points_are_shown_as_halves(points: int, shown: int | str) -> None:
    """A whole number stays one, so that it keeps its plural."""
    assert shown == halved(points)


def examples(ruleset: RuleSet, seats: int = 4) -> dict[tuple[object, object], object]:
    found = (c.args for c in rule_card(ruleset, seats) if c.id == "card-example")
    return {(args["bid"], args["taken"]): args["points"] for args in found}


def test_7_the_examples_are_scored_by_the_rules() -> None:
    """Half points, a zero of its own, the size of the round."""
    assert {(2, 2): 6, (2, 3): "1½", (0, 0): 5} == examples(scored(halves=True))
    nil = scored(nil=Nil(NilWhen.SIZE_ABOVE_SEATS, 50, -50))
    assert (50, -50) == (examples(nil)[0, 0], examples(nil)[0, 1])
    assert (10, 1) == (examples(nil, 5)[0, 0], examples(nil, 5)[0, 1])
    short = scored(made_size=MadeSize(0, 1))
    assert 17 == examples(short)[2, 2]  # 10 + 2, and 5 cards fewer than 10


def test_7_no_example_says_what_depends_on_more() -> None:
    """Half of a score that nobody knows, a zero that waits for all bids."""
    assert {(2, 2)} == {*examples(scored(running=Running.HALVING))} - {(0, 0)}
    over = scored(nil=Nil(NilWhen.BIDS_OVER), missed_zero=Miss(bonus=-5))
    assert not [bid for bid, _ in examples(over) if bid == 0]


@pytest.mark.parametrize("largest", [1, 2, 3])
def test_7_examples_fit_the_rounds_of_the_game(largest: int) -> None:
    """Nobody takes three tricks where two are dealt."""
    ruleset = RuleSet(Schedule(largest=largest), scoring=Scoring(over=Miss()))
    assert all(0 <= int(str(n)) <= largest for pair in examples(ruleset) for n in pair)


def test_1_a_pack_is_told_by_what_is_in_it() -> None:
    """How many cards there are depends on the seats."""

    def told(kind: PackKind, seats: int) -> object:
        card = rule_card(RuleSet(Schedule(largest=4), pack=Pack(kind)), seats)
        return next(c for c in card if c.id.startswith("card-pack"))

    assert Clause("card-pack-spanish40", {"cards": 36}) == told(PackKind.SPANISH_40, 3)
    assert Clause("card-pack-spanish40", {"cards": 40}) == told(PackKind.SPANISH_40, 4)
    assert Clause("card-pack-short", {"cards": 32, "each": 8}) == told(PackKind.SHORT, 4)


@pytest.mark.parametrize("one_card", [OneCard.FOREHEAD, OneCard.BLIND])
def test_6_unseen_rounds_are_told_where_there_are_any(one_card: OneCard) -> None:
    """A game without rounds of one card has none."""
    name = f"card-one_card-{one_card.value}"
    assert name in ids(replace(BASE, one_card=one_card))
    assert name not in ids(RuleSet(Schedule(smallest=2), one_card=one_card))


def test_9_5_the_usual_game_is_told_shortly() -> None:
    """What everybody expects needs no sentence of its own."""
    assert len(rule_card(BY_ID["trickster"].ruleset, 4)) <= 17
