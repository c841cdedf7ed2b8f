"""A real browser against a real server: `base_url` is a house of its own for this run."""

from __future__ import annotations

import os
from collections.abc import Generator
from pathlib import Path
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.browser import chromium
from tests.browser.player import PATIENCE_S, Player, stored
from tests.browser.recorder import Json
from tests.browser.serving import House

HERE = Path(__file__).parent
PATIENCE_MS = PATIENCE_S * 1000
DESKTOP = {"width": 1280, "height": 800}
PHONE: Json = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "is_mobile": True,
    "has_touch": True,
}
QUICK: Json = {"cardMs": 0, "trickPauseMs": 0}

expect.set_options(timeout=PATIENCE_MS)

# Set before the driver starts.
os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(chromium.node()))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark every test in this folder as one that needs a browser."""
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Start the browser that is here, quietly."""
    found = chromium.find()
    if found is None:
        pytest.exit("No browser. Install chromium, or set BROWSER_PATH to one.", returncode=3)
    own = {"executable_path": found.path, "args": list(found.arguments)}
    env = {"env": os.environ | found.env} if found.env else {}
    return browser_type_launch_args | own | env


class Arrive(Protocol):
    """Brings somebody to the house, in a browser of their own."""

    def __call__(
        self, at: str = "", *, settings: Json | None = None, language: str = "en", **more: object
    ) -> Player:
        """Open a browser; `more` is what Playwright asks of a context."""
        ...


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Generator[House]:
    """Return a server that stands all the run."""
    with House(tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest.fixture(scope="session")
def base_url(house: House) -> str:
    """Return its address."""
    return house.address


@pytest.fixture
def arrive(browser: Browser, base_url: str) -> Generator[Arrive]:
    """Bring people; when they leave, none may have seen an error, or a secret."""
    contexts: list[BrowserContext] = []
    players: list[Player] = []

    def come(
        at: str = "", *, settings: Json | None = None, language: str = "en", **more: object
    ) -> Player:
        options: dict[str, Any] = {"locale": language, "viewport": DESKTOP} | more
        context = browser.new_context(**options)
        contexts.append(context)
        context.set_default_timeout(PATIENCE_MS)
        context.add_init_script(stored(QUICK if settings is None else settings))
        player = Player(context.new_page(), at or base_url)
        players.append(player)
        return player

    yield come
    faults = [fault for player in players for fault in player.faults + player.recorder.faults]
    for context in contexts:
        context.close()
    assert not faults


@pytest.fixture
def two(arrive: Arrive) -> tuple[Player, Player]:
    """Ann on a phone, and Benoît at a desk."""
    ann, ben = arrive(**PHONE), arrive(language="fr-FR")
    ann.call("Ann")
    ben.call("Benoît")
    return ann, ben
