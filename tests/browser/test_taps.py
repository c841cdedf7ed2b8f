"""Hasty fingers, late answers and forbidden numbers: what a tap does, and what it must not."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from tests.browser.conftest import Arrive
from tests.browser.player import CORNER, Player, eventually, rules
from tests.browser.test_coming_back import NOW

SLOW = {"cardMs": 0, "trickPauseMs": 4000}
"""Long enough for the turn not to come back while a test looks."""


def spot(target: Locator) -> tuple[float, float]:
    """Return where a finger would hit a card."""
    box = target.bounding_box()
    assert box is not None
    return box["x"] + CORNER["x"], box["y"] + CORNER["y"]


def double_click(player: Player, cards: list[str]) -> None:
    """Twice on the first card."""
    player.page.mouse.dblclick(*spot(player.card(cards[0])))


def two_cards_at_once(player: Player, cards: list[str]) -> None:
    """Two cards within a few milliseconds."""
    places = [spot(player.card(card)) for card in cards[:2]]
    for place in places:
        player.page.mouse.click(*place)


def touch_and_mouse(player: Player, cards: list[str]) -> None:
    """A finger, and the click that some browsers make of it."""
    place = spot(player.card(cards[0]))
    player.page.touchscreen.tap(*place)
    player.page.mouse.click(*place)


def enter_twice(player: Player, cards: list[str]) -> None:
    """The keyboard is as quick as the mouse."""
    player.card(cards[0]).focus()
    player.press("Enter", "Enter")


HASTE = [double_click, two_cards_at_once, touch_and_mouse, enter_twice]


@pytest.mark.parametrize("hasten", HASTE)
def test_haste_plays_one_card(arrive: Arrive, hasten: Callable[[Player, list[str]], None]) -> None:
    """UI-07: in other games two quick clicks dropped two cards, or one against the rules."""
    player = arrive(settings=SLOW, has_touch=True)
    player.open(rules(5, "down"), **NOW)
    assert player.play_until("play") == "play"
    before, cards = player.hand, player.playable
    hasten(player, cards)
    player.card(cards[0]).wait_for(state="detached")
    eventually(lambda: sum(seat["taken"] for seat in player.told["seats"]), 1)
    assert [order["card"] for order in player.recorder.orders("play")] == [cards[0]]
    assert sorted(player.hand) == sorted(set(before) - {cards[0]})
    assert player.page.locator(".hand [aria-pressed='true']").count() == 0


SECOND_TAP_HANDLED_LATE = """async ([first, second, lateMs]) => {
  const tap = () => new MouseEvent('click', { bubbles: true, detail: 1 });
  const card = (name) => document.querySelector(`.hand [data-k="${name}"]`);
  const taps = [tap(), tap()];
  card(first).dispatchEvent(taps[0]);
  await new Promise((done) => setTimeout(done, lateMs));
  card(second).dispatchEvent(taps[1]);
}"""
LATE_MS = 600


def test_a_slow_page_takes_two_quick_taps_for_what_they_are(arrive: Arrive) -> None:
    """Where cards take long to draw, the second tap is handled long after it was made."""
    player = arrive(settings=SLOW)
    player.open(rules(5, "down"), **NOW)
    player.play_until("play")
    cards = player.hand
    first = player.playable[0]
    second = next(card for card in cards if card != first)
    player.page.evaluate(SECOND_TAP_HANDLED_LATE, [first, second, LATE_MS])
    expect(player.card(second)).not_to_have_attribute("aria-pressed", "true")
    assert [order["card"] for order in player.recorder.orders("play")] == [first]


def test_the_middle_button_plays_nothing(arrive: Arrive) -> None:
    """It opens links in tabs, or pastes: nobody means a card by it."""
    player = arrive()
    player.open(rules(5, "down"), **NOW)
    player.play_until("play")
    before = player.hand
    for button in ("middle", "right"):
        player.page.mouse.click(*spot(player.card(player.playable[0])), button=button)
    player.press("Escape")
    assert player.hand == before
    assert player.recorder.orders("play") == []


class SlowLine:
    """A line on which cards stay until they are let go."""

    def __init__(self, player: Player) -> None:
        self._held: list[tuple[WebSocketRoute, str | bytes]] = []
        player.page.route_web_socket("**/ws/*", self._carry)

    def _carry(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def hear(text: str | bytes) -> None:
            if '"play"' in str(text):
                self._held.append((server, text))
            else:
                server.send(text)

        socket.on_message(hear)

    def let_go(self) -> None:
        """Deliver what was held."""
        for server, text in self._held:
            server.send(text)


def open_with_a_choice(player: Player) -> str:
    """Open a table where this person has to choose between two cards."""
    while True:
        table = player.open(rules(7, "down"), **NOW)
        player.play_until("play")
        if len(player.playable) > 1:
            return table


def test_a_card_that_comes_too_late_returns_to_the_hand(arrive: Arrive) -> None:
    """UI-09: the table shows what happened, and says why the card that was shown is back."""
    player = arrive()
    line = SlowLine(player)
    table = open_with_a_choice(player)
    swift = Player(player.context.new_page(), player.address)
    swift.go(f"/table/{table}")
    swift.until_asked()
    late, early = player.playable[:2]
    player.play(late)
    expect(player.page.locator(f".trick [data-k='{late}'][data-pending]")).to_be_attached()
    swift.play(early)
    # Both pages show their card before the house knows of it.
    expect(swift.page.locator("[data-pending]")).to_have_count(0)
    line.let_go()
    expect(player.page.locator(".notices p").first).to_be_attached()
    expect(player.card(late)).to_be_attached()
    expect(player.card(early)).to_have_count(0)
    assert sorted(player.hand) == sorted(swift.hand)
    assert not swift.faults + swift.recorder.faults
