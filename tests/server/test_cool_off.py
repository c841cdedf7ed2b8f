"""Who leaves strangers in the midst of a game waits before the next."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.acquaintance import id_of, refused
from tests.server.client import Json, Person, Tab, nonce
from tests.server.conftest import Game, Place, game_of, game_with, plain_rules, serving

pytestmark = pytest.mark.anyio
RULES = plain_rules(2)


async def leave(game: Game, seat: int) -> None:
    """Leave a running game for good."""
    assert (await game.tabs[seat].ask("leave"))["t"] == "done"


async def left(place: Place, person: Person, times: int = 1) -> None:
    """Have somebody leave so many rated games."""
    for _ in range(times):
        game = await game_with([person, await place.person()], RULES, rated=True, suggestions=False)
        await leave(game, 0)
    await place.house.leavers.settled()


async def told(person: Person) -> list[str]:
    """Return what somebody is to read."""
    return [word["what"] for word in await person.get("/api/me/told")]


def rated() -> Json:
    """Return the wish for a rated table."""
    return {"rules": RULES, "seats": 2, "nonce": nonce(), "rated": True, "suggestions": False}


async def test_the_first_leave_is_forgiven_with_a_word(place: Place) -> None:
    ben = await place.person()
    await left(place, ben)
    assert await told(ben) == ["left"]
    await ben.open(RULES, 2, rated=True, suggestions=False)


async def test_who_leaves_again_rests_from_strangers_and_not_from_friends(place: Place) -> None:
    ben = await place.person()
    await left(place, ben, times=2)
    assert await told(ben) == ["left", "resting"]
    answer = await ben.request("POST", "/api/tables", rated())
    assert answer.status_code == 409
    assert (answer.json()["code"], answer.json()["args"]) == ("cool-off", {"time": "5 min"})
    play = {"pace": "standard", "rules": RULES, "seats": 3, "nonce": nonce()}
    assert await refused(ben, "POST", "/api/play", play) == (409, "cool-off")
    compete = {"rules": RULES, "seats": 2, "nonce": nonce(), "buyIn": 30, "prizes": "winner"}
    assert await refused(ben, "POST", "/api/compete", compete) == (409, "cool-off")
    other = await place.person()
    async with ben.at(await other.open(RULES, 2, rated=True, suggestions=False)) as tab:
        assert (await tab.ask("sit", seat=1, nonce=nonce()))["code"] == "cool-off"
    async with ben.at(await other.open(RULES, 2)) as tab:
        assert (await tab.ask("sit", seat=1, nonce=nonce()))["t"] == "done"


async def test_waits_end_with_their_time(tmp_path: Path) -> None:
    async with serving(tmp_path, cool_off_s=(7,)) as place:
        ben = await place.person()
        await left(place, ben, times=2)
        assert await refused(ben, "POST", "/api/tables", rated()) == (409, "cool-off")
        now = place.house.clock
        place.house.clock = lambda: now() + 7_001
        await ben.open(RULES, 2, rated=True, suggestions=False)


async def test_private_tables_are_left_freely(place: Place) -> None:
    game = await game_of(place, 2, RULES)
    await leave(game, 0)
    await place.house.leavers.settled()
    assert await told(game.people[0]) == []


async def test_who_leaves_bots_alone_leaves_nobody(place: Place) -> None:
    ben = await place.person()
    body = {"pace": "standard", "rules": plain_rules(3), "seats": 4, "nonce": nonce()}
    card = (await ben.request("POST", "/api/play", body)).json()
    async with ben.at(card["id"]) as tab:
        assert (await tab.ask("leave"))["t"] == "done"
    await place.house.leavers.settled()
    assert await told(ben) == []


async def test_a_lost_line_is_no_leaving_unless_it_lasts_to_the_end(tmp_path: Path) -> None:
    """Both lose their lines and a bot covers them; only one comes back."""
    async with serving(tmp_path, cover_after_ms=1) as place:
        game = await game_of(place, 3, RULES, rated=True, suggestions=False)
        ann, ben, cleo = game.people
        await game.tabs[1].close()
        await game.tabs[2].close()
        first = game.tabs[0]
        await first.until(lambda: all(first.view["seats"][seat]["covered"] for seat in (1, 2)))
        back = await ben.tab(game.table_id)
        await back.until(lambda: not back.view["seats"][1]["covered"])
        both = [first, back]
        while not first.is_over:
            await first.until(
                lambda: first.is_over or any(t.is_my_turn or t._may_say_ready() for t in both)
            )
            for tab in both:
                if tab.is_my_turn:
                    await tab.act()
                elif tab._may_say_ready():
                    await tab.ask("ready", after=tab.view["number"])
        await place.house.clerk.settled()
        await place.house.aftermath.catch_up()
        assert (await told(ann), await told(ben), await told(cleo)) == ([], [], ["left"])
        assert place.house.store.safety.leaves.recent(id_of(cleo), place.house.clock()).count == 1


async def handed_over(place: Place, bonus: int) -> tuple[Person, Tab, Person, Tab]:
    """Return Ann, who plays with Ben, and Ben's friend, who has his seat of a stranger's game."""
    ann, ben, friend = await place.people(3)
    rules = RULES | {"scoring": {"bonus": bonus}}
    body = {"pace": "standard", "rules": rules, "seats": 2, "nonce": nonce()}
    ids = [(await one.request("POST", "/api/play", body)).json()["id"] for one in (ann, ben)]
    first, second, third = [await one.tab(ids[0]) for one in (ann, ben, friend)]
    assert ids[0] == ids[1]
    seat = second.view["you"]["seat"]
    assert (await second.ask("offer", to=id_of(friend)))["t"] == "done"
    assert (await third.ask("sit", seat=seat, nonce=nonce()))["t"] == "done"
    await second.close()
    return ann, first, ben, third


@pytest.mark.parametrize("plays_on", [True, False])
async def test_a_seat_is_handed_over_fairly_if_it_is_played_on(
    tmp_path: Path, *, plays_on: bool
) -> None:
    """Else a second account, which only takes the seat, would do the leaving."""
    async with serving(tmp_path, cover_after_ms=1) as place:
        ann, first, ben, third = await handed_over(place, bonus=31)
        if not plays_on:
            await third.close()
            await first.until(lambda: any(seat["covered"] for seat in first.view["seats"]))
        both = [first] if not plays_on else [first, third]
        await asyncio.gather(*(tab.play_on(lambda: first.is_over) for tab in both))
        await place.house.clerk.settled()
        await place.house.aftermath.catch_up()
        assert (await told(ann), await told(ben)) == ([], [] if plays_on else ["left"])


async def test_a_seat_that_was_handed_over_is_left_by_both(tmp_path: Path) -> None:
    async with serving(tmp_path) as place:
        ann, first, ben, third = await handed_over(place, bonus=32)
        assert (await third.ask("leave"))["t"] == "done"
        await first.play_on(lambda: first.is_over)
        await place.house.leavers.settled()
        await place.house.clerk.settled()
        await place.house.aftermath.catch_up()
        assert (await told(ann), await told(ben)) == ([], ["left"])


async def test_who_rests_plays_no_rematch_with_strangers(place: Place) -> None:
    ann, ben = await place.people(2)
    game = await game_with([ann, ben], plain_rules(1), rated=True, suggestions=False)
    await game.play_on(lambda: game.tabs[0].is_over)
    await left(place, ben, times=2)
    path = f"/api/tables/{game.table_id}/rematch"
    assert (await ann.request("POST", path, {"nonce": nonce()})).status_code == 200
    assert await refused(ben, "POST", path, {"nonce": nonce()}) == (409, "cool-off")
