"""Clocks on the page: seen, told once, stopped by a pause, and lost with the line."""

from __future__ import annotations

import re
from collections.abc import Generator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.player import Player, rules
from tests.browser.recorder import Json
from tests.browser.serving import House

PHONE: Json = {"viewport": {"width": 390, "height": 844}}


def sit_at_a_clock(player: Player, bid_s: int, play_s: int = 0) -> None:
    """Open a table with clocks and bots, and wait until it is one's turn."""
    player.call("Ann")
    clocks = {"bidClockS": bid_s, "playClockS": play_s or bid_s}
    player.open(rules(3), 3, bots=True, start=True, **clocks)
    expect(player.page.locator(".bids .bid-chip").first).to_be_visible()


@pytest.fixture
def ann(arrive: Arrive) -> Player:
    """Ann, on a phone."""
    return arrive(**PHONE)


def test_time_runs_out_and_a_bot_plays_until_one_is_back(ann: Player) -> None:
    """All by keys, and all heard: what is left is said once, politely."""
    # Only who comes while there is time can be told that little is left.
    sit_at_a_clock(ann, 15, 7)
    page = ann.page
    ann.heard("5 seconds left.")
    ann.heard("Your time ran out; a bot acts for you this once.")
    ann.heard("A bot plays for you until you say that you are back.")
    back = page.get_by_role("button", name="I am back")
    expect(back).to_be_visible()
    expect(page.locator(".dock .absence")).to_have_text("no answer")
    back.press("Enter")
    expect(page.locator(".time-notice")).to_have_count(0)


def test_a_pause_stops_the_clock_for_a_page_that_reloads(ann: Player) -> None:
    """TIM-05: asked for in the menu; alone among bots one agrees with oneself."""
    sit_at_a_clock(ann, 60)
    page = ann.page
    page.get_by_role("button", name="Menu").press("Enter")
    page.get_by_role("button", name="Ask for a pause").press("Enter")
    ann.heard("The table is paused.")
    expect(page.locator(".bid-chip")).to_have_count(0)
    clock = page.locator(".dock .clock[data-stopped] b")
    expect(clock).to_be_attached()
    left = clock.text_content()
    page.reload()
    expect(page.get_by_role("button", name="Resume")).to_be_visible()
    assert clock.text_content() == left
    page.get_by_role("button", name="Resume").press("Enter")
    expect(page.locator(".dock .clock:not([data-stopped])")).to_be_attached()
    expect(page.locator(".bid-chip").first).to_be_visible()


def test_more_time_is_asked_for_in_the_menu(ann: Player) -> None:
    sit_at_a_clock(ann, 60)
    page = ann.page
    expect(page.locator(".time-pill")).to_have_text(re.compile(r"^\d\d s$"))
    expect(page.get_by_role("timer")).to_have_text(re.compile(r"Time left: \d\d s"))
    page.get_by_role("button", name="Menu").press("Enter")
    page.get_by_role("button", name="15 s more time").press("Enter")
    ann.heard("You have 15 seconds more.")
    page.get_by_role("button", name="Menu").press("Enter")
    expect(page.get_by_role("button", name="Ask for a pause")).to_be_visible()
    expect(page.get_by_role("button", name="15 s more time")).to_have_count(0)


@pytest.fixture
def frail(tmp_path: Path) -> Generator[House]:
    """Return a server that may be frozen."""
    with House(tmp_path) as house:
        yield house


def test_clocks_stop_when_the_line_is_lost(arrive: Arrive, frail: House) -> None:
    """TIM-07: nobody's clock is counted to zero by a page that knows nothing."""
    ann = arrive(frail.address, **PHONE)
    sit_at_a_clock(ann, 60)
    # What shows clocks is fetched after the cards; from a server that is frozen it would not come.
    expect(ann.page.locator(".dock .clock")).to_be_attached()
    ann.outage = True
    frail.freeze()
    expect(ann.page.get_by_role("alert")).to_contain_text("Connection lost")
    stopped = ann.page.locator(".dock .clock[data-stopped] b")
    expect(stopped).to_be_attached()
    frail.thaw()
    expect(ann.page.locator(".dock .clock:not([data-stopped])")).to_be_attached()
