"""What axe finds on every screen: nothing, in every language, by day and by night."""

from __future__ import annotations

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

from tests.browser.conftest import PHONE, QUICK, Arrive
from tests.browser.player import Player, rules
from tests.browser.test_new_table import open_groups

RULESETS = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"]
LANGUAGES = ["en", "fr", "ro", "fi", "ko", "co", "es"]
RUN = """async (options) => {
  const { violations } = await axe.run(document, options);
  return violations;
}"""


class Inspector:
    """Looks at one screen after another, and tells of all that is wrong at the end.

    Half of the work is for the contrast of colours, which no language changes.
    """

    def __init__(self, player: Player, *, colours: bool = True) -> None:
        self.player = player
        self.found: list[str] = []
        self._options = {
            "runOnly": RULESETS,
            "resultTypes": ["violations"],
            "rules": {"color-contrast": {"enabled": colours}},
        }

    @property
    def page(self) -> Page:
        """The page looked at."""
        return self.player.page

    def look(self, state: str) -> None:
        """Let axe look at what is on the screen now."""
        if not self.page.evaluate("() => 'axe' in globalThis"):
            self.page.evaluate(AXE_SCRIPT)
        for violation in self.page.evaluate(RUN, self._options):
            where = [node["html"][:160] for node in violation["nodes"][:3]]
            self.found.append(f"{state}: {violation['id']}: {where}")
        wide = self.page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
        if wide > 0:
            self.found.append(f"{state}: {wide} px too wide")

    def visit(self, path: str, sign: str) -> None:
        """Go to a screen and look at it."""
        self.player.go(path)
        self.page.locator(sign).first.wait_for()
        self.look(path.partition("?")[0])

    def dialog(self, name: str) -> None:
        """Look at the dialog that is open, and close it."""
        self.page.locator("dialog[open] .dialog-body > :nth-child(2)").wait_for()
        self.look(f"dialog {name}")
        self.page.keyboard.press("Escape")
        self.page.locator("dialog[open]").wait_for(state="detached")


def walk_the_house(inspector: Inspector) -> None:
    """The screens before a game."""
    inspector.visit("/", ".name-form input:enabled")
    inspector.page.locator(".house-head button").click()
    inspector.dialog("settings")
    inspector.visit("/new", ".rule-card")
    open_groups(inspector.page)
    inspector.look("new table, all rules")
    inspector.visit("/rules/plump?seats=4", ".rule-card")
    inspector.visit("/people", ".people-screen")
    inspector.visit("/account", ".account-part")


def walk_a_game(inspector: Inspector) -> str:
    """Every state of a table, from the lobby to the end."""
    player = inspector.player
    table = player.open(rules(1))
    player.page.locator(".invite .qr").wait_for()
    inspector.look("lobby")
    player.page.locator(".button.start").click()
    player.play_until("bid")
    inspector.look("bidding")
    player.press("?")
    inspector.dialog("help")
    player.play_until("play")
    inspector.look("play")
    player.page.locator(".topbar button").first.click()
    inspector.dialog("menu")
    player.play_until("over")
    inspector.look("game over")
    return table


def look_at_a_round_score(inspector: Inspector) -> None:
    """Between two rounds."""
    player = inspector.player
    player.open(rules(2), bots=True, start=True)
    player.play_until("ready")
    inspector.look("round score")
    player.press("s")
    inspector.dialog("score sheet")


def walk(player: Player, *, colours: bool = True) -> list[str]:
    """Look at everything; return what is wrong."""
    inspector = Inspector(player, colours=colours)
    walk_the_house(inspector)
    table = walk_a_game(inspector)
    look_at_a_round_score(inspector)
    inspector.visit(f"/replay/{table}", ".controls")
    inspector.visit(f"/verify?table={table}", ".whole")
    inspector.visit(f"/people/{player.get('/api/me')['id']}", ".people-screen")
    return inspector.found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_is_accessible(arrive: Arrive, language: str) -> None:
    """A screen that a screen reader cannot read is no screen; translations break them quietly."""
    player = arrive(language=language, settings=QUICK | {"language": language}, **PHONE)
    assert not walk(player, colours=language == LANGUAGES[0])


def test_every_screen_is_accessible_by_night(arrive: Arrive) -> None:
    """The other tests look at the light colours: contrast has to hold in the dark as well."""
    assert not walk(arrive(settings=QUICK | {"theme": "dark"}))
