"""Accounts on the page: made by a guest, used in another browser, by password and by passkey."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Arrive
from tests.browser.player import Player, rules

PASSWORD = "say three, take three"
VIRTUAL = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def ask(person: Player, action: str) -> Locator:
    """Return the form with that button."""
    button = person.page.get_by_role("button", name=action, exact=True)
    return person.page.locator("form.ask").filter(has=button)


def answer(person: Player, action: str, **answers: str) -> None:
    """Fill a form in, and send it."""
    form = ask(person, action)
    for name, value in answers.items():
        form.locator(f'[name="{name}"]').fill(value)
    form.get_by_role("button", name=action, exact=True).click()


def test_a_guest_makes_an_account_and_is_the_same_elsewhere(arrive: Arrive) -> None:
    """What one would lose with the browser: the name, the tables, the seat."""
    guest, elsewhere = arrive(), arrive()
    guest.call("Zoë")
    table = guest.open(rules(1), 2, bots=True, start=True)
    guest.until_asked()
    guest.go("/")
    guest.page.get_by_role("link", name="Your account").click()
    expect(guest.page.get_by_role("heading", name="Your account")).to_be_visible()
    answer(guest, "Make an account", signInName="zoe@example.org", password=PASSWORD)
    guest.heard("You have an account now.")

    elsewhere.go("/account")
    answer(elsewhere, "Sign in", signInName="ZOE@example.org", password=PASSWORD)
    elsewhere.heard("You are signed in.")
    expect(elsewhere.page.locator(".me")).to_contain_text("Zoë")
    rows = elsewhere.page.locator(".account-list:not([hidden]) li")
    expect(rows).to_have_count(2)
    elsewhere.page.get_by_role("button", name="Sign out all other devices").click()
    elsewhere.heard("Signed out.")
    expect(rows).to_have_count(1)
    assert [card["id"] for card in elsewhere.get("/api/me/tables")] == [table]
    assert not guest.get("/api/me")["account"]
    elsewhere.go(f"/table/{table}")
    elsewhere.until_asked()


def test_who_has_played_is_told_what_stays_behind(arrive: Arrive) -> None:
    guest = arrive()
    guest.open(rules(1), 2)
    guest.go("/account")
    expect(ask(guest, "Sign in")).to_have_count(0)
    guest.page.get_by_role("button", name="Leave the guest and sign in").click()
    expect(ask(guest, "Sign in")).to_be_visible()


def test_a_passkey_signs_in_without_a_word(arrive: Arrive, base_url: str) -> None:
    """By Chromium's own virtual authenticator, down the real road of WebAuthn."""
    person = arrive(at=base_url.replace("127.0.0.1", "localhost"))
    line = person.context.new_cdp_session(person.page)
    line.send("WebAuthn.enable")
    line.send("WebAuthn.addVirtualAuthenticator", {"options": VIRTUAL})
    person.go("/account")
    person.page.get_by_role("button", name="Make one with a passkey instead").click()
    person.heard("You have an account now.")
    me = person.get("/api/me")
    assert me["account"]
    person.page.get_by_role("button", name="Sign out: Chrome on Linux").click()
    person.page.get_by_role("button", name="Sign in with a passkey").click()
    person.heard("You are signed in.")
    assert person.get("/api/me")["id"] == me["id"]


def test_who_deletes_everything_is_asked_twice(arrive: Arrive) -> None:
    person = arrive()
    person.go("/account")
    answer(person, "Make an account", signInName="shortlived", password=PASSWORD)
    person.heard("You have an account now.")
    me = person.get("/api/me")
    person.page.get_by_role("button", name="Delete everything…").click()
    answer(person, "Delete for good", current=PASSWORD)
    person.page.wait_for_url(person.address + "/")
    assert person.get("/api/me")["id"] != me["id"]
