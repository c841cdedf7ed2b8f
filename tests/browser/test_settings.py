"""What a person has chosen for this browser takes effect at once, and is still there tomorrow."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import QUICK, Arrive
from tests.browser.player import CORNER, Player, eventually, play_on, play_to, rules
from tests.browser.test_coming_back import NOW
from tests.browser.test_two_people import sit_down

TABS = 5
"""One more than the house lets one person have open at one table."""


def test_the_language_changes_in_mid_game(arrive: Arrive) -> None:
    """Somebody hands the phone to a French friend: no reload, no lost place, no mixed screen."""
    player = arrive()
    player.open(rules(5, "down"), **NOW)
    player.play_until("play")
    hand, page = player.hand, player.page
    page.locator(".topbar button").first.click()
    page.locator(".menu button", has_text="Settings").click()
    page.locator("dialog select").select_option("fr")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    player.press("Escape")
    expect(page.locator(".prompt")).to_contain_text("À vous")
    assert player.hand == hand
    page.reload()
    player.until_asked()
    expect(page.locator(".prompt")).to_contain_text("À vous")


def test_whoever_asks_for_it_is_asked_again(arrive: Arrive) -> None:
    """A trembling hand plays the wrong card: with the second tap asked for, one tap plays none."""
    player = arrive(settings=QUICK | {"confirm": True})
    player.open(rules(5, "down"), **NOW)
    player.until_asked()
    chip = player.page.locator('.bid-chip:not([aria-disabled="true"])').first
    chip.click()
    expect(chip).to_have_attribute("aria-pressed", "true")
    assert player.recorder.orders("bid") == []
    chip.click()
    assert player.until_asked() == "play"
    card = player.playable[0]
    player.tap(player.card(card), "mouse", CORNER)
    expect(player.card(card)).to_have_attribute("data-lifted", "true")
    assert player.recorder.orders("play") == []
    player.tap(player.card(card), "mouse", CORNER)
    expect(player.card(card)).to_have_count(0)


def test_a_card_chosen_in_advance_is_played_in_turn(arrive: Arrive) -> None:
    """Who knows already what to play need not wait; what may not be played is never played."""
    ann, ben = arrive(), arrive()
    sit_down(ann, ben, rules(7, "down"), seats=2)
    play_to(lambda: ben.asked == "play" and not (ann.asked or ann.shown["trick"]), ann, ben)
    lead = ben.playable[0]
    follow = next((card for card in ann.hand if card[1] == lead[1]), None)
    stray = next((card for card in ann.hand if card[1] != lead[1]), ann.hand[0])
    chosen = follow or stray
    choose_in_advance(ann, chosen)
    ben.play(lead)
    expect(ann.card(chosen)).to_have_count(0)
    assert ann.recorder.orders("play")[-1]["card"] == chosen
    play_until_scored(ann, ben)


def choose_in_advance(player: Player, card: str) -> None:
    """Tap a card before its turn; again if the tap came right after a card of one's own."""
    chosen = player.page.locator(f'.hand [data-k="{card}"][aria-pressed="true"]')

    def choose() -> int:
        if not chosen.count():
            player.tap(player.card(card), "mouse", CORNER)
        return chosen.count()

    eventually(choose, 1)


def play_until_scored(*players: Player) -> None:
    """Play the round to its end."""
    play_on(*players, until="ready")


def test_a_tab_too_many_gives_way_and_can_come_back(arrive: Arrive) -> None:
    """NET-07: the newest tab wins, the oldest says so and offers to take the table back."""
    player = arrive()
    player.open(rules(3), **NOW)
    player.until_asked()
    others = [Player(player.context.new_page(), player.address) for _ in range(TABS - 1)]
    for other in others:
        other.page.goto(player.page.url)
        other.until_asked()
    expect(player.page.locator(".banner")).to_contain_text("open in another tab")
    player.page.locator(".banner .button").click()
    expect(player.page.locator(".banner")).to_have_count(0)
    player.play_until("play")
    assert not [fault for other in others for fault in other.faults + other.recorder.faults]


def test_every_address_can_be_opened_from_outside(arrive: Arrive) -> None:
    """Links are sent and pages reloaded: each screen has to open by its address alone."""
    player = arrive()
    table = player.open(rules(1, "down"), seats=2, **NOW)
    player.play_until("over")
    paths = ["/", "/new", "/how", "/rules/plump", "/verify", f"/verify?table={table}"]
    for path in [*paths, f"/table/{table}", f"/replay/{table}", f"/replay/{table}#3"]:
        answer = player.page.goto(player.address + path)
        assert answer is None or answer.status == 200, path
        expect(player.page.locator("h1").first).to_be_visible()
    for path in ("/nowhere", "/table/no-such-table", "/replay/no-such-table"):
        player.page.goto(player.address + path)
        expect(player.page.get_by_role("heading", level=1)).to_have_text(
            re.compile("no such page|gone")
        )
    # Browsers report each 404 by themselves.
    player.faults = [fault for fault in player.faults if "404 (Not Found)" not in fault]
