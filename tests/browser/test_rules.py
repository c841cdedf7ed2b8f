"""Rules of one's own: set up in a minute, kept under a name, and sent on as a link."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from ohhell.rules import (
    Bidding,
    Blind,
    Direction,
    End,
    Ending,
    Faces,
    FirstBidder,
    FirstLeader,
    Following,
    Identical,
    Leading,
    MadeSize,
    MadeZero,
    Miss,
    Missed,
    Nil,
    NoTrump,
    OneCard,
    Pack,
    PackKind,
    Pattern,
    RuleSet,
    Running,
    Schedule,
    Scoring,
    Suit,
    Ties,
    Trump,
    TrumpLead,
    WhenVoid,
    parse_cards,
)
from ohhell.rules.choosing.code import write_code
from tests.browser.conftest import PHONE, Arrive
from tests.browser.player import Player
from tests.browser.test_accessible import Inspector
from tests.browser.test_new_table import choice, open_groups

NAME = "As at <b>Grandma’s</b>"
WORDY = RuleSet(
    Schedule(Pattern.UP_DOWN_TWICE, largest=20),
    Trump(NoTrump.LARGEST, faces=Faces.NO_TRUMP, no_trump_rounds=(3, 4)),
    Bidding(hook_from=4, zero=False, first=FirstBidder.DEALER, blind=Blind()),
    Following(WhenVoid.OVER_OR_UNDER, must_beat=True),
    Scoring(
        per_square=1,
        made_zero=MadeZero(),
        missed=Missed.MINUS_TRIANGLE,
        miss_bonus=-5,
        made_size=MadeSize(1, 1),
        over=Miss(Missed.MINUS_DOUBLING, 2, -3),
        missed_zero=Miss(Missed.MINUS_SIZE, 2, -5),
        and_also=Miss(Missed.MINUS_SIZE, 1, -5),
        doubled=Suit.HEARTS,
        nil=Nil(missed=-20),
        running=Running.STACKPOT,
        halves=True,
    ),
    Leading(FirstLeader.HIGHEST_BIDDER, TrumpLead.BROKEN),
    Pack(PackKind.WIZARD, 2, Identical.CANCEL, without=parse_cards("2C 2D 2H 2S")),
    OneCard.FOREHEAD,
    Ending(End.TARGET, ties=Ties.EXTRA_ROUNDS),
    teams=2,
    direction=Direction.COUNTER,
)
"""Rules that take as many sentences to tell as any."""
CARDS = {"en": "plump", "fi": "spruce_house", "ko": "kachufool", "fr": write_code(WORDY)}


def link_of(page: Page) -> str:
    """Return the link to the rules on the screen, once it is theirs."""
    return page.get_by_label("Link to these rules").input_value()


def set_up(player: Player) -> str:
    """Change the hook and the points, for five; return the link to these rules."""
    player.go("/new")
    page = player.page
    choice(page, "Players", "5").check()
    page.locator(".keep summary").click()
    open_groups(page)
    choice(page, "The hook", "the bids may come out even").check()
    page.get_by_label("Points for a bid made", exact=True).fill("7")
    expect(page.get_by_label("Link to these rules")).to_have_value(re.compile(r"/1-\w+\?seats=5$"))
    expect(page.locator(".new-bar .button")).not_to_have_attribute("aria-disabled", "true")
    return link_of(page)


def test_rules_are_kept_and_sent_and_played_by(arrive: Arrive) -> None:
    """Keep, reload, choose again; a friend opens the link, keeps them too, and opens a table."""
    ann, ben = arrive(), arrive()
    link = set_up(ann)
    page = ann.page
    page.get_by_label("A name for these rules").fill(NAME)
    page.get_by_role("button", name="Keep", exact=True).click()
    mine = page.locator(".my-rules").get_by_role("button", name=NAME, exact=True)
    expect(mine).to_have_attribute("aria-pressed", "true")
    page.reload()
    page.locator(".keep summary").click()
    expect(mine).to_have_attribute("aria-pressed", "false")
    mine.click()
    expect(mine).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".rule-card")).to_contain_text("No hook")

    friend = ben.page
    friend.goto(link)
    expect(friend.locator(".rule-card")).to_contain_text("7 points, plus 1 for every trick")
    expect(friend.locator(".differences li")).to_have_text(
        [re.compile("The hook: the bids may come out even"), re.compile("Points for a bid made: 7")]
    )
    expect(friend.locator(".my-rules")).to_have_count(0)
    friend.get_by_role("button", name="Play by these rules").click()
    friend.locator(".keep summary").click()
    expect(friend.get_by_label("Link to these rules")).to_have_value(link)
    friend.locator(".new-bar .button").click()
    expect(friend.locator(".lobby .seats .seat, .lobby .seats li")).to_have_count(5)
    page.get_by_role("button", name=f"Forget {NAME}").click()
    expect(page.locator(".my-rules")).to_have_count(0)


def test_a_code_that_was_told_is_typed_in(arrive: Arrive) -> None:
    """Read out at the table, or a link from another server."""
    player = arrive()
    for sent in (" 1-3W4XST1T ", "https://cards.example/rules/1-3w4xst1t?seats=5"):
        player.go("/new")
        player.page.locator(".keep summary").click()
        player.page.get_by_label("A code or link that you were sent").fill(sent)
        player.press("Enter")
        expect(player.page.locator(".rule-card")).to_contain_text("5 points, plus 1")


def test_a_mistyped_link_is_told_in_words(arrive: Arrive) -> None:
    """And the way to a table is open all the same."""
    player = arrive()
    player.go("/rules/1-3w4xst1x")
    expect(player.page.get_by_role("alert")).to_contain_text("incomplete or mistyped")
    player.go("/rules/bridge")
    expect(player.page.get_by_role("alert")).to_contain_text("no rules with this name")
    player.page.get_by_role("link", name="New table").click()
    expect(player.page.locator(".new-bar .button")).to_be_visible()
    # Browsers report each 404 by themselves.
    player.faults = [fault for fault in player.faults if "404 (Not Found)" not in fault]


@pytest.mark.parametrize("language", CARDS)
def test_a_rule_card_is_printed_on_one_page(arrive: Arrive, language: str) -> None:
    """On A4, from the page of the rules: nothing but the card, whatever the language."""
    player = arrive(language=language)
    player.go(f"/rules/{CARDS[language]}?seats=4")
    player.page.locator(".rule-card li").first.wait_for()
    pdf = player.page.pdf(format="A4")
    assert len(re.findall(rb"/Type\s*/Page\b", pdf)) == 1
    player.page.emulate_media(media="print")
    expect(player.page.locator(".rule-card li").last).to_be_visible()
    for hidden in (".house-head", ".keep", ".rules-ways .button", "h1"):
        expect(player.page.locator(hidden).first).to_be_hidden()


@pytest.mark.parametrize("screen", ["phone", "desk"])
def test_axe_finds_nothing_where_rules_are_kept_and_sent(arrive: Arrive, screen: str) -> None:
    """On the form with the box open and rules kept, and on the page that the link opens."""
    player = arrive(**PHONE) if screen == "phone" else arrive()
    inspector = Inspector(player)
    link = set_up(player)
    player.page.get_by_label("A name for these rules").fill("An own name " * 3)
    player.page.get_by_role("button", name="Keep", exact=True).click()
    player.page.locator(".my-rules").wait_for()
    inspector.look("new table")
    player.page.goto(link)
    player.page.locator(".differences").wait_for()
    inspector.look("rules")
    assert not inspector.found
