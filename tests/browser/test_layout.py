"""Small screens, many cards, many people, large text: everything is seen and can be hit."""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserType

from tests.browser.conftest import Arrive
from tests.browser.player import CORNER, Player, rules, stored
from tests.browser.test_coming_back import NOW

LOOK = (Path(__file__).parent / "layout_probe.js").read_text()
SCREENS = [(320, 568), (360, 640), (360, 740), (740, 360), (1280, 800)]
LARGE_TEXT_PX = 32
"""Twice what browsers begin with: what somebody sets who reads badly."""
CROWDS = {"17 cards": (17, 3), "10 seats": (5, 10)}


def faults_of(player: Player, stage: str, cards: int, screens: list[tuple[int, int]]) -> list[str]:
    """Look at the table on screens of several sizes."""
    found: list[str] = []
    for width, height in screens:
        player.page.set_viewport_size({"width": width, "height": height})
        # Measured a frame after the resize, when the page has laid itself out anew.
        player.page.evaluate(
            "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"
        )
        assert len(player.hand) == cards
        faults = player.page.evaluate(LOOK)
        found += [f"{stage}, {width} x {height}: {fault}" for fault in faults]
    return found


def look_around(player: Player, crowd: str, screens: list[tuple[int, int]]) -> list[str]:
    """Look at bidding, and at play in mid-trick."""
    largest, seats = CROWDS[crowd]
    player.open(rules(largest, "down"), seats, **NOW)
    assert player.until_asked() == "bid"
    found = faults_of(player, "bidding", largest, screens)
    player.play_until("play")
    found += faults_of(player, "play", len(player.hand), screens)
    return found


@pytest.mark.parametrize("crowd", CROWDS)
def test_every_card_and_everybody_is_seen_and_can_be_hit(arrive: Arrive, crowd: str) -> None:
    """UI-05: with 17 cards on a small phone, other games hide some, or the wrong one is played."""
    player = arrive(has_touch=True)
    player.call("Wilhelmina van Oordt")
    assert not look_around(player, crowd, SCREENS)


def test_the_first_a_middle_and_the_last_of_17_cards_are_played_by_touch(arrive: Arrive) -> None:
    """What can be seen must be what is hit: the finger plays the card that it touches."""
    player = arrive(viewport={"width": 320, "height": 568}, has_touch=True, is_mobile=True)
    player.open(rules(17, "down"), 3, **NOW)
    player.play_until("play")
    for place in (0, 8, -1):
        for _ in range(17):
            card = player.hand[place]
            if card in player.playable:
                break
            player.play(player.playable[0], "touch")
            player.play_until("play")
        else:
            raise AssertionError("it is never that card's turn")
        player.play(card, "touch")
        assert player.recorder.orders("play")[-1]["card"] == card
        if player.play_until("play", "ready") == "ready":
            break


HIDDEN = """([x, y]) => [...document.querySelectorAll('.hand [data-k]')].filter((card) => {
  const { left, top } = card.getBoundingClientRect();
  return !card.contains(document.elementFromPoint(left + x, top + y));
}).map((card) => card.dataset.k)"""


@pytest.mark.parametrize("size", [10, 16])
def test_the_card_with_the_focus_hides_no_other(arrive: Arrive, size: int) -> None:
    """Neither the next, of which its corner is all that is seen, nor those in the row below."""
    player = arrive(viewport={"width": 360, "height": 740}, has_touch=True)
    player.open(rules(size, "down"), 3, **NOW)
    player.play_until("play")
    player.press("h")
    for _ in player.hand:
        assert player.focused
        assert player.page.evaluate(HIDDEN, [CORNER["x"], CORNER["y"]]) == []
        player.press("ArrowRight")


@pytest.fixture
def reader(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any], base_url: str
) -> Generator[Player]:
    """Return somebody whose browser shows all text twice as large."""
    arguments = [
        *browser_type_launch_args["args"],
        f"--blink-settings=defaultFontSize={LARGE_TEXT_PX}",
    ]
    browser: Browser = browser_type.launch(**browser_type_launch_args | {"args": arguments})
    context = browser.new_context(viewport={"width": 360, "height": 740})
    context.add_init_script(stored({"cardMs": 0, "trickPauseMs": 0}))
    player = Player(context.new_page(), base_url)
    yield player
    faults = player.faults + player.recorder.faults
    browser.close()
    assert not faults


@pytest.mark.parametrize("crowd", CROWDS)
def test_text_twice_as_large_hides_nothing(reader: Player, crowd: str) -> None:
    """WCAG 1.4.4: whoever needs large text plays the same game; scrolling up and down is fine."""
    screens = [(360, 740), (1280, 800)]
    assert not look_around(reader, crowd, screens)
    size = reader.page.evaluate("() => getComputedStyle(document.documentElement).fontSize")
    assert size == f"{LARGE_TEXT_PX}px"
