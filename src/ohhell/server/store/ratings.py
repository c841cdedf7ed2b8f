"""The book of ratings in the database: the pure book decides, a part of it at a time."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Row, Select, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ohhell.club.ratings import (
    PROVISIONAL_ABOVE,
    Book,
    Change,
    Family,
    Level,
    Person,
    Rated,
    Rating,
    Result,
)
from ohhell.server.store.living import lock_living
from ohhell.server.store.schema import RATED_GAMES, RATING_CHANGES, RATINGS, RATINGS_HIDDEN
from ohhell.server.store.upserting import add

_PERSON: Final = "person"
_LEVEL: Final = "level"


@dataclass(frozen=True, slots=True)
class RatedGame:
    """What became of a game that was told: nothing, if it does not count or was annulled."""

    changes: tuple[Change, ...]
    annulled: bool = False


class Ratings:
    """The ratings of all, what every game did to them, and who hides them.

    It equals the book that was told the same games in the order in which they were stored.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def rate(self, result: Result) -> None:
        """Count a game; one that is there, or annulled, stays as it is."""
        game = {"game": result.game, "annulled": False}
        async with self._engine.begin() as connection:
            if not await add(connection, RATED_GAMES, [game]) or not result.counts:
                return
            sat = {seat.who for seat in result.seats} | {s.played_by for s in result.seats}
            known = await _locked(connection, result.family, sat)
            book = Book({result.family: known}).after(result)
            made = book.games[result.game]
            await connection.execute(RATING_CHANGES.insert(), [_row_of(change) for change in made])
            await _write(connection, result.family, {change.who: change.after for change in made})

    async def annul(self, game: str) -> None:
        """Make a game count for nothing, also if it is told later."""
        async with self._engine.begin() as connection:
            await add(connection, RATED_GAMES, [{"game": game, "annulled": False}])
            mine = (RATED_GAMES.c.game == game, RATED_GAMES.c.annulled.is_(False))
            # Written, so that it is locked: it must not be undone twice.
            if not (await connection.execute(_ANNUL.where(*mine))).rowcount:
                return
            made = await _changes(connection, _of_game(game))
            for family in {change.family for change in made}:
                who = [change.who for change in made]
                known = await _locked(connection, family, who)
                book = Book({family: known}, {game: tuple(made)}).without(game)
                await _write(connection, family, {one: book.rating(family, one) for one in who})

    async def of_game(self, game: str) -> RatedGame | None:
        """Return what became of a game; None if it has not been told."""
        query = select(RATED_GAMES.c.annulled).where(RATED_GAMES.c.game == game)
        async with self._engine.connect() as connection:
            annulled = (await connection.execute(query)).scalar()
            if annulled is None:
                return None
            made = [] if annulled else await _changes(connection, _of_game(game))
            return RatedGame(tuple(made), annulled)

    async def of(self, who: Rated) -> dict[Family, Rating]:
        """Return the ratings of one, in each family in which games were played."""
        kind, name = _key(who)
        mine = (RATINGS.c.kind == kind, RATINGS.c.who == name, RATINGS.c.games > 0)
        async with self._engine.connect() as connection:
            rows = await connection.execute(select(RATINGS).where(*mine))
            return {Family(row.family): _rating(row) for row in rows}

    async def among(self, family: Family, people: Iterable[str]) -> dict[str, Rating]:
        """Return the ratings of some people in a family; who has none is not there."""
        theirs = (RATINGS.c.family == family.value, RATINGS.c.kind == _PERSON)
        query = select(RATINGS).where(*theirs, RATINGS.c.who.in_(sorted(people)))
        async with self._engine.connect() as connection:
            return {row.who: _rating(row) for row in await connection.execute(query)}

    async def certain(self, family: Family, *, since_ms: int) -> dict[Rated, Rating]:
        """Return the ratings in a family of whom one was certain, and who played since then."""
        query = select(RATINGS).where(
            RATINGS.c.family == family.value,
            RATINGS.c.played_at_ms >= since_ms,
            RATINGS.c.deviation <= PROVISIONAL_ABOVE,
        )
        async with self._engine.connect() as connection:
            return {_who(row): _rating(row) for row in await connection.execute(query)}

    async def hide(self, player_id: str, *, hidden: bool) -> None:
        """Show a person's ratings to nobody else, or to all again; raise `Gone`."""
        mine = RATINGS_HIDDEN.c.player_id == player_id
        async with self._engine.begin() as connection:
            await lock_living(connection, player_id)
            if hidden:
                await add(connection, RATINGS_HIDDEN, [{"player_id": player_id}])
            else:
                await connection.execute(delete(RATINGS_HIDDEN).where(mine))

    async def forget(self, player_id: str) -> None:
        """Forget what is thought of a person, and that they hide it; what games did stays."""
        mine = (RATINGS.c.kind == _PERSON, RATINGS.c.who == player_id)
        async with self._engine.begin() as connection:
            await connection.execute(delete(RATINGS).where(*mine))
            hides = RATINGS_HIDDEN.c.player_id == player_id
            await connection.execute(delete(RATINGS_HIDDEN).where(hides))

    async def hiding(self, people: Collection[str] | None = None) -> frozenset[str]:
        """Return who of `people` hides the ratings; of all, if nobody is asked for."""
        query = select(RATINGS_HIDDEN.c.player_id)
        if people is not None:
            query = query.where(RATINGS_HIDDEN.c.player_id.in_(sorted(people)))
        async with self._engine.connect() as connection:
            return frozenset((await connection.execute(query)).scalars())


_ANNUL: Final = update(RATED_GAMES).values(annulled=True)


async def _locked(
    connection: AsyncConnection, family: Family, who: Iterable[Rated]
) -> dict[Rated, Rating]:
    """Return the ratings of all these, locked until the end of the transaction.

    In one order, or two games that end at once would each wait for a row of the other; and a row
    for who has none, or both would find nothing to wait for.
    """
    keys = sorted({_key(one) for one in who})
    for kind, name in keys:
        new = {"family": family.value, "kind": kind, "who": name}
        await add(connection, RATINGS, [new | _values(Rating())])
    found: dict[Rated, Rating] = {}
    for key in keys:
        rows = await connection.execute(select(RATINGS).where(*_is(family, key)).with_for_update())
        row = rows.one()
        found[_who(row)] = _rating(row)
    return found


async def _write(
    connection: AsyncConnection, family: Family, ratings: Mapping[Rated, Rating]
) -> None:
    for who, rating in ratings.items():
        changed = update(RATINGS).where(*_is(family, _key(who))).values(_values(rating))
        await connection.execute(changed)


def _is(family: Family, key: tuple[str, str]) -> tuple[Any, ...]:
    kind, name = key
    return (RATINGS.c.family == family.value, RATINGS.c.kind == kind, RATINGS.c.who == name)


def _of_game(game: str) -> Select[Any]:
    query = select(RATING_CHANGES).where(RATING_CHANGES.c.game == game)
    return query.order_by(RATING_CHANGES.c.kind, RATING_CHANGES.c.who)


async def _changes(connection: AsyncConnection, query: Select[Any]) -> list[Change]:
    return [_change(row) for row in await connection.execute(query)]


def _key(who: Rated) -> tuple[str, str]:
    return (_PERSON if isinstance(who, Person) else _LEVEL, who.id)


def _who(row: Row[Any]) -> Rated:
    return Person(row.who) if row.kind == _PERSON else Level(row.who)


def _values(rating: Rating, prefix: str = "") -> dict[str, object]:
    return {
        f"{prefix}mean": rating.mean,
        f"{prefix}deviation": rating.deviation,
        f"{prefix}games": rating.games,
        f"{prefix}played_at_ms": rating.played_at_ms,
    }


def _rating(row: Row[Any], prefix: str = "") -> Rating:
    return Rating(**{name: getattr(row, f"{prefix}{name}") for name in _values(Rating())})


def _row_of(change: Change) -> dict[str, object]:
    kind, name = _key(change.who)
    return {
        "game": change.game,
        "family": change.family.value,
        "kind": kind,
        "who": name,
        "expected_rank": change.expected_rank,
        "rank": change.rank,
        "left": change.left,
        **_values(change.before, "before_"),
        **_values(change.after, "after_"),
    }


def _change(row: Row[Any]) -> Change:
    before, after = _rating(row, "before_"), _rating(row, "after_")
    family, who = Family(row.family), _who(row)
    return Change(row.game, family, who, before, after, row.expected_rank, row.rank, row.left)
