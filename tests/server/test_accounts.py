"""Accounts: a guest who wants one has it, comes back from anywhere, and signs other devices out."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any, Literal

import httpx
import pytest
from argon2 import PasswordHasher

from ohhell.server import Limits
from ohhell.server.people.devices import device_of
from ohhell.server.people.passwords import Passwords
from ohhell.wire.accounts import SetSignIn, SignIn
from tests.server.client import Json, Person
from tests.server.conftest import AMPLE, Place, game_of, plain_rules, serving

pytestmark = pytest.mark.anyio

PASSWORD = "take exactly three"
FIREFOX = "Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0"


async def register(person: Person, name: str, password: str = PASSWORD, **more: str) -> Json:
    """Have somebody make an account, or change it."""
    body = {"signInName": name, "password": password, **more}
    answer = await person.request("PUT", "/api/account/sign-in", body)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


async def sign_in(person: Person, name: str, password: str = PASSWORD) -> httpx.Response:
    """Have somebody sign in."""
    body = {"signInName": name, "password": password}
    return await person.request("POST", "/api/account/sign-in", body, user_agent=FIREFOX)


def refusal(answer: httpx.Response) -> tuple[int, str]:
    """Return the status and the code of a refusal."""
    return answer.status_code, answer.json()["code"]


async def test_a_guest_becomes_an_account_and_keeps_everything(place: Place) -> None:
    """The player id stays, and with it history, tables and seats; also on another device."""
    guest, elsewhere = await place.people(2)
    table_id = await guest.open(plain_rules(1), 2)
    async with guest.at(table_id) as tab:
        account = await register(guest, "Keeper")
        assert account["signInName"] == "Keeper"
        assert await guest.get("/api/me") == guest.me | {"account": True}
        assert (await tab.say('{"t": "ping"}'))["t"] == "pong", "the seat is the same person's"
    answer = await sign_in(elsewhere, "kEEPER")
    assert answer.json() == guest.me | {"account": True}
    assert [table["id"] for table in await elsewhere.get("/api/me/tables")] == [table_id]
    async with elsewhere.at(table_id) as tab:
        assert tab.view["you"]["seat"] == 0


async def test_a_wrong_name_is_refused_as_a_wrong_password_is(place: Place) -> None:
    """Nobody learns who has an account here; neither refusal is made without a hash."""
    owner, stranger = await place.people(2)
    await register(owner, "Somebody")
    wrong = [await sign_in(stranger, "somebody", "some other words")]
    wrong.append(await sign_in(stranger, "nobody", PASSWORD))
    assert wrong[0].json() == wrong[1].json()
    assert {refusal(answer) for answer in wrong} == {(403, "wrong-sign-in")}
    assert not (await stranger.get("/api/me"))["account"]


async def test_a_hash_is_compared_even_for_nobody() -> None:
    """The time would tell whether there is such a name."""
    compared: list[str] = []

    class Counting(PasswordHasher):
        def verify(
            self,
            hash: str | bytes,  # noqa: A002
            password: str | bytes,
        ) -> Literal[True]:
            compared.append(str(hash))
            return super().verify(hash, password)

    hasher = Counting(1, 64, 1)
    passwords = Passwords(1, hasher)
    kept = await passwords.hash("a password")
    for known in (kept, None):
        assert not (await passwords.compare(known, "another")).is_right
    assert not (await passwords.compare(None, "a password")).is_right
    parameters = {hash_.rpartition("$")[0].rpartition("$")[0] for hash_ in compared}
    assert (len(compared), len(parameters)) == (3, 1)
    assert (await passwords.compare(kept, "a password")).is_right
    passwords.close()


async def test_a_password_is_hashed_anew_when_that_has_become_cheap(place: Place) -> None:
    """Else whoever signed up years ago would be guarded by what was enough then."""
    owner, elsewhere = await place.people(2)
    await register(owner, "Veteran")
    accounts = place.house.store.accounts
    player_id = owner.me["id"]
    kept = await accounts.sign_in(player_id)
    assert kept is not None
    cheap = PasswordHasher(1, 64, 1).hash(PASSWORD)
    await accounts.set_sign_in(player_id, replace(kept, hash=cheap))
    assert (await sign_in(elsewhere, "veteran")).status_code == 200
    fresh = await accounts.sign_in(player_id)
    assert fresh is not None
    assert fresh.hash != cheap
    assert not PasswordHasher().check_needs_rehash(fresh.hash)


async def test_a_name_signs_in_one_person(place: Place) -> None:
    """However it is written, and whoever asks first."""
    one, other = await place.people(2)
    answers = await asyncio.gather(
        *(
            person.request(
                "PUT", "/api/account/sign-in", {"signInName": name, "password": PASSWORD}
            )
            for person, name in ((one, "Straße"), (other, "STRASSE"))
        )
    )
    assert sorted(answer.status_code for answer in answers) == [200, 409]
    assert {a.json()["code"] for a in answers if a.status_code == 409} == {"sign-in-name-taken"}


async def test_a_new_password_wants_the_old_and_signs_the_others_out(either: Place) -> None:
    """Also those at a table, at once: whoever knew the old one is out."""
    owner, elsewhere = await either.people(2)
    name = f"changer-{either.house.settings.socket}"
    table_id = await owner.open(plain_rules(1), 2)
    await register(owner, name)
    assert (await sign_in(elsewhere, name)).status_code == 200
    tab, own = await elsewhere.tab(table_id), await owner.tab(table_id)
    body = {"signInName": name, "password": "another password"}
    wrong = await owner.request("PUT", "/api/account/sign-in", body | {"current": "a guess"})
    missing = await owner.request("PUT", "/api/account/sign-in", body)
    assert refusal(wrong) == refusal(missing) == (403, "wrong-password")
    account = await register(owner, name, "another password", current=PASSWORD)
    assert [session["isThis"] for session in account["sessions"]] == [True]
    assert await tab.ended() == 4003
    assert tab.told[-1] == {"t": "bye", "code": "signed-out"}
    assert not own.is_closed
    assert (await elsewhere.get("/api/me"))["id"] != owner.me["id"]
    assert refusal(await sign_in(elsewhere, name)) == (403, "wrong-sign-in")
    assert (await sign_in(elsewhere, name, "another password")).status_code == 200


async def test_the_name_changes_without_the_password(place: Place) -> None:
    owner, elsewhere = await place.people(2)
    await register(owner, "Before")
    body = {"signInName": "After", "current": PASSWORD}
    answer = await owner.request("PUT", "/api/account/sign-in", body)
    assert answer.json()["signInName"] == "After"
    assert refusal(await sign_in(elsewhere, "Before")) == (403, "wrong-sign-in")
    assert (await sign_in(elsewhere, "After")).status_code == 200


async def test_devices_are_listed_and_signed_out(place: Place) -> None:
    owner, phone, tablet = await place.people(3)
    await register(owner, "Traveller")
    for person in (phone, tablet):
        assert (await sign_in(person, "traveller")).status_code == 200
    sessions = (await owner.get("/api/account"))["sessions"]
    others = [session for session in sessions if not session["isThis"]]
    assert {(one["browser"], one["system"]) for one in others} == {("Firefox", "Android")}
    token = phone.token
    for _ in range(2):
        one = f"/api/account/sessions/{others[0]['id']}"
        assert len((await owner.request("DELETE", one)).json()["sessions"]) == 2
    mine = next(session["id"] for session in sessions if session["isThis"])
    own = await owner.request("DELETE", f"/api/account/sessions/{mine}")
    assert refusal(own) == (409, "this-session")
    left = (await owner.request("DELETE", "/api/account/sessions")).json()["sessions"]
    assert [session["id"] for session in left] == [mine]
    assert place.house.store.people.find(token) is None
    assert (await owner.get("/api/me"))["account"]


async def test_nobody_signs_out_the_devices_of_others(place: Place) -> None:
    one, other = await place.people(2)
    theirs = (await other.get("/api/account"))["sessions"][0]["id"]
    await one.request("DELETE", f"/api/account/sessions/{theirs}")
    assert (await other.get("/api/me"))["id"] == other.me["id"]


async def test_who_signs_out_is_somebody_new(place: Place) -> None:
    owner = await place.person()
    refused = await owner.request("POST", "/api/account/sign-out")
    assert refusal(refused) == (409, "no-way-back")
    await register(owner, "Leaver")
    token = owner.token
    assert (await owner.request("POST", "/api/account/sign-out")).status_code == 204
    assert place.house.store.people.find(token) is None
    assert (await owner.get("/api/me"))["id"] != owner.me["id"]


async def test_a_sign_in_gives_another_token(place: Place) -> None:
    """A token that somebody planted beforehand must not become one of the account."""
    owner, elsewhere = await place.people(2)
    await register(owner, "Fixed")
    planted = elsewhere.token
    await sign_in(elsewhere, "fixed")
    assert elsewhere.token != planted
    assert place.house.store.people.find(planted) is None


def test_a_password_is_never_shown() -> None:
    for body in (SignIn(sign_in_name="a", password=PASSWORD), SetSignIn(sign_in_name="a")):
        assert repr(body) == f"{type(body).__name__}(…)"


async def test_what_is_not_known_has_no_account(place: Place) -> None:
    async with httpx.AsyncClient(base_url=place.address, verify=False) as client:
        answer = await client.get("/api/account")
    assert refusal(answer) == (401, "not-known")


async def test_sign_in_name_length_and_password_length(place: Place) -> None:
    """sign_in_name_length, password_length_min, password_length: each end, and one beyond."""
    limits = Limits()
    person = await place.person()
    name, least, most = "x" * limits.sign_in_name_length, "a" * 8, "b" * limits.password_length
    assert limits.password_length_min == 8
    await register(person, name, least)
    await register(person, name, most, current=least)
    for changes, code in (
        ({"signInName": name + "x"}, "bad-sign-in-name"),
        ({"signInName": "two words"}, "bad-sign-in-name"),
        ({"signInName": ""}, "bad-sign-in-name"),
        ({"password": "1234567"}, "bad-password"),
        ({"password": most + "b"}, "bad-password"),
    ):
        body: Json = {"signInName": name, "password": least, "current": most} | changes
        answer = await person.request("PUT", "/api/account/sign-in", body)
        assert refusal(answer) == (400, code), changes


async def test_sign_ins_per_minute(tmp_path: Path) -> None:
    """sign_ins_per_minute: of one name from anywhere, and of any names from one address."""
    limits = replace(AMPLE, sign_ins_per_minute=2.0)
    async with serving(tmp_path, limits=limits, proxies=1) as place:
        person = await place.person()

        async def tried(name: str, address: str) -> int:
            body = {"signInName": name, "password": PASSWORD}
            own: dict[str, Any] = {"x_forwarded_for": address}
            answer = await person.request("POST", "/api/account/sign-in", body, **own)
            return answer.status_code

        assert [await tried("ann", f"198.51.100.{k}") for k in range(3)] == [403, 403, 429]
        names = ("ben", "cleo", "dora")
        assert [await tried(name, "203.0.113.7") for name in names] == [403, 403, 429]


async def test_sessions_per_player(tmp_path: Path) -> None:
    """sessions_per_player: with one more, the one unused for longest is signed out."""
    async with serving(tmp_path, limits=replace(AMPLE, sessions_per_player=2)) as place:
        owner, *others = await place.people(3)
        await register(owner, "Collector")
        for person in others:
            await sign_in(person, "collector")
        known = [(await person.get("/api/me"))["id"] for person in (owner, *others)]
        assert [id_ == owner.me["id"] for id_ in known] == [False, True, True]


async def test_password_hashes() -> None:
    """password_hashes: of many who sign in at once, no more are compared at once."""
    at_once, most = 0, 0

    class Watched(PasswordHasher):
        def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
            nonlocal at_once, most
            at_once += 1
            most = max(most, at_once)
            found = super().hash(password, salt=salt)
            at_once -= 1
            return found

    passwords = Passwords(Limits().password_hashes, Watched(2, 8192, 1))
    await asyncio.gather(*(passwords.hash(f"password {k}") for k in range(12)))
    assert most == Limits().password_hashes
    passwords.close()


@pytest.mark.parametrize(
    ("said", "browser", "system"),
    [
        (FIREFOX, "Firefox", "Android"),
        (
            (
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) "
                "Chrome/128.0.0.0 Safari/537.36 Edg/128.0.0.0"
            ),
            "Edge",
            "Windows",
        ),
        (
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 "
                "(KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1"
            ),
            "Safari",
            "iPhone",
        ),
        (
            (
                "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) "
                "Chrome/128.0.0.0 Safari/537.36"
            ),
            "Chrome",
            "Linux",
        ),
        ("curl/8.5.0", "", ""),
        ("", "", ""),
    ],
)
def test_a_device_has_a_name_people_know(said: str, browser: str, system: str) -> None:
    found = device_of(said)
    assert (found.browser, found.system) == (browser, system)


async def test_an_account_takes_part_in_games(place: Place) -> None:
    """Signing in elsewhere in the middle of a game takes the seat along, cards and all."""
    game = await game_of(place, 2, plain_rules(2))
    elsewhere = await place.person()
    seat = game.tabs[0].view["round"]["toAct"][0]
    await register(game.people[seat], "Mover")
    assert (await sign_in(elsewhere, "mover")).status_code == 200
    tab = await elsewhere.tab(game.table_id)
    assert tab.view["you"] == game.tabs[seat].view["you"]
    assert (await tab.act())["t"] == "done"
