"""Settings come from the environment, then from the command line; what is wrong is said."""

from __future__ import annotations

from pathlib import Path

import pytest

from ohhell.server import Limits, Settings
from ohhell.server.origins import address_of, cookie, is_own_host, is_own_origin
from ohhell.server.settings import default_data


def test_the_environment_is_read() -> None:
    settings = Settings.read(
        {
            "OHHELL_HOST": "0.0.0.0",
            "OHHELL_PORT": "9000",
            "OHHELL_DATA": "/srv/ohhell",
            "OHHELL_ORIGINS": "https://a.example/, https://B.example",
            "OHHELL_BOT_PACE_S": "0-0.25",
            "OHHELL_BOT_WORKERS": "0",
            "OHHELL_BOT_LEVEL": "heavy",
            "OHHELL_BOT_LEVELS": "tests.server.players:LEVELS",
            "OHHELL_SOCKET": "asgi",
            "OHHELL_METRICS_PUBLIC": "true",
            "OHHELL_INBOX": "7",
            "OHHELL_MESSAGES_PER_S": "2.5",
            "UNRELATED": "x",
        }
    )
    assert (settings.host, settings.port, settings.data) == ("0.0.0.0", 9000, Path("/srv/ohhell"))
    assert settings.origins == ("https://a.example", "https://b.example")
    assert settings.secure
    assert (settings.bot_pace_s, settings.socket) == ((0.0, 0.25), "asgi")
    assert (settings.bot_workers, settings.bot_level) == (0, "heavy")
    assert settings.metrics_public
    assert (settings.limits.inbox, settings.limits.messages_per_s) == (7, 2.5)
    assert settings.limits.flood == Limits().flood


def test_what_is_given_wins() -> None:
    settings = Settings.read({"OHHELL_PORT": "9000"}, port=1, host=None)
    assert (settings.port, settings.host) == (1, "127.0.0.1")


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("OHHELL_PORT", "many"),
        ("OHHELL_SOCKET", "carrier pigeon"),
        ("OHHELL_BOT_PACE_S", "1"),
        ("OHHELL_INBOX", "1.5"),
        ("OHHELL_METRICS_PUBLIC", "perhaps"),
        ("OHHELL_BOT_WORKERS", "two"),
        ("OHHELL_BOT_LEVEL", "grandmaster"),
        ("OHHELL_BOT_LEVELS", "no_such_module:LEVELS"),
        ("OHHELL_ORIGINS", "cards.example"),
        ("OHHELL_ORIGINS", "https://cards.example/play"),
        ("OHHELL_ORIGINS", "https://cards.example, ftp://cards.example"),
    ],
)
def test_what_is_wrong_is_said(name: str, text: str) -> None:
    with pytest.raises(ValueError, match=f"{name}='{text}'"):
        Settings.read({name: text})


@pytest.mark.parametrize(
    ("name", "text", "right"),
    [
        ("OHHELL_PORT", "65536", "from 0 to 65535"),
        ("OHHELL_PORT", "-1", "from 0 to 65535"),
        ("OHHELL_PORT", "eighty", "a whole number"),
        ("OHHELL_BOT_PACE_S", "nan-nan", "as in 0.5-1.5"),
        ("OHHELL_BOT_PACE_S", "-1-2", "as in 0.5-1.5"),
        ("OHHELL_BOT_PACE_S", "2-1", "as in 1-2"),
        ("OHHELL_BOT_PACE_S", "0-99999", "from 0 to 3600"),
        ("OHHELL_BOT_WORKERS", "-1", "from 0 to 1000"),
        ("OHHELL_BOT_WAIT_S", "-1", "from 0 to 3600"),
        ("OHHELL_BOT_THINK_S", "0", "from 0.001"),
        ("OHHELL_BOT_LEVEL", "random", "one of beginner, casual"),
        ("OHHELL_MESSAGES_PER_S", "nan", "from 0.001"),
        ("OHHELL_MESSAGES_PER_S", "inf", "from 0.001"),
        ("OHHELL_MESSAGES_PER_S", "0", "from 0.001"),
        ("OHHELL_INBOX", "0", "from 1"),
        ("OHHELL_IDLE_S", "-1", "from 0"),
        ("OHHELL_IDLE_S", "nan", "from 0"),
        ("OHHELL_SUMMARY_MS", "-5", "from 0"),
        ("OHHELL_LOG_BYTES", "-1", "from 0"),
        ("OHHELL_PROXIES", "-1", "from 0"),
        ("OHHELL_TABLES_LIVE", "-3", "from 1"),
    ],
)
def test_what_makes_no_sense_is_said_with_what_would(name: str, text: str, right: str) -> None:
    with pytest.raises(ValueError, match=f"{name}=.*expected.*{right}"):
        Settings.read({name: text})


def test_games_are_kept_where_the_platform_wants_them() -> None:
    folder = default_data({"XDG_DATA_HOME": "/x", "LOCALAPPDATA": "/x"})
    assert folder.name == "ohhell"


@pytest.mark.parametrize(
    ("origin", "host", "origins", "ours"),
    [
        ("http://127.0.0.1:8000", "127.0.0.1:8000", (), True),
        ("http://localhost:8000", "localhost:8000", (), True),
        ("http://192.168.1.5:8000", "192.168.1.5:8000", (), True),
        ("http://[::1]:8000", "[::1]:8000", (), True),
        ("http://127.0.0.1:8000", "localhost:8000", (), False),
        ("http://127.0.0.1:5173", "127.0.0.1:8000", (), False),
        ("http://rebound.example:8000", "rebound.example:8000", (), False),
        ("null", "127.0.0.1:8000", (), False),
        ("ftp://127.0.0.1:8000", "127.0.0.1:8000", (), False),
        ("https://cards.example", "127.0.0.1:8000", ("https://cards.example",), True),
        ("https://CARDS.example/", "x", ("https://cards.example",), True),
        ("http://127.0.0.1:8000", "127.0.0.1:8000", ("https://cards.example",), False),
    ],
)
def test_which_pages_are_ours(
    origin: str, host: str, origins: tuple[str, ...], *, ours: bool
) -> None:
    assert is_own_origin(origin, host, origins) == ours


@pytest.mark.parametrize("host", ["", "evil.example", "127.0.0.1.evil.example", "[", "a b"])
def test_which_hosts_are_not_ours(host: str) -> None:
    assert not is_own_host(host)


def test_a_proxy_is_believed_only_where_there_is_one() -> None:
    forwarded = "6.6.6.6, 203.0.113.9"
    assert address_of("10.0.0.1", forwarded, 0) == "10.0.0.1"
    assert address_of("10.0.0.1", forwarded, 1) == "203.0.113.9"
    assert address_of("10.0.0.1", None, 1) == "10.0.0.1"
    assert address_of("10.0.0.1", "203.0.113.9", 5) == "203.0.113.9"


def test_a_cookie_is_found() -> None:
    assert cookie("a=1; ohhell=x=y;b=2", "ohhell") == "x=y"
    assert cookie("notohhell=1", "ohhell") is None
    assert cookie(None, "ohhell") is None
