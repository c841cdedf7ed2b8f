"""New people, as they come: a table set for later with friends and a watcher, chips, an account.

Minutes long, so only in the long checks: ``OHHELL_PROFILE=soak pytest -o faulthandler_timeout=0
tests/browser/test_new_people.py``.
"""

from __future__ import annotations

import json
import os
import re
from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Arrive
from tests.browser.player import Player, play_on, rules
from tests.browser.recorder import Json
from tests.browser.test_account import PASSWORD, answer
from tests.browser.test_compete import keep_short_rules, to_the_door

pytestmark = pytest.mark.skipif(
    os.environ.get("OHHELL_PROFILE") != "soak", reason="minutes long: set OHHELL_PROFILE=soak"
)

AHEAD = timedelta(minutes=5)
ON_PHONE: Json = PHONE | {"timezone_id": "UTC"}


def take_name(player: Player, name: str) -> None:
    """Give a name in the field of the start page or of the lobby."""
    field = player.page.get_by_label("Your name")
    field.fill(name)
    field.press("Enter")
    expect(player.page.locator(".name-saved")).to_be_visible()


def set_table(player: Player) -> str:
    """Open a table of short rules for three, five minutes ahead, by what the form offers."""
    last = json.dumps({"variant": None, "rules": rules(2), "seats": 3})
    player.page.add_init_script(f"localStorage.setItem('ohhell.last-table', {json.dumps(last)})")
    player.go("/")
    take_name(player, "Ann")
    page = player.page
    page.get_by_role("link", name="Play with friends").click()
    page.get_by_role("radio", name="at a set time", exact=True).check()
    at = datetime.now(UTC) + AHEAD
    page.locator(".when-time input").fill(f"{at:%H:%M}")
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".starts")).to_be_visible()
    return page.url.removeprefix(player.address)


def test_an_evening_of_new_people(arrive: Arrive) -> None:
    ann, ben, cleo, dora = arrive(**ON_PHONE), arrive(), arrive(**ON_PHONE), arrive()
    table = set_table(ann)
    for friend, name in ((ben, "Ben"), (cleo, "Cleo")):
        friend.go(table)
        take_name(friend, name)
        friend.page.locator(".seat.empty .button.primary").first.click()
        expect(friend.page.locator(".seat").filter(has_text="you")).to_have_count(1)
    dora.go(table)
    expect(ann.page.locator(".starts-until")).to_contain_text("minute")
    long_ms = AHEAD.total_seconds() * 1000 + 60_000
    for player in (ann, ben, cleo, dora):
        expect(player.page.locator(".game")).to_be_visible(timeout=long_ms)
    expect(ann.page.locator(".watchers")).to_be_visible()
    assert dora.hand == []
    play_on(ann, ben, cleo)
    assert dora.told["stage"] == "over"

    keep_short_rules(ben)
    page = to_the_door(ben)
    page.locator(".compete-open select").select_option("own")
    page.locator(".compete-go").click()
    to_the_door(ann).locator(".compete-tables .table-row").first.click()
    ann.page.locator(".seat.empty .button.primary").first.click()
    for player in (ann, ben):
        player.page.locator(".ready-check .button").click()
    play_on(ann, ben)
    expect(ann.page.locator(".over .pot .shares")).to_contain_text(re.compile(r"won \d+"))
    chips = ann.get("/api/me/chips")["chips"]

    played = {card["id"] for card in ann.get("/api/me/tables")}
    assert len(played) == 2
    ann.go("/account")
    answer(ann, "Make an account", signInName="ann", password=PASSWORD)
    ann.heard("You have an account now.")
    elsewhere = arrive()
    elsewhere.go("/account")
    answer(elsewhere, "Sign in", signInName="ann", password=PASSWORD)
    elsewhere.heard("You are signed in.")
    assert {card["id"] for card in elsewhere.get("/api/me/tables")} == played
    assert elsewhere.get("/api/me/chips")["chips"] == chips
