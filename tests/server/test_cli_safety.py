"""`ohhell house`: what is done on the command line holds in the house that runs."""

from __future__ import annotations

import asyncio
import re

import pytest
from typer.testing import CliRunner

from ohhell.cli import app
from ohhell.server.people.elsewhere import Elsewhere
from tests.server.acquaintance import id_of, refused
from tests.server.client import Person
from tests.server.conftest import Place, serving
from tests.server.keeping import Keeping

pytestmark = pytest.mark.anyio


async def house(keeping: Keeping, *words: str) -> tuple[int, str]:
    """Run `ohhell house` on a database; return its status and what it said."""
    command = ["house", *words, "--data", str(keeping.data)]
    environ = {"OHHELL_DATABASE": keeping.database}
    done = await asyncio.to_thread(CliRunner().invoke, app, command, env=environ)
    return done.exit_code, done.output


def handle(person: Person) -> str:
    """Return the handle of somebody."""
    return f"{person.me['name']}#{person.me['tag']}"


async def heed(place: Place) -> None:
    """Have the house look at what has changed, as it does every few seconds."""
    await Elsewhere(place.house.store.people, since=0).heed()


async def test_what_is_done_beside_a_running_house_holds_in_it(keeping: Keeping) -> None:
    """On both kinds of database: a moderator is made, and somebody suspended and freed again."""
    async with serving(keeping.data, database=keeping.database) as place:
        mod, ben = await place.people(2)
        path = "/api/moderation/reports"
        assert await refused(mod, "GET", path) == (404, "not-found")
        status, said = await house(keeping, "moderators", "add", handle(mod), "--reason", "trusted")
        assert status == 0, said
        await heed(place)
        assert await mod.get(path) == []
        assert handle(mod) in (await house(keeping, "moderators", "list"))[1]
        status, said = await house(
            keeping, "suspend", id_of(ben), "--for", "2h", "--reason", "rude"
        )
        assert status == 0, said
        await heed(place)
        assert await refused(ben, "PUT", "/api/me", {"name": "Ben"}) == (409, "suspended")
        number = re.findall(r"number (\d+)", said)[0]
        assert (await house(keeping, "lift", id_of(ben), number, "--reason", "sorry"))[0] == 0
        await heed(place)
        assert (await ben.request("PUT", "/api/me", {"name": "Ben"})).status_code == 200
        _, trail = await house(keeping, "audit")
        heads = [line for line in trail.splitlines() if not line.startswith(" ")]
        assert [line.split("  ")[1].split(":")[0] for line in heads] == [
            "Taken back",
            "Suspension",
            "Made a moderator",
        ]
        for line in ("From the command line", "Until 2", "Reason: rude", f"number {number} back"):
            assert line in trail


async def test_what_makes_no_sense_is_said_in_words(keeping: Keeping) -> None:
    async with serving(keeping.data, database=keeping.database) as place:
        ben = await place.person()
        for words, told in (
            (("warn", "Nobody#0001", "--reason", "x"), "Nobody is called"),
            (("warn", handle(ben), "--reason", " "), "Say why"),
            (("mute", handle(ben), "--for", "soon", "--reason", "x"), "30m, 12h or 7d"),
            (("dismiss", "7", "--reason", "x"), "no such report"),
            (("annul", "222222222222", "--reason", "x"), "There is no such table"),
            (("lift", handle(ben), "1", "--reason", "x"), "can be taken back"),
        ):
            status, said = await house(keeping, *words)
            assert status == 1
            assert told in said
            assert "Traceback" not in said
        assert (await house(keeping, "reports")) == (0, "No report is open.\n")


async def test_what_is_done_is_told_in_the_language_that_is_asked_for(keeping: Keeping) -> None:
    async with serving(keeping.data, database=keeping.database) as place:
        ann, ben = await place.people(2)
        report = {"person": id_of(ben), "reason": "talk", "words": "hélas"}
        answer = await ann.request("POST", "/api/reports", report)
        assert answer.status_code == 200, answer.text
        _, told = await house(keeping, "reports", "--lang", "fr")
        assert handle(ben) in told
        assert "Des insultes" in told
        assert "hélas" in told
        status, said = await house(
            keeping, "warn", handle(ben), "--reason", "poli !", "--lang", "fr"
        )
        assert (status, said[:11]) == (0, "C’est fait\u00a0")
        assert "Raison" in (await house(keeping, "audit", "--lang", "fr"))[1]
        for language, word in (("ko", "이름"), ("fi", "nimi"), ("co", "chjama")):
            words = ("mute", "Nemo#0001", "--reason", "x", "--lang", language)
            status, said = await house(keeping, *words)
            assert status == 1
            assert word in said
