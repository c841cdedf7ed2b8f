"""Which pages may speak to this server, and where a request comes from."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from urllib.parse import urlsplit


def is_own_origin(origin: str, host: str, origins: tuple[str, ...]) -> bool:
    """Tell whether a page of `origin` is one of ours.

    Without public `origins` it is ours if it was served under the very `Host` it now asks, and that
    is no name that somebody else's DNS could point at this machine.
    """
    if origins:
        return origin.rstrip("/").lower() in origins
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and parts.netloc == host and is_own_host(host)


@dataclass(frozen=True, slots=True)
class PasskeyHome:
    """What passkeys are bound to: the name of the house, and the page that asks."""

    name: str
    origin: str


def passkey_home(origin: str | None, host: str, origins: tuple[str, ...]) -> PasskeyHome | None:
    """Return where passkeys of a page belong; None if it is not ours, or has no name.

    Browsers bind no passkey to a bare address, such as 127.0.0.1.
    """
    if origin is None or not is_own_origin(origin, host, origins):
        return None
    name = urlsplit(origin).hostname
    return None if name is None or _is_address(name) else PasskeyHome(name, origin)


def is_own_host(host: str) -> bool:
    """Tell whether `host` (with or without a port) can only mean this machine."""
    try:
        name = urlsplit(f"//{host}").hostname
    except ValueError:
        return False
    return name is not None and (_is_address(name) or name in _own_names())


def address_of(peer: str, forwarded: str | None, proxies: int) -> str:
    """Return whose request it is: the peer's, or what the outermost trusted proxy saw."""
    if not proxies or not forwarded:
        return peer
    seen = [part.strip() for part in forwarded.split(",")]
    return seen[-min(proxies, len(seen))] or peer


def is_this_machine(address: str) -> bool:
    """Tell whether a request comes from this very machine."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


def cookie(header: str | None, name: str) -> str | None:
    """Return the value of one cookie of a Cookie header."""
    for pair in (header or "").split(";"):
        key, _, value = pair.strip().partition("=")
        if key == name:
            return value
    return None


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


@cache
def _own_names() -> frozenset[str]:
    return frozenset(_names())


def _names() -> Iterator[str]:
    yield "localhost"
    own = socket.gethostname().lower()
    if own:
        yield own
        yield f"{own.split('.')[0]}.local"
