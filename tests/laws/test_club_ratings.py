"""Laws of ratings, whoever played whom."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ohhell.club.ratings import (
    DEVIATION,
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
from ohhell.rules import RuleSet, ranks, ranks_of
from tests.strategies import Script, any_rulesets, scripts

DAY_MS = 86_400_000
NAMES = tuple(f"p{number}" for number in range(7))
ORDERS = [Random(seed).sample(NAMES, len(NAMES)) for seed in range(50)]

scores = st.integers(0, 4)
levels = st.sampled_from(("casual", "master")).map(Level)
times = st.integers(0, 400 * DAY_MS)
ratings = st.builds(
    Rating,
    mean=st.floats(0, 4000),
    deviation=st.just(DEVIATION) | st.floats(30, DEVIATION),
    games=st.integers(1, 99),
    played_at_ms=times,
)


@st.composite
def results(draw: st.DrawFn, game: str = "g") -> Result:
    """Return games of anybody with anybody, of whom some have left."""
    teams = draw(st.sampled_from((0, 0, 0, 2, 3)))
    count = draw(st.integers(1, 2)) * teams if teams else draw(st.integers(2, 6))
    by_side = ranks(draw(st.lists(scores, min_size=teams or count, max_size=teams or count)))
    people = iter(draw(st.sampled_from(ORDERS)))
    who = [draw(levels | st.just(Person(next(people)))) for _ in range(count)]
    seats = [Seated(one, by_side[seat % (teams or count)]) for seat, one in enumerate(who)]
    left = draw(st.sets(st.integers(0, count - 1), max_size=2))
    for seat in left:
        if isinstance(who[seat], Person):
            seats[seat] = replace(seats[seat], left_to=draw(levels))
    return Result(game, Family.HEARD, tuple(seats), draw(times), teams)


known_ratings = st.dictionaries(st.sampled_from(NAMES).map(Person) | levels, ratings)


def duel(one: Rating, other: Rating, ranked: tuple[int, int]) -> tuple[Rating, Rating]:
    """Return the ratings of two after a game between them."""
    ann, ben = Person("ann"), Person("ben")
    seats = (Seated(ann, ranked[0]), Seated(ben, ranked[1]))
    at_ms = max(one.played_at_ms or 0, other.played_at_ms or 0)
    first, second = changes({ann: one, ben: other}, Result("g", Family.HEARD, seats, at_ms))
    return first.after, second.after


def alone(result: Result) -> Result:
    """Return `result` without teams and leavers."""
    seats = tuple(
        replace(seat, rank=rank, left_to=None)
        for seat, rank in zip(result.seats, ranks([-s.rank for s in result.seats]), strict=True)
    )
    return replace(result, seats=seats, teams=0)


@given(ratings)
def test_beating_an_equal_raises(rating: Rating) -> None:
    winner, loser = duel(rating, rating, (1, 2))
    assert winner.mean > rating.mean > loser.mean


@given(ratings, ratings)
def test_winning_never_lowers_and_losing_never_raises(one: Rating, other: Rating) -> None:
    winner, loser = duel(one, other, (1, 2))
    assert winner.mean >= one.mean
    assert loser.mean <= other.mean


@given(ratings, ratings)
def test_a_tie_moves_nobody_apart(one: Rating, other: Rating) -> None:
    first, second = duel(one, other, (1, 1))
    assert abs(first.mean - second.mean) <= abs(one.mean - other.mean) + 1e-9


@given(ratings, results().map(alone))
def test_equals_who_tie_stay_equal(rating: Rating, result: Result) -> None:
    """And of equals, a better rank never gets less than a worse."""
    people = [replace(s, who=Person(NAMES[n])) for n, s in enumerate(result.seats)]
    same: dict[Rated, Rating] = {Person(name): rating for name in NAMES}
    made = {c.who: c for c in changes(same, replace(result, seats=tuple(people)))}
    for one in people:
        for other in people:
            first, second = made[one.who].after.mean, made[other.who].after.mean
            if one.rank == other.rank:
                assert first == pytest.approx(second, abs=1e-9)
            elif one.rank < other.rank:
                assert first > second


@given(known_ratings, results(), st.randoms(use_true_random=False))
def test_who_sat_where_does_not_matter(
    known: dict[Rated, Rating], result: Result, dice: Random
) -> None:
    """To the last bit: else two computers could differ."""
    assert changes(known, result) == changes(known, reseated(result, dice))


def reseated(result: Result, dice: Random) -> Result:
    """Return the same game with teams, and mates within them, in other seats."""
    sides = [[result.seats[seat] for seat in side] for side in result.sides]
    dice.shuffle(sides)
    for side in sides:
        dice.shuffle(side)
    rows = zip(*sides, strict=True)
    return replace(result, seats=tuple(seat for row in rows for seat in row))


@given(st.lists(results(), max_size=6), st.data())
def test_the_same_games_give_the_same_ratings(story: list[Result], data: st.DataObject) -> None:
    """However often each is told: a game counts once, and is cut off by no crash."""
    games = [replace(result, game=f"g{number}") for number, result in enumerate(story)]
    cut = data.draw(st.integers(0, len(games)))
    kept = told(games[:cut])
    for game in games:
        kept = kept.after(game).after(game)
    assert told(games) == kept


def told(games: Sequence[Result]) -> Book:
    """Return the book of these games."""
    book = Book()
    for game in games:
        book = book.after(game)
    return book


@given(known_ratings, results())
def test_a_game_counts_if_people_sat_on_two_sides(
    known: dict[Rated, Rating], result: Result
) -> None:
    """Whoever plays bots alone, or with mates only, is not rated, and neither are the bots."""
    with_people = {
        seat % result.teams if result.teams else seat
        for seat, one in enumerate(result.seats)
        if isinstance(one.who, Person)
    }
    made = changes(known, result)
    assert bool(made) == (len(with_people) > 1)
    if made:
        assert {change.who for change in made} == {seat.who for seat in result.seats}


@given(known_ratings, results().map(alone))
def test_all_expected_ranks_make_up_all_ranks(known: dict[Rated, Rating], result: Result) -> None:
    """What one is expected to gain, another is expected to lose."""
    made = {change.who: change for change in changes(known, result)}
    if made:
        count = len(result.seats)
        for total in (
            sum(made[seat.who].expected_rank for seat in result.seats),
            sum(made[seat.who].rank for seat in result.seats),
        ):
            assert total == pytest.approx(count * (count + 1) / 2)


@given(known_ratings, results())
def test_nobody_is_ever_less_certain_than_a_newcomer(
    known: dict[Rated, Rating], result: Result
) -> None:
    """Nor does a game take away more than a little of what was known."""
    for change in changes(known, result):
        before = change.before.deviation_at(result.at_ms)
        assert 0 < change.after.deviation <= min(DEVIATION, before + 1)


@given(known_ratings, results())
def test_leaving_never_pays(known: dict[Rated, Rating], result: Result) -> None:
    """Whoever leaves falls, and at least as far as by what the bot made of the seat."""
    for change in changes(known, result):
        if change.left:
            seats = [
                replace(seat, left_to=None) if seat.who == change.who else seat
                for seat in result.seats
            ]
            stayed = of(changes(known, replace(result, seats=tuple(seats))), change.who)
            assert change.after.mean <= min(stayed.after.mean, change.before.mean) + 1e-9


def of(made: Sequence[Change], who: Rated) -> Change:
    """Return the change of one."""
    (found,) = (change for change in made if change.who == who)
    return found


@given(known_ratings, results(), levels)
def test_for_the_others_the_bot_sat_there_from_the_start(
    known: dict[Rated, Rating], result: Result, level: Level
) -> None:
    """Their ratings do not ask who left, and the bot's level is not rated for the seat."""
    first = result.seats[0]
    if isinstance(first.who, Level):
        return
    left = replace(result, seats=(replace(first, left_to=level), *result.seats[1:]))
    other = replace(first, who=Person("another"), left_to=level)
    after = changes(known, replace(result, seats=(other, *result.seats[1:])))
    mine = [change for change in changes(known, left) if change.who != first.who]
    assert mine == [change for change in after if change.who != Person("another")]


@given(st.lists(results(), min_size=1, max_size=5), st.data())
def test_annulling_undoes_a_game(story: list[Result], data: st.DataObject) -> None:
    """At once, it leaves what was before; early or late, and once or twice, it is the same."""
    times_ms = sorted(result.at_ms for result in story)
    games = [
        replace(result, game=f"g{number}", at_ms=at_ms)
        for number, (result, at_ms) in enumerate(zip(story, times_ms, strict=True))
    ]
    last = games[-1]
    before, after = told(games[:-1]), told(games)
    undone = after.without(last.game)
    for who, rating in undone.of(Family.HEARD).items():
        was = before.rating(Family.HEARD, who)
        assert rating.mean == pytest.approx(was.mean, abs=1e-6)
        assert rating.games == was.games
        at_ms = rating.played_at_ms or 0
        assert rating.deviation == pytest.approx(was.deviation_at(at_ms), abs=1e-6)
    assert undone.without(last.game) == undone == undone.after(last)
    annulled = data.draw(st.sampled_from(games))
    require_valid(told(games).without(annulled.game))


def require_valid(book: Book) -> None:
    """No rating is surer than it can be, or less sure than who never played."""
    for rating in book.of(Family.HEARD).values():
        assert 0 < rating.deviation <= DEVIATION
        assert rating.games >= 0


@given(results())
def test_a_game_annulled_before_it_is_told_never_counts(result: Result) -> None:
    book = Book().without(result.game)
    assert book.after(result) == book


@given(ratings, times, times)
def test_who_does_not_play_gets_less_certain(rating: Rating, one: int, other: int) -> None:
    """Bit by bit as in one go, up to where newcomers are, and never the other way."""
    played = rating.played_at_ms or 0
    sooner, later = sorted((played + one, played + other))
    certain = [rating.deviation, rating.deviation_at(sooner), rating.deviation_at(later), DEVIATION]
    assert certain == sorted(certain)
    halfway = replace(rating, deviation=rating.deviation_at(sooner), played_at_ms=sooner)
    assert halfway.deviation_at(later) == pytest.approx(rating.deviation_at(later))


@given(st.dictionaries(st.sampled_from(NAMES).map(Person) | levels, ratings), times)
def test_a_leaderboard_falls_and_skips_ranks_that_are_shared(
    known: dict[Rated, Rating], now_ms: int
) -> None:
    """All who are on it are known well, and have played lately."""
    lines = leaderboard(known, now_ms=now_ms, hidden={"p0"})
    shown = [line.rating.shown for line in lines]
    assert shown == sorted(shown, reverse=True)
    people = [line for line in lines if isinstance(line.who, Person)]
    assert [line.rank for line in people] == list(ranks([line.rating.shown for line in people]))
    assert Person("p0") not in {line.who for line in lines}
    for line in lines:
        assert not line.rating.provisional_at(now_ms)
        assert now_ms - (line.rating.played_at_ms or 0) <= 30 * DAY_MS


@given(any_rulesets)
def test_every_ruleset_has_a_family(ruleset: RuleSet) -> None:
    """Even one that nobody can play by; and its scoring or schedule never change it."""
    plain = RuleSet(bidding=ruleset.bidding, pack=ruleset.pack, teams=ruleset.teams)
    assert family_of(ruleset) is family_of(plain)


@given(scripts())
def test_a_game_by_any_rules_is_rated(script: Script) -> None:
    """By the ranks of the rulebook, whether it has teams, ties or lowest scores that win."""
    game = script.end()
    ended = zip(map(Person, "abcdefghij"), ranks_of(game), strict=False)
    seats = tuple(Seated(who, rank) for who, rank in ended)
    result = Result("g", family_of(game.ruleset), seats, 0, game.ruleset.teams)
    made = {change.who: change for change in changes({}, result)}
    assert len(made) == game.seats
    by_side = [result.rank_of(side) for side in result.sides]
    for side, rank in zip(result.sides, by_side, strict=True):
        for seat in side if min(by_side) < max(by_side) else ():
            mean = made[seats[seat].who].after.mean
            assert mean > 1500 or rank > min(by_side)
            assert mean < 1500 or rank < max(by_side)
