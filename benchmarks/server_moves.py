# ruff: noqa: ASYNC110, INP001, S603, T201 - a script that runs a server, waits and prints
"""Durable moves a second of the real server, over real sockets, and what each costs.

python benchmarks/server_moves.py [--tables 16] [--seconds 10] [--socket picows]

Tables of four people, each of whom bids or plays the moment it may. A move is one command that was
appended (fsync), folded, told to four sockets as their own views, and confirmed. The server runs
on core 0 and this generator on core 1, where the system allows that.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

SEATS = 4
RULES = {"schedule": {"pattern": "downup", "largest": 10, "whole_pack": False}}
NO_LIMITS = {
    "OHHELL_MESSAGES_PER_S": "1e9",
    "OHHELL_MESSAGES_BURST": "1000000000",
    "OHHELL_REQUESTS_PER_S": "1e9",
    "OHHELL_REQUESTS_BURST": "1000000000",
    "OHHELL_GUESTS_PER_MINUTE": "1e9",
    "OHHELL_SOCKETS_PER_ADDRESS": "100000",
    "OHHELL_CONNECTIONS": "100000",
    "OHHELL_CONNECTIONS_PER_ADDRESS": "100000",
    "OHHELL_TABLES_PER_PLAYER": "1000",
    "OHHELL_SUMMARY_MS": "0",
}


class You(msgspec.Struct):
    """What a seat may do."""

    seat: int
    legal: list[str]
    bids: list[int]


class View(msgspec.Struct):
    """As much of a view as it takes to act."""

    number: int
    stage: str
    you: You | None


class Told(msgspec.Struct):
    """Any message of the server."""

    t: str
    view: View | None = None
    id: str | None = None
    code: str | None = None


decode = msgspec.json.Decoder(Told).decode


@dataclass
class Figures:
    """What is measured."""

    measuring: bool = False
    moves: int = 0
    waits_s: list[float] = field(default_factory=list[float])
    refused: list[str] = field(default_factory=list[str])


class Seat(WSListener):
    """One player's socket, which acts as soon as it may."""

    def __init__(self, figures: Figures) -> None:
        self.figures = figures
        self.view: View | None = None
        self.line: WSTransport | None = None
        self.answered = 0
        self.sent_at = 0.0
        self.ready = asyncio.Event()

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Note the line."""
        self.line = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:  # noqa: ARG002
        """Take a message, and act."""
        if frame.msg_type != WSMsgType.TEXT:
            return
        told = decode(frame.get_payload_as_memoryview())
        if told.t == "done" and self.sent_at:
            self._confirmed()
        elif told.t == "refused":
            self.figures.refused.append(told.code or "")
            self.sent_at = 0.0
        if told.view is not None:
            self.view = told.view
            self.ready.set()
        self._act()

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.view is not None and self.view.stage == "over"

    def say(self, **message: object) -> None:
        """Send a message."""
        assert self.line is not None
        self.line.send(WSMsgType.TEXT, json.dumps(message))

    def _act(self) -> None:
        view = self.view
        if view is None or view.you is None or self.sent_at or view.number <= self.answered:
            return
        you, at = view.you, {"after": view.number, "id": f"{you_id(view)}"}
        if you.bids:
            self._send(view, t="bid", tricks=you.bids[0], **at)
        elif you.legal:
            self._send(view, t="play", card=you.legal[0], **at)

    def _send(self, view: View, **message: object) -> None:
        self.answered = view.number
        self.sent_at = time.perf_counter()
        self.say(**message)

    def _confirmed(self) -> None:
        if self.figures.measuring:
            self.figures.moves += 1
            self.figures.waits_s.append(time.perf_counter() - self.sent_at)
        self.sent_at = 0.0


def you_id(view: View) -> str:
    """Return an id for the answer to a view."""
    return f"{view.number}-{view.you.seat if view.you else ''}"


async def sit_down(address: str, figures: Figures, count: int) -> list[list[Seat]]:
    """Open `count` tables, and seat four people at each."""
    tables: list[list[Seat]] = []
    for _ in range(count):
        seats: list[Seat] = []
        table_id = ""
        for number in range(SEATS):
            async with httpx.AsyncClient(base_url=address, verify=False) as web:  # noqa: S501
                await web.get("/api/me")
                if number == 0:
                    body = {"rules": RULES, "seats": SEATS, "nonce": "00" * 16}
                    token = {"x-csrftoken": web.cookies["csrftoken"]}
                    answer = await web.post("/api/tables", json=body, headers=token)
                    table_id = answer.json()["id"]
                cookies = f"ohhell={web.cookies['ohhell']}"
            seats.append(await _socket(address, table_id, cookies, figures))
            if number:
                seats[-1].say(t="sit", seat=number, nonce="00" * 16, id="sit")
        tables.append(seats)
    return tables


async def _socket(address: str, table_id: str, cookies: str, figures: Figures) -> Seat:
    headers = {"origin": address, "cookie": cookies}
    url = f"{address.replace('http', 'ws', 1)}/ws/{table_id}"
    seat = Seat(figures)
    await ws_connect(lambda: seat, url, extra_headers=headers)
    await seat.ready.wait()
    return seat


@contextlib.contextmanager
def server(folder: Path, kind: str) -> Any:  # noqa: ANN401
    """Run a server of our own on core 0; yield its process and its address."""
    command = [sys.executable, "-m", "ohhell", "serve", "--port", "0", "--data", str(folder)]
    process = subprocess.Popen(
        [*command, "--log", "error", "--socket", kind],
        env=os.environ | NO_LIMITS,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    try:
        for line in process.stdout:
            if found := re.search(r"listening on (http://\S+)", line):
                yield process, found[1]
                break
    finally:
        process.terminate()
        process.wait()
        process.stdout.close()


def pin(pid: int, core: int) -> bool:
    """Keep a process on one core, with all its threads; tell whether the system allows it."""
    try:
        for thread in Path(f"/proc/{pid}/task").iterdir():
            os.sched_setaffinity(int(thread.name), {core})
    except (AttributeError, OSError):
        return False
    return True


def cpu_s(pid: int) -> float:
    """Return the seconds that a process has computed."""
    words = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def memory_mb(pid: int) -> float:
    """Return the memory that a process holds."""
    pages = int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


async def measure(pid: int, address: str, options: argparse.Namespace) -> None:
    """Play for a while, and print the figures."""
    figures = Figures()
    tables = await sit_down(address, figures, options.tables)
    pinned = pin(pid, 0) and pin(os.getpid(), 1)
    for seats in tables:
        seats[0].say(t="start", id="start")
    await asyncio.sleep(options.warm_up)
    figures.measuring, cpu, began = True, cpu_s(pid), time.perf_counter()
    seats = [seat for table in tables for seat in table]
    while time.perf_counter() < began + options.seconds and not all(s.is_over for s in seats):
        await asyncio.sleep(0.01)
    figures.measuring = False
    took, cpu = time.perf_counter() - began, cpu_s(pid) - cpu
    waits = sorted(figures.waits_s)
    rate, share = figures.moves / took, cpu / took
    p50, p99 = (waits[len(waits) * percent // 100] * 1e3 for percent in (50, 99))
    where = "server on core 0" if pinned else "not pinned"
    print(f"{options.socket}, {options.tables} tables of {SEATS}, {where}")
    print(
        f"  moves/s {rate:8.0f}   server CPU {share:4.0%}, {cpu / figures.moves * 1e6:.0f} µs/move"
    )
    print(f"  p50 {p50:.2f} ms   p99 {p99:.2f} ms   memory {memory_mb(pid):.0f} MB")
    print(f"  refused {len(figures.refused)}")


def main() -> None:
    """Read the options, and measure."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, default=16)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--warm-up", type=float, default=0.5)
    parser.add_argument("--socket", choices=("picows", "asgi"), default="picows")
    options = parser.parse_args()
    print("$", sys.executable, *sys.argv)
    with (
        tempfile.TemporaryDirectory() as folder,
        server(Path(folder), options.socket) as (process, address),
    ):
        asyncio.run(measure(process.pid, address, options))


if __name__ == "__main__":
    main()
