"""Sockets by picows, through uvicorn's hook for a WebSocket protocol of one's own.

`WSProtocol` is half internal to picows; the one place that touches it is `FastSocket.__init__`, and
a test keeps it to its word.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any, Final

from picows import (
    WSAutoPingStrategy,
    WSCloseCode,
    WSFrame,
    WSListener,
    WSMsgType,
    WSTransport,
    WSUpgradeRequest,
    WSUpgradeResponse,
    WSUpgradeResponseWithListener,
)
from picows import picows as _core

from ohhell.server.origins import address_of
from ohhell.server.settings import Settings
from ohhell.server.sockets.door import Admitted, Denied, Door, Knock

if TYPE_CHECKING:
    import asyncio

    class _Protocol(asyncio.BufferedProtocol):
        """picows' protocol, for type checkers."""

        transport: WSTransport

        def __init__(self, *arguments: object) -> None: ...
        def buffer_updated(self, nbytes: int) -> None: ...
        def get_buffer(self, sizehint: int) -> memoryview: ...
else:
    _Protocol = _core.WSProtocol

HANDSHAKE_S: Final = 5.0
PING_IDLE_S: Final = 20.0
"""A line that is silent for so long is asked whether it lives."""
PING_REPLY_S: Final = 15.0
_READ_BUFFER_BYTES: Final = 2_048
_QUIET: Final = logging.getLogger("picows")


class _FastLine(WSListener):
    """One socket, both ways."""

    def __init__(self, admitted: Admitted, settings: Settings) -> None:
        self._admitted = admitted
        self._behind_bytes = settings.limits.behind_bytes
        self._pieces_max = settings.limits.frame_bytes
        self._transport: WSTransport | None = None
        self._pieces: bytearray | None = None

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Begin."""
        self._transport = transport
        transport.underlying_transport.set_write_buffer_limits(high=self._behind_bytes)
        self._admitted.opened(self)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Take a frame: a message, a piece of one, or the other side's goodbye."""
        kind = frame.msg_type
        if kind == WSMsgType.TEXT and frame.fin:
            self._admitted.visit.received(frame.get_payload_as_memoryview())
        elif kind == WSMsgType.CLOSE:
            transport.send_close(frame.get_close_code())
            transport.disconnect()
        elif kind == WSMsgType.BINARY:
            self._admitted.visit.received_binary()
        elif kind in (WSMsgType.PING, WSMsgType.PONG):
            if self._admitted.visit.received_control() and kind == WSMsgType.PING:
                transport.send_pong(frame.get_payload_as_bytes())
        elif kind in (WSMsgType.TEXT, WSMsgType.CONTINUATION):
            self._piece(frame)

    def on_ws_disconnected(self, transport: WSTransport) -> None:  # noqa: ARG002
        """End."""
        self._transport = None
        self._admitted.closed()

    def pause_writing(self) -> None:
        """Cut a client that is too far behind: it comes back, and is shown where things stand."""
        self._admitted.door.cut()
        if self._transport is not None:
            transport, self._transport = self._transport, None
            transport.disconnect(graceful=False)

    def resume_writing(self) -> None:
        """Nothing: whoever was behind has been cut."""

    def send(self, message: bytes) -> None:
        """Send a text message."""
        if self._transport is not None:
            self._transport.send(WSMsgType.TEXT, message)

    def close(self, code: int) -> None:
        """Say goodbye, and hang up."""
        if self._transport is not None:
            self._transport.send_close(code)  # type: ignore[arg-type]
            self._transport.disconnect()

    def _piece(self, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT or self._pieces is None:
            self._pieces = bytearray()
        if not frame.fin and not self._admitted.visit.received_control():
            return
        self._pieces += frame.get_payload_as_memoryview()
        if len(self._pieces) > self._pieces_max:
            self.close(WSCloseCode.MESSAGE_TOO_BIG.value)
        elif frame.fin:
            whole, self._pieces = bytes(self._pieces), None
            self._admitted.visit.received(whole)


def fast_sockets(door: Door, settings: Settings) -> type[asyncio.Protocol]:
    """Return the class that uvicorn hands every upgraded connection to."""

    class FastSocket(_Protocol):
        """A connection that was upgraded. Pings are counted, so that we answer them ourselves."""

        def __init__(self, **_of_uvicorn: object) -> None:
            super().__init__(
                *(None, None, False, self._admit, _QUIET, True, HANDSHAKE_S),
                *(True, PING_IDLE_S, PING_REPLY_S, WSAutoPingStrategy.PING_WHEN_IDLE, False),
                *(settings.limits.frame_bytes, None, _READ_BUFFER_BYTES),
            )

        def data_received(self, data: bytes) -> None:
            """Take the upgrade request again, which uvicorn has read already."""
            rest = memoryview(data)
            while rest:
                # The buffer grows by itself, but only between pieces.
                room = self.get_buffer(len(rest))
                size = min(len(rest), len(room))
                room[:size] = rest[:size]
                self.buffer_updated(size)
                rest = rest[size:]

        def _admit(self, request: WSUpgradeRequest) -> WSUpgradeResponseWithListener:
            peer = self.transport.underlying_transport.get_extra_info("peername")
            found = door.admit(_knock(request, peer, settings.proxies))
            if isinstance(found, Denied):
                return WSUpgradeResponseWithListener(
                    WSUpgradeResponse.create_error_response(found.status, found.text.encode()), None
                )
            accepted = WSUpgradeResponse.create_101_response()
            return WSUpgradeResponseWithListener(accepted, _FastLine(found, settings))

    return FastSocket  # type: ignore[return-value]


def _knock(request: WSUpgradeRequest, peer: Any, proxies: int) -> Knock:  # noqa: ANN401
    headers = request.headers
    return Knock(
        path=request.path.decode("ascii", "replace").partition("?")[0],
        origin=headers.get("origin"),
        host=headers.get("host"),
        cookies=headers.get("cookie"),
        address=address_of(peer[0] if peer else "", headers.get("x-forwarded-for"), proxies),
    )
