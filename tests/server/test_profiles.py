"""What finished games come to, and who may know it."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from pathlib import Path

import pytest

from tests.server.acquaintance import befriended, does, group, id_of, refused
from tests.server.client import Person
from tests.server.conftest import Place, game_of, plain_rules, serving

pytestmark = pytest.mark.anyio
RULES = plain_rules(2)


@pytest.fixture
async def played(tmp_path: Path) -> AsyncGenerator[tuple[Place, list[Person], str]]:
    """Return a house, two who have ended a game there, and their table."""
    async with serving(tmp_path) as place:
        game = await game_of(place, 2, RULES)
        await game.play_on(lambda: game.tabs[0].is_over)
        await place.house.clerk.settled()
        await place.house.aftermath.catch_up()
        yield place, game.people, game.table_id


async def test_a_profile_counts_what_the_record_says(
    played: tuple[Place, list[Person], str],
) -> None:
    place, (ann, ben), table_id = played
    stranger = await place.person()
    record = await ann.get(f"/api/tables/{table_id}/record")
    for seat, person in enumerate((ann, ben)):
        profile = await stranger.get(f"/api/people/{id_of(person)}")
        counts = profile["all"]
        bids = [(r["bids"][seat], r["taken"][seat]) for r in record["rounds"]]
        rank = record["ranks"][seat]
        assert counts["games"] == 1
        assert counts["place"] == rank
        assert counts["wins"] == (rank == 1)
        assert counts["bids"] == len(bids)
        assert counts["made"] == sum(bid == taken for bid, taken in bids)
        assert counts["over"] == sum(taken > bid for bid, taken in bids)
        assert counts["under"] == sum(taken < bid for bid, taken in bids)
        assert profile["variants"] == [{"variant": None, "counts": counts}]
        assert (profile["near"], profile["seenAt"], profile["you"]) == (None, None, False)


async def test_games_are_listed_for_friends_alone(
    played: tuple[Place, list[Person], str],
) -> None:
    place, (ann, ben), table_id = played
    stranger = await place.person()
    path = f"/api/people/{id_of(ann)}/games"
    assert await refused(stranger, "GET", path) == (403, "friends-only")
    (own,) = await ann.get(path)
    assert (own["table"], own["others"]) == (table_id, [ben.me["name"]])
    await befriended(ann, stranger)
    assert await stranger.get(path) == [own]
    assert await stranger.get(f"{path}?before={own['finishedAt']}") == []


async def test_those_with_whom_you_played_are_at_hand(
    played: tuple[Place, list[Person], str],
) -> None:
    _, (ann, ben), _ = played
    assert await group(ann, "met") == [id_of(ben)]
    await does(ann, "PUT", "muted", ben)
    assert await group(ann, "met") == []


async def test_nobody_has_no_profile(place: Place) -> None:
    ann = await place.person()
    assert await refused(ann, "GET", "/api/people/0000") == (404, "no-such-player")


async def test_what_is_held_of_people_is_told_and_deleted(
    played: tuple[Place, list[Person], str],
) -> None:
    """Whoever goes is nobody's friend any more, and their games are a former player's."""
    place, (ann, ben), table_id = played
    cleo = await place.person()
    await befriended(ann, ben)
    await does(ann, "PUT", "blocked", cleo)
    await does(cleo, "PUT", "friends", ann)
    parts = (await ann.get("/api/account/export"))["parts"]
    told = parts["people"]
    assert [p["id"] for p in told["friends"]] == [id_of(ben)]
    assert [p["id"] for p in told["blocked"]] == [id_of(cleo)]
    assert [game["table"] for game in parts["games"]] == [table_id]
    assert id_of(cleo) not in str(told["asked"]), "what others have said is theirs"
    answer = await ann.request("POST", "/api/account/delete", {})
    assert answer.status_code == 204, answer.text
    for person, name in ((ben, "friends"), (ben, "met"), (cleo, "asked")):
        assert await group(person, name) == []
    (game,) = await ben.get(f"/api/people/{id_of(ben)}/games")
    assert game["others"] == ["Former player"]
    assert await refused(ben, "GET", f"/api/people/{id_of(ann)}") == (404, "no-such-player")
    glimpses = place.house.store.company.glimpses
    await place.house.friends.lookout.tell()
    assert await glimpses.of([id_of(ann)]) == {}
