"""How strong bots play: chosen once, kept in this browser, and told of every bot in the lobby."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.player import Player, rules


def levels_of(player: Player) -> list[str | None]:
    """Return the level of each seat, as the server told it last."""
    return [seat["level"] for seat in player.told["seats"]]


def test_whoever_never_chose_plays_against_the_usual_bots(arrive: Arrive) -> None:
    player = arrive()
    player.go("/")
    expect(player.page.get_by_label("Bots play as")).to_have_value("casual")
    player.page.locator("button", has_text="Alone with bots").click()
    player.until_asked()
    assert set(levels_of(player)) == {None, "casual"}


def test_a_level_is_chosen_once(arrive: Arrive) -> None:
    """At the start page, then in the lobby, where it is as it was."""
    player = arrive()
    player.go("/")
    pick = player.page.get_by_label("Bots play as")
    pick.select_option("Strong")
    expect(pick).to_have_accessible_description("Weighs what the others may hold, at every card.")
    player.page.locator("button", has_text="Alone with bots").click()
    player.until_asked()
    assert set(levels_of(player)) == {None, "strong"}
    player.open(rules(1), 3)
    expect(pick).to_have_value("strong")


def test_bots_of_one_table_may_differ(arrive: Arrive) -> None:
    """One is added as a beginner; the rest, at the start, are masters."""
    player = arrive()
    player.open(rules(1), 4)
    pick, seats = player.page.get_by_label("Bots play as"), player.page.locator(".seats .seat")
    pick.select_option("Beginner")
    seats.nth(1).get_by_role("button", name="Add a bot").click()
    expect(seats.nth(1)).to_contain_text("bot · Beginner")
    pick.select_option("Master")
    player.page.get_by_role("button", name="Start the game").click()
    player.until_asked()
    assert levels_of(player) == [None, "beginner", "master", "master"]


def test_a_level_that_this_house_lacks_is_the_usual_one(arrive: Arrive) -> None:
    """Another server's choice, or that of an older version, must not keep a table from opening."""
    player = arrive(settings={"level": "grandmaster"})
    player.go("/")
    expect(player.page.get_by_label("Bots play as")).to_have_value("casual")
    player.page.locator("button", has_text="Alone with bots").click()
    player.until_asked()
    assert set(levels_of(player)) == {None, "casual"}


def test_only_a_host_is_asked_how_strong_bots_are(arrive: Arrive) -> None:
    host, friend = arrive(), arrive()
    host.open(rules(1), 3)
    expect(host.page.get_by_label("Bots play as")).to_be_visible()
    friend.page.goto(host.page.url)
    expect(friend.page.get_by_role("button", name="Sit here").first).to_be_visible()
    expect(friend.page.get_by_label("Bots play as")).to_have_count(0)
