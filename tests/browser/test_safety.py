"""Reports, what comes of them, and what people are told of it."""

from __future__ import annotations

import subprocess
import sys
import time

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Arrive
from tests.browser.player import PATIENCE_S, POLL_S, Player, play_on, rules
from tests.browser.serving import House
from tests.browser.test_accessible import Inspector
from tests.browser.test_talk import HOSTILE, begin, look, meet, type_in


def two(arrive: Arrive, **how: object) -> tuple[Player, Player, str]:
    """Seat Ann, on a phone, with Ben."""
    ann, ben = arrive(**PHONE), arrive()
    ann.call("Ann")
    ben.call("Ben")
    return ann, ben, meet(ann, ben, **how)


def send_report(player: Player, words: str) -> None:
    """Fill in the report that is open, and wait until it has been received."""
    dialog = player.page.get_by_role("dialog", name="Report Ben")
    dialog.get_by_label("In a few words").fill(words)
    dialog.get_by_role("button", name="Send the report").click()
    expect(dialog.get_by_role("status")).to_contain_text("has been received")


def test_a_report_is_made_at_the_table_and_only_once(arrive: Arrive) -> None:
    """The line goes along; Escape closes the dialog, and the focus goes back."""
    ann, ben, _ = two(arrive)
    type_in(ben, "you are a fool")
    expect(ann.page.locator(".talk-lines p")).to_have_count(1)
    ann.page.get_by_text("Mute, hide, report").tap()
    button = ann.page.get_by_role("button", name="Report Ben")
    button.tap()
    dialog = ann.page.get_by_role("dialog", name="Report Ben")
    expect(dialog.get_by_label("What was said")).to_have_value("1")
    look(ann.page, "report")
    ann.press("Escape")
    expect(dialog).to_have_count(0)
    expect(button).to_be_focused()
    button.tap()
    send_report(ann, HOSTILE[0])
    look(ann.page, "reported")
    dialog.get_by_role("button", name="Close").last.tap()
    expect(button).to_be_focused()
    assert [one["outcome"] for one in ann.get("/api/me/reports")] == ["open"]
    button.tap()
    dialog.get_by_role("button", name="Send the report").tap()
    expect(dialog.get_by_role("alert")).to_contain_text("You have reported this already.")
    assert [fault for fault in ann.faults if "409" in fault] == ann.faults
    ann.faults.clear()
    ann.go(f"/people/{ben.get('/api/me')['id']}")
    ann.page.get_by_role("button", name="Report Ben").tap()
    send_report(ann, "from the profile")
    assert len(ann.get("/api/me/reports")) == 2


def handle_of(player: Player) -> str:
    """Somebody's name and tag, as the command line wants them."""
    me = player.get("/api/me")
    known = player.get(f"/api/people/{me['id']}")
    return f"{known['name']}#{known['tag']}"


def moderate(house: House, *words: str) -> None:
    """Do something on the command line, while the house runs."""
    command = [sys.executable, "-m", "ohhell", "house", *words, "--data", str(house.data)]
    subprocess.run(command, check=True, timeout=60, capture_output=True)


def appoint(house: House, player: Player) -> None:
    """Make somebody a moderator; wait until the house has seen so."""
    moderate(house, "moderators", "add", handle_of(player), "--reason", "plays here for years")
    until = time.monotonic() + PATIENCE_S
    while not player.context.request.get(f"{player.address}/api/moderation/reports").ok:
        assert time.monotonic() < until, "the house has not seen it"
        player.page.wait_for_timeout(POLL_S * 1000)


def test_from_a_report_to_a_mute_and_its_end(arrive: Arrive, house: House) -> None:
    """Who was reported reads why they may not write; all of it stands in the audit trail."""
    ann, ben, _ = two(arrive, chat="text")
    zoe = arrive(**PHONE)
    zoe.call("Zoe")
    type_in(ben, HOSTILE[1])
    begin(ann, ben)
    ann.page.get_by_role("button", name="Menu").tap()
    ann.page.get_by_role("button", name="People at this table").tap()
    ann.page.get_by_role("button", name="Report Ben").tap()
    look(ann.page, "people")
    send_report(ann, HOSTILE[0])

    zoe.go("/moderation")
    expect(zoe.page.get_by_role("heading", name="There is no such page")).to_be_visible()
    appoint(house, zoe)
    zoe.faults.clear()
    zoe.page.reload()
    expect(zoe.page.locator(".report-words").first).to_have_text(HOSTILE[0])
    look(zoe.page, "reports")
    zoe.page.locator(".reports a").first.tap()
    expect(zoe.page.locator(".mod-log [data-marked]")).to_contain_text(HOSTILE[1])
    assert zoe.page.locator("svg[onload], .moderation img, .moderation script").count() == 0
    look(zoe.page, "case")

    zoe.page.get_by_role("radio", name="Mute").tap()
    zoe.page.get_by_role("radio", name="7 days").tap()
    zoe.page.get_by_role("button", name="Mute", exact=True).tap()
    expect(zoe.page.get_by_role("alert")).to_contain_text("Say why")
    zoe.faults.clear()
    zoe.page.get_by_label("Why?").fill("insults, again")
    zoe.page.get_by_role("button", name="Mute", exact=True).tap()
    expect(zoe.page.locator(".reports").first).to_contain_text("insults, again")
    expect(zoe.page.locator(".moderation")).to_contain_text("Something was done.")

    ben.page.locator("body").press("c")
    type_in(ben, "still here")
    expect(ben.page.locator(".talk [role=alert]")).to_contain_text("You are muted")
    ben.go("/")
    told = ben.page.get_by_role("region", name="Please read")
    expect(told).to_contain_text("Reason: insults, again")
    look(ben.page, "told")
    told.get_by_role("button", name="I have read it").click()
    expect(told).to_have_count(0)
    ben.page.reload()
    expect(ben.page.get_by_role("button", name="Play now")).to_be_visible()
    assert ben.get("/api/me/told") == []

    zoe.page.get_by_role("link", name="What was done").tap()
    trail = zoe.page.locator(".reports li")
    expect(trail.first).to_contain_text("Mute: Ben#")
    expect(trail.first).to_contain_text("By Zoe#")
    expect(trail.nth(1)).to_contain_text("Made a moderator: Zoe#")
    look(zoe.page, "trail")
    trail.first.get_by_role("button", name="Take back").tap()
    zoe.page.get_by_label("Why?").fill("an error")
    zoe.page.get_by_role("dialog").get_by_role("button", name="Take back").tap()
    expect(trail.first).to_contain_text("Taken back: Ben#")
    ben.go("/")
    expect(told).to_contain_text("Reason: an error")


def test_a_moderator_finds_the_reports_and_the_reporter_reads_what_came_of_it(
    arrive: Arrive, house: House
) -> None:
    """Once, and neither why, nor what."""
    ann, ben, zoe = arrive(**PHONE), arrive(), arrive(**PHONE)
    ben.call("Ben")
    ann.go(f"/people/{ben.get('/api/me')['id']}")
    ann.page.get_by_role("button", name="Report Ben").tap()
    send_report(ann, "from the profile")
    appoint(house, zoe)
    zoe.faults.clear()
    way = zoe.page.get_by_role("link", name="Moderation")
    zoe.go("/account")
    expect(way).to_be_visible()
    look(zoe.page, "account-moderates")
    zoe.go("/")
    way.tap()
    zoe.page.locator(".reports a").first.tap()
    zoe.page.get_by_role("radio", name="Dismiss the report").tap()
    zoe.page.get_by_label("Why?").fill("only a joke")
    zoe.page.get_by_role("button", name="Dismiss the report", exact=True).tap()
    expect(zoe.page.locator(".moderation")).to_contain_text("It was dismissed.")
    ann.go("/")
    answer = ann.page.get_by_role("region", name="Please read")
    expect(answer).to_contain_text("found nothing against the rules")
    expect(answer).not_to_contain_text("only a joke")
    expect(ann.page.get_by_role("link", name="Moderation")).to_have_count(0)
    look(ann.page, "report-answer")
    answer.get_by_role("button", name="I have read it").tap()
    expect(answer).to_have_count(0)
    assert ann.get("/api/me/told") == []


def test_moderators_can_use_all_of_it(arrive: Arrive, house: House) -> None:
    """A report and what may be done about it, inspected for whoever cannot see it."""
    ann, ben, _ = two(arrive)
    type_in(ben, "you are a fool")
    expect(ann.page.locator(".talk-lines p")).to_have_count(1)
    ann.page.get_by_text("Mute, hide, report").tap()
    ann.page.get_by_role("button", name="Report Ben").tap()
    send_report(ann, "rude")
    number = ann.get("/api/me/reports")[0]["id"]
    appoint(house, ann)
    inspector = Inspector(ann)
    inspector.visit("/moderation", ".reports")
    inspector.visit("/moderation/deeds", ".reports")
    inspector.visit(f"/moderation/{number}", ".mod-log")
    assert not inspector.found


def test_the_end_of_an_annulled_game_says_so(arrive: Arrive, house: House) -> None:
    ann, ben = arrive(**PHONE), arrive()
    table = ann.open(rules(1), 2)
    ben.go(f"/table/{table}")
    ben.page.locator(".seat.empty .button.primary").click()
    begin(ann, ben)
    play_on(ann, ben)
    expect(ann.page.locator(".over")).to_be_visible()
    expect(ann.page.locator(".annulled")).to_have_count(0)
    moderate(house, "annul", table, "--reason", f"played together {HOSTILE[0]}")
    ann.page.reload()
    expect(ann.page.locator(".annulled")).to_contain_text(f"played together {HOSTILE[0]}")
    look(ann.page, "annulled")
