"""Playing at once: with whoever is here, or alone; and what a rated game did to ratings."""

from __future__ import annotations

import re
import secrets

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Arrive
from tests.browser.player import Player, play_on, rules

TABLE = re.compile(r"/table/\w+$")


def press(player: Player, door: str, pace: str = "Quick") -> str:
    """Go to the start page, choose a pace, and press a door; return the address of the table."""
    player.go("/")
    player.page.get_by_label("Pace").select_option(pace)
    player.page.locator("button.door", has_text=door).click()
    player.page.wait_for_url(TABLE)
    expect(player.page.locator(".game")).to_be_visible()
    return player.page.url


def test_two_people_press_play_and_sit_at_one_table(arrive: Arrive) -> None:
    """The first plays with bots at once; the second takes the seat of one of them."""
    ann, ben = arrive(**PHONE), arrive()
    ann.call("Ann")
    ben.call("Ben")
    table = press(ann, "Play now")
    ann.until_asked()
    assert press(ben, "Play now") == table
    expect(ann.page.locator(".plate", has_text="Ben")).to_be_visible()
    expect(ben.page.locator(".plate", has_text="Ann")).to_be_visible()
    ann.until_asked()
    assert [seat["kind"] for seat in ben.told["seats"]].count("person") == 2


def test_another_pace_or_alone_is_another_table(arrive: Arrive) -> None:
    """The pace is remembered in this browser."""
    ann, ben, cleo = arrive(), arrive(), arrive()
    tables = [
        press(ann, "Play now", "Relaxed"),
        press(ben, "Play now", "Standard"),
        press(cleo, "Alone with bots", "Relaxed"),
    ]
    assert len(set(tables)) == 3
    ann.go("/")
    pace = ann.page.get_by_label("Pace")
    expect(pace).to_have_value("relaxed")
    expect(pace).to_have_accessible_description("60 seconds for a bid or a card")


def test_after_a_rated_game_people_are_told_what_changed_and_why(arrive: Arrive) -> None:
    ann, ben = arrive(**PHONE), arrive()
    ann.call("Ann")
    ben.call("Ben")
    table = ann.open(rules(1), 2, rated=True, suggestions=False)
    ben.go(f"/table/{table}")
    ben.page.locator(".seat.empty .button.primary").first.click()
    expect(ann.page.locator(".seat.person .name")).to_have_count(2)
    ann.page.locator(".button.start").click()
    play_on(ann, ben)
    for me, other in ((ann, "Ben"), (ben, "Ann")):
        lines = me.page.locator(".rating-changes li")
        expect(lines).to_have_count(2)
        expect(lines.nth(0)).to_contain_text("of 2 and were expected at 1.5: ")
        expect(lines.nth(1)).to_contain_text(f"{other} finished in place ")
        expect(lines.nth(0)).to_contain_text("provisional")


def test_leaders_are_shown_by_family_and_ratings_can_be_hidden(arrive: Arrive) -> None:
    ann = arrive(**PHONE)
    ann.call(f"Ann {secrets.token_hex(2)}")
    ann.go("/")
    ann.page.get_by_role("link", name="Leaders").click()
    expect(ann.page.get_by_role("heading", name="Leaders")).to_be_visible()
    expect(ann.page.get_by_text("you have not played a rated game by such rules")).to_be_visible()
    ann.page.get_by_label("In teams").check()
    expect(ann.page.get_by_text("Nobody is on this list yet.")).to_be_visible()
    hide = ann.page.get_by_role("switch", name="Hide my ratings")
    with ann.page.expect_response(lambda answer: answer.request.method == "PUT"):
        hide.check()
    expect(hide).to_be_checked()
    assert ann.get("/api/me/ratings")["hidden"] is True
    ann.page.reload()
    expect(ann.page.get_by_role("switch", name="Hide my ratings")).to_be_checked()
