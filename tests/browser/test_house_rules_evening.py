"""Rules of home, from the form to the last card: set up by touch, sent on, played, proved."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Arrive
from tests.browser.player import Player
from tests.browser.test_new_table import FREE, choice


def by_name(asked: str, name: str) -> Callable[[Page], None]:
    """Return the way to rules that are looked for by a part of their name."""

    def find(page: Page) -> None:
        page.get_by_label("Find rules by name").fill(asked)
        page.get_by_role("radio", name=name, exact=True).tap()
        expect(page.locator(".outcome-name")).to_have_text(name)

    return find


def by_hand(page: Page) -> None:
    """Any bid is allowed, and the tapped round has no trump."""
    page.locator("#group-bidding > summary").tap()
    choice(page, "The hook", FREE).tap()


class Game(NamedTuple):
    """How the rules are found, which rounds are typed and how many they are, and what is told."""

    choose: Callable[[Page], None]
    typed: str
    rounds: int
    says: tuple[str, ...]
    bare: int | None = None
    """The round that a tap makes one without trump."""


GAMES = {
    "Romanian whist": Game(
        by_name("românesc", "Romanian Whist"),
        "1, 8",
        2,
        ("32 cards are used", "so a round like that has no trump", "you must play a trump"),
    ),
    "Plump": Game(
        by_name("plump", "Plump"), "2-1", 2, ("no trump in this game", "Any card may be led.")
    ),
    "on the forehead": Game(
        by_name("forehead", "Devil’s Bridge"), "1-2", 2, ("you see everybody’s card but your own",)
    ),
    "one to eight and back": Game(
        by_hand, "1-2 2-1", 4, ("No hook", "Rounds without trump, by their number: 3."), bare=3
    ),
}


def set_up(page: Page, game: Game) -> None:
    """Choose rules as a host with a phone in hand, for an evening as short as can be."""
    page.locator(".group").first.wait_for()
    game.choose(page)
    page.locator("#group-rounds > summary").tap()
    page.get_by_role("button", name="List the rounds yourself").tap()
    page.get_by_label("Own list of rounds").fill(game.typed)
    steps = page.locator(".new-result .stairs .step")
    expect(steps).to_have_count(game.rounds)
    if game.bare is not None:
        steps.nth(game.bare - 1).tap()
        expect(steps.nth(game.bare - 1)).to_have_attribute("aria-selected", "true")
    ready(page)


def ready(page: Page) -> None:
    """Wait until a table can be opened by what the page shows."""
    expect(page.locator(".new-bar .button")).not_to_have_attribute("aria-disabled", "true")


def sit_down(player: Player) -> str:
    """Open the table and begin, bots in the other seats; return what the rule card said."""
    page = player.page
    ready(page)
    page.get_by_role("button", name="Open the table").tap()
    page.locator(".lobby .rule-card li").first.wait_for()
    said = page.locator(".lobby .rule-card").inner_text()
    page.get_by_role("button", name="Start the game").tap()
    player.until_asked()
    return said


def send_on(player: Player, friend: Player) -> None:
    """Give the link to a friend in another browser, who will play by the rules of the link."""
    player.page.locator(".keep summary").tap()
    friend.page.goto(player.page.get_by_label("Link to these rules").input_value())
    friend.page.get_by_role("button", name="Play by these rules").tap()
    friend.page.locator(".new-result .stairs").wait_for()


@pytest.mark.parametrize("name", GAMES)
def test_rules_of_home_are_set_up_sent_on_played_and_proved(arrive: Arrive, name: str) -> None:
    """What was tapped is what the friend reads, what both tables play, and what is proved."""
    game, (host, friend) = GAMES[name], (arrive(**PHONE), arrive(**PHONE))
    host.go("/new")
    set_up(host.page, game)
    send_on(host, friend)
    said = sit_down(host)
    for part in game.says:
        assert part in said
    assert sit_down(friend) == said
    while (asked := host.until_asked()) != "over":
        host.answer(asked, "touch")
    host.page.get_by_role("link", name="Check the deals").tap()
    proved = re.compile(f"all {game.rounds} deals are proved")
    expect(host.page.get_by_text(proved)).to_be_visible()
