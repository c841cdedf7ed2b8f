"""What is asked of a table over a socket: done once and durably, or refused in words."""

from __future__ import annotations

import asyncio
import os
import re
from itertools import pairwise
from pathlib import Path

import pytest

from ohhell.rules import Bidding, BidOrder, Hook
from ohhell.server.sockets import decoding
from tests.server.client import Json, Person, nonce
from tests.server.conftest import Game, Place, entries_of, game_of, plain_rules

pytestmark = pytest.mark.anyio
SOAK = os.environ.get("OHHELL_PROFILE") == "soak"


async def in_turn(game: Game) -> list[int]:
    """Return the seats in the order in which they bid."""
    first = game.tabs[0].view["round"]["toAct"][0]
    return [(first + step) % len(game.tabs) for step in range(len(game.tabs))]


async def test_a_game_is_played_to_its_end(either: Place) -> None:
    game = await game_of(either, 3, plain_rules(2))
    await game.play_on(lambda: game.tabs[0].is_over)
    await game.level()
    assert [tab.view["stage"] for tab in game.tabs] == ["over"] * 3
    numbers = [m["number"] for m in game.tabs[0].told if m["t"] == "update" and m["events"]]
    assert all(after == before + 1 for before, after in pairwise(numbers)), "no entry is missed"
    events = [event["t"] for m in game.tabs[1].told if m["t"] == "update" for event in m["events"]]
    assert events.count("roundStarted") == 2
    assert events[-2:] == ["gameOver", "secretRevealed"]


async def test_the_hook_is_the_servers(place: Place) -> None:
    """BID-05: the third bid bounces, says the number, changes nothing; the seat stays to act."""
    game = await game_of(place, 3, plain_rules(2))
    first, second, third = [game.tabs[seat] for seat in await in_turn(game)]
    assert (await first.ask("bid", tricks=1, after=first.view["number"]))["t"] == "done"
    await game.level()
    assert (await second.ask("bid", tricks=0, after=second.view["number"]))["t"] == "done"
    await game.level()
    stood = third.view["number"]
    refused = await third.ask("bid", tricks=1, after=stood)
    assert (refused["t"], refused["code"], refused["args"]["tricks"]) == ("refused", "hook", 1)
    assert refused["view"]["number"] == stood
    assert refused["view"]["round"]["toAct"] == [refused["view"]["you"]["seat"]]
    assert (await third.ask("bid", tricks=2, after=stood))["t"] == "done"
    await first.until(lambda: first.view["stage"] == "playing")
    assert first.view["you"]["legal"]


async def test_bids_of_the_wrong_seat_size_type_or_person(either: Place) -> None:
    """BID-09: each is refused with its reason, and nothing is stored."""
    game = await game_of(either, 4, plain_rules(3))
    order = await in_turn(game)
    eldest, other = game.tabs[order[0]], game.tabs[order[1]]
    stood, entries = eldest.view["number"], len(await entries_of(either, game.table_id))
    spectator = await (await either.person()).tab(game.table_id)
    refusals = [
        await other.ask("bid", tricks=1, after=stood),
        await eldest.ask("bid", tricks=-1, after=stood),
        await eldest.ask("bid", tricks=4, after=stood),
        await eldest.ask("bid", tricks=1.5, after=stood),
        await eldest.ask("bid", tricks="2", after=stood),
        await spectator.ask("bid", tricks=0, after=stood),
    ]
    codes = ["not-your-turn", "out-of-range", "bid-range", "wrong-type", "wrong-type", "not-seated"]
    assert [refusal.get("code") for refusal in refusals] == codes
    assert len(await entries_of(either, game.table_id)) == entries
    assert (await eldest.ask("bid", tricks=3, after=stood))["t"] == "done"
    again = await eldest.ask("bid", tricks=2, after=eldest.view["number"])
    assert again["code"] in ("already-bid", "stale")
    assert again["view"]["round"]["toAct"] == [order[1]]


async def test_bids_made_together_do_not_outdate_each_other(place: Place) -> None:
    """NET-01: two that saw the same entry both count."""
    bidding = Bidding(BidOrder.TOGETHER, Hook.OFF)
    game = await game_of(place, 3, plain_rules(2, bidding=bidding))
    saw = game.tabs[0].view["number"]
    answers = await asyncio.gather(*(tab.ask("bid", tricks=0, after=saw) for tab in game.tabs[:2]))
    assert [answer["t"] for answer in answers] == ["done", "done"]


async def test_a_late_answer_to_an_old_question_is_refused_with_the_table(place: Place) -> None:
    """NET-01, in turn: the late one is told clearly, and where things stand."""
    game = await game_of(place, 3, plain_rules(2))
    first = game.acting
    saw = first.view["number"]
    await game.play_on(lambda: game.tabs[0].view["stage"] == "playing")
    await game.level()
    late = await first.ask("bid", tricks=0, after=saw)
    assert late["t"] == "refused"
    assert late["view"]["number"] == first.view["number"]


async def test_the_same_command_again_gets_the_same_answer(place: Place) -> None:
    """NET-03: sent again after a reconnect, the card is played once."""
    game = await game_of(place, 3, plain_rules(2))
    await game.play_on(lambda: game.tabs[0].view["stage"] == "playing")
    await game.level()
    seat = game.tabs.index(game.acting)
    tab = game.tabs[seat]
    card, other = tab.view["you"]["legal"][0], tab.view["you"]["hand"][-1]
    play: Json = {"t": "play", "card": card, "after": tab.view["number"], "id": "X"}
    done = await tab.ask(**play)
    await tab.close()
    again = await game.people[seat].tab(game.table_id)
    assert await again.ask(**play) == done
    entries = await entries_of(place, game.table_id)
    assert done["number"] == entries[-1].number
    reused = await again.ask(**play | {"card": other if other != card else "2C"})
    assert reused["code"] == "id-reused"
    assert len(await entries_of(place, game.table_id)) == len(entries)


@pytest.mark.parametrize("t", ["start", "leave", "sit", "addBot", "clear"])
async def test_every_command_of_the_house_may_be_sent_again(place: Place, t: str) -> None:
    """NET-03: what the house adds to an order (a bot's name) must not make it another one."""
    host, guest = await place.people(2)
    table_id = await host.open(plain_rules(2), 4)
    tab, other = await host.tab(table_id), await guest.tab(table_id)
    if t == "clear":
        await tab.ask("addBot", seat=2)
    sitting: Json = {"seat": 1, "nonce": nonce()}
    sender, fields = {
        "start": (tab, {}),
        "leave": (tab, {}),
        "sit": (other, sitting),
        "addBot": (tab, {"seat": 2, "level": "casual"}),
        "clear": (tab, {"seat": 2}),
    }[t]
    done = await sender.ask(t, id="once", **fields)
    assert done["t"] == "done"
    assert await sender.ask(t, id="once", **fields) == done


async def test_start_pressed_twice_deals_once(place: Place) -> None:
    """DEA-03: two requests in parallel, at twenty tables at once, and in a soak a hundred times."""
    host = await place.person()
    for _ in range(5 if SOAK else 1):
        await asyncio.gather(*(_start_twice(place, host) for _ in range(20)))


async def _start_twice(place: Place, host: Person) -> None:
    table_id = await host.open(plain_rules(3), 4)
    async with host.at(table_id) as one, host.at(table_id) as two:
        answers = await asyncio.gather(one.ask("start"), two.ask("start"))
        assert sorted(answer["t"] for answer in answers) == ["done", "refused"]
        refused = next(answer for answer in answers if answer["t"] == "refused")
        assert refused["code"] == "already-started"
    events = [type(e).__name__ for entry in await entries_of(place, table_id) for e in entry.events]
    assert events.count("RoundStarted") == 1
    assert events.count("HandDealt") == 4


async def test_an_outsider_changes_nothing(either: Place) -> None:
    game = await game_of(either, 2, plain_rules(2))
    outsider = await (await either.person()).tab(game.table_id)
    stood = outsider.view["number"]
    card = game.tabs[0].view["you"]["hand"][0]
    answers = [
        await outsider.ask("bid", tricks=0, after=stood),
        await outsider.ask("play", card=card, after=stood),
        await outsider.ask("ready", after=stood),
        await outsider.ask("leave"),
        await outsider.ask("start"),
        await outsider.ask("addBot", seat=0),
        await outsider.ask("clear", seat=0),
        await outsider.ask("sit", seat=0, nonce=nonce()),
    ]
    assert all(answer["t"] == "refused" for answer in answers)
    assert (await entries_of(either, game.table_id))[-1].number == stood
    assert outsider.view["you"] is None


NO_MESSAGES: tuple[tuple[str | bytes, str], ...] = (
    ("{", "malformed"),
    ("", "malformed"),
    ("[]", "wrong-type"),
    ("null", "wrong-type"),
    ('{"t": "dance", "id": "a"}', "unknown-message"),
    ('{"id": "a"}', "unknown-message"),
    ('{"t": "bid", "id": "a"}', "missing-field"),
    ('{"t": "bid", "tricks": 1, "id": "a", "after": 0, "seat": 2}', "unknown-field"),
    ('{"t": "bid", "tricks": 1.5, "id": "a", "after": 0}', "wrong-type"),
    ('{"t": "bid", "tricks": "2", "id": "a", "after": 0}', "wrong-type"),
    ('{"t": "bid", "tricks": true, "id": "a", "after": 0}', "wrong-type"),
    ('{"t": "bid", "tricks": -1, "id": "a", "after": 0}', "out-of-range"),
    ('{"t": "bid", "tricks": 1, "id": "a", "after": -1}', "out-of-range"),
    ('{"t": "play", "card": "XX", "id": "a", "after": 0}', "not-seated"),
    ('{"t": "leave", "id": "' + "x" * 65 + '"}', "too-long"),
    ('{"t": "sit", "seat": 0, "nonce": "no hex", "id": "a"}', "bad-nonce"),
    ('{"t": "addBot", "seat": 0, "level": "grandmaster", "id": "a"}', "no-such-level"),
    ("[" * 3000, "wrong-type"),
    ('{"t": "leave", "id": "a", "x": ' + "[" * 3000, "unknown-field"),
    ('{"t": "leave", "id": "a", "x": "' + "y" * 4096 + '"}', "too-long"),
    (b'{"t": "ping"}', "not-text"),
)


async def test_what_is_no_message_is_answered_in_words(either: Place) -> None:
    host, guest = await either.people(2)
    table_id = await host.open(plain_rules(2), 2)
    async with guest.at(table_id) as tab:
        for text, code in NO_MESSAGES:
            answer = await tab.say(text)
            assert (answer["t"], answer["code"]) == ("refused", code), (text, answer)
            assert answer["text"]
            assert (await tab.say('{"t": "ping", "at": 7}')) == {"t": "pong", "at": 7.0}
    assert len(await entries_of(either, table_id)) == 2


def test_every_code_of_the_socket_is_documented() -> None:
    text = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
    told = text.partition("Codes of the socket itself:")[2].partition("Those of table")[0]
    known = {code for _, code in decoding._CODES} | {decoding.OTHER, "malformed"}
    assert known <= set(re.findall("`([a-z-]+)`", told))
