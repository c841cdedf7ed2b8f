"""All that an operator may decide, and every limit with its reason."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any, Final, Literal, Self, cast, get_type_hints
from urllib.parse import urlsplit

from ohhell.bots import NoLevels, offered, read_levels
from ohhell.server.providers import Provider, read_providers
from ohhell.server.spelling import one_of, value_of
from ohhell.server.unfit import Unfit, wrong
from ohhell.server.words import read_words

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
    "drain_s": (0, 3_600),
    "cover_after_ms": (0, 10**9),
    "summary_ms": (0, 10**9),
    "more_time_s": (0, 3_600),
    "more_times": (0, 1_000),
    "pauses": (0, 1_000),
    "pause_s": (1, 10**6),
    "cool_off_s": (0, 10**7),
    "report_holds_s": (0, _MOST),
    "log_bytes": (0, 10**15),
    "messages_per_s": (0.001, _MOST),
    "advice_per_s": (0.001, _MOST),
    "talk_per_s": (0.001, _MOST),
    "requests_per_s": (0.001, _MOST),
    "heavy_per_s": (0.001, _MOST),
    "guests_per_minute": (0.001, _MOST),
    "acquaintance_per_minute": (0.001, _MOST),
    "request_s": (0.1, 3_600),
    "idle_s": (0, _MOST),
    "lobby_s": (0, _MOST),
    "leaders_s": (0, _MOST),
    "stakes_wait_s": (0, _MOST),
    "schedule_s": (0, _MOST),
    "rematch_s": (0, _MOST),
    "watchers_shown": (0, 1_000),
    "sign_ins_per_minute": (0.001, _MOST),
    "password_length": (64, 10_000),
    "provider_wait_s": (0.1, 600),
    "provider_kept_s": (0, _MOST),
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
    heavy_per_s: float = 5.0
    """Requests of one address that read a whole log, or open a table, in the long run."""
    heavy_burst: int = 60
    """The same at once: a class opens its tables together."""
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
    stakes_wait_s: float = 3600.0
    """How long chips lie at a table that has not begun, where nobody is: then they go back."""
    transfers_shown: int = 50
    """The last transfers of chips that one person is shown; more is for the books."""
    rules_per_player: int = 50
    """Rules that one person may keep: more than anybody looks through, some 100 bytes each."""
    rules_name_length: int = 40
    """Characters of the name under which rules are kept."""
    sign_in_name_length: int = 40
    """Characters of the name by which somebody signs in; an address fits as well."""
    password_length_min: int = 8
    """Characters of a password, at least."""
    password_length: int = 200
    """Characters of a password, at most; a sentence fits."""
    password_hashes: int = 2
    """Passwords that are hashed at once: each takes 64 MiB, and a core for some 50 ms."""
    sign_ins_per_minute: float = 10.0
    """Passwords tried for one sign-in name, or from one address, in the long run and at once."""
    sessions_per_player: int = 30
    """Devices on which one person is signed in; with a further one the longest unused is out."""
    friends_per_player: int = 300
    """Friends of one person, and those who were asked: more than anybody looks through."""
    requests_per_player: int = 100
    """Requests that one person has not answered: beyond it nobody new may ask."""
    shunned_per_player: int = 500
    """People whom one person blocks, and as many again whom one mutes."""
    acquaintance_per_minute: float = 20.0
    """Requests, invitations and searches of one person in the long run: people make a few."""
    acquaintance_burst: int = 40
    """The same at once: everybody of a club is looked up in one evening."""
    invited_per_table: int = 30
    """People who are invited to one table; it has ten seats, and many have no time."""
    passkeys_per_player: int = 10
    """Passkeys of one person: one a device that keeps them."""
    challenge_s: float = 600.0
    """How long a person may take to confirm a passkey, or to sign in at a provider."""
    linked_per_player: int = 10
    """Accounts at providers by which one person signs in: more than anybody has."""
    provider_wait_s: float = 10.0
    """How long a provider may take for one answer; people wait before a page for it."""
    provider_bytes: int = 256 * 1024
    """One answer of a provider; the longest honest one, its keys, has some 10,000."""
    provider_kept_s: float = 3600.0
    """How long what a provider says of itself is believed before it is asked again."""
    reports_per_day: int = 10
    """Reports of one person within a day: more than anybody honest has met."""
    report_length: int = 500
    """Characters of what is said in a report, or of a moderator's reason: some sentences."""
    report_holds_s: float = 30 * 24 * 3600.0
    """How long an open report keeps a log as it is, though somebody in it wants to be forgotten."""
    sightings_s: float = 30 * 24 * 3600.0
    """How long it is known who came to a table in one browser, if its game never ends."""
    moderation_page: int = 50
    """Reports and lines of the audit trail in one answer: some screens."""
    advice_per_s: float = 1.0
    """Suggestions to one person in the long run; each takes some milliseconds of a core."""
    advice_burst: int = 10
    """Suggestions at once: a whole round of quick play."""
    talk_length: int = 200
    """Characters of one line that is said, as a reader counts them: a long sentence."""
    talk_per_s: float = 0.5
    """Lines of one person in the long run, at all tables."""
    talk_burst: int = 6
    """Lines at once: who tells a story tells it in pieces."""
    talk_lines: int = 2_000
    """Lines said at one table: all of them are read again whenever it wakes."""
    words_listed: int = 10_000
    """Words in the file of those that the house does not want; all of them stay in memory."""
    watchers: int = 10
    """People who look on at a game; each is sent every card."""
    watchers_per_node: int = 2_000
    """People who look on at all games of one server: those who play come first."""
    leaders_page: int = 50
    """Lines of a leaderboard in one answer: some screens of a phone."""
    leaders_s: float = 30.0
    """How long a leaderboard stands before it is made anew: it reads all who are on it."""
    tables_live: int = 5_000
    """Tables in memory (some 50 KiB each); beyond it no table is opened or woken."""
    lobby_entries: int = 2_000
    """Entries of a table before its game begins: all of them are read again whenever it wakes."""
    game_entries: int = 5_000
    """Entries of a table after which seats and host change no more: a long game has some 1,500."""
    watchers_shown: int = 20
    """People who look on that a table names: each view carries them all."""
    schedule_s: float = 24 * 3600.0
    """How far ahead a game may be set to begin: nobody knows when they have time next month."""
    rematch_s: float = 60.0
    """How long a rematch keeps the seats of who played, before others may take them."""
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
    oidc: tuple[Provider, ...] = ()
    """The providers by whose accounts people may sign in: see `providers` for what each needs."""
    proxies: int = 0
    """How many proxies stand in front and add X-Forwarded-For; 0 believes no such header."""
    drain_s: float = 0.0
    """How long a server that is told to stop says so by /health first, for a proxy to look."""
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
    words: str = ""
    """The file of the words that the house does not want in talk and names; empty: none."""
    more_time_s: int = 15
    """How much longer a seat may think that asks for more time: as long again, as a rule."""
    more_times: int = 3
    """How often a seat may ask for that in a game: strangers wait no minute more for anybody."""
    pauses: int = 10
    """How often a seat may ask for a pause in a game: each is an entry, and a word to all."""
    pause_s: int = 900
    """How long a table may be paused that goes on by the clock, as with chips at stake."""
    cool_off_s: tuple[int, ...] = (300, 900, 3_600, 14_400)
    """How long whoever leaves strangers waits after the second leave of a day, the third …"""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["auto", "json", "console"] = "auto"
    limits: Limits = Limits()

    @classmethod
    def read(cls, environ: Mapping[str, str], **given: object) -> Self:
        """Return the settings of `environ`, overridden by those `given` that are not None.

        Raise `WrongSetting` for the first that makes no sense.
        """
        limits = Limits(**_read(Limits, environ))
        chosen = {name: value for name, value in given.items() if value is not None}
        settings = cls(**_read(cls, environ), oidc=read_providers(environ), limits=limits)
        settings = replace(settings, **cast("dict[str, Any]", chosen))
        _require_sense(settings)
        _require_database(settings)
        _require_level(settings)
        _require_sense(limits)
        _require_words(settings)
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
    def issuers(self) -> frozenset[str]:
        """By whose word people may sign in."""
        return frozenset(provider.issuer for provider in self.oidc)

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
    """Return what `environ` says for the fields of `kind`; raise `WrongSetting`."""
    hints = get_type_hints(kind)
    found: dict[str, Any] = {}
    for known in fields(kind):
        text = environ.get(PREFIX + known.name.upper())
        if text is not None and known.name not in ("limits", "oidc"):
            found[known.name] = value_of(PREFIX + known.name.upper(), hints[known.name], text)
    return found


def _require_sense(chosen: Settings | Limits) -> None:
    """Raise `WrongSetting` for a number that nothing could work with."""
    for known in fields(chosen):
        value = getattr(chosen, known.name)
        low, high = _RANGES.get(known.name, (1, _MOST))
        several = isinstance(value, tuple)
        numbers: tuple[object, ...] = cast("tuple[object, ...]", value) if several else (value,)
        for number in numbers:
            if isinstance(number, bool) or not isinstance(number, int | float):
                continue
            if not low <= number <= high:
                told = f"expected a number from {low} to {high}"
                unfit = Unfit("range", told, low=str(low), high=str(high))
                raise wrong(PREFIX + known.name.upper(), unfit, str(number))
    if isinstance(chosen, Settings):
        _require_order(chosen)


def _require_order(chosen: Settings) -> None:
    low, high = chosen.bot_pace_s
    if low > high:
        pace = f"{high:g}-{low:g}"
        unfit = Unfit("pace-order", f"expected the shorter pause first, as in {pace}", pace=pace)
        raise wrong(f"{PREFIX}BOT_PACE_S", unfit, f"{low:g}-{high:g}")
    if list(chosen.cool_off_s) != sorted(chosen.cool_off_s):
        unfit = Unfit("waits-order", "expected waits that never become shorter")
        raise wrong(f"{PREFIX}COOL_OFF_S", unfit, ",".join(map(str, chosen.cool_off_s)))


def _require_database(chosen: Settings) -> None:
    try:
        parts = urlsplit(chosen.database)
        fits = parts.scheme in ("postgresql", "postgres") and parts.port != 0
    except ValueError:
        fits = False
    if chosen.database and not fits:
        # The address is not said again: it holds a password.
        told = "expected postgresql://user:password@host/name, or nothing for the data folder"
        raise wrong(f"{PREFIX}DATABASE", Unfit("database", told))


def _require_level(chosen: Settings) -> None:
    try:
        known = offered(read_levels(chosen.bot_levels))
    except NoLevels as error:
        unfit = Unfit(error.code, str(error), **error.args_by_name)
        raise wrong(f"{PREFIX}BOT_LEVELS", unfit, repr(chosen.bot_levels)) from error
    if chosen.bot_level not in known:
        raise wrong(f"{PREFIX}BOT_LEVEL", one_of(known), repr(chosen.bot_level))


def _require_words(chosen: Settings) -> None:
    if chosen.words:
        try:
            read_words(Path(chosen.words), chosen.limits.words_listed)
        except Unfit as error:
            raise wrong(f"{PREFIX}WORDS", error, repr(chosen.words)) from error
