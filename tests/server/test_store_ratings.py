"""Ratings that are kept: as the pure book has them, whatever happens at once, or twice."""

from __future__ import annotations

import asyncio
import os
from contextlib import AsyncExitStack
from dataclasses import replace
from random import Random

import pytest

from ohhell.club.ratings import Book, Family, Level, Person, Rated, Rating, Result, Seated
from ohhell.rules import ranks
from ohhell.server.store import Ratings, Store, open_store
from tests.server.keeping import Keeping

pytestmark = pytest.mark.anyio

DAY_MS = 86_400_000
WHO: tuple[Rated, ...] = (*map(Person, "abcdef"), Level("casual"), Level("master"))
LEVELS = [who for who in WHO if isinstance(who, Level)]
GAMES = 60
SEEDS = 20 if os.environ.get("OHHELL_PROFILE") == "soak" else 2


def result(game: int, dice: Random) -> Result:
    """Return a game of anybody with anybody, of whom one may have left, at any time."""
    count = dice.choice((2, 4, 6))
    teams = dice.choice((0, 0, 2))
    by_side = ranks([dice.randrange(5) for _ in range(teams or count)])
    people = dice.sample(WHO[:6], count)
    seats = [
        Seated(dice.choice((person, person, dice.choice(LEVELS))), by_side[s % (teams or count)])
        for s, person in enumerate(people)
    ]
    if isinstance(seats[0].who, Person) and dice.random() < 0.3:
        seats[0] = replace(seats[0], left_to=Level("casual"))
    family = dice.choice((Family.HEARD, Family.SEALED))
    return Result(f"g{game}", family, tuple(seats), dice.randrange(90 * DAY_MS), teams)


async def require_equal(ratings: Ratings, book: Book) -> None:
    """Require that what is kept is what the book says, of every rating and every game."""
    for who in WHO:
        kept = await ratings.of(who)
        for family in Family:
            known = book.rating(family, who)
            assert kept.get(family, Rating(played_at_ms=known.played_at_ms)).games == known.games
            assert known.games == 0 or kept[family] == known
    for game, made in book.games.items():
        annulled = game in book.annulled
        kept_game = await ratings.of_game(game)
        assert kept_game is not None
        assert kept_game.annulled == annulled
        told = () if annulled else made
        assert sorted(kept_game.changes, key=repr) == sorted(told, key=repr)
    assert await ratings.of_game("never told") is None


@pytest.mark.parametrize("seed", range(SEEDS))
async def test_what_is_kept_is_what_the_book_says(keeping: Keeping, seed: int) -> None:
    """Games told once or twice, annulled before or after: to the last bit."""
    dice, book = Random(seed), Book()
    async with open_store(keeping.data, database=keeping.database) as store:
        for number in range(GAMES):
            told = result(number, dice)
            for _ in range(dice.choice((1, 1, 2))):
                await store.ratings.rate(told)
                book = book.after(told)
            if dice.random() < 0.2:
                annulled = f"g{dice.randrange(number + 3)}"
                await store.ratings.annul(annulled)
                book = book.without(annulled)
        await require_equal(store.ratings, book)
    async with open_store(keeping.data, database=keeping.database) as again:
        await require_equal(again.ratings, book)


async def nodes(keeping: Keeping, stack: AsyncExitStack) -> list[Store]:
    """Return the stores of two nodes; a folder has only one."""
    count = 2 if keeping.database else 1
    opening = [open_store(keeping.data, database=keeping.database) for _ in range(count)]
    return [await stack.enter_async_context(store) for store in opening]


async def test_games_that_end_at_once_all_count_once(keeping: Keeping) -> None:
    """Of the same few people, told by two nodes, each of them by both."""
    dice = Random(7)
    games = [replace(result(number, dice), family=Family.HEARD) for number in range(GAMES)]
    async with AsyncExitStack() as stack:
        stores = await nodes(keeping, stack)
        tellings = [store.ratings.rate(game) for game in games for store in (*stores, stores[0])]
        dice.shuffle(tellings)
        await asyncio.gather(*tellings)
        counting = {game.game: game for game in games if game.counts}
        for who in WHO:
            ratings = stores[0].ratings
            played = [g for g in counting.values() if who in {seat.who for seat in g.seats}]
            rating = (await ratings.of(who)).get(Family.HEARD, Rating())
            assert rating.games == len(played)
            told = [await ratings.of_game(game.game) for game in played]
            made = [c for game in told if game for c in game.changes if c.who == who]
            require_chain([(change.before, change.after) for change in made], rating)


def require_chain(steps: list[tuple[Rating, Rating]], last: Rating) -> None:
    """Require that each change begins where the one before it ended, and the last one at `last`."""
    by_games = sorted(steps, key=lambda step: step[1].games)
    now = Rating()
    for before, after in by_games:
        assert before == now
        now = after
    assert now == last


async def test_a_game_that_is_annulled_at_once_by_two_is_undone_once(keeping: Keeping) -> None:
    seats = (Seated(Person("a"), 1), Seated(Person("b"), 2))
    games = [Result(f"g{number}", Family.HEARD, seats, DAY_MS) for number in range(2)]
    book = Book().after(games[0]).after(games[1]).without("g0")
    async with AsyncExitStack() as stack:
        stores = await nodes(keeping, stack)
        for game in games:
            await stores[0].ratings.rate(game)
        await asyncio.gather(*(store.ratings.annul("g0") for store in stores * 4))
        await require_equal(stores[0].ratings, book)


async def test_who_is_certain_and_has_played_lately_is_found(keeping: Keeping) -> None:
    """Of a family: what a leaderboard is made from."""
    dice = Random(3)
    book = Book()
    async with open_store(keeping.data, database=keeping.database) as store:
        for number in range(GAMES):
            told = replace(result(number, dice), family=Family.HEARD)
            await store.ratings.rate(told)
            book = book.after(told)
        times = sorted(rating.played_at_ms or 0 for rating in book.of(Family.HEARD).values())
        since = times[2]
        certain = {
            who: rating
            for who, rating in book.of(Family.HEARD).items()
            if (rating.played_at_ms or 0) >= since and rating.deviation <= 90
        }
        assert certain
        assert await store.ratings.certain(Family.HEARD, since_ms=since) == certain
        assert await store.ratings.certain(Family.TEAMS, since_ms=0) == {}
        some = await store.ratings.among(Family.HEARD, ["a", "z"])
        assert some == {"a": book.rating(Family.HEARD, Person("a"))}


async def test_who_hides_is_known_until_shown_again(keeping: Keeping) -> None:
    async with open_store(keeping.data, database=keeping.database) as store:
        ann, _ = await store.people.admit("Ann")
        ben, _ = await store.people.admit("Ben")
        for _ in range(2):
            await store.ratings.hide(ann.id, hidden=True)
            assert await store.ratings.hiding() == {ann.id}
            assert await store.ratings.hiding([ben.id]) == frozenset()
        await store.ratings.hide(ann.id, hidden=False)
        assert await store.ratings.hiding([ann.id, ben.id]) == frozenset()


async def test_who_is_forgotten_is_a_newcomer_and_the_others_stay(keeping: Keeping) -> None:
    seats = (Seated(Person("a"), 1), Seated(Person("b"), 2))
    told = Result("g", Family.HEARD, seats, DAY_MS)
    book = Book().after(told)
    async with open_store(keeping.data, database=keeping.database) as store:
        await store.ratings.rate(told)
        for _ in range(2):
            await store.ratings.forget("a")
        assert await store.ratings.of(Person("a")) == {}
        kept = await store.ratings.of(Person("b"))
        assert kept == {Family.HEARD: book.rating(Family.HEARD, Person("b"))}
        game = await store.ratings.of_game("g")
        assert game is not None
        assert len(game.changes) == 2
