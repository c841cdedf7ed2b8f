"""What no database holds, sent where an id or a name is wanted: refused, and nothing is amiss."""

from __future__ import annotations

import pytest

from tests.server.conftest import serving
from tests.server.keeping import Keeping

pytestmark = pytest.mark.anyio
NUL = "a\0b"
ASKED = (
    ("GET", "/api/people/a%00b", None),
    ("GET", "/api/people/a%00b/ratings", None),
    ("GET", "/api/people?name=a%00b", None),
    ("PUT", "/api/me/friends/a%00b", None),
    ("DELETE", "/api/me/blocked/a%00b", None),
    ("DELETE", "/api/me/rules?name=a%00b", None),
    ("DELETE", "/api/tables/a%00b/invitations/a%00b", None),
    ("POST", "/api/account/sign-in", {"signInName": NUL, "password": "say three"}),
)


async def test_a_character_that_no_database_holds_is_the_askers_fault(keeping: Keeping) -> None:
    """PostgreSQL keeps no NUL: a server that says its store is gone would wake its keeper."""
    async with serving(keeping.data, database=keeping.database) as place:
        person = await place.person()
        answers = [await person.request(*asked) for asked in ASKED]
        assert {answer.status_code // 100 for answer in answers} <= {2, 4}
        assert all(answer.json()["code"] for answer in answers if answer.status_code >= 400)


async def test_a_number_that_no_database_holds_is_of_nothing(keeping: Keeping) -> None:
    async with serving(keeping.data, database=keeping.database) as place:
        person = await place.person()
        for number in (-(10**30), 10**30):
            answer = await person.request("PUT", f"/api/me/told/{number}")
            assert (answer.status_code, answer.json()) == (200, [])
