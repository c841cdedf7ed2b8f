"""docs/rules.md §7: every scoring scheme that others wrote down, by its formula in words of school.

The formulas are written here a second time, as their sources have them, and compared at every bid
and every number of tricks.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import product
from typing import Final

import pytest

from ohhell.rules import Circumstances, Scoring
from tests.schemes import SCHEMES

LARGEST: Final = 8
SEATS: Final = 4


@dataclass(frozen=True)
class At:
    """A bid, what was taken, and the size of the round."""

    b: int
    t: int
    h: int

    @property
    def d(self) -> int:
        """By how many tricks the bid was missed."""
        return abs(self.b - self.t)


Formula = Callable[[At], int]


def ten_and_bid(at: At) -> int:
    """Return the usual worth of a made bid."""
    return 10 + at.b


def ten_and_square(at: At) -> int:
    """Return ten and the square of a made bid."""
    return 10 + at.b**2


def nothing(_: At) -> int:
    """Return no points."""
    return 0


FORMULAS: Final[dict[str, tuple[Formula, Formula | None, Formula]]] = {
    "basic": (ten_and_bid, None, lambda at: at.t),
    "exact": (ten_and_bid, None, nothing),
    "exact_zero5h": (ten_and_bid, lambda at: 5 + at.h, nothing),
    "basic_zero5h": (ten_and_bid, lambda at: 5 + at.h, lambda at: at.t),
    "basic_zero5": (ten_and_bid, lambda _: 5, lambda at: at.t),
    "exact_zero5": (ten_and_bid, lambda _: 5, nothing),
    "plump_prefix": (lambda at: int("1" + str(at.b)), lambda _: 5, nothing),
    "basic5": (lambda at: 5 + at.b, None, lambda at: at.t),
    "get_fred": (ten_and_bid, None, lambda at: -at.d),
    "romanian": (lambda at: 5 + at.b, None, lambda at: -at.d),
    "ascenseur2": (lambda at: 2 + at.b, None, lambda at: -at.d),
    "pocha": (lambda at: 10 + 5 * at.b, None, lambda at: -5 * at.d),
    "clag2": (lambda at: 10 + 2 * at.b, None, nothing),
    "clag5": (lambda at: 10 + 5 * at.b, None, nothing),
    "square": (ten_and_square, None, lambda at: at.t),
    "oy_vey": (ten_and_square, None, lambda at: -at.d),
    "german_bridge": (ten_and_square, None, lambda at: -(at.d**2)),
    "sq_tri5": (ten_and_square, None, lambda at: -5 * sum(range(at.d + 1))),
    "basas": (ten_and_square, None, lambda at: -3 * at.d),
    "ten_x": (lambda at: 10 * at.b, lambda _: 0, nothing),
    "ten_x_judgement": (lambda at: 10 * at.b, lambda _: 10, lambda at: -10 * at.d),
    "gentleman": (
        lambda at: 10 * at.b,
        lambda _: 5,
        lambda at: at.t if at.t > at.b else -10 * at.d,
    ),
    "wizard": (lambda at: 20 + 10 * at.b, None, lambda at: -10 * at.d),
    "skull_king": (
        lambda at: 20 * at.b,
        lambda at: 10 * at.h,
        lambda at: -10 * at.d if at.b else -10 * at.h,
    ),
    "exact_pen_bid": (ten_and_bid, None, lambda at: -at.b),
    "cypriot": (lambda at: 10 + 5 * at.b, None, lambda at: -5 * at.b if at.b else -10),
    "set_penalty": (ten_and_bid, None, lambda at: at.t if at.t > at.b else -10),
    "prog_penalty": (ten_and_bid, None, lambda at: -(at.b + 10 * at.d)),
    "under_pen_over_zero": (ten_and_bid, None, lambda at: 0 if at.t > at.b else -at.d),
    "over_counts": (ten_and_bid, None, lambda at: at.t if at.t > at.b else 0),
    "sym10": (ten_and_bid, None, lambda at: -(10 + at.b)),
    "mrpikes": (ten_and_bid, None, lambda at: -(10 + at.d)),
    "strict": (ten_and_bid, None, lambda at: -at.t),
    "miss5": (ten_and_bid, None, lambda at: at.t - 5),
    "penalty10_15": (lambda at: 10 + 5 * at.b, None, lambda at: -(10 + 15 * (at.d - 1))),
    "ryk": (lambda at: 10 + 5 * at.b, None, lambda at: -5 * (2**at.d - 1)),
    "montreal": (lambda at: 10 + 2 * at.b, None, nothing),
    "adjusted_exact": (lambda at: at.b + at.h, None, nothing),
    "double_whammy": (lambda at: 11 * at.b, lambda _: 10, lambda at: at.t),
    "trick": (lambda at: 2 * at.b, lambda _: 1, lambda at: -2 * at.d),
    "binary": (lambda _: 10, None, nothing),
    "binary_nil": (
        lambda _: 10,
        lambda at: 20 if at.h > SEATS else 10,
        lambda at: -10 if at.b == 0 and at.h > SEATS else 0,
    ),
    "binary_halving": (lambda _: 8, None, nothing),
    "novacastrian": (lambda at: at.b, None, lambda at: -at.b if at.t < at.b else -at.t),
    "variable_bonus": (lambda at: at.b + LARGEST + 1 - at.h, None, lambda at: at.t),
    "scratch": (nothing, None, lambda _: 1),
    "neg_tri": (nothing, None, lambda at: sum(range(at.d + 1))),
    "neg_square": (nothing, None, lambda at: at.d**2),
    "neg_hand": (nothing, None, lambda at: at.h),
    "stackpot": (lambda at: at.b, None, lambda at: -at.h),
    "israeli": (
        ten_and_square,
        lambda _: 50,
        lambda at: -10 * at.d if at.b else -50 + 10 * (at.t - 1),
    ),
    "blindside": (ten_and_bid, lambda _: 20, lambda at: at.t),
    "lives": (nothing, None, lambda at: -at.d),
}
"""What a made bid, a made zero (None: as any other) and a missed bid are worth."""


def _expected(name: str, at: At) -> int:
    made, zero, missed = FORMULAS[name]
    if at.b != at.t:
        return missed(at)
    return made(at) if at.b or zero is None else zero(at)


@pytest.mark.parametrize("name", FORMULAS)
def test_7_1_every_scheme_is_its_formula(name: str) -> None:
    """At four seats, in rounds of one to eight cards, whatever is bid and taken."""
    for h in range(1, LARGEST + 1):
        where = Circumstances(h, largest=LARGEST, seats=SEATS, undealt=52 - SEATS * h)
        for b, t in product(range(h + 1), repeat=2):
            found = SCHEMES[name].points_at(where, bid=b, taken=t)
            assert (b, t, h, _expected(name, At(b, t, h))) == (b, t, h, found)


def test_7_1_every_scheme_has_its_formula_here() -> None:
    """And every formula a scheme."""
    assert SCHEMES.keys() == FORMULAS.keys()


@pytest.mark.parametrize(
    ("name", "where", "made", "missed"),
    [
        ("basas", Circumstances(13, seats=4, undealt=0), 35, [-10, -10]),
        ("basas", Circumstances(12, seats=4, undealt=4), 10, [-3, -6]),
        ("israeli", Circumstances(13, seats=4, bids=12), 50, [-50, -40]),
        ("israeli", Circumstances(13, seats=4, bids=14), 25, [-50, -40]),
        ("binary_nil", Circumstances(5, seats=4), 20, [-10, -10]),
        ("binary_nil", Circumstances(5, seats=5), 10, [0, 0]),
    ],
)
def test_7_11_what_a_zero_is_worth_may_ask_what_round_it_is(
    name: str, where: Circumstances, made: int, missed: list[int]
) -> None:
    """Where all cards are dealt, where the bids run over, where there are more cards than seats."""
    scoring = SCHEMES[name]
    assert made == scoring.points_at(where, bid=0, taken=0)
    assert missed == [scoring.points_at(where, bid=0, taken=taken) for taken in (1, 2)]


def test_7_3_a_penalty_of_ten_each_may_come_on_top_of_the_bid() -> None:
    """The example of its source: bid 4, and off by one or by two."""
    scoring: Scoring = SCHEMES["prog_penalty"]
    assert [-14, -24] == [scoring.points(bid=4, taken=taken, size=10) for taken in (3, 2)]


def test_7_7_the_bonus_of_a_long_game_falls_from_eight_to_one() -> None:
    """The example of its source: one card up to eight and back."""
    scoring = SCHEMES["variable_bonus"]
    assert [8, 1] == [scoring.points(bid=0, taken=0, size=h, largest=8) for h in (1, 8)]


def test_7_10_the_schemes_in_which_the_fewest_points_win() -> None:
    """Those that only count what was missed."""
    fewest = {name for name, scoring in SCHEMES.items() if scoring.lowest_wins}
    assert {"neg_tri", "neg_square", "neg_hand", "scratch"} == fewest


def test_7_12_a_made_bid_may_have_a_one_written_before_it() -> None:
    """Plump: 1 is 11, 3 is 13, and 10 is 110; a made zero has nothing before it."""
    scoring = SCHEMES["plump_prefix"]
    found = [scoring.points(bid=b, taken=b, size=10) for b in (0, 1, 3, 9, 10)]
    assert [5, 11, 13, 19, 110] == found
