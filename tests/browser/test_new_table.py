"""Choosing the rules of a table: what is asked for can be opened, whatever was changed before."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, Request, expect

from tests.browser.conftest import Arrive
from tests.browser.player import eventually, rules

HOOK_ON_TOGETHER = ("Bidding", "all together"), ("The hook", "on")
NO_TRUMP_UP_AND_DOWN = (
    ("Cards in each round", "one card up to the largest hand"),
    ("Rounds without trump", "the last round"),
    ("Cards in each round", "up and back down"),
)
REPAIRS = {
    "together, hook on": (HOOK_ON_TOGETHER[:1], "The hook was switched off"),
    "hook on, together": (HOOK_ON_TOGETHER, "Bidding is in turn again"),
    "no trump last": (NO_TRUMP_UP_AND_DOWN, "The last round has trump again"),
}


def choice(page: Page, question: str, answer: str) -> Locator:
    """Return one answer to one question of the form."""
    group = page.get_by_role("group", name=question, exact=True)
    return group.get_by_role("radio", name=answer, exact=True)


def asked_for(page: Page) -> Callable[[], int]:
    """Count how often the page asks what the rules come to, from now on."""
    count = 0

    def note(request: Request) -> None:
        nonlocal count
        count += request.url.endswith("/api/rules/preview")

    page.on("request", note)
    return lambda: count


@pytest.mark.parametrize("case", REPAIRS)
def test_a_table_opens_with_rules_that_gave_way(arrive: Arrive, case: str) -> None:
    """Two wishes that exclude each other: the newer one counts, and the table can be opened."""
    changes, note = REPAIRS[case]
    player = arrive()
    player.go("/new")
    page, way = player.page, player.page.locator(".new-bar .button")
    page.locator(".change-rules summary").click()
    for question, answer in changes:
        choice(page, question, answer).check()
        expect(way).not_to_have_attribute("aria-disabled", "true")
    expect(page.locator(".outcome .note")).to_contain_text(note)
    expect(page.locator(".problems")).to_have_count(0)
    way.click()
    expect(page.locator(".lobby")).to_be_visible()


def test_a_change_is_asked_about_once(arrive: Arrive) -> None:
    """A question twice is twice the work for the server, and the older answer may come last."""
    player = arrive()
    player.go("/new")
    page, way = player.page, player.page.locator(".new-bar .button")
    expect(way).not_to_have_attribute("aria-disabled", "true")
    page.locator(".change-rules summary").click()
    questions = asked_for(page)
    for answer in ("off", "on"):
        choice(page, "The hook", answer).check()
        expect(way).not_to_have_attribute("aria-disabled", "true")
    eventually(questions, 2)


def test_an_emptied_number_asks_for_nothing(arrive: Arrive) -> None:
    """Whoever clears the field to type another number is not told off for the one that is gone."""
    player = arrive()
    player.go("/new")
    page, way = player.page, player.page.locator(".new-bar .button")
    page.locator(".change-rules summary").click()
    field = page.get_by_label("Largest hand: Another number")
    field.fill("99")
    expect(page.locator(".problems")).to_contain_text("99")
    field.fill("")
    expect(page.locator(".problems")).to_have_count(0)
    expect(way).not_to_have_attribute("aria-disabled", "true")
    expect(field).to_have_value("")
    field.press("Tab")
    expect(field).to_have_value("10")


def test_whoever_sits_down_first_is_named_later(arrive: Arrive) -> None:
    """A friend who taps "Sit here" at once would stay "Guest 5315" for the whole evening."""
    host, friend = arrive(), arrive()
    host.call("Ann")
    host.open(rules(5, "down"), 2)
    friend.page.goto(host.page.url)
    friend.page.get_by_role("button", name="Sit here").click()
    seats = host.page.locator(".lobby .seats .name")
    expect(seats).to_have_count(2)
    field = friend.page.get_by_label("Your name")
    expect(friend.page.locator(".name-saved")).to_have_count(0)
    field.fill("Ben")
    field.press("Enter")
    expect(seats).to_have_text(["Ann", "Ben"])
    expect(friend.page.locator(".name-saved")).to_be_visible()
    expect(host.page.locator(".name-form")).to_have_count(0)
