"""A proxy is told whether a server wants to be asked: while it opens, serves, and is to stop."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
from pathlib import Path

import httpx
import pytest

from ohhell.server import bind
from ohhell.server.gauges.readiness import answering_meanwhile
from tests.server.client import PATIENCE_S
from tests.server.process import Server

pytestmark = pytest.mark.anyio


async def health(address: str, path: str = "/health") -> tuple[int, str]:
    """Return the status, and how a server says it is."""
    async with httpx.AsyncClient(base_url=address, verify=False) as client:
        answer = await client.get(path)
    said = answer.json()
    return answer.status_code, str(said.get("code") or said["status"])


async def test_who_comes_while_the_house_is_opened_is_told_so() -> None:
    bound = bind("127.0.0.1", 0)
    address = f"http://127.0.0.1:{bound.getsockname()[1]}"
    async with answering_meanwhile(bound):
        assert await health(address) == (503, "starting")
        assert await health(address, "/api/me") == (503, "starting")
        assert await health(address, "/health/live") == (200, "alive")
    bound.close()


@pytest.mark.parametrize("sent", [b"\r\n\r\n", b"x" * 20_000, b"GET\r\n\r\n", b""])
async def test_nonsense_meanwhile_does_no_harm(sent: bytes) -> None:
    bound = bind("127.0.0.1", 0)
    port = bound.getsockname()[1]
    async with answering_meanwhile(bound):
        _, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(sent)
        writer.close()
        assert await health(f"http://127.0.0.1:{port}") == (503, "starting")
    bound.close()


async def test_a_server_that_is_to_stop_says_so_and_serves_on_until_then(tmp_path: Path) -> None:
    server = await Server.start(tmp_path, OHHELL_DRAIN_S="600")
    assert await health(server.address) == (200, "ok")
    server.process.send_signal(signal.SIGTERM)
    async with asyncio.timeout(PATIENCE_S):
        while await health(server.address) != (503, "closing"):
            pass  # asking is pause enough
    assert await health(server.address, "/health/live") == (200, "alive")
    async with httpx.AsyncClient(base_url=server.address, verify=False) as client:
        assert (await client.get("/api/tables")).status_code == 200
    assert await server.stop() == 0


async def test_systemd_is_told_what_it_asks_for(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        line.bind(str(tmp_path / "notify"))
        line.settimeout(PATIENCE_S)
        asked = {"NOTIFY_SOCKET": os.fspath(tmp_path / "notify")}
        server = await Server.start(tmp_path / "data", **asked)
        assert await asyncio.to_thread(line.recv, 100) == b"READY=1"
        assert await server.stop() == 0
        assert await asyncio.to_thread(line.recv, 100) == b"STOPPING=1"
