"""Passkeys: made and used on a real road, and refused whatever else is sent down it."""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from ohhell.server import Limits
from ohhell.server.origins import PasskeyHome, passkey_home
from tests.server.authenticator import Authenticator
from tests.server.client import Json, Person
from tests.server.conftest import AMPLE, Place, serving
from tests.server.test_accounts import refusal, register

pytestmark = pytest.mark.anyio


@pytest.fixture
def named(place: Place) -> Place:
    """Return a server that is asked by a name: browsers bind no passkey to an address."""
    return replace(place, address=place.address.replace("127.0.0.1", "localhost"))


async def add(person: Person, device: Authenticator) -> httpx.Response:
    """Have somebody add a passkey."""
    asked = await person.request("POST", "/api/account/passkeys/options")
    assert asked.status_code == 200, asked.text
    body = {"credential": device.make(asked.json()["publicKey"])}
    return await person.request("POST", "/api/account/passkeys", body)


async def options(person: Person) -> Json:
    """Return what a passkey is to sign."""
    answer = await person.request("POST", "/api/account/sign-in/options")
    assert answer.status_code == 200, answer.text
    return dict(answer.json()["publicKey"])


async def present(person: Person, credential: Json) -> httpx.Response:
    """Have somebody sign in by what a passkey has signed."""
    return await person.request("POST", "/api/account/sign-in/passkey", {"credential": credential})


async def test_a_passkey_alone_is_an_account(named: Place) -> None:
    """No name, no password: the device knows who it is."""
    owner, elsewhere = await named.people(2)
    device = Authenticator(named.address)
    account = (await add(owner, device)).json()
    assert [key["id"] for key in account["passkeys"]] == [device.id.hex()]
    assert account["signInName"] is None
    answer = await present(elsewhere, device.used(1).sign(await options(elsewhere)))
    assert answer.json() == owner.me | {"account": True}
    assert (await elsewhere.get("/api/me"))["id"] == owner.me["id"]


async def test_what_is_offered_keeps_devices_apart(named: Place) -> None:
    person = await named.person()
    device = Authenticator(named.address)
    await add(person, device)
    offered = (await person.request("POST", "/api/account/passkeys/options")).json()["publicKey"]
    assert [known["type"] for known in offered["excludeCredentials"]] == ["public-key"]
    assert offered["authenticatorSelection"]["residentKey"] == "required"
    assert offered["rp"]["id"] == "localhost"
    assert (await options(person)).get("allowCredentials", []) == []


async def test_an_answer_is_good_once_and_for_who_asked(named: Place) -> None:
    """Whoever reads it on the way signs in nowhere with it."""
    owner, elsewhere, thief = await named.people(3)
    device = Authenticator(named.address)
    await add(owner, device)
    signed = device.used(1).sign(await options(elsewhere))
    assert refusal(await present(thief, signed)) == (403, "passkey-too-late")
    assert (await present(elsewhere, signed)).status_code == 200
    assert refusal(await present(elsewhere, signed)) == (403, "passkey-too-late")


async def test_what_is_not_signed_as_it_must_be_is_refused(named: Place) -> None:
    owner, thief = await named.people(2)
    device = Authenticator(named.address)
    await add(owner, device)
    for false in (
        replace(device, origin="https://evil.example"),
        replace(device, name="evil.example"),
        replace(device, verified=0),
        replace(device, key=Authenticator(named.address).key),
    ):
        answer = await present(thief, false.sign(await options(thief)))
        assert refusal(answer) == (403, "bad-passkey"), false
    unknown = await present(thief, Authenticator(named.address).sign(await options(thief)))
    assert refusal(unknown) == (403, "unknown-passkey")


async def test_a_copied_key_is_noticed(named: Place) -> None:
    """Two devices that sign by the same key cannot both count on."""
    owner = await named.person()
    device = Authenticator(named.address)
    await add(owner, device)
    assert (await present(owner, device.used(5).sign(await options(owner)))).status_code == 200
    answer = await present(owner, device.used(4).sign(await options(owner)))
    assert refusal(answer) == (403, "bad-passkey")


@pytest.mark.parametrize(
    "credential",
    [
        {},
        {"response": 7},
        {"response": {}},
        {"response": {"clientDataJSON": 4}},
        {"response": {"clientDataJSON": "e30"}},
        {"response": {"clientDataJSON": "!!"}, "rawId": ["x"]},
        {"response": {"clientDataJSON": "a" * 30_000}},
    ],
)
async def test_nonsense_is_refused(named: Place, credential: Json) -> None:
    person = await named.person()
    answers = [await present(person, credential)]
    body = {"credential": credential}
    answers.append(await person.request("POST", "/api/account/passkeys", body))
    assert {refusal(answer) for answer in answers} == {(403, "bad-passkey")}


async def test_the_last_way_in_stays(named: Place) -> None:
    person = await named.person()
    device = Authenticator(named.address)
    await add(person, device)
    path = f"/api/account/passkeys/{device.id.hex()}"
    assert refusal(await person.request("DELETE", path)) == (409, "last-way")
    await register(person, "two-ways")
    for _ in range(2):
        assert (await person.request("DELETE", path)).json()["passkeys"] == []
    nonsense = await person.request("DELETE", "/api/account/passkeys/none-of-yours")
    assert nonsense.status_code == 200


async def test_an_address_has_no_passkeys(place: Place) -> None:
    person = await place.person()
    for path in ("/api/account/passkeys/options", "/api/account/sign-in/options"):
        assert refusal(await person.request("POST", path)) == (400, "no-passkeys-here")


async def test_passkeys_per_player(tmp_path: Path) -> None:
    """passkeys_per_player: one more is refused, and so is the same again."""
    async with serving(tmp_path, limits=replace(AMPLE, passkeys_per_player=1)) as place:
        address = place.address.replace("127.0.0.1", "localhost")
        person = await replace(place, address=address).person()
        device = Authenticator(address)
        assert (await add(person, device)).status_code == 200
        assert refusal(await add(person, device)) == (409, "passkey-known")
        assert refusal(await add(person, Authenticator(address))) == (429, "too-many-passkeys")


async def test_challenge_s(named: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """challenge_s: who takes longer is asked anew."""
    person = await named.person()
    device = Authenticator(named.address)
    await add(person, device)
    signed = device.used(1).sign(await options(person))
    later = time.time() + Limits().challenge_s + 1
    with monkeypatch.context() as patch:
        patch.setattr("ohhell.server.web.keysmith.time", lambda: later)
        answer = await present(person, signed)
    assert refusal(answer) == (403, "passkey-too-late")


def test_passkeys_belong_to_the_name_of_the_house() -> None:
    """As pages do: without public addresses only this machine's own names are ours."""
    public = ("https://cards.example",)
    home = PasskeyHome("cards.example", "https://cards.example")
    assert passkey_home("https://cards.example", "cards.example", public) == home
    assert passkey_home("https://evil.example", "cards.example", public) is None
    assert passkey_home(None, "cards.example", public) is None
    local = PasskeyHome("localhost", "http://localhost:8000")
    assert passkey_home("http://localhost:8000", "localhost:8000", ()) == local
    assert passkey_home("http://cards.example", "cards.example", ()) is None
    for address in ("http://127.0.0.1:8000", "http://[::1]:8000"):
        assert passkey_home(address, address.removeprefix("http://"), ()) is None
