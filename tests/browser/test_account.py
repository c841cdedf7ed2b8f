"""Accounts on the page: made by a guest, used in another browser, by password and by passkey."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import PHONE, Arrive
from tests.browser.player import Player, rules
from tests.browser.test_accessible import Inspector

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
    """How much it is, how to keep it, and how to go on without: read out, and by keyboard."""
    guest = arrive(**PHONE)
    guest.call("Zoë")
    guest.open(rules(1), bots=True, start=True)
    guest.play_until("over")
    guest.open(rules(1), 2)
    guest.go("/account")
    expect(ask(guest, "Sign in")).to_have_count(0)
    on = guest.page.get_by_role("button", name="Leave the guest and sign in")
    told = (
        "As the guest Zoë you have 1 unfinished table and 1 finished game here. All of it stays"
        " with that guest: once you sign in, you cannot get back to it. Bots play on for you. To"
        " keep everything, make an account for the guest instead."
    )
    expect(on).to_have_accessible_description(told)
    inspector = Inspector(guest)
    inspector.look("told what stays behind")
    guest.page.get_by_role("button", name="Keep the guest: make an account").click()
    expect(ask(guest, "Make an account").locator("[name=signInName]")).to_be_focused()
    on.click()
    expect(ask(guest, "Sign in").locator("[name=signInName]")).to_be_focused()
    expect(guest.page.get_by_text(told)).to_be_visible()
    inspector.look("about to sign in")
    assert not inspector.found


def test_who_has_nothing_signs_in_at_once(arrive: Arrive) -> None:
    """The first chips are nothing: everybody has them."""
    guest = arrive(**PHONE)
    guest.go("/compete")
    guest.page.get_by_text("1,100").first.wait_for()
    guest.go("/account")
    expect(ask(guest, "Sign in")).to_be_visible()
    expect(guest.page.locator(".note")).to_have_count(0)
    expect(guest.page.get_by_role("button", name="Leave the guest and sign in")).to_have_count(0)


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
