"""A small client of the server: what a page does, and everything that it is told, recorded."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from itertools import count
from types import TracebackType
from typing import Any, Self

import httpx
import msgspec
import websockets
from websockets.asyncio.client import ClientConnection

PATIENCE_S = 30.0
"""Longer than anything takes that is going to happen, on a machine with much else to do."""

Json = dict[str, Any]


class Person:
    """Somebody with a browser: one cookie jar, and as many tabs as wanted."""

    def __init__(self, address: str, token: str = "") -> None:
        self.address = address
        self.seen: list[str] = []
        """Every frame that came to any tab."""
        self.asked: list[str] = []
        """Every body that came by HTTP."""
        self.tabs: list[Tab] = []
        # Without TLS: reading the machine's certificates takes longer than a round.
        own = {"origin": address}
        self._http = httpx.AsyncClient(
            base_url=address, headers=own, verify=False, timeout=PATIENCE_S
        )
        if token:
            self._http.cookies.set("ohhell", token)

    async def __aenter__(self) -> Self:
        self.me = await self.get("/api/me")
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for tab in self.tabs:
            await tab.close()
        await self._http.aclose()

    @property
    def cookies(self) -> str:
        """The Cookie header of this browser."""
        return "; ".join(f"{name}={value}" for name, value in self._http.cookies.items())

    def at_address(self, address: str) -> Person:
        """Return the same browser, at a server that listens elsewhere now."""
        again = Person(address)
        for name, value in self._http.cookies.items():
            again._http.cookies.set(name, value)
        return again

    def beside(self) -> Person:
        """Return somebody else in the same browser: only its mark stays when people change."""
        other = Person(self.address)
        other.mark = self.mark
        return other

    @property
    def mark(self) -> str:
        """The mark of this browser."""
        return self._http.cookies["ohhell-browser"]

    @mark.setter
    def mark(self, mark: str) -> None:
        self._http.cookies.delete("ohhell-browser")
        self._http.cookies.set("ohhell-browser", mark)

    def move(self, address: str) -> None:
        """Have the same browser at a server that listens elsewhere now."""
        self.address = address
        self._http.base_url = address
        self._http.headers["origin"] = address

    @property
    def token(self) -> str:
        """The secret by which the server knows this browser."""
        return self._http.cookies["ohhell"]

    async def request(
        self, method: str, path: str, body: object = None, **headers: str
    ) -> httpx.Response:
        """Ask the API as the page does; any answer is an answer."""
        own = {"x-csrftoken": self._http.cookies.get("csrftoken") or ""}
        own |= {name.replace("_", "-"): value for name, value in headers.items()}
        answer = await self._http.request(method, path, json=body, headers=own)
        self.asked.append(answer.text)
        return answer

    async def send(self, method: str, path: str, body: bytes) -> httpx.Response:
        """Send a body just as it is."""
        own = {
            "x-csrftoken": self._http.cookies.get("csrftoken") or "",
            "content-type": "application/json",
        }
        return await self._http.request(method, path, content=body, headers=own)

    async def get(self, path: str) -> Any:  # noqa: ANN401 - any JSON
        """GET, and expect it to work."""
        answer = await self.request("GET", path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def open(self, rules: Json, seats: int, **more: object) -> str:
        """Open a table, and return its id."""
        body = {"rules": rules, "seats": seats, "nonce": nonce(), **more}
        answer = await self.request("POST", "/api/tables", body)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    @asynccontextmanager
    async def at(self, table_id: str) -> AsyncIterator[Tab]:
        """Sit before the table in a tab of its own."""
        tab = await self.tab(table_id)
        try:
            yield tab
        finally:
            await tab.close()

    async def tab(self, table_id: str, *, origin: str | None = None) -> Tab:
        """Open a tab, and wait for what it shows first."""
        url = f"{self.address.replace('http', 'ws', 1)}/ws/{table_id}"
        socket = await websockets.connect(
            url,
            origin=origin or self.address,  # type: ignore[arg-type]
            additional_headers={"cookie": self.cookies},
            compression=None,
            max_size=None,
            ping_interval=None,
        )
        tab = Tab(socket, self.seen)
        self.tabs.append(tab)
        await tab.begin()
        return tab


class Tab:
    """One socket at one table, and all it was told."""

    _numbers = count(1)

    def __init__(self, socket: ClientConnection, seen: list[str]) -> None:
        self.socket = socket
        self.view: Json = {}
        self.info: Json = {}
        self.told: list[Json] = []
        self.texts: list[str] = []
        self._seen = seen
        self._changed = asyncio.Condition()
        self._answers: dict[str, asyncio.Future[Json]] = {}
        self._reading = asyncio.create_task(self._read())

    async def begin(self) -> None:
        """Wait for the first view, or for the end."""
        await self.until(lambda: bool(self.view) or self._reading.done())

    async def close(self) -> None:
        """Close the tab."""
        await self.socket.close()
        await self._reading

    def forget(self) -> None:
        """Let go of all that was told until now, except of the last view."""
        for told in (self.told, self.texts, self._seen):
            told.clear()

    async def ended(self) -> int | None:
        """Wait until the server hangs up; return the code."""
        async with asyncio.timeout(PATIENCE_S):
            await self._reading
        return self.socket.close_code

    async def send(self, t: str, **fields: object) -> str:
        """Send a message and return its id, without waiting."""
        message = {"t": t, "id": f"m{next(self._numbers)}", **fields}
        await self.socket.send(json.dumps(message))
        return str(message["id"])

    async def ask(self, t: str, **fields: object) -> Json:
        """Send a command, and return its answer: done or refused."""
        message_id = str(fields.pop("id", f"c{next(self._numbers)}"))
        future: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self._answers[message_id] = future
        try:
            await self.socket.send(json.dumps({"t": t, "id": message_id, **fields}))
            async with asyncio.timeout(PATIENCE_S):
                return await future
        finally:
            self._answers.pop(message_id, None)
            if future.done() and not future.cancelled():
                future.exception()  # told already, where the sending failed

    async def say(self, text: str | bytes) -> Json:
        """Send any text, and return the next message that is no update."""
        before = len(self.told)
        await self.socket.send(text)
        await self.until(lambda: any(m["t"] != "update" for m in self.told[before:]))
        return next(m for m in self.told[before:] if m["t"] != "update")

    async def act(self, choose: Callable[[Json], Json] | None = None) -> Json:
        """Do what the view allows: the first bid, or the first card."""
        return await self.ask(**(choose or first_choice)(self.view), after=self.view["number"])

    async def until(self, done: Callable[[], bool]) -> None:
        """Wait until `done` of what was told."""
        async with asyncio.timeout(PATIENCE_S), self._changed:
            await self._changed.wait_for(done)

    @property
    def is_my_turn(self) -> bool:
        """Whether the table waits for this seat."""
        you = self.view.get("you")
        return bool(you and (you["bids"] or you["legal"] or you["trumps"]))

    async def play_on(self, until: Callable[[], bool]) -> None:
        """Act whenever it is this seat's turn, and say ready, until it is so."""
        while not until():
            await self.until(lambda: until() or self.is_my_turn or self._may_say_ready())
            if until():
                return
            if self.is_my_turn:
                await self.act()
            else:
                await self.ask("ready", after=self.view["number"])

    def _may_say_ready(self) -> bool:
        you = self.view.get("you")
        ready = you and self.view["seats"][you["seat"]]["ready"]
        return self.view.get("stage") == "scored" and bool(you) and not ready

    @property
    def is_closed(self) -> bool:
        """Whether the line is down."""
        return self._reading.done()

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.view.get("stage") == "over"

    async def _read(self) -> None:
        with suppress(websockets.ConnectionClosed):
            async for text in self.socket:
                await self._take(text if isinstance(text, str) else text.decode())
        async with self._changed:
            for waiting in self._answers.values():
                if not waiting.done():
                    waiting.set_exception(ConnectionError("closed before the answer"))
            self._changed.notify_all()

    async def _take(self, text: str) -> None:
        message = msgspec.json.decode(text)
        async with self._changed:
            self._seen.append(text)
            self.texts.append(text)
            self.told.append(message)
            self.view = message.get("view") or self.view
            self.info = message.get("table") or self.info
            if message["t"] in ("done", "refused"):
                waiting = self._answers.pop(message.get("id") or "", None)
                if waiting is not None and not waiting.done():
                    waiting.set_result(message)
            self._changed.notify_all()


def first_choice(view: Json) -> Json:
    """Return the first thing that a view allows; every other seat looks before it bids."""
    you = view["you"]
    if you["mayLook"] and you["seat"] % 2:
        return {"t": "look"}
    if you["trumps"]:
        return {"t": "nameTrump", "trump": you["trumps"][0]}
    if you["bids"]:
        return {"t": "bid", "tricks": you["bids"][0]}
    return {"t": "play", "card": you["legal"][0]}


def nonce() -> str:
    """Return a player's own random number, as the page draws it."""
    return secrets.token_hex(16)
