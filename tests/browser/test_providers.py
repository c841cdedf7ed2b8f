"""Accounts elsewhere on the page: there and back by clicks, at a real provider."""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import PHONE, Arrive
from tests.browser.player import Player, rules
from tests.browser.serving import House
from tests.browser.test_accessible import Inspector
from tests.provider import Provider, a_provider

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def allied(tmp_path_factory: pytest.TempPathFactory, provider: Provider) -> Generator[str]:
    """Return the address of a house that trusts it."""
    data: Path = tmp_path_factory.mktemp("allied")
    # All tests come from one address.
    own = provider.settings(name="The Club", OHHELL_SIGN_INS_PER_MINUTE="1000")
    with House(data, **own) as house:
        yield house.address


def button(person: Player, name: str) -> Locator:
    """Return the button of that name."""
    return person.page.get_by_role("button", name=name, exact=True)


def answer(person: Player, word: str) -> None:
    """Answer the provider's question, and be back."""
    person.page.get_by_role("link", name=word, exact=True).click()
    person.page.wait_for_url(f"{person.address}/account")


def go_on(person: Player, how: str = "Continue with The Club", word: str = "Yes") -> None:
    """Go to the provider and back."""
    person.go("/account")
    button(person, how).click()
    answer(person, word)


def excuse(person: Player, told: str) -> None:
    """Forgive the browser's own line about an answer that was to be no."""
    person.faults = [fault for fault in person.faults if told not in fault]


def test_a_guest_goes_on_with_an_account_elsewhere_and_is_the_same_anywhere(
    arrive: Arrive, allied: str, club: Provider
) -> None:
    """There and back by two clicks; on another device the same two clicks are enough."""
    guest, elsewhere = arrive(at=allied), arrive(at=allied)
    guest.call("Zoë")
    guest.open(rules(1), 2)
    me = guest.get("/api/me")
    go_on(guest)
    guest.heard("You have an account now.")
    assert guest.get("/api/me") == me | {"account": True}
    assert club.asked, "the provider has been there"
    go_on(elsewhere)
    elsewhere.heard("You are signed in.")
    expect(elsewhere.page.locator(".me")).to_contain_text("Zoë")
    assert elsewhere.get("/api/me")["id"] == me["id"]
    assert elsewhere.page.evaluate("location.search") == "", "the code is nowhere to be read"


def test_a_guest_who_has_played_is_asked_before_it_is_left(
    arrive: Arrive, allied: str, club: Provider
) -> None:
    assert not club.asked, "nobody has been there"
    owner, guest = arrive(at=allied), arrive(at=allied, **PHONE)
    owner.call("Zoë")
    go_on(owner)
    owner.heard("You have an account now.")
    guest.open(rules(1), 2)
    me = guest.get("/api/me")
    go_on(guest)
    note = guest.page.get_by_text("you have been here before, as another player")
    expect(note).to_contain_text("1 unfinished table here. All of it stays with that guest")
    expect(guest.page.locator(".account-asking")).to_be_focused()
    inspector = Inspector(guest)
    inspector.look("asked before the guest is left")
    assert not inspector.found
    button(guest, "Stay the guest").click()
    expect(note).to_have_count(0)
    expect(button(guest, "Continue with The Club")).to_be_focused()
    assert guest.get("/api/me") == me
    button(guest, "Continue with The Club").click()
    answer(guest, "Yes")
    button(guest, "Leave the guest and sign in with The Club").click()
    guest.heard("You are signed in.")
    expect(guest.page.locator(".me")).to_contain_text("Zoë")


def test_who_says_no_there_is_who_they_were(arrive: Arrive, allied: str) -> None:
    person = arrive(at=allied)
    me = person.get("/api/me")
    go_on(person, word="No")
    alert = person.page.get_by_role("alert")
    expect(alert).to_have_text("You came back without signing in there. Nothing has changed.")
    assert person.get("/api/me") == me


def test_ways_in_are_added_and_removed_but_the_last(
    arrive: Arrive, allied: str, club: Provider
) -> None:
    person = arrive(at=allied)
    go_on(person)
    person.heard("You have an account now.")
    button(person, "Remove the account at The Club").click()
    expect(person.page.get_by_role("alert")).to_contain_text("Add a password first.")
    club.subject = "another"
    go_on(person, "Add The Club")
    person.heard("You can sign in with The Club now.")
    removal = button(person, "Remove the account at The Club")
    expect(removal).to_have_count(2)
    inspector = Inspector(person)
    inspector.look("two accounts elsewhere")
    assert not inspector.found
    removal.first.click()
    person.heard("The account at The Club was removed here.")
    expect(removal).to_have_count(1)
    excuse(person, "409 (Conflict)")


def test_a_provider_that_is_away_is_told_on_the_page(arrive: Arrive, tmp_path: Path) -> None:
    with a_provider() as gone:
        settings = gone.settings(name="The Club")
    with House(tmp_path, **settings) as house:
        person = arrive(at=house.address)
        person.go("/account")
        button(person, "Continue with The Club").click()
        alert = person.page.get_by_role("alert")
        expect(alert).to_have_text("The Club does not answer. Try again, or sign in another way.")
        excuse(person, "503 (Service Unavailable)")


def test_where_no_provider_is_nothing_is_shown(arrive: Arrive) -> None:
    person = arrive()
    person.go("/account")
    expect(person.page.get_by_role("heading", name="Sign in", exact=True)).to_be_visible()
    expect(person.page.get_by_text("elsewhere")).to_have_count(0)
