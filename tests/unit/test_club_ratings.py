"""Ratings: families, what a game changes and why, leavers, bots, leaderboards."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import replace
from random import Random
from statistics import fmean, linear_regression

import pytest

from ohhell.club.ratings import (
    DEVIATION,
    PROVISIONAL_ABOVE,
    RECENT_MS,
    Book,
    Change,
    Family,
    Level,
    Person,
    Rated,
    Rating,
    Result,
    Seated,
    changes,
    family_of,
    leaderboard,
)
from ohhell.rules import VARIANTS, RuleSet, ranks

DAY_MS = 86_400_000
ANN, BEN, CLEO = map(Person, ("ann", "ben", "cleo"))
CASUAL, MASTER = Level("casual"), Level("master")
SETTLED = Rating(deviation=50, games=30, played_at_ms=0)
SCALE = 400 / math.log(10)


def ended(*seats: Seated, game: str = "g", at_ms: int = 0, teams: int = 0) -> Result:
    """Return the end of a game."""
    return Result(game, Family.HEARD, seats, at_ms, teams)


def ranked(*who: Rated) -> tuple[Seated, ...]:
    """Return seats that came in this order."""
    return tuple(Seated(one, rank) for rank, one in enumerate(who, 1))


def changed(result: Result, known: Mapping[Rated, Rating] | None = None) -> dict[Rated, Change]:
    """Return the changes by who is rated."""
    return {change.who: change for change in changes(known or {}, result)}


def test_each_variant_has_its_family() -> None:
    """Three have Wizards, five are bid together or in secret; hook and scoring set none apart."""
    found = {variant.id: family_of(variant.ruleset) for variant in VARIANTS}
    sealed = {"trickster_simul", "blob_hearts", "boerenbridge_17", "bondebridge"}
    assert {one for one, family in found.items() if family is Family.SEALED} == {
        *sealed,
        "kachufool_together",
    }
    specials = {one for one, family in found.items() if family is Family.SPECIALS}
    assert specials == {"wizard", "wizard_hook", "gameduell"}
    assert Family.TEAMS is family_of(RuleSet(teams=2))


def test_a_change_says_why() -> None:
    """Ann was expected to come before Ben, about three times in four, and came after him."""
    known: dict[Rated, Rating] = {ANN: replace(SETTLED, mean=1700), BEN: SETTLED}
    made = changed(ended(*ranked(BEN, ANN)), known)
    assert made[ANN].expected_rank == pytest.approx(1.25, abs=0.02)
    assert made[ANN].rank == 2
    assert made[ANN].gain == made[ANN].after.shown - 1700 == -10
    assert made[BEN].gain == 10
    assert not made[ANN].provisional


def test_who_share_ranks_have_their_middle() -> None:
    made = changed(ended(Seated(ANN, 1), Seated(BEN, 1), Seated(CLEO, 3)))
    assert [made[who].rank for who in (ANN, BEN, CLEO)] == [1.5, 1.5, 3]
    assert [made[who].expected_rank for who in (ANN, BEN, CLEO)] == [2, 2, 2]


def test_who_was_long_away_moves_further() -> None:
    """By the same result: less is known of what became of the player since."""
    now_ms = 300 * DAY_MS
    known: dict[Rated, Rating] = {ANN: SETTLED, BEN: replace(SETTLED, played_at_ms=now_ms)}
    seats = (Seated(ANN, 1), Seated(BEN, 1), Seated(CLEO, 3))
    made = changed(ended(*seats, at_ms=now_ms), known)
    assert made[ANN].gain > made[BEN].gain > 0


def test_what_was_expected_teaches_nothing_and_makes_nobody_less_certain() -> None:
    """A newcomer has lost to who is out of reach: the deviation is still that of a newcomer."""
    made = changed(ended(*ranked(ANN, BEN)), {ANN: replace(SETTLED, mean=4000)})
    assert made[BEN].after.deviation == DEVIATION
    assert made[BEN].gain == 0


def test_a_rating_is_provisional_for_about_fourteen_games() -> None:
    """At tables of four equals; sooner where more sit."""
    four = [Person(name) for name in "abcd"]
    book, dice, games = Book(), Random(1), 0
    while book.rating(Family.HEARD, four[0]).provisional_at(0):
        games += 1
        book = book.after(ended(*ranked(*dice.sample(four, 4)), game=str(games)))
    assert 12 <= games <= 16
    assert book.rating(Family.HEARD, four[0]).games == games


def test_who_has_not_played_for_a_year_is_provisional_again() -> None:
    assert SETTLED.deviation < PROVISIONAL_ABOVE
    assert not SETTLED.provisional_at(330 * DAY_MS)
    assert SETTLED.provisional_at(370 * DAY_MS)
    assert SETTLED.deviation_at(-DAY_MS) == SETTLED.deviation


def _game(true: Mapping[Person, float], count: int, dice: Random, number: int) -> Result:
    """Return a game of some, in which strength and luck are added as Plackett and Luce have it."""
    who = dice.sample(sorted(true, key=lambda one: one.id), count)
    luck = [-math.log(-math.log(dice.random())) for _ in who]
    score = [round(3 * (true[one] / SCALE + got)) for one, got in zip(who, luck, strict=True)]
    seats = (Seated(one, rank) for one, rank in zip(who, ranks(score), strict=True))
    return ended(*seats, game=str(number))


@pytest.mark.parametrize("count", [2, 4, 6])
def test_strengths_are_found_again_on_one_scale(count: int) -> None:
    """However many sit at a table, a difference means the same, and deviations are honest."""
    dice = Random(7)
    true = {Person(f"p{number}"): dice.gauss(0, 100) for number in range(30)}
    book = Book()
    for number in range(3600 // count):
        book = book.after(_game(true, count, dice, number))
    found = [book.rating(Family.HEARD, one) for one in true]
    off = [rating.mean - strength for rating, strength in zip(found, true.values(), strict=True)]
    shift = fmean(off)
    near = [abs(o - shift) < 1.96 * r.deviation for o, r in zip(off, found, strict=True)]
    assert sum(near) >= 0.85 * len(near)
    assert 1 <= linear_regression([*true.values()], [r.mean for r in found]).slope < 1.35


def test_expected_ranks_come_true() -> None:
    """Of those told to expect a rank, the mean rank is that one, whichever it is."""
    dice = Random(3)
    true = {Person(f"p{number}"): dice.gauss(0, 120) for number in range(20)}
    book = Book()
    told: list[Change] = []
    for number in range(1200):
        game = _game(true, 4, dice, number)
        if number > 400:
            told += changes(book.of(Family.HEARD), game)
        book = book.after(game)
    told.sort(key=lambda change: change.expected_rank)
    for part in range(4):
        group = told[part * len(told) // 4 : (part + 1) * len(told) // 4]
        expected = sum(change.expected_rank for change in group) / len(group)
        assert sum(change.rank for change in group) / len(group) == pytest.approx(expected, abs=0.2)


def test_a_leaver_is_rated_as_last_and_the_others_as_against_the_bot() -> None:
    """The bot had brought the seat to the first rank; the leaver gets nothing of that."""
    known: dict[Rated, Rating] = {MASTER: replace(SETTLED, mean=1800)}
    left = changed(ended(Seated(ANN, 1, left_to=MASTER), Seated(BEN, 2)), known)
    assert left[ANN].left
    assert left[ANN].rank == 2
    assert left[ANN].gain < 0
    assert left[BEN].expected_rank == pytest.approx(1.8, abs=0.05)
    assert MASTER not in left


def test_bots_of_a_level_share_one_rating() -> None:
    """Two seats of it are one change, the mean of both."""
    seats = (Seated(CASUAL, 4), Seated(ANN, 1), Seated(CASUAL, 3), Seated(BEN, 2))
    made = changed(ended(*seats))
    assert len(made) == 3
    assert made[CASUAL].rank == 3.5
    assert made[CASUAL].after.games == 1
    assert made[CASUAL].gain < 0 < made[ANN].gain


@pytest.mark.parametrize(
    ("seats", "teams"),
    [
        ((Seated(ANN, 1), Seated(CASUAL, 2), Seated(MASTER, 3)), 0),
        ((Seated(CASUAL, 1), Seated(MASTER, 2)), 0),
        ((Seated(ANN, 1), Seated(CASUAL, 2), Seated(BEN, 1), Seated(CASUAL, 2)), 2),
    ],
)
def test_a_game_against_bots_alone_rates_nobody(seats: tuple[Seated, ...], teams: int) -> None:
    assert changes({}, ended(*seats, teams=teams)) == ()


def test_mates_win_and_lose_together() -> None:
    """The ranks are those of teams: the second of two."""
    seats = (Seated(ANN, 1), Seated(BEN, 3), Seated(CASUAL, 1), Seated(CLEO, 3))
    made = changed(ended(*seats, teams=2))
    assert made[ANN].gain == made[CASUAL].gain > 0 > made[BEN].gain == made[CLEO].gain
    assert (made[ANN].rank, made[BEN].rank) == (1, 2)
    apart = (*seats[:2], Seated(CASUAL, 2), Seated(CLEO, 4))
    assert changed(ended(*apart, teams=2)) == made


@pytest.mark.parametrize(
    ("seats", "teams", "said"),
    [
        ((Seated(ANN, 1), Seated(ANN, 2)), 0, "a person sits in two seats"),
        ((Seated(CASUAL, 1, left_to=MASTER), Seated(ANN, 2)), 0, "a bot left its seat"),
        (ranked(ANN, BEN, CASUAL), 2, "3 seats cannot be 2 teams"),
    ],
)
def test_what_cannot_have_been_is_refused(seats: tuple[Seated, ...], teams: int, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        ended(*seats, teams=teams)


def test_games_after_an_annulled_one_stand() -> None:
    """Only what the annulled game had brought is taken away."""
    first, second = ended(*ranked(ANN, BEN)), ended(*ranked(CLEO, ANN), game="h")
    book = Book().after(first).after(second)
    gain = book.games["g"][0].after.mean - 1500
    undone = book.without("g").rating(Family.HEARD, ANN)
    assert undone.mean == pytest.approx(book.rating(Family.HEARD, ANN).mean - gain)
    assert undone.deviation > book.rating(Family.HEARD, ANN).deviation
    assert undone.games == 1
    assert book.without("g").rating(Family.HEARD, CLEO) == book.rating(Family.HEARD, CLEO)


def test_families_are_rated_apart() -> None:
    sealed = replace(ended(*ranked(ANN, BEN)), family=Family.SEALED)
    book = Book().after(sealed)
    assert book.of(Family.HEARD) == {}
    assert book.rating(Family.SEALED, ANN).mean > book.rating(Family.HEARD, ANN).mean == 1500


def test_a_leaderboard_lists_those_of_whom_one_can_be_sure() -> None:
    """Bots stand among the people, without taking a rank from them."""
    known: dict[Rated, Rating] = {
        ANN: replace(SETTLED, mean=1600.2),
        BEN: replace(SETTLED, mean=1599.9),
        CLEO: replace(SETTLED, mean=1500),
        MASTER: replace(SETTLED, mean=1550),
        Person("new"): Rating(mean=1900, deviation=120, games=3, played_at_ms=0),
        Person("away"): replace(SETTLED, mean=1900, played_at_ms=-1),
        Person("shy"): replace(SETTLED, mean=1900),
        Person("never"): Rating(mean=1900, deviation=10),
    }
    lines = leaderboard(known, now_ms=RECENT_MS, hidden={"shy"})
    assert [(line.rank, line.who) for line in lines] == [
        (1, ANN),
        (1, BEN),
        (None, MASTER),
        (3, CLEO),
    ]
