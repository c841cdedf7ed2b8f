"""Ratings as people are told of them: after a game, on a profile, on a leaderboard."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

import pytest

from ohhell.club.ratings import Family, Level, Person, Rated, Result, Seated
from ohhell.server import Limits
from ohhell.server.store import Ratings
from tests.server.client import Json
from tests.server.client import Person as Browser
from tests.server.conftest import AMPLE, Game, Place, game_of, plain_rules, serving

pytestmark = pytest.mark.anyio

DAY_MS = 86_400_000
ENOUGH = 12
"""So many games in every place make a rating certain."""


async def played(place: Place, count: int = 2, **more: object) -> Game:
    """Return a game of one round, of people alone, that is over, and has been followed."""
    game = await game_of(place, count, plain_rules(1), suggestions=False, **more)
    await game.play_on(lambda: game.tabs[0].is_over)
    await followed(place)
    return game


async def followed(place: Place) -> None:
    """Have the house follow what is over."""
    await place.house.clerk.settled()
    await place.house.aftermath.catch_up()


async def test_a_rated_game_is_told_with_what_was_expected(place: Place) -> None:
    game = await played(place, rated=True)
    ann, ben = game.people
    told = await ann.get(f"/api/tables/{game.table_id}/ratings")
    assert (told["told"], told["family"]) == ("rated", "heard")
    mine, other = told["changes"]
    assert (mine["you"], mine["id"], mine["name"]) == (True, ann.me["id"], ann.me["name"])
    assert (other["you"], other["id"], other["kind"]) == (False, ben.me["id"], "person")
    assert mine["before"] == other["before"] == 1500
    assert mine["after"] - 1500 == 1500 - other["after"]
    assert mine["expected"] == other["expected"] == 1.5
    ranks = game.tabs[0].view["ranks"]
    if ranks == [1, 2]:
        assert (mine["rank"], other["rank"]) == (1, 2)
        assert mine["after"] > 1500
    assert mine["provisional"]
    assert not mine["left"]
    theirs = (await ben.get(f"/api/tables/{game.table_id}/ratings"))["changes"]
    assert [change["id"] for change in theirs] == [ben.me["id"], ann.me["id"]]
    assert await ann.get(f"/api/people/{ben.me['id']}/ratings") == [
        {"family": "heard", "rating": other["after"], "games": 1, "provisional": True}
    ]


async def test_a_game_that_is_not_rated_changes_nothing(place: Place) -> None:
    game = await played(place)
    (ann, _) = game.people
    told = await ann.get(f"/api/tables/{game.table_id}/ratings")
    assert told == {"told": "unrated", "family": None, "changes": []}
    assert (await ann.get("/api/me/ratings"))["ratings"] == []


async def test_before_its_end_a_rated_game_waits(place: Place) -> None:
    game = await game_of(place, 2, plain_rules(1), suggestions=False, rated=True)
    told = await game.people[0].get(f"/api/tables/{game.table_id}/ratings")
    assert told["told"] == "waiting"
    answer = await game.people[0].request("GET", "/api/tables/22222222222x/ratings")
    assert answer.json()["code"] == "no-such-table"


async def test_whoever_plays_bots_alone_is_told_that_it_does_not_count(place: Place) -> None:
    ann = await place.person()
    table_id = await ann.open(
        plain_rules(1), 2, bots=True, start=True, rated=True, suggestions=False
    )
    tab = await ann.tab(table_id)
    await tab.play_on(lambda: tab.is_over)
    await followed(place)
    assert (await ann.get(f"/api/tables/{table_id}/ratings"))["told"] == "uncounted"


async def test_an_annulled_game_says_so(place: Place) -> None:
    game = await played(place, rated=True)
    await place.house.store.ratings.annul(game.table_id)
    told = await game.people[0].get(f"/api/tables/{game.table_id}/ratings")
    assert told == {"told": "annulled", "family": None, "changes": []}


async def test_who_hides_the_rating_is_told_to_nobody_else(place: Place) -> None:
    """On a profile, after a game and on the leaderboard; and is shown again when they want."""
    game = await played(place, rated=True)
    ann, ben = game.people
    for hidden in (True, False):
        answer = await ann.request("PUT", "/api/me/ratings", {"hidden": hidden})
        assert answer.json()["hidden"] is hidden
        assert len(answer.json()["ratings"]) == 1
        seen = await ben.get(f"/api/tables/{game.table_id}/ratings")
        assert (ann.me["id"] in {c["id"] for c in seen["changes"]}) is not hidden
        assert bool(await ben.get(f"/api/people/{ann.me['id']}/ratings")) is not hidden
        assert len(await ann.get(f"/api/people/{ann.me['id']}/ratings")) == 1
        mine = await ann.get(f"/api/tables/{game.table_id}/ratings")
        assert mine["changes"][0]["you"]


# --- Leaderboards ---------------------------------------------------------------------------------


async def strengthen(ratings: Ratings, ids: Iterable[str], now_ms: int, mark: str) -> None:
    """Have people play so often that one is sure, and know in the end who is stronger.

    Whoever is named first is the strongest; bots are the weakest.
    """
    who: list[Rated] = [*map(Person, ids), Level("casual")]
    even = ENOUGH * len(who)
    for number in range(even + ENOUGH):
        first = number % len(who) if number < even else 0
        order = who[first:] + who[:first]
        seats = tuple(Seated(one, rank) for rank, one in enumerate(order, 1))
        await ratings.rate(Result(f"{mark}{number}", Family.SEALED, seats, now_ms))


async def people_of(place: Place, count: int, mark: str) -> list[Browser]:
    """Return people who are listed, the strongest first."""
    people = await place.people(count)
    ids = [person.me["id"] for person in people]
    await strengthen(place.house.store.ratings, ids, place.house.clock(), mark)
    return people


async def test_a_leaderboard_is_read_page_by_page(tmp_path: Path) -> None:
    """People have ranks, and bots stand among them without one; who looks knows the own place."""
    async with serving(tmp_path, limits=limited(leaders_page=2, leaders_s=0.0)) as place:
        people = await people_of(place, 4, "g")
        last = people[-1]
        lines: list[Json] = []
        for start in (0, 2, 4):
            told = await last.get(f"/api/leaders/sealed?start={start}")
            assert (told["start"], told["total"], told["page"]) == (start, 5, 2)
            assert (told["you"], told["line"]) == ("listed", 3)
            assert len(told["lines"]) <= 2
            lines += told["lines"]
        ids = [*(person.me["id"] for person in people), "casual"]
        assert [line["id"] for line in lines] == ids
        assert [line["rank"] for line in lines] == [1, 2, 3, 4, None]
        assert [line["name"] for line in lines] == [*(p.me["name"] for p in people), ""]
        assert [line["you"] for line in lines] == [False, False, False, True, False]
        assert [line["tag"] for line in lines] == [*(p.me["tag"] for p in people), ""]
        assert (await last.get("/api/leaders/sealed?start=9"))["lines"] == []
        assert (await last.get("/api/leaders/sealed?start=-9"))["start"] == 0


def limited(**limits: float) -> Limits:
    """Return ample limits, but for these."""
    return replace(AMPLE, **limits)  # type: ignore[arg-type]


async def test_who_is_not_on_it_is_told_why(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=limited(leaders_s=0.0)) as place:
        now_ms, ratings = place.house.clock(), place.house.store.ratings
        ann, ben, cleo, dan = await place.people(4)
        await strengthen(ratings, [ann.me["id"], ben.me["id"]], now_ms - 31 * DAY_MS, "old")
        seats = (Seated(Person(cleo.me["id"]), 1), Seated(Person(ben.me["id"]), 2))
        await ratings.rate(Result("new", Family.SEALED, seats, now_ms))
        await ben.request("PUT", "/api/me/ratings", {"hidden": True})
        why = [(await p.get("/api/leaders/sealed"))["you"] for p in (ann, ben, cleo, dan)]
        assert why == ["away", "hidden", "provisional", "unplayed"]


async def test_whoever_hides_leaves_the_leaderboard_at_once(place: Place) -> None:
    """Also where it has just been made, and stands for a while."""
    (ann, ben) = await people_of(place, 2, "hide")
    assert (await ben.get("/api/leaders/sealed"))["total"] == 3
    await ann.request("PUT", "/api/me/ratings", {"hidden": True})
    told = await ben.get("/api/leaders/sealed")
    assert [line["rank"] for line in told["lines"]] == [1, None]
    await ann.request("PUT", "/api/me/ratings", {"hidden": False})


async def test_a_leaderboard_stands_for_a_while(tmp_path: Path) -> None:
    """It reads all who are on it: not for everybody who looks."""
    async with serving(tmp_path) as place:
        ann = await place.person()
        assert (await ann.get("/api/leaders/sealed"))["total"] == 0
        await people_of(place, 2, "late")
        assert (await ann.get("/api/leaders/sealed"))["total"] == 0


async def test_an_unknown_family_is_refused_in_words(place: Place) -> None:
    answer = await (await place.person()).request("GET", "/api/leaders/chess")
    assert answer.status_code == 404
    assert answer.json()["code"] == "no-such-family"
    assert "heard, sealed" in answer.json()["text"]
