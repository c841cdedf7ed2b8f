"""Two people play for chips: from the start page to the payout, each in a browser of their own."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Arrive
from tests.browser.player import Player, play_on, rules
from tests.browser.recorder import Json


def to_the_door(player: Player) -> Page:
    """Go from the start page to the Compete door; return the page."""
    page = player.page
    page.goto(player.address)
    page.locator(".doors a[href='/compete']").click()
    expect(page.locator(".purse-chips")).to_be_visible()
    return page


def keep_short_rules(player: Player) -> None:
    """Have opened a table with quick house rules once, in this browser."""
    last = json.dumps({"variant": None, "rules": rules(2), "seats": 2})
    player.page.add_init_script(f"localStorage.setItem('ohhell.last-table', {json.dumps(last)})")


def test_two_people_play_for_chips_from_the_start_page_to_the_payout(arrive: Arrive) -> None:
    """Everything by what the screen offers: open, sit down, be ready, play, and read who won."""
    ann, ben = arrive(**PHONE), arrive()
    ann.call("Ann")
    ben.call("Ben")
    keep_short_rules(ann)
    page = to_the_door(ann)
    expect(page.locator(".purse-chips")).to_have_text("1,100 chips")
    page.locator(".compete-open select").select_option("own")
    page.get_by_label("275 chips").check(force=True)
    expect(page.locator(".schedule")).to_contain_text("No. 1: 550 chips")
    page.locator(".compete-go").click()
    expect(page.locator(".pot .shares")).to_have_text("Ann has put 275 chips down.")
    there = to_the_door(ben)
    there.locator(".compete-tables .table-row").first.click()
    expect(there.locator(".pot")).to_contain_text("You have 1,100 chips to spend.")
    there.locator(".seat.empty .button.primary").first.click()
    expect(there.locator(".pot-chips")).to_have_text("Pot: 550 chips")
    for player in (ann, ben):
        player.page.locator(".ready-check .button").click()
    play_on(ann, ben)
    shares = page.locator(".over .pot .shares")
    expect(shares).to_contain_text(re.compile(r"won \d+"))
    won = sum(int(chips) for chips in re.findall(r"won (\d+)", shares.inner_text()))
    assert won == 550
    ways = page.get_by_role("navigation", name="What next")
    expect(ways).to_contain_text("Everybody puts 275 chips down once more.")
    ways.get_by_role("button", name="New game for 275 chips").click()
    expect(page.locator(".pot .shares")).to_have_text("Ann has put 275 chips down.")
    purse = to_the_door(ann)
    purse.locator(".history summary").click()
    expect(purse.locator(".history")).to_contain_text("Put down at a table")
    both = [player.get("/api/me/chips")["chips"] for player in (ann, ben)]
    assert sum(both) == 2200 - 275


def test_leaving_a_game_for_chips_says_what_it_costs(arrive: Arrive) -> None:
    """With the figures of this table, before anything is given up."""
    ann, ben = arrive(**PHONE), arrive()
    for player, name in ((ann, "Ann"), (ben, "Ben")):
        player.call(name)
    body: Json = {"rules": rules(2), "seats": 2, "nonce": "a1" * 16, "buyIn": 110}
    table = ann._ask("POST", "/api/compete", body)["id"]
    for player in (ann, ben):
        player.go(f"/table/{table}")
    ben.page.locator(".seat.empty .button.primary").first.click()
    for player in (ann, ben):
        player.page.locator(".ready-check .button").click()
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_role("button", name="Leave the table").click()
    leave = ann.page.get_by_role("dialog")
    expect(leave).to_contain_text("you are rated as last of 2.")
    expect(leave).to_contain_text("You lose the 110 chips that you have put down")
    expect(leave.get_by_role("button", name="Give the seat to a friend")).to_have_count(0)
