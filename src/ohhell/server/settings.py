"""All that an operator may decide, and every limit with its reason."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any, Final, Literal, Self, cast, get_type_hints
from urllib.parse import urlsplit

from ohhell.bots import offered, read_levels

PREFIX: Final = "OHHELL_"
MIB: Final = 2**20
_MOST: Final = 10**12
_RANGES: Final[Mapping[str, tuple[float, float]]] = {
    "port": (0, 65_535),
    "proxies": (0, 100),
    "bot_pace_s": (0, 3_600),
    "bot_workers": (0, 1_000),
    "bot_wait_s": (0, 3_600),
    "bot_think_s": (0.001, 3_600),
    "cover_after_ms": (0, 10**9),
    "summary_ms": (0, 10**9),
    "log_bytes": (0, 10**15),
    "messages_per_s": (0.001, _MOST),
    "advice_per_s": (0.001, _MOST),
    "requests_per_s": (0.001, _MOST),
    "guests_per_minute": (0.001, _MOST),
    "request_s": (0.1, 3_600),
    "idle_s": (0, _MOST),
    "lobby_s": (0, _MOST),
    "flood": (0, _MOST),
    "message_bytes": (200, 2**30),
    "frame_bytes": (200, 2**30),
    "body_bytes": (200, 2**30),
}
"""From what to what a number makes sense; the others count something and begin with 1."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What one person, one table or one machine may take. Each is met by a test that goes over."""

    name_length: int = 20
    """Characters of a name, as a reader counts them: more breaks the seats of the page."""
    message_bytes: int = 4_096
    """One message on a socket; the longest honest one has about 200."""
    frame_bytes: int = 64 * 1024
    """A frame beyond this ends the socket: what is between the two is read and refused in words."""
    body_bytes: int = 64 * 1024
    """The body of one HTTP request; a whole ruleset has about 1,000."""
    behind_bytes: int = 256 * 1024
    """What a reader may leave unread (some 200 views) before it is cut and has to come back."""
    messages_per_s: float = 10.0
    """Messages of one socket in the long run; people send one or two."""
    messages_burst: int = 40
    """Messages at once, for a page that sends again what a lost line left unanswered."""
    flood: int = 100
    """Refused messages beyond the rate, in a row, after which the socket is closed."""
    requests_per_s: float = 10.0
    """HTTP requests of one address to the API in the long run."""
    requests_burst: int = 100
    """HTTP requests at once: several people behind one router open the page together."""
    guests_per_minute: float = 30.0
    """New guests of one address: each is a row that stays."""
    connections: int = 600
    """HTTP connections at once: each is a file, and most systems give a process 1,024."""
    connections_per_address: int = 200
    """HTTP connections of one address; a browser has six. Behind a proxy the proxy counts."""
    request_s: float = 15.0
    """How long a request may take to arrive, head and body."""
    sockets_per_table: int = 4
    """Tabs of one person at one table; a further one takes over from the oldest."""
    sockets_per_player: int = 16
    """Sockets of one person at all tables."""
    sockets_per_address: int = 200
    """Sockets of one address: a whole school may sit behind it."""
    tables_per_player: int = 20
    """Unfinished tables at which one person may sit, who opens another."""
    lobby_s: float = 24 * 3600.0
    """How long a table that has not begun counts for those who sit there: guests come and go."""
    rules_per_player: int = 50
    """Rules that one person may keep: more than anybody looks through, some 100 bytes each."""
    rules_name_length: int = 40
    """Characters of the name under which rules are kept."""
    advice_per_s: float = 1.0
    """Suggestions to one person in the long run; each takes some milliseconds of a core."""
    advice_burst: int = 10
    """Suggestions at once: a whole round of quick play."""
    tables_live: int = 5_000
    """Tables in memory (some 50 KiB each); beyond it no table is opened or woken."""
    lobby_entries: int = 2_000
    """Entries of a table before its game begins: all of them are read again whenever it wakes."""
    inbox: int = 64
    """Commands that wait at one table: ten seats and their resends, not a queue to hide in."""
    finished_kept: int = 64
    """Records and replays kept in memory as they are sent, some 20 kB each."""
    idle_s: float = 300.0
    """How long a table without anybody connected stays in memory."""
    log_bytes: int = 0
    """How large the log may grow; 0 is as large as the disk."""


@dataclass(frozen=True, slots=True)
class Settings:
    """One server's settings: from the environment (OHHELL_…), then from the command line."""

    host: str = "127.0.0.1"
    """Where to listen; nobody else can reach the default."""
    port: int = 8000
    data: Path = field(default_factory=lambda: default_data(os.environ))
    """The folder that holds all games; it must be on a local disk."""
    database: str = field(default="", repr=False)
    """Where games are kept instead, as in postgresql://user:password@host/name; empty: there."""
    origins: tuple[str, ...] = ()
    """The public addresses, as in https://cards.example; empty: this machine's own, see `gate`."""
    proxies: int = 0
    """How many proxies stand in front and add X-Forwarded-For; 0 believes no such header."""
    metrics_public: bool = False
    """Whether /metrics answers others than this machine."""
    socket: Literal["picows", "asgi"] = "picows"
    """Who speaks WebSocket: picows is fast, asgi is the plain reference."""
    bot_pace_s: tuple[float, float] = (0.5, 1.5)
    """How long bots seem to think; (0, 0) for tests."""
    bot_workers: int = field(default_factory=lambda: max(1, spare_cores()))
    """Processes in which bots of heavy levels think, beside one for light levels; 0 is a thread."""
    bot_wait_s: float = 0.5
    """How long a bot's decision may wait for a worker; then a lighter level takes it."""
    bot_think_s: float = 3.0
    """How long a bot may then think; then its worker is ended, and a lighter level answers."""
    bot_level: str = "casual"
    """How strong bots are where nobody has chosen, and those who play for somebody absent."""
    bot_levels: str = "ohhell.bots:LEVELS"
    """Where the levels stand, as module:NAME; for bots of one's own."""
    cover_after_ms: int = 15_000
    """How long a person may be away before a bot covers the seat."""
    summary_ms: int = 8_000
    """How long the score of a round is shown."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["auto", "json", "console"] = "auto"
    limits: Limits = Limits()

    @classmethod
    def read(cls, environ: Mapping[str, str], **given: object) -> Self:
        """Return the settings of `environ`, overridden by those `given` that are not None."""
        limits = Limits(**_read(Limits, environ))
        chosen = {name: value for name, value in given.items() if value is not None}
        settings = cls(**_read(cls, environ), limits=limits)
        settings = replace(settings, **cast("dict[str, Any]", chosen))
        _require_sense(settings)
        _require_database(settings)
        _require_level(settings)
        _require_sense(limits)
        return settings

    @property
    def kept_in(self) -> str:
        """Where games are kept, for people to read: without user and password."""
        if not self.database:
            return str(self.data)
        parts = urlsplit(self.database)
        host = parts.netloc.rpartition("@")[2] or "this machine"
        return f"PostgreSQL, database {parts.path.lstrip('/')} at {host}"

    @property
    def secure(self) -> bool:
        """Whether players come by https, so that cookies must not travel otherwise."""
        return bool(self.origins) and all(o.startswith("https://") for o in self.origins)


def spare_cores() -> int:
    """Return how many cores this process may use beside the one that answers people."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0)) - 1
    return (os.cpu_count() or 1) - 1


def default_data(environ: Mapping[str, str]) -> Path:
    """Return the user's own data folder, where the platform wants it."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(environ.get("LOCALAPPDATA", home / "AppData" / "Local")) / "ohhell"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "ohhell"
    return Path(environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "ohhell"


def _read(kind: type[Settings | Limits], environ: Mapping[str, str]) -> dict[str, Any]:
    """Return what `environ` says for the fields of `kind`; raise `ValueError` in words."""
    hints = get_type_hints(kind)
    found: dict[str, Any] = {}
    for known in fields(kind):
        text = environ.get(PREFIX + known.name.upper())
        if text is not None and known.name != "limits":
            found[known.name] = _value(PREFIX + known.name.upper(), hints[known.name], text)
    return found


def _require_sense(chosen: Settings | Limits) -> None:
    """Raise `ValueError`, in words, for a number that nothing could work with."""
    for known in fields(chosen):
        value = getattr(chosen, known.name)
        low, high = _RANGES.get(known.name, (1, _MOST))
        numbers = value if known.name == "bot_pace_s" else (value,)
        for number in numbers:
            if isinstance(number, bool) or not isinstance(number, int | float):
                continue
            if not low <= number <= high:
                told = f"a number from {low} to {high}"
                raise ValueError(f"{PREFIX}{known.name.upper()}={number}: expected {told}")
    if isinstance(chosen, Settings) and chosen.bot_pace_s[0] > chosen.bot_pace_s[1]:
        low, high = chosen.bot_pace_s
        text = f"expected the shorter pause first, as in {high:g}-{low:g}"
        raise ValueError(f"{PREFIX}BOT_PACE_S={low:g}-{high:g}: {text}")


def _require_database(chosen: Settings) -> None:
    try:
        parts = urlsplit(chosen.database)
        fits = parts.scheme in ("postgresql", "postgres") and parts.port != 0
    except ValueError:
        fits = False
    if chosen.database and not fits:
        # The address is not said again: it holds a password.
        told = "expected postgresql://user:password@host/name, or nothing for the data folder"
        raise ValueError(f"{PREFIX}DATABASE: {told}")


def _require_level(chosen: Settings) -> None:
    try:
        known = offered(read_levels(chosen.bot_levels))
    except ValueError as error:
        raise ValueError(f"{PREFIX}BOT_LEVELS={chosen.bot_levels!r}: {error}") from error
    if chosen.bot_level not in known:
        told = f"expected one of {', '.join(known)}"
        raise ValueError(f"{PREFIX}BOT_LEVEL={chosen.bot_level!r}: {told}")


def _value(name: str, kind: object, text: str) -> object:
    try:
        return _parsed(kind, text)
    except ValueError as error:
        raise ValueError(f"{name}={text!r}: {error}") from error


def _parsed(kind: object, text: str) -> object:
    if kind is bool:
        return _choice(text.lower(), {"1": True, "true": True, "0": False, "false": False})
    if kind == tuple[float, float]:
        found = re.fullmatch(r"([\d.]+)-([\d.]+)", text)
        if found is None:
            raise ValueError("expected two numbers of seconds, as in 0.5-1.5")
        return float(found[1]), float(found[2])
    if kind == tuple[str, ...]:
        return tuple(part.strip().rstrip("/") for part in text.split(",") if part.strip())
    if kind is int or kind is float:
        try:
            return cast("type[float]", kind)(text)
        except ValueError as error:
            raise ValueError(
                "expected a whole number" if kind is int else "expected a number"
            ) from error
    if isinstance(kind, type):
        return cast("type[str]", kind)(text)
    return _choice(text, {choice: choice for choice in cast("Any", kind).__args__})


def _choice(text: str, known: Mapping[str, object]) -> object:
    if text not in known:
        raise ValueError(f"expected one of {', '.join(known)}")
    return known[text]
