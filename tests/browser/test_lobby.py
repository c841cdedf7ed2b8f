"""Before, between and after games: hosts, ready, set times, rematches, a seat for a friend."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, QUICK, Arrive
from tests.browser.player import Player, play_on, rules

NOW = {"bots": True, "start": True}


def named(page: Page, name: str) -> Locator:
    """Return the button of this name."""
    return page.get_by_role("button", name=name, exact=True)


def company(arrive: Arrive, *names: str, seats: int = 3, **how: int) -> list[Player]:
    """Bring people to one table: the first is its host, the others sit from seat 1 on."""
    people = [arrive() for _ in names]
    for person, name in zip(people, names, strict=True):
        person.call(name)
    table = people[0].open(rules(1), seats, **how)
    for person in people[1:]:
        person.go(f"/table/{table}")
        person.page.locator(".seat.empty .button.primary").first.click()
        expect(person.page.locator(".seat").filter(has_text="you")).to_have_count(1)
    return people


def names(page: Page) -> list[str]:
    """Return who sits where in the lobby."""
    return page.locator(".seat .name, .seat .who-text > .dim:first-child").all_inner_texts()


def test_a_host_arranges_the_table_by_keyboard(arrive: Arrive) -> None:
    """Seats are exchanged, the host's place handed over, and nobody needs a mouse for it."""
    ann, ben = company(arrive, "Ann", "Ben")
    ann.tab_to(named(ann.page, "Arrange the seat of Ben"))
    ann.press("Enter")
    ann.tab_to(named(ann.page, "Move to seat 3"))
    ann.press("Enter")
    expect(ben.page.locator(".seat .name").last).to_have_text("Ben")
    assert ["Ann", "free seat", "Ben"] == names(ben.page)
    ben.heard("The seats have been exchanged.")
    expect(named(ann.page, "Arrange the seat of Ben")).to_be_visible()
    ann.tab_to(named(ann.page, "Arrange the seat of Ben"))
    ann.press("Enter")
    ann.tab_to(named(ann.page, "Make Ben the host"))
    ann.press("Enter")
    expect(named(ben.page, "Start the game")).to_be_visible()
    expect(named(ann.page, "Start the game")).to_have_count(0)


def test_a_host_asks_who_is_ready(arrive: Arrive) -> None:
    ann, ben = company(arrive, "Ann", "Ben")
    ann.tap(named(ann.page, "Ask who is ready"), "mouse")
    expect(ben.page.locator(".ready-check[data-asked]")).to_contain_text("are you ready?")
    ben.heard("The host asks: are you ready?")
    ben.tap(named(ben.page, "I am ready"), "keys")
    expect(ann.page.locator(".ready-check")).to_contain_text("Ready: 2 of 2")
    ben.tap(named(ben.page, "Not ready after all"), "keys")
    expect(ann.page.locator(".ready-check")).to_contain_text("Ready: 1 of 2")


def test_a_removed_person_comes_back_when_the_host_allows_it(arrive: Arrive) -> None:
    ann, ben = company(arrive, "Ann", "Ben")
    ann.tap(named(ann.page, "Arrange the seat of Ben"), "mouse")
    ann.tap(named(ann.page, "Remove Ben from the table"), "mouse")
    ben.page.locator(".seat.empty .button.primary").first.click()
    expect(ben.page.locator(".notices")).to_contain_text("The host has removed you")
    ann.tap(named(ann.page, "Let Ben sit here again"), "mouse")
    expect(ann.page.locator(".removed")).to_have_count(0)
    ben.page.locator(".seat.empty .button.primary").first.click()
    expect(ann.page.locator(".seat.person .name")).to_have_count(2)


def test_a_table_is_called_off(arrive: Arrive) -> None:
    ann, ben = company(arrive, "Ann", "Ben")
    ann.tap(named(ann.page, "Call the game off"), "mouse")
    ann.tap(ann.page.locator(".dialog .button.danger"), "mouse")
    for person in (ann, ben):
        expect(person.page.locator("h1")).to_have_text("This table is closed")


def test_a_game_with_a_set_time_is_announced(arrive: Arrive) -> None:
    """Said in words and by the clock of the reader, at the table and on the start page."""
    at_ms = round(time.time() * 1000) + 240_000
    ann, ben = company(arrive, "Ann", "Ben", startsAtMs=at_ms)
    expect(ann.page.locator(".starts h2")).to_contain_text("Starts")
    expect(ben.page.locator(".starts-until")).to_contain_text("minutes")
    ann.heard("Your game starts in 4 minutes.")
    ben.go("/")
    row = ben.page.locator("[aria-labelledby=due-tables] .table-row")
    expect(row).to_contain_text(re.compile(r"\d:\d\d"))
    row.click()
    expect(ben.page.locator(".starts h2")).to_be_visible()


def test_a_game_begins_by_itself_at_its_time(arrive: Arrive) -> None:
    """Bots take the free seats."""
    ann = arrive()
    ann.call("Ann")
    ann.open(rules(1), 3, startsAtMs=round(time.time() * 1000) + 5_000)
    expect(ann.page.locator(".game")).to_be_visible()
    play_on(ann)


def test_a_game_with_a_set_time_begins_when_all_are_ready(arrive: Arrive) -> None:
    at_ms = round(time.time() * 1000) + 3_600_000
    ann, ben = company(arrive, "Ann", "Ben", seats=2, startsAtMs=at_ms)
    expect(ann.page.locator(".starts-until")).to_contain_text("in 60 minutes")
    for person in (ann, ben):
        person.tap(named(person.page, "I am ready"), "mouse")
    for person in (ann, ben):
        expect(person.page.locator(".game")).to_be_visible()
    play_on(ann, ben)


def test_the_same_people_play_again_by_one_tap_each(arrive: Arrive) -> None:
    ann, ben = company(arrive, "Ann", "Ben", seats=2)
    ann.page.locator(".button.start").click()
    play_on(ann, ben)
    ann.tap(named(ann.page, "Play again with the same people"), "mouse")
    expect(ann.page.locator(".lobby")).to_be_visible()
    expect(ann.page.locator(".seat").last).to_contain_text("kept for Ben")
    expect(ben.page.locator(".rematch")).to_contain_text("The same people play again")
    ben.tap(named(ben.page, "Join the rematch"), "keys")
    for person in (ann, ben):
        expect(person.page.locator(".seat .name")).to_have_text(["Ann", "Ben"])
    assert ann.page.url == ben.page.url
    ann.page.locator(".button.start").click()
    play_on(ann, ben)


def test_a_seat_is_handed_to_a_friend_who_watches(arrive: Arrive) -> None:
    ann, cleo = arrive(), arrive(**PHONE)
    ann.call("Ann")
    cleo.call("Cleo")
    table = ann.open(rules(2, "down"), 3, **NOW)
    ann.until_asked()
    cleo.go(f"/table/{table}")
    expect(cleo.page.locator(".game")).to_be_visible()
    hand = ann.hand
    named(ann.page, "Menu").click()
    named(ann.page, "Leave the table").click()
    named(ann.page, "Give the seat to a friend").click()
    named(ann.page, "Offer the seat to Cleo").click()
    expect(cleo.page.locator(".dialog")).to_contain_text("Ann offers you the seat")
    cleo.tap(named(cleo.page, "Take the seat"), "touch")
    cleo.until_asked()
    assert hand == cleo.hand
    cleo.play_until("over", how="touch")


@pytest.mark.parametrize("preset", ["Club", "Quick"])
def test_a_table_is_kept_as_was_chosen(arrive: Arrive, preset: str) -> None:
    """One tap for all of it; the lobby says the same as the form."""
    player = arrive(**PHONE)
    player.go("/new")
    page = player.page
    page.get_by_role("radio", name=preset, exact=True).check()
    page.get_by_role("radio", name="only who is invited", exact=True).check()
    page.get_by_role("radio", name="at a set time", exact=True).check()
    expect(page.locator(".when-time")).to_contain_text("Starts")
    page.get_by_role("button", name="Open the table").click()
    about = page.locator(".about-table")
    seconds = {"Club": 30, "Quick": 15}[preset]
    expect(about).to_contain_text(f"A bid may take {seconds} seconds.")
    expect(about).to_contain_text("Only who is invited")
    rated = "counts for ratings" if preset == "Club" else "does not count for ratings"
    expect(about).to_contain_text(rated)
    expect(page.locator(".starts")).to_be_visible()
    player.go("/new")
    expect(page.get_by_role("radio", name=preset, exact=True)).to_be_checked()


def test_the_table_in_play_tells_how_it_is_kept(arrive: Arrive) -> None:
    player = arrive(settings=QUICK)
    player.open(rules(1), 2, **NOW, suggestions=False)
    player.until_asked()
    named(player.page, "Menu").click()
    named(player.page, "About this table").click()
    expect(player.page.locator(".about-table")).to_contain_text("Suggestions are not allowed")
