"""Two people at one table, each in a browser of their own: a phone in English, a desk in French."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.player import TOGETHER, Player, play_on, rules
from tests.browser.recorder import Json


def sit_down(host: Player, guest: Player, game: Json, seats: int = 4) -> str:
    """The host opens a table and sends its link; the guest sits down; bots take the rest."""
    table = host.open(game, seats)
    link = host.page.locator(".invite input").input_value()
    assert link == f"{host.address}/table/{table}"
    guest.page.goto(link)
    guest.page.locator(".seat.empty .button.primary").first.click()
    expect(host.page.locator(".seat.person .name")).to_have_count(2)
    host.page.locator(".button.start").click()
    return table


def scores(page: Page) -> list[str]:
    """Return the standings at the end: who has how much."""
    return page.locator(".standings li").locator("bdi, b").all_text_contents()


def test_a_phone_and_a_desk_play_a_whole_game(two: tuple[Player, Player]) -> None:
    """What the game is for: friends, far apart, each on what they have, in their own language."""
    ann, ben = two
    table = sit_down(ann, ben, rules(3))
    expect(ben.page.locator("html")).to_have_attribute("lang", "fr")
    play_on(ann, ben, hows=("touch", "mouse"))
    assert scores(ann.page) == scores(ben.page)
    record = ann.get(f"/api/tables/{table}/record")
    assert record["names"][:2] == ["Ann", "Benoît"]
    ann.heard("The game is over.")
    assert re.search("partie", ben.said[-1])
    for player in two:
        player.recorder.check_against(player.get(f"/api/tables/{table}/replay"))


def test_bids_made_together_stay_secret_until_all_are_in(two: tuple[Player, Player]) -> None:
    """Who sees another's bid first has an advantage: 'bid in' is all that may be shown."""
    ann, ben = two
    sit_down(ann, ben, rules(3, bidding=TOGETHER))
    plate = ben.page.locator(".plate[data-seat='0']")
    assert ann.until_asked() == ben.until_asked() == "bid"
    ann.bid(3, "touch")
    expect(plate.locator(".count")).to_have_text("annoncé")
    expect(plate).to_have_attribute("data-state", "sealed")
    assert "3" not in plate.locator(".spoken").inner_text()
    expect(ann.page.locator(".bids h2")).to_have_text("Your bid is in: 3")
    expect(ann.page.locator(".bids")).to_contain_text("Benoît")
    ben.bid(0)
    expect(plate.locator(".count")).to_have_text("0/3")
    expect(ann.page.locator(".plate[data-seat='1'] .count")).to_have_text("0/0")
    ann.heard("All bids are in")
    play_on(ann, ben, hows=("touch", "keys"))
    assert scores(ann.page) == scores(ben.page)
