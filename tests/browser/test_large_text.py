"""The house with all text twice as large, on a phone: used by scrolling up and down only."""

from __future__ import annotations

import json
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserType, expect

from tests.browser.conftest import QUICK
from tests.browser.player import Player, rules, stored
from tests.browser.test_coming_back import NOW
from tests.browser.test_layout import LARGE_TEXT_PX
from tests.browser.test_new_table import open_groups

WIDEST_TRUMP = """() => {
  const [words] = document.querySelector('.round-trump').childNodes;
  words.textContent = 'Trump: diamonds ';
  document.querySelector('.round-trump .mini').firstChild.textContent = '10';
}"""
LOOK = (Path(__file__).parent / "words_probe.js").read_text()
SCREENS = [(320, 568), (360, 740)]


@pytest.fixture
def reader(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any], base_url: str
) -> Generator[Player]:
    """Return somebody who reads badly."""
    large = f"--blink-settings=defaultFontSize={LARGE_TEXT_PX}"
    arguments = {"args": [*browser_type_launch_args["args"], large]}
    browser = browser_type.launch(**browser_type_launch_args | arguments)
    context = browser.new_context(viewport={"width": 360, "height": 740})
    context.add_init_script(stored(QUICK))
    player = Player(context.new_page(), base_url)
    yield player
    faults = player.faults + player.recorder.faults
    browser.close()
    assert not faults


def unreadable(player: Player) -> list[str]:
    """Look at what is open, on phones of two sizes."""
    found: list[str] = []
    for width, height in SCREENS:
        player.page.set_viewport_size({"width": width, "height": height})
        player.page.evaluate(
            "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"
        )
        found += [f"{width} px: {fault}" for fault in player.page.evaluate(LOOK)]
    return found


@pytest.mark.parametrize("path", ["/", "/how", "/verify"])
def test_the_pages_of_the_house_are_read(reader: Player, path: str) -> None:
    """WCAG 1.4.4 and 1.4.10: no line is cut, no word is a column of letters."""
    reader.call("Wilhelmina v Oordt")
    reader.open(rules(5, "down"), open=True)
    reader.go(path)
    heading = ".table-row" if path == "/" else ".rule-card" if path == "/how" else ".file"
    expect(reader.page.locator(heading).first).to_be_visible()
    assert unreadable(reader) == []


def test_the_rules_of_a_table_are_chosen(reader: Player) -> None:
    """Every setting and the button that opens the table."""
    reader.go("/new")
    page = reader.page
    open_groups(page)
    expect(page.locator(".new-preview .rule-card")).to_be_visible()
    assert unreadable(reader) == []


@pytest.mark.parametrize("language", ["en", "fi", "fr"])
def test_what_is_on_and_what_is_wrong_is_read(reader: Player, language: str) -> None:
    """Every setting inside another, and complaints of words and numbers that are long."""
    page, settings = reader.page, json.dumps(QUICK | {"language": language})
    reader.go("/")
    page.evaluate("(all) => localStorage.setItem('ohhell.settings', all)", settings)
    reader.go("/new")
    open_groups(page)
    page.evaluate(
        "() => document.querySelectorAll('.group [role=switch]:not(:checked)')"
        ".forEach((one) => one.click())"
    )
    largest = page.locator(".stepper .field").nth(2)
    largest.fill("123456789012345")
    largest.blur()
    expect(page.locator(".outcome .problems li").first).to_be_visible()
    assert unreadable(reader) == []


def test_rules_that_were_sent_are_read(reader: Player) -> None:
    """Twenty-two rounds, none of which has a trump."""
    reader.go("/rules/plump")
    expect(reader.page.locator(".rule-card")).to_be_visible()
    assert unreadable(reader) == []


def test_a_lobby_is_read(reader: Player) -> None:
    """Who sits where, and the way in for others."""
    reader.open(rules(5, "down"))
    expect(reader.page.locator(".invite .qr")).to_be_visible()
    assert unreadable(reader) == []


def test_a_replay_is_stepped_through(reader: Player) -> None:
    """The steps are hit, and everybody's name is read, however wide the card that was turned up."""
    reader.call("Wilhelmina v Oordt")
    table = reader.open(rules(1, "up"), 4, **NOW)
    reader.play_until("over")
    reader.go(f"/replay/{table}")
    page = reader.page
    expect(page.locator(".hands .name").first).to_be_visible()
    page.get_by_role("button", name="One trick on").click()
    assert unreadable(reader) == []
    page.evaluate(WIDEST_TRUMP)
    assert unreadable(reader) == []
