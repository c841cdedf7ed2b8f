"""Two accounts in one browser: what the page says, and that others are let alone."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Arrive
from tests.browser.player import Player, play_on, rules
from tests.browser.test_account import PASSWORD, answer
from tests.browser.test_compete import keep_short_rules, to_the_door
from tests.browser.test_talk import look

SHARED = "Two people came to this table in one browser, so the game changes no ratings."
UNRATED = "This game changes no ratings: two people came to the table in one browser."


def sit_down(player: Player, table: str) -> None:
    """Go to a table, and take the first empty seat."""
    player.go(f"/table/{table}")
    player.page.locator(".seat.empty .button.primary").first.click()
    expect(player.page.locator(".seat.empty")).to_have_count(0)


def share_browser(player: Player, other: Player) -> None:
    """Have the browser of `player` be that of `other`, as far as the house can know."""
    (mark,) = (c for c in other.context.cookies() if c["name"] == "ohhell-browser")
    cookie = {key: mark[key] for key in ("name", "value", "domain", "path")}
    player.context.add_cookies([cookie])  # type: ignore[list-item]


def test_two_accounts_in_one_browser_play_on_and_are_not_rated(arrive: Arrive) -> None:
    """Ann opens the table at the tablet and goes on with her phone; there sits Max, whom she is."""
    tablet, phone = arrive(**PHONE), arrive(**PHONE)
    tablet.call("Ann")
    table = tablet.open(rules(1), 2, rated=True, suggestions=False)
    expect(tablet.page.locator(".about-table")).to_contain_text("This game counts for ratings.")
    tablet.go("/account")
    answer(tablet, "Make an account", signInName="ann@one.example", password=PASSWORD)
    tablet.page.get_by_role("button", name="Sign out: Chrome on Linux").click()
    expect(tablet.page.get_by_role("button", name="Make an account")).to_be_visible()
    phone.go("/account")
    answer(phone, "Sign in", signInName="ann@one.example", password=PASSWORD)
    phone.heard("You are signed in.")
    phone.go(f"/table/{table}")
    expect(phone.page.locator(".lobby-seats .note")).to_have_count(0)

    tablet.call("Max")
    sit_down(tablet, table)
    phone.heard(SHARED)
    for player in (tablet, phone):
        expect(player.page.locator(".lobby-seats .note")).to_contain_text(SHARED)
        about = player.page.locator(".about-table")
        expect(about).to_contain_text("This game does not count for ratings.")
    look(tablet.page, "one-browser-lobby")
    phone.page.locator(".button.start").click()
    play_on(phone, tablet)
    for player in (tablet, phone):
        expect(player.page.locator(".rating-changes")).to_contain_text(UNRATED)
    tablet.page.locator(".rating-changes").scroll_into_view_if_needed()
    look(tablet.page, "one-browser-over")


def test_whoever_gets_up_again_makes_the_game_rated(arrive: Arrive) -> None:
    """And somebody in another browser takes the seat, and is no news."""
    ann, max_, cleo = arrive(**PHONE), arrive(), arrive()
    for player, name in ((ann, "Ann"), (max_, "Max"), (cleo, "Cleo")):
        player.call(name)
    share_browser(max_, ann)
    table = ann.open(rules(1), 2, rated=True, suggestions=False)
    sit_down(max_, table)
    note = ann.page.locator(".lobby-seats .note")
    expect(note).to_contain_text(SHARED)
    max_.page.get_by_role("button", name="Leave the table").click()
    ann.heard("This game counts for ratings.")
    expect(note).to_have_count(0)
    sit_down(cleo, table)
    expect(cleo.page.locator(".about-table")).to_contain_text("This game counts for ratings.")
    expect(note).to_have_count(0)


def test_a_seat_for_chips_is_refused_in_words(arrive: Arrive) -> None:
    ann, max_ = arrive(**PHONE), arrive(**PHONE)
    ann.call("Ann")
    max_.call("Max")
    keep_short_rules(ann)
    page = to_the_door(ann)
    page.locator(".compete-open select").select_option("own")
    page.locator(".compete-go").click()
    expect(page.locator(".pot .shares")).to_contain_text("Ann has put")
    table = page.url.rpartition("/")[2]
    share_browser(max_, ann)
    max_.go(f"/table/{table}")
    # With the pot come the words of what may be refused at it.
    expect(max_.page.locator(".pot .shares")).to_contain_text("Ann has put")
    max_.page.locator(".seat.empty .button.primary").first.click()
    expect(max_.page.locator(".notices")).to_contain_text("two people cannot share one.")
    look(max_.page, "one-browser-chips")
