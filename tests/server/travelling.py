"""Ways to a provider and back, as a person goes them with a browser."""

from __future__ import annotations

from urllib.parse import parse_qsl, urlsplit

import httpx

from tests.server.client import Json, Person

BEGIN, END = "/api/account/providers/club/begin", "/api/account/providers/club/end"
LEAVE = "/api/account/providers/club/leave"


async def sent(person: Person) -> str:
    """Have somebody sent to the provider; return where."""
    answer = await person.request("POST", BEGIN)
    assert answer.status_code == 200, answer.text
    return str(answer.json()["address"])


async def there_and_back(person: Person) -> Json:
    """Have somebody go to the provider and say yes; return what their browser brings back."""
    address = await sent(person)
    async with httpx.AsyncClient(verify=False) as browser:
        assert (await browser.get(address)).status_code == 200
        answer = await browser.get(address.replace("/authorize?", "/yes?", 1))
    back = urlsplit(answer.headers["location"])
    assert f"{back.scheme}://{back.netloc}" == person.address
    assert back.path == "/account/club"
    return dict(parse_qsl(back.query))


async def ended(person: Person, came: Json) -> httpx.Response:
    """Have the page tell the house what came back."""
    return await person.request("POST", END, came)


async def through(person: Person) -> httpx.Response:
    """Have somebody go all the way."""
    return await ended(person, await there_and_back(person))


async def outcome(person: Person) -> str:
    """Have somebody go all the way, and return what has come of it."""
    answer = await through(person)
    assert answer.status_code == 200, answer.text
    assert answer.json()["provider"] == "Club"
    return str(answer.json()["outcome"])


async def linked(person: Person) -> list[Json]:
    """Return what the account page tells of accounts elsewhere."""
    return list((await person.get("/api/account"))["linked"])
