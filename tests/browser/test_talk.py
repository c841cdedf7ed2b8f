"""Talk at a table: on a phone and at a desk, in two languages, and with words that mean harm."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Arrive
from tests.browser.player import Player, rules
from tests.browser.test_accessible import Inspector
from tests.browser.test_hostile import NAMES

HOSTILE = (
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)><svg onload=alert(1)>',
    "javascript:alert(1) {{7*7}} { $name }",
)


def look(page: Page, name: str) -> None:
    """Keep a picture for whoever wants to see it."""
    if folder := os.environ.get("PICTURES"):
        page.screenshot(path=Path(folder) / f"{name}.png")


def meet(ann: Player, ben: Player, **how: object) -> str:
    """Seat both at a table for two."""
    table = ann.open(rules(2), 2, **how)
    ben.go(f"/table/{table}")
    ben.page.locator(".seat.empty .button.primary").click()
    expect(ann.page.locator(".seat.person .name")).to_have_count(2)
    return table


def begin(*players: Player) -> None:
    """Let the first, who is host, start the game, and wait until all are in it."""
    players[0].page.locator(".button.start").click()
    for player in players:
        expect(player.page.locator(".game .prompt, .game .bids").first).to_be_visible()


def type_in(player: Player, text: str) -> None:
    """Say something in one's own words."""
    player.page.locator(".talk-typing input").fill(text)
    player.press("Enter")


def test_people_talk_before_and_during_a_game(two: tuple[Player, Player]) -> None:
    """In the lobby in their own words; while it is played in phrases, each in their language."""
    ann, ben = two
    meet(ann, ben, chat="phrases")
    type_in(ben, "Salut ! <b>ça va</b> ?")
    expect(ann.page.locator(".talk-lines")).to_contain_text("Salut ! <b>ça va</b> ?")
    look(ann.page, "lobby")
    begin(ann, ben)
    button = ann.page.locator(".talk-button")
    expect(button).to_have_accessible_name("Chat")
    ben.page.locator("body").press("c")
    expect(ben.page.locator(".side .talk")).to_be_visible()
    expect(ben.page.locator(".talk-typing")).to_have_count(0)
    ben.page.get_by_role("button", name="Bien joué").click()
    # The bubble goes, what was said stays.
    expect(ann.page.locator(".bubble[data-talk]")).to_have_text("Well played!")
    ann.heard("Benoît: Well played!")
    expect(button).to_have_accessible_name("Chat, 1 new")
    look(ann.page, "bubble")
    button.tap()
    expect(ann.page.locator(".talk-lines p").last).to_have_text("Benoît: Well played!")
    look(ann.page, "sheet")
    ann.page.get_by_role("button", name="Thank you!").tap()
    expect(ben.page.locator(".talk-lines p").last).to_contain_text("Merci")
    look(ben.page, "side")
    ann.page.get_by_role("button", name="Close").tap()
    expect(button).to_have_accessible_name("Chat")


def test_what_was_said_before_is_quiet(two: tuple[Player, Player]) -> None:
    """NET-13: who reloads reads it, and is neither told nor called."""
    ann, ben = two
    meet(ann, ben, chat="text")
    begin(ann, ben)
    button = ann.page.locator(".talk-button")
    ben.page.locator("body").press("c")
    expect(ben.page.locator(".talk-typing input")).to_be_focused()
    type_in(ben, "An old story")
    expect(button).to_have_accessible_name("Chat, 1 new")
    ann.page.reload()
    expect(button).to_have_accessible_name("Chat")
    button.tap()
    expect(ann.page.locator(".talk-lines p")).to_have_text("Benoît: An old story")
    assert not any("An old story" in said for said in ann.said)


def test_a_person_can_be_muted_and_all_talk_hidden(two: tuple[Player, Player]) -> None:
    ann, ben = two
    meet(ann, ben)
    type_in(ben, "first")
    expect(ann.page.locator(".talk-lines p")).to_have_count(1)
    ann.page.get_by_text("Mute, hide, report").tap()
    ann.page.get_by_role("switch", name="Mute Benoît").tap()
    expect(ann.page.locator(".talk-lines p")).to_have_text("Nothing has been said yet.")
    type_in(ben, "second")
    expect(ben.page.locator(".talk-lines p")).to_have_count(2)
    ann.page.reload()
    expect(ann.page.locator(".talk-lines p")).to_have_text("Nothing has been said yet.")
    ann.page.get_by_text("Mute, hide, report").tap()
    look(ann.page, "mute")
    ann.page.get_by_role("switch", name="Mute Benoît").tap()
    expect(ann.page.locator(".talk-lines p")).to_have_count(2)
    ann.page.get_by_role("switch", name="Hide the chat").tap()
    expect(ann.page.locator(".talk-lines")).to_have_count(0)


def test_who_is_muted_is_muted_on_every_device(two: tuple[Player, Player], arrive: Arrive) -> None:
    """Muted at a table is muted in the account; muted or blocked elsewhere is not read here."""
    ann, ben = two
    table = meet(ann, ben)
    type_in(ben, "first")
    expect(ann.page.locator(".talk-lines p")).to_have_text("Benoît: first")
    ann.page.get_by_text("Mute, hide, report").tap()
    ann.page.get_by_role("switch", name="Mute Benoît").tap()
    expect(ann.page.locator(".talk-lines p")).to_have_text("Nothing has been said yet.")
    assert [one["name"] for one in ann.get("/api/me/people")["muted"]] == ["Benoît"]
    other = arrive(storage_state=ann.context.storage_state())
    other.go(f"/table/{table}")
    expect(other.page.locator(".talk-lines p")).to_have_text("Nothing has been said yet.")
    ben_id = ben.get("/api/me")["id"]
    ann._ask("DELETE", f"/api/me/muted/{ben_id}", {})
    ann._ask("PUT", f"/api/me/blocked/{ben_id}", {})
    other.page.reload()
    expect(other.page.locator(".talk-lines p")).to_have_text("Nothing has been said yet.")
    other.page.get_by_text("Mute, hide, report").click()
    expect(other.page.locator(".talk-quiet")).to_contain_text("You block Benoît")
    ann._ask("DELETE", f"/api/me/blocked/{ben_id}", {})
    other.page.reload()
    expect(other.page.locator(".talk-lines p")).to_have_text("Benoît: first")


@pytest.mark.parametrize("text", HOSTILE)
def test_what_is_said_is_text_and_nothing_else(two: tuple[Player, Player], text: str) -> None:
    """SEC-03: in the panel, in the bubble at the seat, and in the live line."""
    ann, ben = two
    ben.call(NAMES[0][0])
    meet(ann, ben, chat="text")
    begin(ann, ben)
    ben.page.locator("body").press("c")
    type_in(ben, text)
    expect(ann.page.locator(".bubble[data-talk]")).to_have_text(text)
    ann.heard(text)
    ann.page.locator(".talk-button").tap()
    for player in two:
        expect(player.page.locator(".talk-lines [dir=auto]")).to_have_text([text])
    for player in two:
        page = player.page
        assert page.locator("svg[onload], img, .game script, .talk a").count() == 0


def test_a_refusal_is_told_beside_what_was_typed(two: tuple[Player, Player]) -> None:
    ann, ben = two
    meet(ann, ben)
    for number in range(7):
        type_in(ann, f"{number}")
        expect(ann.page.locator(".talk-lines p")).to_have_count(min(number + 1, 6))
    expect(ann.page.locator(".talk [role=alert]")).to_have_text("Too fast. Please wait a moment.")
    expect(ann.page.locator(".talk-typing input")).to_have_value("6")


def test_watchers_are_counted_and_read(two: tuple[Player, Player], arrive: Arrive) -> None:
    ann, ben = two
    table = meet(ann, ben, chat="text")
    begin(ann, ben)
    expect(ann.page.locator(".watchers")).to_have_count(0)
    eve = arrive()
    eve.go(f"/table/{table}")
    expect(ann.page.get_by_role("img", name="1 person looks on")).to_be_visible()
    expect(eve.page.locator(".game .watching")).to_be_visible()
    eve.page.locator("body").press("c")
    expect(eve.page.locator(".talk")).to_contain_text("Only those who have a seat can talk.")
    look(ann.page, "watched")


def test_where_nobody_looks_on(arrive: Arrive) -> None:
    """Whoever comes may take the bot's seat; whoever comes later is told that nothing is left."""
    ann, ben, eve = arrive(), arrive(**PHONE), arrive()
    table = ann.open(rules(2), 2, bots=True, start=True, watching=False)
    ben.go(f"/table/{table}")
    expect(ben.page.locator("h1")).to_have_text("The game is on")
    look(ben.page, "door")
    ben.page.locator(".seat.bot .button").click()
    expect(ben.page.locator(".game")).to_be_visible()
    eve.go(f"/table/{table}")
    expect(eve.page.locator("h1")).to_have_text("Nobody looks on here")
    look(eve.page, "shut")


@pytest.mark.parametrize("language", ["fr", "ko"])
def test_talk_is_for_everybody(arrive: Arrive, language: str) -> None:
    """In a wordy language and a terse one: in the lobby, over the table, and beside it."""
    ann, ben = arrive(language=language, **PHONE), arrive(language=language)
    meet(ann, ben, chat="text")
    found = list[str]()
    for player in (ann, ben):
        type_in(player, "hm")
        player.page.locator(".talk summary").last.click()
        inspector = Inspector(player)
        inspector.look("lobby")
        found += inspector.found
    begin(ann, ben)
    ann.page.locator(".talk-button").tap()
    ben.page.locator("body").press("c")
    for player, state in ((ann, "sheet"), (ben, "side")):
        expect(player.page.locator(".talk summary")).to_have_count(2)
        for summary in player.page.locator(".talk summary").all():
            summary.click()
        inspector = Inspector(player)
        inspector.look(state)
        found += inspector.found
    assert not found, found
