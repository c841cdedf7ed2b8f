"""Choosing the rules of a table: what is asked for can be opened, whatever was changed before."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, Request, expect

from tests.browser.conftest import Arrive
from tests.browser.player import eventually, rules
from tests.browser.recorder import Json

EVEN = "the bids may not come out even"
FREE = "the bids may come out even"
HOOK_ON_TOGETHER = ("Bidding", "all together"), ("The hook", EVEN)
CHANGED_IN_TURN = ("The hook", "the dealer changes an even sum"), ("Bidding", "in turn")
NO_TRUMP_UP_AND_DOWN = (
    ("Cards in each round", "one card up to the largest hand"),
    ("Rounds without trump", "the last round"),
    ("Cards in each round", "up and back down"),
)
REPAIRS = {
    "together, hook on": (HOOK_ON_TOGETHER[:1], "The hook was switched off"),
    "hook on, together": (HOOK_ON_TOGETHER, "Bidding is in turn again"),
    "changed afterwards, in turn": (CHANGED_IN_TURN[:1], "Bidding is all together now"),
    "in turn, changed afterwards": (CHANGED_IN_TURN, "The last to bid is bound now"),
    "no trump last": (NO_TRUMP_UP_AND_DOWN, "The last round has trump again"),
}


def choice(page: Page, question: str, answer: str) -> Locator:
    """Return one answer to one question of the form."""
    group = page.get_by_role("group", name=question, exact=True)
    return group.get_by_role("radio", name=answer, exact=True)


def open_groups(page: Page) -> None:
    """Open every group of settings."""
    page.locator(".group").first.wait_for()
    page.locator(".group").evaluate_all("(all) => all.forEach((one) => { one.open = true })")


def asked_for(page: Page) -> Callable[[], int]:
    """Count how often the page asks what the rules come to, from now on."""
    count = 0

    def note(request: Request) -> None:
        nonlocal count
        count += request.url.endswith("/api/rules/preview")

    page.on("request", note)
    return lambda: count


@pytest.mark.parametrize("case", REPAIRS)
def test_a_table_opens_with_rules_that_gave_way(arrive: Arrive, case: str) -> None:
    """Two wishes that exclude each other: the newer one counts, and the table can be opened."""
    changes, note = REPAIRS[case]
    player = arrive()
    player.go("/new")
    page, way = player.page, player.page.locator(".new-bar .button")
    open_groups(page)
    for question, answer in changes:
        choice(page, question, answer).check()
        expect(way).not_to_have_attribute("aria-disabled", "true")
    expect(page.locator(".outcome .note")).to_contain_text(note)
    expect(page.locator(".problems")).to_have_count(0)
    way.click()
    expect(page.locator(".lobby")).to_be_visible()


def test_a_change_is_asked_about_once(arrive: Arrive) -> None:
    """A question twice is twice the work for the server, and the older answer may come last."""
    player = arrive()
    player.go("/new")
    page, way = player.page, player.page.locator(".new-bar .button")
    expect(way).not_to_have_attribute("aria-disabled", "true")
    open_groups(page)
    questions = asked_for(page)
    for answer in (FREE, EVEN):
        choice(page, "The hook", answer).check()
        expect(way).not_to_have_attribute("aria-disabled", "true")
    eventually(questions, 2)


def test_an_emptied_number_asks_for_nothing(arrive: Arrive) -> None:
    """Whoever clears the field to type another number is not told off for the one that is gone."""
    player = arrive()
    player.go("/new")
    page, way = player.page, player.page.locator(".new-bar .button")
    open_groups(page)
    field = page.get_by_label("Largest hand", exact=True)
    field.fill("99")
    expect(page.locator(".problems")).to_contain_text("99")
    expect(page.locator("#setting-largest .problem")).to_contain_text("99")
    field.fill("")
    expect(page.locator(".problems")).to_have_count(0)
    expect(way).not_to_have_attribute("aria-disabled", "true")
    expect(field).to_have_value("")
    field.press("Tab")
    expect(field).to_have_value("10")


def test_what_is_wrong_leads_to_where_it_is(arrive: Arrive) -> None:
    """The list of what is wrong may be far from the answer that is: one press goes there."""
    player = arrive()
    player.go("/new")
    page = player.page
    open_groups(page)
    field = page.get_by_label("Largest hand", exact=True)
    field.fill("99")
    page.locator("#group-rounds > summary").click()
    expect(field).not_to_be_visible()
    page.locator(".problems").get_by_role("button", name="Largest hand").click()
    expect(field).to_be_focused()


PHONE = {"width": 360, "height": 740}
ELDERS = ["1", "2", "3", "4", "5", "6", "7", "8", "8", "8", "7", "6", "5", "4", "3", "2", "1"]
"""One to eight, eight without trump, eight to one."""


def rules_sent(page: Page) -> Json:
    """Open the table, and return the rules that go out."""
    way = page.locator(".new-bar .button")
    expect(way).not_to_have_attribute("aria-disabled", "true")
    with page.expect_request(lambda request: request.url.endswith("/api/tables")) as sent:
        way.click()
    return dict(json.loads(sent.value.post_data or "")["rules"])


def test_an_elder_sets_the_rules_of_home_on_a_phone(arrive: Arrive) -> None:
    """One to eight, eight without trump, eight to one, and any bid: by touch, in one go."""
    player = arrive(viewport=PHONE, has_touch=True)
    player.go("/new")
    page = player.page
    page.locator("#group-rounds > summary").tap()
    choice(page, "Cards in each round", "up and back down").tap()
    field = page.get_by_label("Largest hand", exact=True)
    less = page.get_by_role("button", name="Largest hand: one less")
    less.tap()
    less.tap()
    expect(field).to_have_value("8")
    page.locator("#group-trump > summary").tap()
    choice(page, "Rounds without trump", "the largest rounds").tap()
    page.locator("#group-bidding > summary").tap()
    choice(page, "The hook", FREE).tap()
    expect(page.locator(".new-result .stairs .bar.bare")).to_have_count(1)
    expect(page.locator(".new-bar p")).to_contain_text("15 rounds")
    assert page.evaluate("() => document.documentElement.scrollWidth") == PHONE["width"]
    rules = rules_sent(page)
    assert (rules["schedule"]["pattern"], rules["schedule"]["largest"]) == ("updown", 8)
    assert (rules["trump"]["no_trump"], rules["bidding"]["hook"]) == ("largest", "off")


def test_every_round_can_be_listed_by_keyboard_alone(arrive: Arrive) -> None:
    """Who sees nothing of the picture has the same rounds as a row of numbers."""
    player = arrive()
    player.go("/new")
    page = player.page
    group = page.locator("#group-rounds > summary")
    player.tab_to(group)
    player.press("Enter")
    player.tab_to(page.get_by_role("button", name="List the rounds yourself"))
    player.press("Enter")
    field = page.get_by_label("Own list of rounds")
    player.tab_to(field)
    player.press("ControlOrMeta+a")
    page.keyboard.type(" ".join(ELDERS))
    expect(page.locator(".new-result .stairs .step")).to_have_count(len(ELDERS))
    expect(page.locator("#group-rounds .group-body")).to_contain_text("Without effect now")
    expect(page.get_by_label("Largest hand", exact=True)).to_have_count(0)
    assert rules_sent(page)["schedule"]["custom"] == [int(size) for size in ELDERS]


def test_what_differs_is_marked_and_can_be_taken_back(arrive: Arrive) -> None:
    """After many changes nobody knows any more what the game was like: the variant is one tap."""
    player = arrive()
    player.go("/new")
    page = player.page
    open_groups(page)
    choice(page, "The hook", FREE).check()
    expect(page.locator("#setting-hook .note")).to_contain_text(EVEN)
    expect(page.locator("#group-bidding .badge")).to_have_text("1 changed")
    expect(page.get_by_label("The hook from this many cards")).to_have_count(0)
    expect(page.locator("#group-bidding .group-body")).to_contain_text(
        "“The hook: the bids may come out even”"
    )
    expect(page.locator(".outcome .changes")).to_contain_text(
        "The hook: the bids may come out even"
    )
    player.tab_to(page.get_by_role("button", name="All as in Classic Oh Hell"))
    player.press("Enter")
    expect(page.locator("#group-bidding summary")).to_be_focused()
    expect(page.locator("#group-bidding .badge")).to_have_count(0)
    expect(page.locator(".outcome-name")).to_have_text("Classic Oh Hell")


def test_rules_are_found_by_a_name_in_any_language(arrive: Arrive) -> None:
    """A guest knows the game by the name of home, whatever language the screen speaks."""
    player = arrive()
    player.go("/new")
    page = player.page
    page.get_by_label("Find rules by name").fill("PERINTEINEN")
    expect(page.locator(".find-variant [role=status]")).not_to_contain_text("No set of rules")
    page.get_by_label("Find rules by name").fill("plump")
    page.get_by_role("radio", name="Plump", exact=True).check()
    expect(page.locator(".outcome-name")).to_have_text("Plump")


def test_a_part_of_the_rules_is_switched_on_with_its_numbers(arrive: Arrive) -> None:
    """Some rules are there or not; only once they are there is anything asked about them."""
    player = arrive()
    player.go("/new")
    page = player.page
    open_groups(page)
    switch = page.get_by_role("switch", name="A made bid of 0 scores otherwise")
    part = page.get_by_role("group", name="A made bid of 0 scores otherwise", exact=True)
    expect(part).to_have_count(0)
    switch.check()
    part.get_by_label("Points for a bid made", exact=True).fill("7")
    part.get_by_label("Points for every card of the round", exact=True).fill("2")
    assert rules_sent(page)["scoring"]["made_zero"] == {"bonus": 7, "per_card": 2}


def test_a_round_loses_its_trump_by_a_tap_or_a_key(arrive: Arrive) -> None:
    """Who says "the middle one without trump" points at it; who cannot point goes along it."""
    player = arrive(has_touch=True)
    player.go("/new")
    page = player.page
    stairs, steps = page.get_by_role("listbox"), page.get_by_role("listbox").get_by_role("option")
    expect(steps).to_have_count(19)
    steps.nth(2).tap()
    player.tab_to(stairs)
    player.press("End", "ArrowLeft", "Enter")
    expect(steps.nth(17)).to_have_attribute("aria-selected", "true")
    player.press("Home", "Enter", "Space")
    expect(steps.nth(0)).to_have_attribute("aria-selected", "false")
    expect(stairs).to_have_attribute("aria-label", re.compile("Rounds without trump: 3, 18$"))
    open_groups(page)
    choice(page, "Rounds without trump", "the largest rounds").check()
    expect(steps.nth(18)).to_have_attribute("aria-disabled", "true")
    assert rules_sent(page)["trump"]["no_trump_rounds"] == [3, 18]


def test_cards_are_left_out_of_the_pack(arrive: Arrive) -> None:
    """A round table of five takes out two cards, so that all are dealt."""
    player = arrive()
    player.go("/new")
    page = player.page
    open_groups(page)
    page.locator(".cards-setting summary").click()
    page.get_by_role("checkbox", name="two of clubs", exact=True).check()
    page.get_by_role("checkbox", name="two of diamonds", exact=True).check()
    expect(page.locator(".cards-setting summary")).to_have_text("Cards left out: 2♣, 2♦")
    assert rules_sent(page)["pack"]["without"] == ["2C", "2D"]


def test_whoever_sits_down_first_is_named_later(arrive: Arrive) -> None:
    """A friend who taps "Sit here" at once would stay "Guest 5315" for the whole evening."""
    host, friend = arrive(), arrive()
    host.call("Ann")
    host.open(rules(5, "down"), 2)
    friend.page.goto(host.page.url)
    friend.page.get_by_role("button", name="Sit here").click()
    seats = host.page.locator(".lobby .seats .name")
    expect(seats).to_have_count(2)
    field = friend.page.get_by_label("Your name")
    expect(friend.page.locator(".name-saved")).to_have_count(0)
    field.fill("Ben")
    field.press("Enter")
    expect(seats).to_have_text(["Ann", "Ben"])
    expect(friend.page.locator(".name-saved")).to_be_visible()
    expect(host.page.locator(".name-form")).to_have_count(0)


def test_the_form_asks_again_when_the_server_is_back(arrive: Arrive) -> None:
    """A phone that lost its line for a moment must not keep a table from being opened."""
    player = arrive()
    player.outage = True
    player.go("/new")
    page, way = player.page, player.page.locator(".new-bar .button")
    open_groups(page)
    expect(way).to_have_attribute("aria-disabled", "false")
    page.context.set_offline(True)
    page.get_by_label("Largest hand", exact=True).fill("7")
    expect(page.get_by_role("alert")).to_have_text("The server cannot be reached.")
    expect(way).to_have_attribute("aria-disabled", "true")
    page.context.set_offline(False)
    expect(way).to_have_attribute("aria-disabled", "false")
    expect(page.get_by_role("alert")).to_have_count(0)
