"""A person at a browser: reads what is on the screen, and acts by key, by touch or by mouse."""

from __future__ import annotations

import json
import re
import secrets
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import (
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Position,
    expect,
)
from playwright.sync_api import TimeoutError as TooLate

from tests.browser.recorder import Json, Recorder

Hand = Literal["keys", "touch", "mouse"]
Asked = Literal["name", "bid", "play", "ready", "over", ""]

PROBE = (Path(__file__).parent / "page_probe.js").read_text()
TABS_MAX = 120
"""More presses of Tab than any screen has stops."""
PATIENCE_S = 20.0
"""Longer than anything takes that is going to happen, on a machine that has much else to do."""
POLL_S = 0.02
CORNER: Position = {"x": 12, "y": 22}
"""What is seen of every card, however many there are."""
AGAIN_MS = 120
TRIES_MAX = 10
"""For 400 ms after a card the page takes every tap for the second half of a double tap."""
OUTAGE = re.compile(r"WebSocket connection to|ERR_CONNECTION_|Failed to load resource: net::")

ASKED = """() => {
  const shows = (selector) => document.querySelector(selector) !== null;
  if (shows('.over')) return 'over';
  if (shows('[data-ready]:not([aria-busy=true])')) return 'ready';
  if (shows('.naming:not([aria-busy=true])')) return 'name';
  if (shows('.bids:not([aria-busy=true]) .bid-chip')) return 'bid';
  return shows('.game[data-stage=playing] .prompt[data-turn]') ? 'play' : '';
}"""
WAITS_FOR_ME = (
    ".over, [data-ready]:not([aria-busy=true]), .naming:not([aria-busy=true]),"
    " .bids:not([aria-busy=true]) .bid-chip,"
    " .game[data-stage=playing] .prompt[data-turn]"
)
SHOWN = """() => {
  const all = (selector, what) => [...document.querySelectorAll(selector)].map(what);
  const key = (element) => element.dataset.k;
  const said = ({ textContent }) => textContent;
  return {
    hand: all('.hand [data-k]', key), trick: all('.trick [data-k]', key),
    seats: all('.plate .spoken', said), round: all('.topbar-round', said),
    facts: all('.facts', said), sheet: all('.sheet td', said),
  };
}"""


class Player:
    """One person, one page."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.faults: list[str] = []
        self.recorder = Recorder(page)
        self.outage = False
        """Whether the test takes the server away: then the browser may say that it is gone."""
        page.add_init_script(PROBE)
        page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        page.on("console", self._on_console)
        page.on("dialog", lambda dialog: self.faults.append(f"dialog: {dialog.message}"))

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not (self.outage and OUTAGE.search(message.text)):
            self.faults.append(f"console: {message.text}")

    @property
    def context(self) -> BrowserContext:
        """The browser that the page is in: its cookies say who somebody is."""
        return self.page.context

    # --- Asking the house, as the page does -------------------------------------------------------

    def get(self, path: str) -> Any:  # noqa: ANN401 - any JSON
        """GET an answer of the API."""
        answer = self.context.request.get(self.address + path)
        assert answer.ok, answer.text()
        return answer.json()

    def _ask(self, method: str, path: str, body: Json) -> Json:
        self.get("/api/me")
        token = next(c["value"] for c in self.context.cookies() if c["name"] == "csrftoken")
        answer = self.context.request.fetch(
            self.address + path, method=method, data=body, headers={"x-csrftoken": token}
        )
        assert answer.ok, answer.text()
        return dict(answer.json())

    def call(self, name: str) -> None:
        """Take a name."""
        assert self._ask("PUT", "/api/me", {"name": name})["name"] == name

    def open(self, rules: Json, seats: int = 4, **how: object) -> str:
        """Open a table and go there; return its id."""
        body = {"rules": rules, "seats": seats, "nonce": secrets.token_hex(16), **how}
        table = str(self._ask("POST", "/api/tables", body)["id"])
        self.go(f"/table/{table}")
        return table

    def go(self, path: str) -> None:
        """Go to an address of the house."""
        self.page.goto(self.address + path)

    # --- Reading ----------------------------------------------------------------------------------

    @property
    def asked(self) -> Asked:
        """What the table waits for from this person; nothing while the page loads itself anew."""
        try:
            return self.page.evaluate(ASKED)  # type: ignore[no-any-return]
        except Error as error:
            if "context was destroyed" not in error.message:
                raise
            return ""

    def until_asked(self, timeout: float | None = None) -> Asked:
        """Wait until the table waits for this person."""
        self.page.locator(WAITS_FOR_ME).first.wait_for(state="attached", timeout=timeout)
        return self.asked

    @property
    def shown(self) -> Json:
        """What is on the screen, as far as it must be the same wherever one looks."""
        return dict(self.page.evaluate(SHOWN))

    @property
    def told(self) -> Json:
        """The table as the server told it last, up to this moment."""
        self.page.evaluate("() => null")
        return self.recorder.view

    @property
    def hand(self) -> list[str]:
        """The cards in hand."""
        return list(self.shown["hand"])

    @property
    def playable(self) -> list[str]:
        """The cards that may be played now."""
        cards = self.page.locator(".hand [data-k]:not([aria-disabled])")
        return list(cards.evaluate_all("(found) => found.map((card) => card.dataset.k)"))

    @property
    def said(self) -> list[str]:
        """All that the live line has said since the page was loaded."""
        return list(self.page.evaluate("() => globalThis.probe.said"))

    def heard(self, text: str) -> None:
        """Wait until the live line has said it, as a sentence or in one."""
        line = self.page.locator('.spoken[role="status"] p', has_text=text)
        expect(line.last).to_be_attached()

    def card(self, card: str) -> Locator:
        """Return a card of the hand, the first of equal ones."""
        return self._equals(card).first

    def _equals(self, card: str) -> Locator:
        return self.page.locator(f'.hand [data-k="{card}"]')

    # --- Acting -----------------------------------------------------------------------------------

    def press(self, *keys: str) -> None:
        """Press keys, one after another."""
        for key in keys:
            self.page.keyboard.press(key)

    def tab_to(self, target: Locator) -> None:
        """Press Tab until the focus is there, as somebody without a mouse has to."""
        target.wait_for()
        for _ in range(TABS_MAX):
            if target.evaluate("(element) => element === document.activeElement"):
                return
            self.press("Tab")
        raise AssertionError(f"Tab never reaches {target}")

    def tap(self, target: Locator, how: Hand, at: Position | None = None) -> None:
        """Use a button; `at` is where on it, else its middle."""
        if how == "keys":
            target.focus()
            self.press("Enter")
        elif how == "touch":
            target.tap(position=at)
        else:
            target.click(position=at)

    def bid(self, tricks: int, how: Hand = "keys") -> None:
        """Bid; where bids are secret, a second time to confirm."""
        chip = self.page.locator(f'[data-bid="{tricks}"]')
        confirm = self.page.locator(".bids > .button.primary")
        twice, made = confirm.count() > 0, self._bids_made()
        if how == "keys":
            self.press("b", *str(tricks))
            expect(chip).to_be_focused()
            self.press("Enter")
        else:
            self.tap(chip, how)
        if twice:
            # A tap becomes a click only a moment later.
            expect(confirm).to_be_enabled()
            self.tap(confirm, how)
        # Where a bid is taken back, the chips that have gone may be there anew already.
        eventually(self._bids_made, made + 1)

    def _bids_made(self) -> int:
        self.page.evaluate("() => null")
        return len(self.recorder.orders("bid"))

    def name_trump(self, suit: str, how: Hand = "keys") -> None:
        """Name the trump by the letter of its suit; N is no trump."""
        chip = self.page.locator(f'[data-name="{suit}"]')
        if how == "keys":
            self.press(suit.lower())
            expect(chip).to_be_focused()
            self.press("Enter")
        else:
            self.tap(chip, how)
        expect(self.page.locator(".naming")).to_have_count(0)

    def play(self, card: str, how: Hand = "keys") -> None:
        """Play a card; once more if the page took the tap for the second half of a double tap."""
        left = self.hand.count(card) - 1
        for _ in range(TRIES_MAX):
            if self.hand.count(card) > left:
                self._pick(card, how)
            try:
                expect(self._equals(card)).to_have_count(left, timeout=AGAIN_MS)
            except AssertionError:
                continue
            return
        raise AssertionError(f"{card} does not leave the hand")

    def _pick(self, card: str, how: Hand) -> None:
        hand = self.hand
        if card not in hand:
            return
        if how == "keys":
            self.press("h", *["ArrowRight"] * hand.index(card))
            if self.focused == card:
                self.press("Enter")
        else:
            self.tap(self.card(card), how, CORNER)

    @property
    def focused(self) -> str | None:
        """The card that has the focus, if one has it."""
        found = self.page.evaluate("() => document.activeElement?.dataset.k ?? null")
        return None if found is None else str(found)

    def ready(self, how: Hand = "keys") -> None:
        """Say that the next round may begin."""
        button = self.page.locator("[data-ready]")
        if how == "keys":
            self.press("Enter")
        else:
            self.tap(button, how)
        expect(button).to_have_count(0)

    def answer(self, asked: str, how: Hand = "keys") -> None:
        """Do the first thing that is allowed."""
        if asked == "name":
            self.name_trump("S", how)
        elif asked == "bid":
            chips = self.page.locator('.bid-chip:not([aria-disabled="true"])')
            self.bid(int(chips.first.get_attribute("data-bid") or 0), how)
        elif asked == "play":
            self.play(self.playable[0], how)
        elif asked == "ready":
            self.ready(how)

    def play_until(self, *wanted: Asked, how: Hand = "keys") -> Asked:
        """Do what is asked until it is one of these."""
        while (asked := self.until_asked()) not in wanted:
            assert asked != "over", "the game ended before"
            self.answer(asked, how)
        return asked


def eventually(read: Callable[[], object], expected: object) -> None:
    """Wait until something can be read; with both values in words if it never can."""
    until = time.monotonic() + PATIENCE_S
    while read() != expected and time.monotonic() < until:
        time.sleep(POLL_S)
    found = read()
    assert found == expected, f"found {found}, expected {expected}"


def play_on(*players: Player, until: Asked = "over", hows: tuple[Hand, ...] = ("keys",)) -> None:
    """Let several people at one table act in turn, each in their own way."""
    while any(player.asked != until for player in players):
        for number, player in enumerate(players):
            try:
                asked = player.until_asked(timeout=100)
            except TooLate:
                continue
            if asked not in (until, ""):
                player.answer(asked, hows[number % len(hows)])


def play_to(done: Callable[[], bool], *players: Player) -> None:
    """Let several people act, one act at a time, until it is so."""
    while not done():
        waiting = [(player, player.asked) for player in players]
        assert ("over",) * len(players) != tuple(asked for _, asked in waiting), "it never was so"
        player, asked = next(((p, a) for p, a in waiting if a), (players[0], ""))
        if not asked:
            time.sleep(POLL_S)
        elif not done():
            player.answer(asked)


def rules(largest: int, pattern: str = "downup", **parts: Json) -> Json:
    """Return a ruleset's JSON; whatever is not said is as usual."""
    return {"schedule": {"pattern": pattern, "largest": largest}, **parts}


TOGETHER: Json = {"order": "together", "hook": "off"}


def stored(settings: Json) -> str:
    """Return a script that has a browser begin with these settings."""
    text = json.dumps(json.dumps(settings))
    return (
        "try { localStorage.getItem('ohhell.settings') ??"
        f" localStorage.setItem('ohhell.settings', {text}); }} catch {{}}"
    )
