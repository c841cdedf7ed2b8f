"""The machine: the port, the files that a process may have, the clock."""

from __future__ import annotations

import errno
import json
import re
import socket
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final, cast

from ohhell.server.doctor.finding import Args, Finding, trouble, warning, well
from ohhell.server.settings import Settings

PORT, FILES, CLOCK = "port", "files", "clock"
FILES_A_PERSON: Final = 3
OWN_FILES: Final = 100
"""What a server has open before anybody comes."""
BUSY_PERCENT: Final = 80
AHEAD_S: Final = 60
"""By how much the last entry may seem to come from the future: nodes' clocks differ."""
APART_S: Final = 5
YOUNGEST_S: Final = 1_767_225_600
"""2026 began so many seconds after 1970; this program is younger."""
_PATIENCE_S: Final = 5.0
_BYTES_MAX: Final = 4_000_000
_EVERYWHERE: Final = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104 - asked, not bound to


@dataclass(frozen=True, slots=True)
class Answer:
    """What a house says of itself at its port."""

    health: str
    """`ok`, or the code of what is wrong."""
    files: int | None = None
    files_max: int | None = None
    """What its process has open, and may have; None where it does not say."""


def house_at(settings: Settings) -> Answer | None:
    """Return what a house says at its port; None if there is none."""
    host = _EVERYWHERE.get(settings.host, settings.host)
    shown = f"[{host}]" if ":" in host else host
    address = f"http://{shown}:{settings.port}"
    if _said(f"{address}/health/live").get("status") != "alive":
        return None
    told = _said(f"{address}/health")
    health = str(told.get("code") or told.get("status"))
    figures = _asked(f"{address}/metrics")
    return Answer(health, _figure(figures, "open_fds"), _figure(figures, "max_fds"))


def _said(url: str) -> dict[str, Any]:
    try:
        told = json.loads(_asked(url))
    except ValueError:
        return {}
    return cast("dict[str, Any]", told) if isinstance(told, dict) else {}


def _asked(url: str) -> bytes:
    try:
        with urllib.request.urlopen(url, timeout=_PATIENCE_S) as answer:  # noqa: S310 - ours
            body: bytes = answer.read(_BYTES_MAX)
    except urllib.error.HTTPError as error:
        with error:
            return error.read(_BYTES_MAX)
    except (OSError, ValueError):
        return b""
    return body


def _figure(figures: bytes, name: str) -> int | None:
    found = re.search(rb"^process_%b (\S+)" % name.encode(), figures, re.MULTILINE)
    return None if found is None else round(float(found[1]))


# --- The port -------------------------------------------------------------------------------------


def look_at_port(settings: Settings, house: Answer | None) -> Finding:
    """Tell whether a server could listen where it is to, or one does."""
    where: Args = {"host": settings.host, "port": str(settings.port)}
    if house is not None and house.health == "ok":
        return well(PORT, "port-house", **where)
    if house is not None:
        return trouble(PORT, "port-unwell", **where, health=house.health)
    error = _refused(settings.host, settings.port)
    if error is None:
        return well(PORT, "port-free", **where)
    match error.errno:
        case errno.EADDRINUSE:
            return trouble(PORT, "port-taken", **where)
        case errno.EACCES:
            return trouble(PORT, "port-forbidden", **where)
        case _:
            return trouble(PORT, "port-nowhere", **where)


def _refused(host: str, port: int) -> OSError | None:
    """Return why nothing can be bound there; nobody can connect to what is bound meanwhile."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        with socket.socket(family, socket.SOCK_STREAM) as tried:
            if sys.platform != "win32":
                tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            tried.bind((host, port))
    except OSError as error:
        return error
    return None


# --- Files ----------------------------------------------------------------------------------------


def look_at_files(house: Answer | None, people: int) -> Iterator[Finding]:
    """Yield whether a process may have files enough for so many people."""
    most = _most() if house is None else house.files_max
    if most is None:
        return
    needed = FILES_A_PERSON * people + OWN_FILES
    told: Args = {"files": most, "needed": needed, "people": people}
    if house is not None and 100 * (house.files or 0) > BUSY_PERCENT * most:
        yield trouble(FILES, "files-used", files=most, used=house.files or 0)
    elif most < needed:
        yield warning(FILES, "files-few", **told)
    else:
        room = max(0, most - OWN_FILES) // FILES_A_PERSON
        yield well(FILES, "files-well", files=most, people=room)


def _most() -> int | None:
    """Return how many files a process may have that is started as this one was."""
    if sys.platform == "win32":
        return None
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if soft == resource.RLIM_INFINITY else soft


# --- The clock ------------------------------------------------------------------------------------


def look_at_clock(last_entry_s: float | None, database_s: float | None) -> Finding:
    """Tell whether the clock can be right, by the last entry of the log and by the database's."""
    now_s = time.time()
    if now_s < YOUNGEST_S:
        return trouble(CLOCK, "clock-old", now=_told(now_s))
    if last_entry_s is not None and last_entry_s > now_s + AHEAD_S:
        return trouble(CLOCK, "clock-behind", now=_told(now_s), last=_told(last_entry_s))
    if database_s is not None and abs(database_s - now_s) > APART_S:
        return warning(CLOCK, "clock-apart", seconds=round(abs(database_s - now_s)))
    return well(CLOCK, "clock-well", now=_told(now_s))


def _told(at_s: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M:%S UTC", time.gmtime(at_s))
