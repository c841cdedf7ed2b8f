"""Opening, keeping and ending a socket."""

from __future__ import annotations

import asyncio
import json
import socket as sockets
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest

from ohhell.server.sockets.fast import PING_IDLE_S, PING_REPLY_S
from tests.server.client import Person
from tests.server.conftest import AMPLE, SOCKETS, Place, game_of, plain_rules, serving

pytestmark = pytest.mark.anyio


async def test_the_first_message_is_the_table(either: Place) -> None:
    person = await either.person()
    table_id = await person.open(plain_rules(2), 3, open=True)
    async with person.at(table_id) as tab:
        welcome = tab.told[0]
        assert welcome["t"] == "welcome"
        assert welcome["table"]["id"] == table_id
        assert welcome["table"] == await person.get(f"/api/tables/{table_id}")
        assert welcome["view"]["host"] == 0
        assert welcome["view"]["you"] == {
            "seat": 0,
            "hand": [],
            "legal": [],
            "bids": [],
            "forbidden": None,
            "bid": None,
            "trumps": [],
            "mayLook": False,
            "faceDown": False,
            "others": [],
            "moreTimes": 3,
            "moreTimeMs": 0,
        }


async def test_there_is_no_such_table(either: Place) -> None:
    person = await either.person()
    for table_id in ("222222222222", "x", "", "../../etc"):
        tab = await person.tab(table_id)
        assert await tab.ended() == 4004


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        ("http://evil.example", None),
        ("null", None),
        ("http://127.0.0.1:1", None),
        ("https://cards.example", "cards.example"),
        ("file://", None),
    ],
)
async def test_only_pages_of_ours_may_open_one(
    either: Place, origin: str, host: str | None
) -> None:
    """A name that somebody's DNS points at this machine is no name of ours either."""
    person = await either.person()
    table_id = await person.open(plain_rules(2), 2)
    headers = {"cookie": person.cookies} | ({"host": host} if host else {})
    assert await _status(person, table_id, origin, headers) == 403


@pytest.mark.parametrize("cookie", ["", "ohhell=", "ohhell=guess", "other=1; ohhell=x.y.z"])
async def test_only_people_we_know_may_open_one(either: Place, cookie: str) -> None:
    person = await either.person()
    table_id = await person.open(plain_rules(2), 2)
    assert await _status(person, table_id, person.address, {"cookie": cookie}) == 401


async def test_nothing_else_has_a_socket(either: Place) -> None:
    person = await either.person()
    headers = {"cookie": person.cookies}
    for path in ("/api/me", "/ws", "/"):
        assert await _status(person, "", person.address, headers, path=path) == 404


async def test_a_public_origin_is_the_only_one(tmp_path: Path) -> None:
    own = ("https://cards.example",)
    async with serving(tmp_path, origins=own) as place:
        person = await place.person()
        headers = {"cookie": person.cookies}
        for origin, status in ((own[0], 101), ("http://cards.example", 403)):
            assert await _status(person, "222222222222", origin, headers) == status
        assert await _status(person, "222222222222", person.address, headers) == 403


async def _status(
    person: Person, table_id: str, origin: str, headers: dict[str, str], *, path: str = "/ws/"
) -> int:
    host, port = person.address.removeprefix("http://").split(":")
    lines = {
        "host": f"{host}:{port}",
        "origin": origin,
        "upgrade": "websocket",
        "connection": "Upgrade",
        "sec-websocket-version": "13",
        "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
    } | headers
    reader, writer = await asyncio.open_connection(host, int(port))
    head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    writer.write(f"GET {path}{table_id} HTTP/1.1\r\n{head}\r\n".encode())
    try:
        return int((await reader.readline()).split()[1])
    finally:
        writer.close()
        await writer.wait_closed()


async def test_a_message_may_come_in_pieces(either: Place) -> None:
    person = await either.person()
    async with person.at(await person.open(plain_rules(2), 2)) as tab:
        whole = json.dumps({"t": "ping", "at": 3})
        await tab.socket.send([whole[:5], whole[5:9], whole[9:]])
        await tab.until(lambda: tab.told[-1] == {"t": "pong", "at": 3.0})


async def test_a_long_cookie_header_is_read(either: Place) -> None:
    person = await either.person()
    headers = {"cookie": f"big={'x' * 6_000}; {person.cookies}"}
    assert await _status(person, "222222222222", person.address, headers) == 101


@pytest.mark.parametrize("kind", SOCKETS)
async def test_who_does_not_read_is_cut_and_nobody_waits(tmp_path: Path, kind: str) -> None:
    limits = replace(AMPLE, behind_bytes=16 * 1024)
    async with serving(tmp_path, socket=kind, limits=limits) as place:
        game = await game_of(place, 2, plain_rules(1))
        watcher = await place.person()
        await asyncio.to_thread(_ask_and_never_listen, watcher, game.table_id)
        assert b"ohhell_sockets_cut_total 1.0" in place.house.metrics.text()
        assert b"ohhell_sockets 2.0" in place.house.metrics.text()
        assert (await game.tabs[0].say('{"t": "ping"}'))["t"] == "pong"


def _ask_and_never_listen(person: Person, table_id: str) -> None:
    """Ask what is answered with a whole view, until the server hangs up."""
    host, _, port = person.address.removeprefix("http://").partition(":")
    with sockets.socket() as deaf, suppress(OSError):
        deaf.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
        deaf.settimeout(20)
        deaf.connect((host, int(port)))
        lines = {
            "host": f"{host}:{port}",
            "origin": person.address,
            "cookie": person.cookies,
            "upgrade": "websocket",
            "connection": "Upgrade",
            "sec-websocket-version": "13",
            "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
        }
        head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
        deaf.sendall(f"GET /ws/{table_id} HTTP/1.1\r\n{head}\r\n".encode())
        frame = b"\x81\x82\0\0\0\0{}"
        while True:
            deaf.sendall(frame * 100)


def test_a_dead_line_is_noticed_within_a_minute() -> None:
    """NET-09: who is silent is asked, and who does not answer is gone."""
    assert PING_IDLE_S + PING_REPLY_S < 60


async def test_a_frame_beyond_all_measure_ends_the_socket(either: Place) -> None:
    person = await either.person()
    async with person.at(await person.open(plain_rules(2), 2)) as tab:
        await tab.socket.send("x" * (AMPLE.frame_bytes + 1))
        assert await tab.ended() == 1009


async def test_the_server_answers_the_protocols_own_ping(either: Place) -> None:
    person = await either.person()
    async with person.at(await person.open(plain_rules(2), 2)) as tab:
        answered = await tab.socket.ping()
        await answered
