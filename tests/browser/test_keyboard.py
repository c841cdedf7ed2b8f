"""One person, a keyboard and three bots: from the front door to the proof of the deals."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.player import TOGETHER, Player, rules
from tests.browser.recorder import Json

SIZES = [4, 3, 2, 1, 2, 3, 4]
ROUNDS = len(SIZES)


def open_table(player: Player) -> str:
    """From the home page to the first deal, by Tab, Enter and the arrows alone."""
    page = player.page
    player.go("/")
    player.tab_to(page.get_by_role("link", name="Play with friends"))
    player.press("Enter")
    player.tab_to(page.locator("#group-rounds > summary"))
    player.press("Enter")
    largest = page.get_by_label("Largest hand", exact=True)
    player.tab_to(largest)
    player.press("Control+A")
    player.press(str(max(SIZES)))
    expect(largest).to_have_value(str(max(SIZES)))
    player.tab_to(page.get_by_role("button", name="Open the table"))
    expect(page.get_by_role("button", name="Open the table")).not_to_have_attribute(
        "aria-disabled", "true"
    )
    player.press("Enter")
    player.tab_to(page.get_by_role("button", name="Start"))
    player.press("Enter")
    player.until_asked()
    return page.url.rpartition("/")[2]


def act_and_listen(player: Player) -> bool:
    """Do what is asked and hear it said; tell whether the game goes on."""
    asked = player.until_asked()
    if asked == "bid":
        tricks = int(
            player.page.locator('.bid-chip:not([aria-disabled="true"])').last.get_attribute(
                "data-bid"
            )
            or 0
        )
        player.bid(tricks)
        player.heard(f"You bid {tricks}.")
    elif asked == "play":
        card = player.playable[-1]
        name = (player.card(card).get_attribute("aria-label") or "").partition(",")[0]
        player.play(card)
        player.heard(f"You play the {name}.")
    else:
        player.answer(asked)
    return asked != "over"


def sheet_of(page: Page) -> list[list[tuple[int, int, int]]]:
    """Read the score sheet as it is read aloud."""
    rows = page.locator(".sheet tbody tr").all()
    told = [row.locator("td .spoken").all_text_contents() for row in rows]
    return [[_numbers(cell) for cell in row] for row in told]


def _numbers(cell: str) -> tuple[int, int, int]:
    bid, taken, points = re.findall(r"[-−]?\d+", cell)
    return int(bid), int(taken), int(points.replace("−", "-"))


def check_sheet(player: Player, record: Json) -> None:
    """The sheet on the screen is the sheet of the record."""
    expected = [
        list(zip(each["bids"], each["taken"], each["points"], strict=True))
        for each in record["rounds"]
    ]
    assert sheet_of(player.page) == expected
    totals = player.page.locator(".sheet tfoot td b").all_text_contents()
    assert [int(total.replace("−", "-")) for total in totals] == record["scores"]


def check_voice(said: list[str], record: Json) -> None:
    """Every round, bid, card and trick was said, and whose it was."""
    played = sum(len(trick["cards"]) for each in record["rounds"] for trick in each["tricks"])
    tricks = sum(each["size"] for each in record["rounds"])
    assert len([line for line in said if re.search(r" plays? the ", line)]) == played
    assert len([line for line in said if re.search(r" takes? the trick\.", line)]) == tricks
    assert len([line for line in said if re.search(r"\bbids? \d+\.$", line)]) == 4 * ROUNDS
    assert len([line for line in said if line.startswith("All bids are in")]) == ROUNDS
    assert len([line for line in said if re.match(rf"Round \d+ of {ROUNDS}, ", line)]) == ROUNDS
    assert len([line for line in said if line.startswith("Your hand is ")]) == ROUNDS
    assert said[-1].startswith("The game is over.")


def check_replay(player: Player, replay: Json) -> None:
    """The replay opens at the beginning and steps by card, trick and round to the end."""
    page = player.page
    frames = len(replay["frames"])
    player.tab_to(page.get_by_role("link", name="Replay"))
    player.press("Enter")
    position = page.get_by_label("Position in the game")
    expect(position).to_have_value("0")
    for key in ("ArrowRight", "ArrowDown", "]"):
        before = int(position.input_value())
        player.press(key)
        expect(position).not_to_have_value(str(before))
        assert int(position.input_value()) > before
    player.press("ArrowLeft", "End")
    expect(position).to_have_value(str(frames - 1))
    expect(page.locator(".told")).to_contain_text("The game is over")
    player.press("Home")
    expect(position).to_have_value("0")


def test_a_whole_game_by_keyboard_alone(arrive: Arrive) -> None:
    """Whoever cannot use a mouse, or cannot see, plays the same game and can check it as well."""
    player = arrive()
    table = open_table(player)
    while act_and_listen(player):
        pass
    record = player.get(f"/api/tables/{table}/record")
    replay = player.get(f"/api/tables/{table}/replay")
    assert [each["size"] for each in record["rounds"]] == SIZES
    check_sheet(player, record)
    check_voice(player.said, record)
    player.recorder.check_against(replay)
    check_replay(player, replay)
    player.tab_to(player.page.get_by_role("link", name="Check the deals"))
    player.press("Enter")
    expect(player.page.locator(".whole")).to_have_text(
        f"Everything fits: all {ROUNDS} deals are proved."
    )
    expect(player.page.locator(".proofs summary.good")).to_have_count(ROUNDS)


AT_ONCE = """([sign, key]) => new MutationObserver((_, watcher) => {
  if (!document.querySelector(sign)) return;
  watcher.disconnect();
  dispatchEvent(new KeyboardEvent('keydown', { key }));
}).observe(document, { childList: true, subtree: true })"""
"""Presses a key in the moment in which something comes to be seen."""


def test_a_table_hears_a_key_as_soon_as_it_is_seen(arrive: Arrive) -> None:
    """A slow phone draws the cards a while before it has done all that follows from it."""
    player = arrive()
    player.open(rules(3, bidding=TOGETHER), 2, bots=True)
    player.page.locator(".button.start").wait_for()
    player.page.evaluate(AT_ONCE, [".bid-chip", "b"])
    player.page.locator(".button.start").click()
    expect(player.page.locator(".bid-chip").first).to_be_focused()


def test_a_replay_hears_a_key_as_soon_as_it_is_seen(arrive: Arrive) -> None:
    player = arrive()
    table = player.open(rules(1, "down"), 2, bots=True, start=True)
    player.play_until("over")
    player.page.add_init_script(f"({AT_ONCE})(['.replay', 'ArrowRight'])")
    player.go(f"/replay/{table}")
    expect(player.page.get_by_label("Position in the game")).to_have_value("1")
