"""Suggestions: asked for by a button or a key, told in words, and marked on the table."""

from __future__ import annotations

from collections.abc import Generator

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import QUICK, Arrive
from tests.browser.player import Player, rules
from tests.browser.serving import House
from tests.browser.test_accessible import Inspector
from tests.browser.test_coming_back import NOW

PHONE = {"width": 390, "height": 844}
FREE = {"order": "in_turn", "hook": "off"}


@pytest.fixture(scope="module")
def base_url(tmp_path_factory: pytest.TempPathFactory) -> Generator[str]:
    """Return the address of a house whose adviser holds the last of all actions to be best."""
    levels = {"OHHELL_BOT_LEVELS": "tests.server.players:ADVISED"}
    with House(tmp_path_factory.mktemp("advised"), **levels) as house:
        yield house.address


def dialog(player: Player) -> Locator:
    """Return what is open over the table."""
    return player.page.locator("dialog")


def button(player: Player) -> Locator:
    """Return what asks for a suggestion."""
    return player.page.locator(".suggest")


def playing(player: Player) -> None:
    """Go on to where there is more than one card to choose from."""
    while player.play_until("play") and len(player.playable) < 2:
        player.answer("play")


def test_a_bid_is_suggested_with_its_reasons(arrive: Arrive) -> None:
    player = arrive(viewport=PHONE)
    player.open(rules(5, "down", bidding=FREE), **NOW)
    player.until_asked()
    button(player).click()
    rows = dialog(player).locator("ol > li")
    expect(rows).to_have_count(6)
    best = dialog(player).locator("li[data-best]")
    expect(best.locator("summary")).to_contain_text("5 tricks")
    expect(best.locator("summary")).to_contain_text("50 %")
    expect(best).to_contain_text("Made, it scores 15 points.")
    expect(dialog(player)).to_contain_text("You hold")
    player.press("Escape")
    chip = player.page.locator("[data-suggested]")
    expect(chip).to_have_attribute("data-bid", "5")
    expect(chip).to_have_accessible_name("5 tricks, suggested")


def test_a_card_is_suggested_by_keys_alone(arrive: Arrive) -> None:
    """A opens it, Escape closes it, and the card that is best says so."""
    player = arrive()
    player.open(rules(5, "down"), **NOW)
    playing(player)
    last = player.told["you"]["legal"][-1]
    player.press("a")
    summaries = dialog(player).locator("summary")
    expect(summaries).to_have_count(len(player.playable))
    player.tab_to(summaries.first)
    player.press("Enter")
    expect(dialog(player).locator("details").first).to_have_attribute("open", "")
    player.press("Escape")
    expect(dialog(player)).to_have_count(0)
    expect(player.page.locator(".hand [data-suggested]")).to_have_attribute("data-k", last)
    player.play(last)
    expect(player.page.locator("[data-suggested]")).to_have_count(0)


def test_a_quiet_adviser_speaks_after_a_costly_choice(arrive: Arrive) -> None:
    """Who bids before there is advice hears none, so the advice is waited for."""
    player = arrive(settings=QUICK | {"suggestions": "quiet"})
    with player.page.expect_response("**/advice"):
        player.open(rules(5, "down", bidding=FREE), **NOW)
        player.until_asked()
    player.bid(0)
    player.heard("0 tricks instead of 5 tricks costs about 5.0 points.")


def test_where_suggestions_are_not_allowed_nobody_can_ask(arrive: Arrive) -> None:
    player = arrive()
    player.open(rules(5, "down"), **NOW, suggestions=False)
    player.until_asked()
    expect(button(player)).to_have_count(0)
    player.press("a")
    expect(dialog(player)).to_have_count(0)
    player.page.locator(".topbar button").first.click()
    player.page.get_by_role("button", name="About this table").click()
    expect(player.page.locator(".about-table")).to_contain_text("Suggestions are not allowed")


def test_who_wants_no_suggestions_sees_none(arrive: Arrive) -> None:
    player = arrive(settings=QUICK | {"suggestions": "off"})
    player.open(rules(5, "down"), **NOW)
    player.until_asked()
    expect(button(player)).to_have_count(0)


def test_the_host_decides_when_the_table_is_opened(arrive: Arrive) -> None:
    player = arrive()
    player.go("/new")
    player.page.locator("summary", has_text="Chat, clocks, watching").click()
    player.page.get_by_role("switch", name="Suggestions", exact=True).click()
    player.page.get_by_role("button", name="Open the table").click()
    expect(player.page.locator(".lobby")).to_contain_text("Suggestions are not allowed")


@pytest.mark.parametrize("language", ["en", "fr", "ro", "fi", "ko", "co", "es"])
def test_it_is_told_in_every_language_and_to_everybody(arrive: Arrive, language: str) -> None:
    """No name of a message is left in it, and axe finds nothing."""
    player = arrive(language=language, settings=QUICK | {"language": language}, viewport=PHONE)
    player.open(rules(5, "down"), **NOW)
    playing(player)
    button(player).click()
    expect(dialog(player).locator("li[data-best]")).to_be_visible()
    for summary in dialog(player).locator("li:not([data-best]) summary").all():
        summary.click()
    text = dialog(player).inner_text()
    assert "advice-" not in text
    assert "suggest-" not in text
    inspector = Inspector(player, colours=language == "en")
    inspector.look("suggestions")
    assert not inspector.found
