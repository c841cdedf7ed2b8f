"""The API: guests, tables, rules, records; and who may ask."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import msgspec
import pytest

from ohhell.server.store.sqlite_house import LOG_FILE
from ohhell.server.web.language import variant_names
from ohhell.server.web.page import Page
from ohhell.wire import faults, parse, rulebook
from ohhell.wire.http import ProblemReport, Replay, TableCard
from tests.server.client import Json, Person, nonce
from tests.server.conftest import Place, entries_of, game_of, plain_rules, serving

pytestmark = pytest.mark.anyio


async def test_a_guest_is_made_once(place: Place) -> None:
    person = await place.person()
    assert person.me["name"].startswith("Guest ")
    assert await person.get("/api/me") == person.me
    answer = await person.request("PUT", "/api/me", {"name": "  Zoë  "})
    assert (answer.json()["name"], answer.json()["id"]) == ("Zoë", person.me["id"])
    assert (await person.get("/api/me"))["name"] == "Zoë"


@pytest.mark.parametrize(
    ("headers", "guest"),
    [
        ({"accept-language": "fr-CA,en;q=0.5"}, "Invité "),
        ({"accept-language": "fr", "cookie": "language=ko"}, "손님 "),
        ({"accept-language": "tlh"}, "Guest "),
    ],
)
async def test_a_guest_is_named_in_the_language_of_the_page(
    place: Place, headers: dict[str, str], guest: str
) -> None:
    """A French page that calls its reader "Guest 5315" is half in English."""
    async with httpx.AsyncClient(base_url=place.address, verify=False) as stranger:
        name = (await stranger.get("/api/me", headers=headers)).json()["name"]
    assert name.startswith(guest)
    assert name.removeprefix(guest).isdigit()


async def test_the_cookie_is_out_of_reach(tmp_path: Path) -> None:
    for origins, secure in (((), False), (("https://cards.example",), True)):
        async with serving(tmp_path / str(secure), origins=origins) as place:
            async with httpx.AsyncClient(base_url=place.address, verify=False) as stranger:
                answer = await stranger.get("/api/me")
            cookies = answer.headers.get_list("set-cookie")
            session = next(c for c in cookies if c.startswith("ohhell="))
            for part in ("HttpOnly", "SameSite=lax", "Path=/", "Max-Age=31536000"):
                assert part in session
            assert ("Secure" in session) == secure
            assert ("strict-transport-security" in answer.headers) == secure


async def test_names_in_any_script_are_shown_as_written(place: Place) -> None:
    """I18-07, SEC-03: text is text."""
    for name in ("O'Neil", "★ 五😍", "محمد", "<b>x</b>", "{{7*7}}", "👨‍👩‍👧‍👦"):
        person = await place.person()
        await person.request("PUT", "/api/me", {"name": name})
        async with person.at(await person.open(plain_rules(1), 2)) as tab:
            assert tab.view["seats"][0]["name"] == name


async def test_rules_are_told_and_tried(place: Place) -> None:
    person = await place.person()
    book = await person.get("/api/rules")
    assert book == json.loads(msgspec.json.encode(rulebook(variant_names())))
    for variant in book["variants"]:
        asked = {"rules": variant["rules"], "seats": variant["seats"]}
        answer = await person.request("POST", "/api/rules/preview", asked)
        assert answer.status_code == 200
        named = next(v for v in book["variants"] if v["id"] == answer.json()["variant"])
        assert named["rules"] == variant["rules"]
        assert answer.json()["clauses"]
    bad = {"rules": book["variants"][0]["rules"], "seats": 99}
    answer = await person.request("POST", "/api/rules/preview", bad)
    assert [problem["id"] for problem in answer.json()["problems"]] == ["problem-seats"]


async def test_play_now_is_one_request(place: Place) -> None:
    person = await place.person()
    table_id = await person.open(plain_rules(2), 4, bots=True, start=True)
    async with person.at(table_id) as tab:
        assert tab.view["stage"] != "lobby"
        seats = tab.view["seats"]
        assert [seat["kind"] for seat in seats] == ["person", "bot", "bot", "bot"]
        assert len({seat["name"] for seat in seats}) == 4
        await tab.play_on(lambda: tab.is_over)


async def test_a_table_that_cannot_be_opened_is_explained(place: Place) -> None:
    person = await place.person()
    good: Json = {"rules": plain_rules(2), "seats": 3, "nonce": nonce()}
    bad: list[tuple[Json, str | None]] = [
        ({"seats": 1}, "bad-rules"),
        ({"rules": {}}, None),
        ({"rules": {"x": 1}}, "bad-rules"),
        ({"nonce": "not hex"}, "bad-nonce"),
        ({"nonce": "0" * 65}, "bad-request"),
        ({"seats": "many"}, "bad-request"),
        ({"more": 1}, "bad-request"),
    ]
    for change, code in bad:
        answer = await person.request("POST", "/api/tables", good | change)
        if code is None:
            assert answer.status_code == 201, "a rule that is not named has its usual value"
            continue
        assert answer.status_code == 400, (change, answer.text)
        report = msgspec.json.decode(answer.content, type=ProblemReport)
        assert (answer.status_code, report.code) == (400, code), answer.text
        assert report.text
        assert (code == "bad-rules") == bool(report.problems)


async def test_open_tables_are_found_while_somebody_is_there(place: Place) -> None:
    host, stranger = await place.people(2)
    shown = await host.open(plain_rules(2), 2, open=True)
    hidden = await host.open(plain_rules(2), 2)
    async with host.at(shown), host.at(hidden):
        found = msgspec.convert(await stranger.get("/api/tables"), list[TableCard])
        cards = {card.id: card for card in found}
        assert shown in cards
        assert hidden not in cards
        assert cards[shown].stage == "lobby"
        assert [seat.kind for seat in cards[shown].seats] == ["person", "empty"]


async def test_my_tables_are_newest_first_and_say_whose_turn_it_is(place: Place) -> None:
    game = await game_of(place, 2, plain_rules(2))
    later = await game.people[0].open(plain_rules(2), 2)
    mine = await game.people[0].get("/api/me/tables")
    assert [card["id"] for card in mine] == [later, game.table_id]
    turns = [(await person.get("/api/me/tables"))[-1]["yourTurn"] for person in game.people]
    assert sorted(turns) == [False, True]
    assert (mine[1]["round"], mine[1]["rounds"]) == (1, 2)
    assert await (await place.person()).get("/api/me/tables") == []


async def test_a_finished_game_is_recorded_and_replayed(place: Place) -> None:
    game = await game_of(place, 3, plain_rules(3))
    await game.play_on(lambda: game.tabs[0].is_over)
    stranger = await place.person()
    answer = await stranger.request("GET", f"/api/tables/{game.table_id}/record")
    record = parse(answer.content)
    assert faults(record) == ()
    assert record.scores == [seat["score"] for seat in game.tabs[0].view["seats"]]
    replay = msgspec.convert(await stranger.get(f"/api/tables/{game.table_id}/replay"), Replay)
    assert replay.frames[-1].view.stage == "over"
    assert replay.frames[-1].view.number == len(await entries_of(place, game.table_id))


async def test_what_does_not_exist_is_a_problem_too(place: Place) -> None:
    person = await place.person()
    missing = [
        ("GET", "/api/tables/222222222222", 404, "no-such-table"),
        ("GET", "/api/tables/222222222222/record", 404, "no-such-table"),
        ("GET", "/api/tables/%2e%2e/replay", 404, "no-such-table"),
        ("GET", "/api/nothing", 404, "not-found"),
        ("DELETE", "/api/me", 405, "not-allowed"),
        ("POST", "/", 405, "not-allowed"),
    ]
    for method, path, status, code in missing:
        answer = await person.request(method, path)
        assert (answer.status_code, answer.json()["code"]) == (status, code), (path, answer.text)


async def test_other_pages_cannot_write(place: Place) -> None:
    """A token that fits and an origin of ours, or nothing happens."""
    person = await place.person()
    name = {"name": "Mallory"}
    refused = [
        ({"x_csrftoken": ""}, "csrf"),
        ({"x_csrftoken": "0" * 128}, "csrf"),
        ({"origin": "https://evil.example"}, "origin"),
        ({"origin": "null"}, "origin"),
        ({"origin": "http://evil.example", "host": "evil.example"}, "origin"),
    ]
    for headers, code in refused:
        answer = await person.request("PUT", "/api/me", name, **headers)
        assert (answer.status_code, answer.json()["code"]) == (403, code)
    assert (await person.get("/api/me"))["name"] == person.me["name"]


async def test_the_csrf_token_outlives_a_restart(tmp_path: Path) -> None:
    """Litestar sets it once; with a new key an open page would be refused for ever."""
    async with serving(tmp_path) as place:
        person = await place.person()
    async with serving(tmp_path) as place:
        again = await place.stack.enter_async_context(person.at_address(place.address))
        answer = await again.request("PUT", "/api/me", {"name": "Ada"})
        assert (answer.status_code, answer.json()["id"]) == (200, person.me["id"])


async def test_every_answer_carries_the_headers(place: Place) -> None:
    person = await place.person()
    for method, path in (("GET", "/api/me"), ("GET", "/"), ("GET", "/api/no"), ("PUT", "/api/me")):
        headers = (await person.request(method, path, origin="null")).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert f"connect-src 'self' ws://{place.address.removeprefix('http://')};" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert "server" not in headers


async def test_no_browser_complains_about_a_header(place: Place) -> None:
    """In a home network by plain http browsers ignore the policy, with an error in the console."""
    async with httpx.AsyncClient(base_url=place.address, verify=False) as stranger:
        answer = await stranger.get("/", headers={"host": "192.168.1.7:8000"})
    assert "cross-origin-opener-policy" not in answer.headers


async def test_a_guess_hits_no_table(place: Place) -> None:
    """SEC-05: ids have 59 bits; ten thousand guesses at a hundred tables hit one in 10^12 cases."""
    person = await place.person()
    ids = [await person.open(plain_rules(1), 2) for _ in range(5)]
    assert all(len(set(table_id)) > 4 for table_id in ids)
    assert len(set(ids)) == 5


async def test_health_and_figures(tmp_path: Path) -> None:
    async with serving(tmp_path, proxies=1) as place:
        person = await place.person()
        game = await game_of(place, 2, plain_rules(1))
        await game.tabs[0].ask("bid", tricks=9, after=game.tabs[0].view["number"])
        assert await person.get("/health") == {"status": "ok"}
        text = (await person.request("GET", "/metrics")).text
        for figure in (
            "ohhell_tables_live 1.0",
            "ohhell_sockets 2.0",
            "ohhell_entries_total",
            'ohhell_commands_total{outcome="done"}',
            "ohhell_append_seconds_count",
            "ohhell_bots_thinking",
        ):
            assert figure in text
        far = await person.request("GET", "/metrics", x_forwarded_for="203.0.113.9")
        assert (far.status_code, far.json()["code"]) == (403, "forbidden")


async def test_the_api_describes_itself(place: Place) -> None:
    person = await place.person()
    schema = await person.get("/api/schema/openapi.json")
    paths = set(schema["paths"])
    assert {"/api/me", "/api/tables", "/api/tables/{table_id}/record"} <= paths
    assert "TableCard" in json.dumps(schema)


async def test_two_who_come_at_once_meet_at_one_table(place: Place) -> None:
    """A table that wakes for two gets one host, or they would not see each other."""
    host, guest = await place.people(2)
    table_id = await host.open(plain_rules(1), 2)
    await place.house._rest(place.house._hosts[table_id])
    one, two = await asyncio.gather(host.tab(table_id), guest.tab(table_id))
    assert (await two.ask("sit", seat=1, nonce=nonce()))["t"] == "done"
    await one.until(lambda: one.view["seats"][1]["kind"] == "person")


async def test_the_cards_of_a_game_that_goes_on_cost_nothing_to_refuse(place: Place) -> None:
    """No log is read to say that a game is not over: this one could not even be read."""
    person = await place.person()
    live, resting = [await person.open(plain_rules(1), 2) for _ in range(2)]
    await place.house._rest(place.house._hosts[resting])
    with closing(sqlite3.connect(place.data / LOG_FILE)) as log:
        for table_id in (live, resting):
            log.execute("UPDATE entries SET entry = '{' WHERE table_id = ?", (table_id,))
        log.commit()
    for table_id in (live, resting):
        for form in ("record", "replay"):
            answer = await person.request("GET", f"/api/tables/{table_id}/{form}")
            assert (answer.status_code, answer.json()["code"]) == (409, "not-over")


async def test_a_finished_game_is_made_once_for_all(place: Place) -> None:
    """Whoever comes at once, zipped or not, is sent the same."""
    game = await game_of(place, 2, plain_rules(1))
    await game.play_on(lambda: game.tabs[0].is_over)
    path = f"/api/tables/{game.table_id}/replay"
    asked = [game.people[0].request("GET", path, accept_encoding=kind) for kind in ("gzip", "br")]
    zipped, plain = await asyncio.gather(*asked)
    assert (zipped.headers.get("content-encoding"), plain.headers.get("content-encoding")) == (
        "gzip",
        None,
    )
    assert zipped.json() == plain.json()
    assert zipped.headers["content-type"] == "application/json"


async def test_nonsense_is_refused_and_is_no_mistake_of_ours(tmp_path: Path) -> None:
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_text("<html></html>", encoding="utf-8")
    assert Page(page).answer(f"/{'x' * 5_000}", {}).status == 404
    assert Page(page).answer(f"/assets/{'x' * 5_000}", {}).status == 404
    async with serving(tmp_path / "house") as place:
        person = await place.person()
        for headers in (
            {"origin": "http://["},
            {"origin": "http://[::1"},
            {"origin": b"http://\xff".decode("latin-1")},
        ):
            assert await _raw(person, "PUT", "/api/me", headers) == 403
        for cookie in ("ohhell=\xff", "\xff=\xff", "csrftoken=\xff", "language=\xff"):
            for path in ("/api/me", "/", "/api/tables", "/api/me/tables"):
                assert await _raw(person, "GET", path, {"cookie": cookie}) < 500
        deep = b"[" * 10_000 + b"]" * 10_000
        for body in (
            b'{"seats": 4, "nonce": "a1a1a1a1a1a1a1a1", "rules": {"schedule": ' + deep + b"}}",
            deep,
            b'{"rules": ' + b'{"a":' * 10_000 + b"1" + b"}" * 10_000 + b', "seats": 4}',
        ):
            for path in ("/api/tables", "/api/rules/preview"):
                answer = await person.send("POST", path, body)
                assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")


async def _raw(person: Person, method: str, path: str, headers: Json) -> int:
    """Ask with headers that no client would send; return the status."""
    host, _, port = person.address.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    lines = {"host": f"{host}:{port}", "connection": "close"} | headers
    head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    writer.write(f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode("latin-1"))
    status = (await reader.readline()).split()[1]
    writer.close()
    await writer.wait_closed()
    return int(status)


async def test_bodies_are_read_strictly(place: Place) -> None:
    """What is a text is no number, as on a socket."""
    person = await place.person()
    for change in ({"seats": "4"}, {"seats": 4.0}, {"bots": "true"}, {"open": 1}):
        body = {"rules": {}, "seats": 4, "nonce": nonce()} | change
        answer = await person.request("POST", "/api/tables", body)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-request"), change
    answer = await person.request("PUT", "/api/me", {"name": 4})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")
