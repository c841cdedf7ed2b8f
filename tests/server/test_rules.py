"""Rules that are sent and kept: a code opens on every server, a name only for its owner."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

from ohhell.rules import BY_ID, RuleSet, Schedule, Scoring, from_plain, to_plain
from ohhell.rules.choosing.code import CODE_MAX, write_code
from ohhell.server import Limits
from tests.server.client import Json, Person, nonce
from tests.server.conftest import AMPLE, Place, serving

pytestmark = pytest.mark.anyio

HOUSE = replace(BY_ID["plump"].ruleset, scoring=replace(BY_ID["plump"].ruleset.scoring, bonus=7))
CODE = write_code(HOUSE)


async def keep(person: Person, name: str, code: str = CODE) -> Any:  # noqa: ANN401 - any JSON
    """Keep rules; return the status, and the answer."""
    answer = await person.request("PUT", "/api/me/rules", {"name": name, "code": code})
    return answer.status_code, answer.json()


def kept(*names: str, code: str = CODE) -> list[Json]:
    """Return what the server tells of such rules."""
    return [{"name": name, "code": code} for name in names]


async def test_a_preview_tells_code_kin_and_minutes(place: Place) -> None:
    """What a host sends on, what it comes from, and whether the evening is long enough."""
    person = await place.person()
    asked = {"rules": to_plain(HOUSE), "seats": 4}
    found = (await person.request("POST", "/api/rules/preview", asked)).json()
    assert found["code"] == CODE
    assert found["minutes"] == 40
    assert found["nearest"] == {
        "variant": "plump",
        "differences": [
            {
                "path": ["scoring", "bonus"],
                "key": "bonus",
                "there": 10,
                "here": 7,
            }
        ],
    }


async def test_how_long_a_game_takes_that_ends_by_its_scores_is_not_guessed(place: Place) -> None:
    """The schedule once through would be a wrong answer, since it is dealt over and over."""
    person = await place.person()
    for kind, minutes in (("schedule", 40), ("target", 0), ("lives", 0)):
        asked = {"rules": {"ending": {"kind": kind}}, "seats": 4}
        found = (await person.request("POST", "/api/rules/preview", asked)).json()
        assert (found["problems"], found["minutes"]) == ([], minutes)


async def test_a_code_opens_at_any_server(place: Place, tmp_path: Path) -> None:
    """It carries the rules: nothing was stored for it, and a table opens with them."""
    async with serving(tmp_path) as other:
        person = await other.person()
        found = await person.get(f"/api/rules/{CODE}")
        assert (found["code"], found["seats"]) == (CODE, 4)
        assert from_plain(RuleSet, found["rules"]) == HOUSE
        assert found["preview"]["clauses"]
        assert found["preview"]["nearest"]["variant"] == "plump"
        assert await person.open(found["rules"], found["seats"])
    stranger = await place.person()
    assert await stranger.get(f"/api/rules/{CODE.upper()}") == found
    assert (await stranger.get(f"/api/rules/{CODE}?seats=3"))["seats"] == 3


async def test_shared_rules_are_shown_for_seats_that_can_play_them(place: Place) -> None:
    """And if somebody asks for others, it is said what is wrong."""
    person = await place.person()
    code = write_code(RuleSet(Schedule(custom=(20,)), scoring=Scoring(bonus=3)))
    assert (await person.get(f"/api/rules/{code}"))["seats"] == 2
    for seats in (4, 0, 10**9):
        preview = (await person.get(f"/api/rules/{code}?seats={seats}"))["preview"]
        assert preview["problems"], seats


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("bridge", "no-such-rules"),
        (f"{CODE[:-1]}x", "rules-mistyped"),
        (CODE[:-1], "rules-mistyped"),
        ("9-abc", "rules-newer"),
        ("x" * 5_000, "rules-mistyped"),
        ("%00", "no-such-rules"),
    ],
)
async def test_what_is_no_code_is_a_problem_in_words(place: Place, code: str, why: str) -> None:
    """The page has a sentence for each."""
    person = await place.person()
    answer = await person.request("GET", f"/api/rules/{code}")
    assert (answer.status_code, answer.json()["code"]) == (404, why)
    assert (await keep(person, "Name", code[:CODE_MAX]))[0] == 404


async def test_rules_are_kept_and_forgotten(place: Place) -> None:
    """Newest first; a name that is used again names other rules."""
    person = await place.person()
    assert await person.get("/api/me/rules") == []
    assert await keep(person, "One") == (200, kept("One"))
    assert await keep(person, "  Two ") == (200, kept("Two", "One"))
    answer = await keep(person, "One", " PLUMP")
    assert answer == (200, kept("One", code="plump") + kept("Two"))
    assert await person.get("/api/me/rules") == answer[1]
    gone = await person.request("DELETE", "/api/me/rules?name=One")
    assert (gone.status_code, gone.json()) == (200, kept("Two"))
    assert (await person.request("DELETE", "/api/me/rules?name=One")).json() == kept("Two")
    assert (await person.request("DELETE", "/api/me/rules")).status_code == 400


async def test_rules_are_kept_for_their_owner_alone(place: Place) -> None:
    """Nobody else reads, changes or forgets them, whatever name they ask for."""
    ann, ben = await place.people(2)
    await keep(ann, "Ours")
    await keep(ben, "Ours", "plump")
    await ben.request("DELETE", "/api/me/rules?name=Ours")
    assert await ann.get("/api/me/rules") == kept("Ours")
    assert await ben.get("/api/me/rules") == []
    answer = await ben.request("DELETE", "/api/me/rules?name=Ours", x_csrftoken="")
    assert (answer.status_code, answer.json()["code"]) == (403, "csrf")


async def test_kept_rules_outlive_a_restart(tmp_path: Path) -> None:
    async with serving(tmp_path) as place:
        person = await place.person()
        await keep(person, "Ours")
    async with serving(tmp_path) as place:
        again = await place.stack.enter_async_context(person.at_address(place.address))
        assert await again.get("/api/me/rules") == kept("Ours")


async def test_names_of_rules_are_plain_text(place: Place) -> None:
    """Whatever they hold, they come back as they are, in any script."""
    person = await place.person()
    for name in ("<b>x</b>", "{{7*7}}", "'; DROP TABLE kept_rules; --", "五人 & مساء", "%2e/?#"):
        assert (await keep(person, name))[1][0]["name"] == name
        answer = await person.request("DELETE", f"/api/me/rules?name={quote(name)}")
        assert answer.json() == []


async def test_rules_name_length(place: Place) -> None:
    """rules_name_length: counted as a reader counts."""
    person = await place.person()
    length = Limits().rules_name_length
    assert (await keep(person, "é" * length))[0] == 200
    for name in ("x" * (length + 1), "", "\u200b"):
        status, answer = await keep(person, name)
        assert (status, answer["code"]) == (400, "bad-rules-name")


async def test_rules_per_player(tmp_path: Path) -> None:
    """rules_per_player: one more is refused, also of several at once; others may still change."""
    async with serving(tmp_path, limits=replace(AMPLE, rules_per_player=3)) as place:
        person = await place.person()
        found = await asyncio.gather(*(keep(person, f"Rules {number}") for number in range(8)))
        assert sorted(status for status, _ in found) == [200] * 3 + [429] * 5
        refused = next(answer for status, answer in found if status == 429)
        assert refused["code"] == "too-many-rules"
        mine = await person.get("/api/me/rules")
        assert len(mine) == 3
        assert (await keep(person, mine[0]["name"], "plump"))[0] == 200
        await person.request("DELETE", f"/api/me/rules?name={mine[1]['name']}")
        assert (await keep(person, "Another"))[0] == 200


async def test_bodies_are_read_strictly(place: Place) -> None:
    """What is too long, of another type or unknown is refused before it is kept."""
    person = await place.person()
    for body in (
        {"name": 1, "code": "plump"},
        {"name": "x"},
        {"name": "x" * 201, "code": "plump"},
        {"name": "x", "code": "1" * (CODE_MAX + 1)},
        {"name": "x", "code": "plump", "nonce": nonce()},
    ):
        answer = await person.request("PUT", "/api/me/rules", body)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-request"), body
    assert await person.get("/api/me/rules") == []
    assert "kept_rules" not in json.dumps(await person.get("/api/schema/openapi.json"))
