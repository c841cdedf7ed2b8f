"""What people say at a table, and who hears it: the real server, and hostile words."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from ohhell.server import Limits, Settings
from ohhell.table import PHRASES
from tests.server.client import Json, Tab, nonce
from tests.server.conftest import AMPLE, Place, game_of, plain_rules, serving

pytestmark = pytest.mark.anyio

FAMILY = "👨‍👩‍👧‍👦"
HOSTILE = (
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    '"><svg onload=1>',
    "{{7*7}} { $name }",
    "[click](javascript:alert(1))",
)


def talk_in(tab: Tab) -> list[Json]:
    """Return all that a tab was told of what was said, beside the history."""
    events = (event for message in tab.told for event in message.get("events", ()))
    return [event for event in events if event["t"] in ("said", "phraseSaid")]


@pytest.mark.parametrize("text", HOSTILE)
async def test_what_is_said_arrives_letter_by_letter(place: Place, text: str) -> None:
    """SEC-03: the server neither believes it nor changes it."""
    game = await game_of(place, 2, plain_rules(1), chat="text")
    watcher = await (await place.person()).tab(game.table_id)
    assert (await game.tabs[1].ask("say", text=text))["t"] == "done"
    await watcher.until(lambda: bool(talk_in(watcher)))
    await game.level()
    for tab in (*game.tabs, watcher):
        assert talk_in(tab) == [{"t": "said", "seat": 1, "text": text}]


async def test_a_line_is_cleaned_as_names_are(place: Place) -> None:
    game = await game_of(place, 2, plain_rules(1), chat="text")
    await game.tabs[0].ask("say", text="  good\n\n\u202eluck\u200b  " + FAMILY)
    await game.level()
    assert talk_in(game.tabs[0])[-1]["text"] == "good luck " + FAMILY


async def test_talk_length(place: Place) -> None:
    """talk_length: as a reader counts; nothing is no line either."""
    game = await game_of(place, 2, plain_rules(1), chat="text")
    length = Limits().talk_length
    assert (await game.tabs[0].ask("say", text="é" * length))["t"] == "done"
    for text in ("é" * (length + 1), "", " \u200b"):
        refused = await game.tabs[0].ask("say", text=text)
        assert (refused["code"], refused["args"]) == ("bad-line", {"length": length})


async def test_talk_per_s_and_burst(tmp_path: Path) -> None:
    """talk_per_s, talk_burst: of one person at all tables; a line sent again counts once."""
    async with serving(tmp_path, limits=replace(AMPLE, talk_per_s=0.001, talk_burst=2)) as place:
        game = await game_of(place, 2, plain_rules(1), chat="text")
        ann, bob = game.tabs
        for _ in range(3):
            assert (await ann.ask("say", text="hi", id="one"))["t"] == "done"
        assert (await ann.ask("phrase", phrase=PHRASES[0]))["t"] == "done"
        assert (await ann.ask("say", text="hi"))["code"] == "too-fast"
        assert (await ann.ask("phrase", phrase=PHRASES[0]))["code"] == "too-fast"
        assert (await bob.ask("say", text="hi"))["t"] == "done"
        assert len(talk_in(bob)) == 3
        assert (await game.acting.act())["t"] == "done", "the game has limits of its own"


async def test_talk_lines(tmp_path: Path) -> None:
    """talk_lines, lobby_entries: neither has room of the other's."""
    limits = replace(AMPLE, talk_lines=3, lobby_entries=3)
    async with serving(tmp_path, limits=limits) as place:
        person = await place.person()
        async with person.at(await person.open(plain_rules(1), 3)) as tab:
            for number in range(3):
                assert (await tab.ask("say", text=f"{number}"))["t"] == "done"
            assert (await tab.ask("say", text="4"))["code"] == "talked-out"
            assert (await tab.ask("phrase", phrase=PHRASES[0]))["code"] == "talked-out"
            assert (await tab.ask("addBot", seat=1))["t"] == "done"
            assert (await tab.ask("addBot", seat=2))["code"] == "worn-table"
            assert (await tab.ask("start"))["t"] == "done"


async def test_whoever_comes_is_shown_what_was_said(tmp_path: Path) -> None:
    """Also after a restart: it is in the log."""
    async with serving(tmp_path) as place:
        game = await game_of(place, 2, plain_rules(1), chat="phrases")
        await game.tabs[1].ask("phrase", phrase="well-played")
        person = game.people[0]
    async with serving(tmp_path) as place:
        again = person.at_address(place.address)
        tab = await again.tab(game.table_id)
        (line,) = tab.told[0]["talk"]
        assert line == {
            "number": 1,
            "seat": 1,
            "player": game.people[1].me["id"],
            "name": game.people[1].me["name"],
            "text": None,
            "phrase": "well-played",
        }
        await tab.close()


async def test_who_only_looks_on_hears_and_is_silent(place: Place) -> None:
    game = await game_of(place, 2, plain_rules(1), chat="text")
    watcher = await (await place.person()).tab(game.table_id)
    assert (await watcher.ask("say", text="hi"))["code"] == "not-seated"
    assert (await watcher.ask("phrase", phrase=PHRASES[0]))["code"] == "not-seated"


async def test_a_record_and_a_replay_hold_no_talk(place: Place) -> None:
    game = await game_of(place, 2, plain_rules(1), chat="text")
    await game.tabs[0].ask("say", text="a line of talk")
    await game.play_on(lambda: game.tabs[0].is_over)
    await game.tabs[0].ask("say", text="a line of talk")
    for form in ("record", "replay"):
        answer = await game.people[0].request("GET", f"/api/tables/{game.table_id}/{form}")
        assert answer.status_code == 200
        assert "a line of talk" not in answer.text


async def test_words_of_the_house(tmp_path: Path) -> None:
    """Masked in talk, refused in names; and again when the file has changed."""
    words = tmp_path / "words.txt"
    words.write_text("# not here\nPoppycock\n", encoding="utf-8")
    async with serving(tmp_path / "data", words=str(words)) as place:
        game = await game_of(place, 2, plain_rules(1), chat="text")
        ann = game.tabs[0]
        await ann.ask("say", text="What PÓPPYCOCK, poppycocks!")
        assert talk_in(ann)[-1]["text"] == "What ∗∗∗∗∗∗∗∗∗, poppycocks!"
        person = game.people[0]
        refused = await person.request("PUT", "/api/me", {"name": "Mr Poppycock"})
        assert (refused.status_code, refused.json()["code"]) == (400, "name-refused")
        assert (await person.request("PUT", "/api/me", {"name": "Zounds"})).status_code == 200
        words.write_text("zounds\n", encoding="utf-8")
        await ann.ask("say", text="zounds and poppycock")
        assert talk_in(ann)[-1]["text"] == "∗∗∗∗∗∗ and poppycock"
        body = {"rules": plain_rules(1), "seats": 2, "nonce": nonce()}
        refused = await person.request("POST", "/api/tables", body)
        assert (refused.status_code, refused.json()["code"]) == (400, "name-refused")
        async with person.at(await game.people[1].open(plain_rules(1), 2)) as tab:
            assert (await tab.ask("sit", seat=1, nonce=nonce()))["code"] == "name-refused"


async def test_words_listed(tmp_path: Path) -> None:
    """words_listed: one more, and the server says so before it starts."""
    words = tmp_path / "words.txt"
    words.write_text("one\ntwo\nthree\n", encoding="utf-8")
    environ = {"OHHELL_WORDS": str(words), "OHHELL_WORDS_LISTED": "3"}
    assert Settings.read(environ).words == str(words)
    words.write_text("one\ntwo\nthree\nfour\n", encoding="utf-8")
    with pytest.raises(ValueError, match="has 4 words; at most 3 fit"):
        Settings.read(environ)
