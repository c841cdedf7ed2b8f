"""Every limit stands in the settings, and is met by a test that goes one over."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing, suppress
from dataclasses import fields, replace
from pathlib import Path

import httpx
import pytest
from websockets import ConnectionClosed

from ohhell.rules import RuleSet
from ohhell.server import Limits, Settings
from ohhell.server.house import TooMany
from ohhell.server.household import open_house
from ohhell.server.limits import Bucket, Buckets
from ohhell.server.store.sqlite_house import LOG_FILE
from ohhell.server.tables.guests import Job
from ohhell.server.tables.opening import Wish
from ohhell.table import Done, Options, Ready, Refused
from tests.server.client import Person, nonce
from tests.server.conftest import AMPLE, SOCKETS, Place, entries_of, game_of, plain_rules, serving

pytestmark = pytest.mark.anyio


def test_every_limit_is_tested_here() -> None:
    text = Path(__file__).read_text(encoding="utf-8")
    elsewhere = {
        "reports_per_day": "test_safety.py",
        "report_length": "test_safety.py",
        "report_holds_s": "test_safety.py",
        "moderation_page": "test_safety.py",
        "sightings_s": "test_one_browser.py",
        "stakes_wait_s": "test_compete.py",
        "transfers_shown": "test_compete.py",
        "friends_per_player": "test_friends.py",
        "requests_per_player": "test_friends.py",
        "shunned_per_player": "test_friends.py",
        "acquaintance_per_minute": "test_friends.py",
        "acquaintance_burst": "test_friends.py",
        "invited_per_table": "test_inviting.py",
        "requests_per_s": "test_costs.py",
        "requests_burst": "test_costs.py",
        "heavy_per_s": "test_costs.py",
        "heavy_burst": "test_costs.py",
        "watchers_per_node": "test_watching.py",
        "watchers_shown": "test_lobby.py",
        "rematch_s": "test_lobby.py",
        "schedule_s": "test_lobby.py",
        "leaders_page": "test_ratings.py",
        "leaders_s": "test_ratings.py",
        "sign_in_name_length": "test_accounts.py",
        "password_length": "test_accounts.py",
        "password_length_min": "test_accounts.py",
        "password_hashes": "test_accounts.py",
        "sign_ins_per_minute": "test_accounts.py",
        "sessions_per_player": "test_accounts.py",
        "passkeys_per_player": "test_passkeys.py",
        "challenge_s": "test_passkeys.py",
        "linked_per_player": "test_providers_limits.py",
        "provider_wait_s": "test_providers_limits.py",
        "provider_bytes": "test_providers_limits.py",
        "provider_kept_s": "test_providers_limits.py",
        "advice_per_s": "test_advice.py",
        "advice_burst": "test_advice.py",
        "talk_length": "test_talk.py",
        "talk_per_s": "test_talk.py",
        "talk_burst": "test_talk.py",
        "talk_lines": "test_talk.py",
        "words_listed": "test_talk.py",
        "game_entries": "test_room.py",
        "watchers": "test_watching.py",
        "frame_bytes": "test_sockets.py",
        "behind_bytes": "test_sockets.py",
        "connections": "test_connections.py",
        "connections_per_address": "test_connections.py",
        "request_s": "test_connections.py",
        "rules_per_player": "test_rules.py",
        "rules_name_length": "test_rules.py",
    }
    for limit in fields(Limits):
        file = elsewhere.get(limit.name)
        tested = text if file is None else Path(__file__).with_name(file).read_text("utf-8")
        assert tested.count(limit.name) >= (1 if file else 2), limit.name


async def test_name_length(place: Place) -> None:
    """name_length: counted as a reader counts."""
    person = await place.person()
    length = Limits().name_length
    family = "👨‍👩‍👧‍👦"
    for name in ("x" * length, family * length, f"  {'é' * length}  "):
        answer = await person.request("PUT", "/api/me", {"name": name})
        assert (answer.status_code, answer.json().get("name")) == (200, name.strip())
    for name in ("x" * (length + 1), family * (length + 1), "", "  ", "\u200b\u200d"):
        answer = await person.request("PUT", "/api/me", {"name": name[:200]})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-name"), name


async def test_message_bytes(either: Place) -> None:
    """message_bytes: one more is refused, and the socket stays."""
    person = await either.person()
    async with person.at(await person.open(plain_rules(1), 2)) as tab:
        fits = '{"t": "ping"}'.ljust(Limits().message_bytes)
        assert (await tab.say(fits))["t"] == "pong"
        assert (await tab.say(fits + " "))["code"] == "too-long"


async def test_body_bytes(place: Place) -> None:
    """body_bytes: one more is refused before it is read."""
    person = await place.person()
    body = b'{"name": "Ada"}'.ljust(Limits().body_bytes)
    assert (await person.send("PUT", "/api/me", body)).status_code == 200
    answer = await person.send("PUT", "/api/me", body + b" ")
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


@pytest.mark.parametrize("kind", SOCKETS)
async def test_messages_per_s_and_burst_and_flood(tmp_path: Path, kind: str) -> None:
    """messages_per_s, messages_burst, flood: slowed down first, then hung up on."""
    limits = replace(AMPLE, messages_per_s=0.001, messages_burst=3, flood=2)
    async with serving(tmp_path, socket=kind, limits=limits) as place:
        person = await place.person()
        async with person.at(await person.open(plain_rules(1), 2)) as tab:
            for _ in range(3):
                assert (await tab.say('{"t": "ping"}'))["t"] == "pong"
            for _ in range(2):
                refused = await tab.ask("start")
                assert refused["code"] == "too-fast"
            await tab.send("start")
            assert await tab.ended() == 1008
            assert tab.told[-1] == {"t": "bye", "code": "flood"}


async def test_pings_and_pieces_count_as_messages(tmp_path: Path) -> None:
    """messages_burst, flood: also of frames that no message comes with."""
    limits = replace(AMPLE, messages_per_s=0.001, messages_burst=3, flood=2)
    async with serving(tmp_path, limits=limits) as place:
        person = await place.person()
        table_id = await person.open(plain_rules(1), 2)
        pinging, piecing = [await person.tab(table_id) for _ in range(2)]
        for _ in range(3):
            await (await pinging.socket.ping())
        unanswered = [await pinging.socket.ping() for _ in range(3)]
        assert await pinging.ended() == 1008
        assert len(unanswered) == 3
        with suppress(ConnectionClosed):
            await piecing.socket.send(["{"] + [""] * 10)
        assert await piecing.ended() == 1008


@pytest.mark.parametrize("kind", SOCKETS)
async def test_opening_sockets_counts_as_requests(tmp_path: Path, kind: str) -> None:
    """requests_burst: of one address, whoever asks."""
    limits = replace(AMPLE, requests_per_s=0.001, requests_burst=3)
    async with serving(tmp_path, socket=kind, limits=limits) as place:
        person = await place.person()
        table_id = await person.open(plain_rules(1), 2)
        for _ in range(3):
            await (await person.tab(table_id)).close()
        assert await _denied(person, table_id) == 429


async def test_guests_per_minute(tmp_path: Path) -> None:
    """guests_per_minute: of one address."""
    async with serving(tmp_path, limits=replace(AMPLE, guests_per_minute=2)) as place:
        await place.people(2)
        async with httpx.AsyncClient(base_url=place.address, verify=False) as stranger:
            answer = await stranger.get("/api/me")
        assert (answer.status_code, answer.json()["code"]) == (429, "too-many-guests")


@pytest.mark.parametrize("kind", SOCKETS)
async def test_sockets_per_table_player_and_address(tmp_path: Path, kind: str) -> None:
    """sockets_per_table, sockets_per_player, sockets_per_address."""
    limits = replace(AMPLE, sockets_per_table=2, sockets_per_player=3, sockets_per_address=4)
    async with serving(tmp_path, socket=kind, limits=limits) as place:
        one, two = await place.people(2)
        table_id, other = [await one.open(plain_rules(1), 2) for _ in range(2)]
        tabs = [await one.tab(table_id) for _ in range(3)]
        assert await tabs[0].ended() == 4001
        await one.tab(other)
        assert await _denied(one, table_id) == 429
        await two.tab(table_id)
        assert await _denied(two, table_id) == 429


async def _denied(person: Person, table_id: str) -> int:
    with pytest.raises(Exception, match="rejected") as denied:
        await person.tab(table_id)
    return int(denied.value.response.status_code)  # type: ignore[attr-defined]


async def test_tables_per_player(tmp_path: Path) -> None:
    """tables_per_player: a finished table makes room."""
    async with serving(tmp_path, limits=replace(AMPLE, tables_per_player=1)) as place:
        game = await game_of(place, 2, plain_rules(1))
        host = game.people[0]
        body = {"rules": plain_rules(1), "seats": 2, "nonce": nonce()}
        answer = await host.request("POST", "/api/tables", body)
        assert (answer.status_code, answer.json()["code"]) == (429, "too-many-tables")
        await game.play_on(lambda: game.tabs[0].is_over)
        assert (await host.request("POST", "/api/tables", body)).status_code == 201


async def test_tables_that_were_left_do_not_count(tmp_path: Path) -> None:
    """tables_per_player: who has left all tables may open another."""
    async with serving(tmp_path, limits=replace(AMPLE, tables_per_player=1)) as place:
        host = await place.person()
        async with host.at(await host.open(plain_rules(1), 2)) as tab:
            assert (await tab.ask("leave"))["t"] == "done"
        async with host.at(await host.open(plain_rules(1), 2, bots=True, start=True)) as tab:
            assert (await tab.ask("leave"))["t"] == "done"
        await host.open(plain_rules(1), 2)
        body = {"rules": plain_rules(1), "seats": 2, "nonce": nonce()}
        assert (await host.request("POST", "/api/tables", body)).status_code == 429


async def test_lobby_s(tmp_path: Path) -> None:
    """lobby_s: a table that never began counts for a while; a game counts until it is over."""
    limits = replace(AMPLE, tables_per_player=1, lobby_s=60)
    settings = Settings(data=tmp_path, limits=limits)
    wish = Wish(Options(RuleSet(), 2), nonce())
    async with open_house(settings) as house:
        player, _ = await house.store.people.admit("Ada")
        opened_at_ms = (await house.open(player, wish)).opened_at_ms
        house.clock = lambda: opened_at_ms + 60_000
        with pytest.raises(TooMany):
            await house.open(player, wish)
        house.clock = lambda: opened_at_ms + 60_001
        await house.open(player, replace(wish, bots=True, start=True))
        house.clock = lambda: opened_at_ms + 999_999
        with pytest.raises(TooMany):
            await house.open(player, wish)


async def test_who_opens_many_tables_at_once_gets_no_more(tmp_path: Path) -> None:
    """tables_per_player, tables_live: counted before anybody waits for the disk."""
    limits = replace(AMPLE, tables_per_player=3, tables_live=5)
    async with open_house(Settings(data=tmp_path, limits=limits)) as house:
        people = [(await house.store.people.admit(name))[0] for name in ("Ada", "Bob")]
        wish = Wish(Options(RuleSet(), 2), nonce())
        tries = (house.open(player, wish) for player in people * 10)
        outcomes = await asyncio.gather(*tries, return_exceptions=True)
        refused = [outcome.code for outcome in outcomes if isinstance(outcome, TooMany)]
        assert len(outcomes) - len(refused) == 5
        assert set(refused) <= {"too-many-tables", "house-full"}
        await house.clerk.settled()
        sits = [await house.store.listing.unfinished(player.id) for player in people]
        assert sorted(sits) == [2, 3]


async def test_tables_live_and_idle_s(tmp_path: Path) -> None:
    """tables_live, idle_s: what nobody looks at makes room, and is woken when somebody comes."""
    limits = replace(AMPLE, tables_live=1, idle_s=3600)
    async with serving(tmp_path, limits=limits) as place:
        person = await place.person()
        first = await person.open(plain_rules(1), 2)
        answer = await person.request(
            "POST", "/api/tables", {"rules": plain_rules(1), "seats": 2, "nonce": nonce()}
        )
        assert (answer.status_code, answer.json()["code"]) == (429, "house-full")
        place.house.settings = replace(place.house.settings, limits=replace(limits, idle_s=0))
        await place.house.put_to_rest()
        second = await person.open(plain_rules(1), 2)
        tab = await person.tab(first)
        assert await tab.ended() == 1013
        assert tab.told[-1] == {"t": "bye", "code": "house-full"}
        await place.house.put_to_rest()
        assert (await person.tab(first)).view["stage"] == "lobby"
        assert second != first


async def test_finished_kept(tmp_path: Path) -> None:
    """finished_kept: one more, and the oldest is read from the log again."""
    async with serving(tmp_path, limits=replace(AMPLE, finished_kept=1)) as place:
        games = [await game_of(place, 2, plain_rules(1)) for _ in range(2)]
        for game in games:
            await game.play_on(lambda game=game: game.tabs[0].is_over)  # type: ignore[misc]
        paths = [f"/api/tables/{game.table_id}/record" for game in games]
        for path in paths:
            await games[0].people[0].get(path)
        _break_logs(tmp_path)
        codes = [(await games[0].people[0].request("GET", p)).status_code for p in paths]
        assert codes == [500, 200]


def _break_logs(data: Path) -> None:
    with closing(sqlite3.connect(data / LOG_FILE)) as log:
        log.execute("UPDATE entries SET entry = '{'")
        log.commit()


async def test_lobby_entries(tmp_path: Path) -> None:
    """lobby_entries: no more is changed, but it can begin or end, and whoever wants can leave."""
    async with serving(tmp_path, limits=replace(AMPLE, lobby_entries=4)) as place:
        person = await place.person()
        for way_out in ("start", "leave", "close"):
            async with person.at(await person.open(plain_rules(1), 3)) as tab:
                for seat in (1, 2):
                    added = await tab.ask("addBot", seat=seat, level="casual")
                    assert added["t"] == "done"
                assert (await tab.ask("clear", seat=2))["code"] == "worn-table"
                assert (await tab.ask(way_out))["t"] == "done"


async def test_inbox(tmp_path: Path) -> None:
    """inbox: one more than fits is refused at once, and the others are answered."""
    settings = Settings(data=tmp_path, limits=replace(AMPLE, inbox=2))
    async with open_house(settings) as house:
        player, _ = await house.store.people.admit("Ada")
        host = await house.open(player, Wish(Options(RuleSet(), 2), nonce()))
        answers: list[Done | Refused] = []
        for number in range(3):
            host.submit(Job(player.id, f"{number}", lambda _: Ready(0), answers.append))
        assert [answer.code for answer in answers if isinstance(answer, Refused)] == ["busy"]
        await host.close()
        assert len(answers) == 3
        house._hosts.clear()


async def test_log_bytes(tmp_path: Path) -> None:
    """log_bytes: the table waits, the page is told, and it goes on when there is room."""
    async with serving(tmp_path, limits=replace(AMPLE, log_bytes=32_768), summary_ms=1) as place:
        game = await game_of(place, 2, plain_rules(10))
        refused = None
        while refused is None:
            await game.level()
            await game.tabs[0].until(lambda: game.tabs[0].view["stage"] != "scored")
            await game.level()
            answer = await game.acting.act()
            refused = answer if answer["t"] == "refused" else None
        assert (refused["code"], refused["view"]["number"]) == (
            "store-full",
            game.tabs[0].view["number"],
        )
        assert len(await entries_of(place, game.table_id)) == game.tabs[0].view["number"]
        body = {"rules": plain_rules(1), "seats": 2, "nonce": nonce()}
        unopened = await game.people[0].request("POST", "/api/tables", body)
        assert (unopened.status_code, unopened.json()["code"]) == (503, "store-full")
        ill = await game.people[0].request("GET", "/health")
        assert (ill.status_code, ill.json()["code"]) == (503, "store-full")
        place.house.store.log.resize(0)
        assert (await game.acting.act())["t"] == "done"
        assert (await game.people[0].request("GET", "/health")).status_code == 200


async def test_a_table_is_opened_as_asked_or_not_at_all(tmp_path: Path) -> None:
    """log_bytes: whatever room is left, no table stays that was not what somebody wished for."""
    async with serving(tmp_path, limits=replace(AMPLE, log_bytes=65_536)) as place:
        person = await place.person()
        body = {"rules": plain_rules(1), "seats": 10, "nonce": nonce(), "bots": True, "start": True}
        refused = None
        while refused is None:
            answer = await person.request("POST", "/api/tables", body)
            if answer.status_code == 201:
                assert answer.json()["stage"] != "lobby"
            else:
                refused = answer
        assert (refused.status_code, refused.json()["code"]) == (503, "store-full")
        _, heads = await place.house.store.log.heads(0)
        assert set(heads.values()) == {12}


async def test_no_room_for_guests_is_told(tmp_path: Path) -> None:
    async with serving(tmp_path) as place:
        person = await place.person()
        async with place.house.store.people._engine.connect() as connection:
            await connection.exec_driver_sql("PRAGMA max_page_count = 1")
        async with httpx.AsyncClient(base_url=place.address, verify=False) as stranger:
            while (answer := await stranger.get("/api/me")).status_code == 200:
                stranger.cookies.clear()
        assert (answer.status_code, answer.json()["code"]) == (503, "store-full")
        assert (await person.request("GET", "/api/me")).status_code == 200


def test_a_bucket_fills_at_its_rate() -> None:
    now = [0.0]
    bucket = Bucket(rate=2, burst=3, clock=lambda: now[0])
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now[0] = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    now[0] = 60
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_buckets_are_each_their_own() -> None:
    buckets = Buckets(rate=0.001, burst=1)
    assert [buckets.take(key) for key in ("a", "b", "a", "b")] == [True, True, False, False]
