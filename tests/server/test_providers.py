"""Signing in by an account elsewhere: what people keep, add, remove and take along."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Callable
from typing import Any

import pytest

from ohhell.server.providers import read_providers
from ohhell.server.web.embassy import COOKIE
from tests.provider import Provider, ec_key, rsa_key
from tests.server.acquaintance import id_of
from tests.server.client import Person, nonce
from tests.server.conftest import Place, plain_rules, serving
from tests.server.keeping import Keeping
from tests.server.test_accounts import refusal, register
from tests.server.test_safety import do, moderator
from tests.server.travelling import (
    BEGIN,
    LEAVE,
    linked,
    outcome,
    sent,
    through,
)

pytestmark = pytest.mark.anyio


@pytest.fixture
async def house(keeping: Keeping, club: Provider) -> AsyncGenerator[Place]:
    """Return a server that knows a provider, once for each way to keep a house."""
    named = read_providers(club.settings())
    async with serving(keeping.data, database=keeping.database, oidc=named) as place:
        yield place


async def test_a_guest_keeps_everything_and_comes_back_from_anywhere(house: Place) -> None:
    """The player id stays, and with it tables and seats; no other word is needed."""
    guest, elsewhere = await house.people(2)
    table_id = await guest.open(plain_rules(1), 2)
    assert await outcome(guest) == "made"
    assert await guest.get("/api/me") == guest.me | {"account": True}
    assert [one["provider"] for one in await linked(guest)] == ["Club"]
    assert await outcome(elsewhere) == "signed-in"
    assert await elsewhere.get("/api/me") == guest.me | {"account": True}
    assert [table["id"] for table in await elsewhere.get("/api/me/tables")] == [table_id]
    assert await outcome(elsewhere) == "known"
    assert len(await linked(elsewhere)) == 1


async def test_a_guest_who_has_played_is_asked_first(house: Place) -> None:
    """As before a password: what stays behind is said, and nothing is lost before a yes."""
    owner, guest = await house.people(2)
    await outcome(owner)
    table_id = await guest.open(plain_rules(1), 2)
    assert await outcome(guest) == "asks"
    assert await guest.get("/api/me") == guest.me, "nobody has said yes yet"
    assert [table["id"] for table in await guest.get("/api/me/tables")] == [table_id]
    answer = await guest.request("POST", LEAVE)
    assert answer.json() == owner.me | {"account": True}
    assert await guest.get("/api/me") == owner.me | {"account": True}
    assert refusal(await guest.request("POST", LEAVE)) == (403, "provider-too-late")


async def test_a_guest_who_has_nothing_is_not_asked(house: Place) -> None:
    """A table where somebody sat for a moment is nothing that stays behind."""
    owner, guest = await house.people(2)
    await outcome(owner)
    table_id = await owner.open(plain_rules(1), 2)
    tab = await guest.tab(table_id)
    assert (await tab.ask("sit", seat=1, nonce=nonce()))["t"] == "done"
    assert (await tab.ask("leave"))["t"] == "done"
    assert await outcome(guest) == "signed-in"


async def test_only_who_was_asked_may_leave(allied: Place) -> None:
    """Neither another browser, nor one that was sent away and has not come back."""
    owner, guest, other = await allied.people(3)
    await outcome(owner)
    await guest.open(plain_rules(1), 2)
    await outcome(guest)
    assert refusal(await other.request("POST", LEAVE)) == (403, "provider-too-late")
    await sent(other)
    assert refusal(await other.request("POST", LEAVE)) == (403, "provider-too-late")
    other._http.cookies.set(COOKIE, guest._http.cookies[COOKIE], path="/api/account/providers")
    assert refusal(await other.request("POST", LEAVE)) == (403, "provider-too-late")


async def test_who_has_an_account_adds_one_elsewhere_and_removes_it(house: Place) -> None:
    person, elsewhere = await house.people(2)
    await register(person, "two-ways")
    assert await outcome(person) == "added"
    assert await outcome(elsewhere) == "signed-in"
    (card,) = await linked(person)
    path = f"/api/account/linked/{card['id']}"
    for _ in range(2):
        answer = await person.request("DELETE", path)
        assert (answer.status_code, answer.json()["linked"]) == (200, [])
    newcomer = await house.person()
    assert await outcome(newcomer) == "made", "it is nobody's now"
    assert (await newcomer.get("/api/me"))["id"] != person.me["id"]


async def test_the_last_way_in_stays(house: Place, club: Provider) -> None:
    person = await house.person()
    await outcome(person)
    club.subject = "zoe-8"
    assert await outcome(person) == "added"
    first, second = [f"/api/account/linked/{card['id']}" for card in await linked(person)]
    assert (await person.request("DELETE", first)).status_code == 200
    assert refusal(await person.request("DELETE", second)) == (409, "last-way")
    assert [card["id"] in second for card in await linked(person)] == [True]
    await register(person, "a-password-too")
    assert (await person.request("DELETE", second)).json()["linked"] == []


async def test_nobody_removes_what_is_somebody_elses(allied: Place, club: Provider) -> None:
    owner, thief = await allied.people(2)
    await outcome(owner)
    (card,) = await linked(owner)
    club.subject = "thief"
    await outcome(thief)
    await register(thief, "thief")
    answer = await thief.request("DELETE", f"/api/account/linked/{card['id']}")
    assert len(answer.json()["linked"]) == 1
    assert await linked(owner) == [card]


async def test_an_account_elsewhere_is_one_persons(house: Place) -> None:
    """Who is somebody already does not become somebody else by a slip."""
    owner, other = await house.people(2)
    await outcome(owner)
    await register(other, "somebody-else")
    assert refusal(await through(other)) == (409, "linked-elsewhere")
    assert await linked(other) == []
    assert (await other.get("/api/me"))["id"] == other.me["id"]


async def test_what_is_deleted_is_deleted_there_too(house: Place, club: Provider) -> None:
    """And told before: what the provider calls somebody is all that is known from there."""
    person, later = await house.people(2)
    await outcome(person)
    (told,) = (await person.get("/api/account/export"))["parts"]["linked"]
    assert told.keys() == {"issuer", "subject", "madeAt", "usedAt"}
    assert told["subject"] == club.subject
    assert (await person.request("POST", "/api/account/delete", {})).status_code == 204
    assert await outcome(later) == "made"
    assert (await later.get("/api/me"))["id"] == later.me["id"]


async def test_the_suspended_stay_suspended(allied: Place) -> None:
    owner, elsewhere = await allied.people(2)
    await outcome(owner)
    await do(await moderator(allied), "suspend", person=id_of(owner))
    assert await outcome(elsewhere) == "signed-in"
    body = {"rules": plain_rules(1), "seats": 2, "nonce": "00" * 16}
    assert refusal(await elsewhere.request("POST", "/api/tables", body))[0] == 409


@pytest.mark.parametrize(
    ("algorithm", "make"), [("RS256", rsa_key), ("PS256", rsa_key), ("ES256", ec_key)]
)
async def test_all_usual_ways_to_sign_do(
    allied: Place, club: Provider, algorithm: str, make: Callable[[], Any]
) -> None:
    club.algorithm, club.key = algorithm, make()
    club.claims = {"aud": ["the-house"], "azp": "the-house", "auth_time": 1, "name": "Zoë"}
    assert await outcome(await allied.person()) == "made"


async def test_a_provider_may_want_the_secret_in_the_form(ally: Place, club: Provider) -> None:
    club.wants_post = True
    assert await outcome(await ally.person()) == "made"


async def test_only_who_somebody_is_is_asked(allied: Place, club: Provider) -> None:
    """No name, no address; and no code is good without what this browser alone knows."""
    person = await allied.person()
    await outcome(person)
    (asked,) = club.asked
    assert asked["scope"] == "openid"
    assert asked["response_type"] == "code"
    assert asked["code_challenge_method"] == "S256"
    cookies = {c.name: c for c in person._http.cookies.jar}
    assert COOKIE not in cookies, "it is used up"
    answer = await person.request("POST", BEGIN)
    (cookie,) = [c for c in answer.headers.get_list("set-cookie") if c.startswith(COOKIE)]
    words = {part.strip().lower() for part in cookie.split(";")[1:]}
    assert words >= {"httponly", "samesite=lax", "path=/api/account/providers", "max-age=600"}
    secret = cookie.partition("=")[2].partition(";")[0]
    assert secret not in answer.text


async def test_without_a_provider_nothing_is_there(place: Place) -> None:
    person = await place.person()
    account = await person.get("/api/account")
    assert (account["providers"], account["linked"]) == ([], [])
    for path in (BEGIN, LEAVE, "/api/account/providers/club/end"):
        assert (await person.request("POST", path, {})).status_code == 404
    assert (await person.request("DELETE", "/api/account/linked/x")).status_code == 404


async def test_a_provider_that_is_named_no_more_signs_nobody_in(
    keeping: Keeping, club: Provider
) -> None:
    """It is no way in either, so that nobody is left with it alone; named again, it is back."""
    both = {**club.settings("old", "Old"), **club.settings("club"), "OHHELL_OIDC": "club"}
    both = {name: text for name, text in both.items() if "_OLD_" not in name}
    kept: dict[str, Any] = {"database": keeping.database}
    async with serving(keeping.data, oidc=read_providers(both), **kept) as place:
        person = await place.person()
        await outcome(person)
        await register(person, "stays")
        token = person.token
    async with serving(keeping.data, **kept) as place:
        again = await place.stack.enter_async_context(Person(place.address, token))
        assert await linked(again) == []
        assert len((await again.get("/api/account/export"))["parts"]["linked"]) == 1
    async with serving(keeping.data, oidc=read_providers(both), **kept) as place:
        again = await place.stack.enter_async_context(Person(place.address, token))
        assert len(await linked(again)) == 1


async def test_another_provider_is_none(allied: Place) -> None:
    person = await allied.person()
    answer = await person.request("POST", "/api/account/providers/school/begin")
    assert refusal(answer) == (404, "no-such-provider")
