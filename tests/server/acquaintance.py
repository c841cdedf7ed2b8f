"""People who have to do with each other: what they ask the house for, in a word."""

from __future__ import annotations

from tests.server.client import Json, Person, nonce


def id_of(person: Person) -> str:
    """Return the public id of somebody."""
    return str(person.me["id"])


async def does(person: Person, method: str, what: str, other: Person) -> Json:
    """Have somebody say something of another; return what people are to them then."""
    answer = await person.request(method, f"/api/me/{what}/{id_of(other)}")
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


async def befriended(*people: Person) -> None:
    """Have all of these be friends."""
    for one in people:
        for other in people:
            if one is not other:
                await does(one, "PUT", "friends", other)


async def group(person: Person, name: str) -> list[str]:
    """Return the ids in one of the lists of somebody."""
    return [str(one["id"]) for one in (await person.get("/api/me/people"))[name]]


async def refused(person: Person, method: str, path: str, body: object = None) -> tuple[int, str]:
    """Return how a request is refused."""
    answer = await person.request(method, path, body)
    return answer.status_code, str(answer.json()["code"])


async def sat_down(person: Person, table_id: str, seat: int) -> Json:
    """Have somebody sit down; return the answer."""
    async with person.at(table_id) as tab:
        return await tab.ask("sit", seat=seat, nonce=nonce())


async def tables(person: Person) -> dict[str, Json]:
    """Return the tables that somebody finds, by id."""
    return {card["id"]: card for card in await person.get("/api/tables")}


async def invite(person: Person, table_id: str, other: Person) -> list[Json]:
    """Invite somebody; return who is invited then."""
    answer = await person.request("PUT", f"/api/tables/{table_id}/invitations/{id_of(other)}")
    assert answer.status_code == 200, answer.text
    return list(answer.json())
