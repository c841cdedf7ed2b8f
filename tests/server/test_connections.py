"""Connections that are nothing yet: each holds a file, so they are few, and none may dawdle."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from tests.server.client import PATIENCE_S
from tests.server.conftest import AMPLE, Place, game_of, plain_rules, serving

pytestmark = pytest.mark.anyio


async def test_request_s(tmp_path: Path) -> None:
    """request_s: half a request is answered and ended; a whole one has all the time it takes."""
    async with serving(tmp_path, limits=replace(AMPLE, request_s=1.0)) as place:
        halves = (
            ("", 408),
            ("GET / HTTP/1.1\r\nhost: x\r\n", 408),
            # It is refused by its head already, and ended all the same.
            ("PUT /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n", 403),
            (f"{GET_ME}GET / HTTP/1.1\r\n", 200),
        )
        found = await asyncio.gather(*(_status(place, half) for half, _ in halves))
        assert found == [status for _, status in halves]
        game = await game_of(place, 2, plain_rules(1))
        await game.play_on(lambda: game.tabs[0].is_over)


GET_ME = "GET /api/me HTTP/1.1\r\nhost: x\r\n\r\n"


async def _status(place: Place, text: str) -> int:
    """Send `text` and nothing more; return the first status, once the server has hung up."""
    host, _, port = place.address.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(text.encode())
    async with asyncio.timeout(PATIENCE_S):
        answer = await reader.read()
    writer.close()
    await writer.wait_closed()
    return int(answer.split()[1])


async def test_connections_and_connections_per_address(tmp_path: Path) -> None:
    """connections, connections_per_address: sockets of the game are none of them."""
    for limits, code in (
        (replace(AMPLE, connections=3), "503"),
        (replace(AMPLE, connections_per_address=3), "429"),
    ):
        async with serving(tmp_path / code, limits=limits) as place:
            person = await place.person()
            table_id = await person.open(plain_rules(1), 2)
            tabs = [await person.tab(table_id) for _ in range(4)]
            host, _, port = place.address.removeprefix("http://").partition(":")
            lines = [await asyncio.open_connection(host, int(port)) for _ in range(3)]
            status = (await lines[2][0].readline()).split()[1]
            assert status.decode() == code
            assert (await tabs[0].say('{"t": "ping"}'))["t"] == "pong"
            for _, writer in lines:
                writer.close()
                await writer.wait_closed()
            assert (await person.request("GET", "/api/me")).status_code == 200
