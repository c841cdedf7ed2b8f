"""What a guest would leave behind by signing in: told before, since nobody comes back to it."""

from __future__ import annotations

import pytest

from tests.server.client import Json, Person, nonce
from tests.server.conftest import Place, game_of, plain_rules
from tests.server.test_accounts import refusal, register, sign_in
from tests.server.test_compete import chips, game_for_chips, pot

pytestmark = pytest.mark.anyio


async def belongings(person: Person) -> Json | None:
    """Return what somebody is told to leave behind."""
    found: Json | None = (await person.get("/api/account"))["belongings"]
    return found


async def test_who_has_nothing_leaves_nothing_behind(place: Place) -> None:
    """Neither the first chips, which everybody is granted, nor a seat that was given up."""
    guest, other = await place.people(2)
    assert await belongings(guest) is None
    assert await chips(guest) == 1_100
    assert await belongings(guest) is None
    table_id = await other.open(plain_rules(1), 2)
    tab = await guest.tab(table_id)
    assert (await tab.ask("sit", seat=1, nonce=nonce()))["t"] == "done"
    assert await belongings(guest) == {"tables": 1, "games": 0, "chips": 0}
    assert (await tab.ask("leave"))["t"] == "done"
    assert await belongings(guest) is None


async def test_games_and_tables_are_counted(place: Place) -> None:
    """A finished game is no unfinished table, and the tables of others are nobody else's."""
    game = await game_of(place, 2, plain_rules(1))
    guest, other = game.people
    assert await belongings(guest) == {"tables": 1, "games": 0, "chips": 0}
    await game.play_on(lambda: game.tabs[0].is_over)
    assert await belongings(guest) == {"tables": 0, "games": 1, "chips": 0}
    for _ in range(2):
        await guest.open(plain_rules(1), 2)
    assert await belongings(guest) == {"tables": 2, "games": 1, "chips": 0}
    assert await belongings(other) == {"tables": 0, "games": 1, "chips": 0}


async def test_chips_are_counted_with_those_at_stake(place: Place) -> None:
    """Whoever has put some down still owns as many as everybody; whoever has won owns more."""
    game = await game_for_chips(place, 2)
    assert await belongings(game.people[0]) == {"tables": 1, "games": 0, "chips": 0}
    await game.play_on(lambda: game.tabs[0].is_over)
    await pot(game.people[0], game.table_id, lambda found: found["settled"])
    for person in game.people:
        owned = await chips(person)
        told = 0 if owned == 1_100 else owned
        assert await belongings(person) == {"tables": 0, "games": 1, "chips": told}


async def test_who_has_an_account_can_come_back_to_everything(place: Place) -> None:
    guest = await place.person()
    await guest.open(plain_rules(1), 2)
    assert (await register(guest, "Returning"))["belongings"] is None


async def test_nobody_is_a_guest_again_who_was_left(place: Place) -> None:
    """The seat stays the guest's, and the token by which the browser was the guest is nobody's."""
    owner, guest = await place.people(2)
    await register(owner, "Somewhere")
    table_id = await guest.open(plain_rules(1), 2)
    same = await place.stack.enter_async_context(Person(place.address, guest.token))
    assert same.me == guest.me
    assert (await sign_in(guest, "somewhere")).status_code == 200
    assert refusal(await same.request("GET", "/api/account")) == (401, "not-known")
    assert await guest.get("/api/me/tables") == []
    assert await belongings(guest) is None
    (row,) = await place.house.listed([table_id])
    assert row.players == {same.me["id"]}
