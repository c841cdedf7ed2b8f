"""Small things at the table that a newcomer stumbled over, for the ear and for the eye."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.player import rules
from tests.browser.test_coming_back import NOW

LOWEST_SEEN = """() => {
  const rows = [...document.querySelectorAll('.results tbody tr')];
  const button = document.querySelector('.onward').getBoundingClientRect();
  return rows.filter((row) => row.getBoundingClientRect().bottom > button.top + 1).length;
}"""


def test_what_is_heard_is_not_run_together(arrive: Arrive) -> None:
    """Nobody leads while bids are made, and a bid of 0 is not yet exact; numbers are kept apart."""
    player = arrive()
    player.open(rules(5, "down"), **NOW)
    assert player.until_asked() == "bid"
    shown = player.shown
    assert not [said for said in shown["seats"] if "Leads" in said or "exact" in said]
    assert "Round 1 of 5, 5 cards each" in " ".join(shown["round"][0].replace(" ,", ",").split())
    facts = " ".join(shown["facts"][0].split())
    assert ", 3" in facts
    assert ", bids" in facts


def test_the_rules_are_one_step_from_the_help(arrive: Arrive) -> None:
    """Whoever asks for help in mid-game most often asks what is allowed."""
    player = arrive()
    player.open(rules(5, "down"), **NOW)
    player.until_asked()
    player.press("?")
    player.page.locator("dialog button", has_text="Rules").click()
    expect(player.page.locator("dialog .rule-card")).to_be_visible()


@pytest.mark.parametrize(("width", "height", "seats"), [(320, 568, 4), (740, 360, 6)])
def test_the_score_of_a_round_is_seen_whole(
    arrive: Arrive, width: int, height: int, seats: int
) -> None:
    """Half of the table scrolled away beside an empty dock."""
    player = arrive(viewport={"width": width, "height": height})
    player.open(rules(2, "down"), seats, **NOW)
    player.play_until("ready")
    assert player.page.evaluate(LOWEST_SEEN) == 0


def test_ten_players_at_the_end_fit_the_window(arrive: Arrive) -> None:
    """What is only heard stood beyond the edge of the sheet, and widened the page."""
    player = arrive()
    player.open(rules(1, "up"), 10, **NOW)
    player.play_until("over")
    width = player.page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
    assert width <= 0
