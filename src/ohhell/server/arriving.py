"""Connections before they are anything else: how many there may be, and how long one may dawdle.

A connection holds a file of this process, whoever it is from and whatever it never says.
"""

from __future__ import annotations

import asyncio
from typing import Any, ClassVar, Final, cast

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from ohhell.server.limits import Counts
from ohhell.server.settings import Settings
from ohhell.wire.http import ProblemReport

_ALL: Final = "*"


def _answer(status: str, code: str, text: str) -> bytes:
    body = msgspec.json.encode(ProblemReport(code=code, text=text))
    head = (
        f"HTTP/1.1 {status}\r\ncontent-type: application/json\r\ncontent-length: {len(body)}\r\n"
        "connection: close\r\n\r\n"
    )
    return head.encode() + body


_TOO_MANY: Final = _answer(
    "503 Service Unavailable", "busy", "there are too many connections; try again in a moment"
)
_TOO_MANY_OF_YOU: Final = _answer(
    "429 Too Many Requests", "too-fast", "there are too many connections from your address"
)
_TOO_LATE: Final = _answer("408 Request Timeout", "too-late", "the request did not arrive in time")


class _Places:
    """How many connections there are, and may be."""

    def __init__(self, settings: Settings) -> None:
        self.limits = settings.limits
        self._everywhere = Counts(self.limits.connections)
        self._by_address = Counts(self.limits.connections_per_address)
        # Behind a proxy all come from one address: there the proxy has to count.
        self._counts_addresses = not settings.proxies

    def refusal(self, peer: str) -> bytes | None:
        """Return the answer to a connection for which there is no place."""
        if not self._everywhere.has_room(_ALL):
            return _TOO_MANY
        if self._counts_addresses and not self._by_address.has_room(peer):
            return _TOO_MANY_OF_YOU
        return None

    def enter(self, peer: str) -> None:
        """Take a place."""
        self._everywhere.enter(_ALL)
        self._by_address.enter(peer)

    def leave(self, peer: str) -> None:
        """Give it back."""
        self._everywhere.leave(_ALL)
        self._by_address.leave(peer)


class _LimitedHttp(HttpToolsProtocol):
    """A connection that is not (yet) a socket of the game."""

    places: ClassVar[_Places]

    def __init__(self, *arguments: Any, **named: Any) -> None:  # noqa: ANN401 - uvicorn's
        super().__init__(*arguments, **named)
        self._place: str | None = None
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Take a place, or say why there is none."""
        super().connection_made(transport)
        peer = self.client[0] if self.client else ""
        refusal = self.places.refusal(peer)
        if refusal is not None:
            self._end(refusal)
            return
        self._place = peer
        self.places.enter(peer)
        self._begin_waiting()

    def connection_lost(self, exc: Exception | None) -> None:
        """Make room."""
        self._leave()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        """Wait for a whole request."""
        self._begin_waiting()
        super().on_message_begin()

    def on_message_complete(self) -> None:
        """Wait no longer: it is our turn."""
        self._stop_waiting()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Become a socket of the game, which is counted at the door."""
        self._leave()
        super().handle_websocket_upgrade()

    def _begin_waiting(self) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(
                self.places.limits.request_s, self._end, _TOO_LATE
            )

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _end(self, answer: bytes) -> None:
        if self.transport.is_closing():
            return
        cycle = cast("RequestResponseCycle | None", self.cycle)  # None until a request is there
        if cycle is None or cycle.response_complete or not cycle.response_started:
            self.transport.write(answer)
        self.transport.close()

    def _leave(self) -> None:
        self._stop_waiting()
        if self._place is not None:
            self.places.leave(self._place)
            self._place = None


def limited_http(settings: Settings) -> type[asyncio.Protocol]:
    """Return uvicorn's HTTP, with limits for all connections of one server."""

    class LimitedHttp(_LimitedHttp):
        places = _Places(settings)

    return LimitedHttp
