"""Before anything else: headers that every answer carries, and who may ask how often."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, cast

import msgspec
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from ohhell.server.house import House
from ohhell.server.limits import Buckets
from ohhell.server.origins import address_of, is_own_host, is_own_origin
from ohhell.server.sockets import Door
from ohhell.server.sockets.plain import plain_socket
from ohhell.server.web.page import Answer, Page
from ohhell.wire.http import ProblemReport

if TYPE_CHECKING:
    from ohhell.server.sockets import plain

_HOST: Final = re.compile(r"[\w.:\[\]-]+")
_API: Final = re.compile("/(?:api(?:/.*)?|health(?:/live)?|metrics)", re.DOTALL)
_SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; style-src 'self'; connect-src {connect}; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
HEADERS: Final = (
    (b"x-content-type-options", b"nosniff"),
    # A link to a table lets whoever has it sit down: it must not leak in a Referer.
    (b"referrer-policy", b"same-origin"),
)
_OPENER_POLICY: Final = (b"cross-origin-opener-policy", b"same-origin")
_TRUSTWORTHY: Final = re.compile(r"(?:localhost|127\.[\d.]+|\[::1\])(?::\d+)?")
"""Where a browser trusts http too; elsewhere it ignores the policy and says so in its console."""
_TRANSPORT_SECURITY: Final = (b"strict-transport-security", b"max-age=31536000")


class Front:
    """The outermost application."""

    def __init__(self, api: ASGIApp, page: Page, door: Door, house: House) -> None:
        self._api = api
        self._page = page
        self._door = door
        settings = self._settings = house.settings
        self._refusals = house.metrics.refusals
        limits = settings.limits
        self._rate = Buckets(limits.requests_per_s, limits.requests_burst)
        self._operators = Buckets(limits.requests_per_s, limits.requests_burst)
        self._headers = (*HEADERS, *((_TRANSPORT_SECURITY,) if settings.secure else ()))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        kind: str = scope["type"]
        if kind == "http":
            await self._http(cast("HTTPScope", scope), receive, send)
        elif kind == "websocket":
            await plain_socket(
                self._door,
                self._settings,
                cast("plain.Message", scope),
                cast("plain.Receive", receive),
                cast("plain.Send", send),
            )
        else:
            await self._api(scope, receive, send)

    async def _http(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        headers = {k.decode("latin-1"): v.decode("latin-1") for k, v in scope["headers"]}
        send = self._with_headers(send, headers.get("host", ""))
        refused = self._refused(scope, headers)
        if refused is not None:
            await _send(refused, scope, send)
        elif _API.fullmatch(scope["path"]):
            await self._api(scope, receive, send)
        elif scope["method"] in ("GET", "HEAD"):
            await _send(self._page.answer(scope["path"], headers), scope, send)
        else:
            await _send(self._no(405, "not-allowed", "pages are only read"), scope, send)

    def _refused(self, scope: HTTPScope, headers: Mapping[str, str]) -> Answer | None:
        path = scope["path"]
        if _API.fullmatch(path):
            # A proxy that looks whether all is well is not kept waiting by those behind it.
            rate = self._rate if path.startswith("/api/") else self._operators
            peer = scope["client"][0] if scope["client"] else ""
            forwarded = headers.get("x-forwarded-for")
            if not rate.take(address_of(peer, forwarded, self._settings.proxies)):
                return self._no(429, "too-fast", "too many requests from your address: slow down")
        if scope["method"] in _SAFE:
            return None
        origin, host = headers.get("origin"), headers.get("host", "")
        # Without an Origin it is no browser, or an old one: the CSRF token still has to fit.
        if origin is None or is_own_origin(origin, host, self._settings.origins):
            return None
        return self._no(403, "origin", "requests are for pages of this server")

    def _no(self, status: int, code: str, text: str) -> Answer:
        self._refusals.labels(code).inc()
        body = msgspec.json.encode(ProblemReport(code=code, text=text))
        return Answer(status, body, {"content-type": "application/json"})

    def _with_headers(self, send: Send, host: str) -> Send:
        policy = POLICY.format(connect=self._connect(host)).encode()
        trusted = self._settings.secure or _TRUSTWORTHY.fullmatch(host) is not None
        own = (
            (b"content-security-policy", policy),
            *self._headers,
            *((_OPENER_POLICY,) if trusted else ()),
        )

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *own]
            await send(message)

        return send_with_headers

    def _connect(self, host: str) -> str:
        """Return where a page may connect to: older Safaris think a socket is somewhere else."""
        origins = self._settings.origins
        if not origins and _HOST.fullmatch(host) and is_own_host(host):
            origins = (f"http://{host}",)
        return " ".join(["'self'", *(re.sub("^http", "ws", origin) for origin in origins)])


async def _send(answer: Answer, scope: HTTPScope, send: Send) -> None:
    headers = answer.headers | {"content-length": str(len(answer.body))}
    encoded = [(name.encode(), value.encode()) for name, value in headers.items()]
    body = b"" if scope["method"] == "HEAD" else answer.body
    await send({"type": "http.response.start", "status": answer.status, "headers": encoded})
    await send({"type": "http.response.body", "body": body, "more_body": False})
