"""The server dies, or falls silent, in the middle of a trick: what the people at the table see."""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.player import TOGETHER, Player, eventually, play_on, play_to, rules
from tests.browser.recorder import Json
from tests.browser.serving import House
from tests.browser.test_coming_back import NOW, reach_mid_trick
from tests.browser.test_two_people import sit_down

PING_MS, SILENCE_MS = 10_000, 5_000
BANNER = "Connection lost. Trying again…"


@pytest.fixture
def frail(tmp_path: Path) -> Generator[House]:
    """Return a server that may be killed."""
    with House(tmp_path) as house:
        yield house


@pytest.fixture
def two(arrive: Arrive, frail: House) -> tuple[Player, Player]:
    """Two people who will see the server go."""
    players = arrive(frail.address), arrive(frail.address)
    for number, player in enumerate(players):
        player.call(f"Player {number}")
        player.outage = True
    return players


def lost(player: Player, *, yes: bool) -> None:
    """Wait until the page says, or no longer says, that the line is down."""
    expect(player.page.locator(".banner")).to_have_count(1 if yes else 0)
    expect(player.page.locator(".game[data-stale]")).to_have_count(1 if yes else 0)


def owners(record: Json, card: str) -> list[tuple[int, int]]:
    """Return where a card was played: every round and seat."""
    seats = record["seats"]
    return [
        (each["number"], (trick["leader"] + trick["cards"].index(card)) % seats)
        for each in record["rounds"]
        for trick in each["tricks"]
        if card in trick["cards"]
    ]


def test_a_card_sent_to_a_dead_server_is_played_once(
    frail: House, two: tuple[Player, Player]
) -> None:
    """A power cut costs nothing that was said, and what was sent into the void arrives once."""
    ann, ben = two
    table = sit_down(ann, ben, rules(4, "down"), seats=3)
    play_to(lambda: ann.asked == "play" and bool(ann.shown["trick"]), ann, ben)
    # What has come to the one page may still be on its way to the other.
    eventually(lambda: ben.shown["trick"], ann.shown["trick"])
    before = ben.shown
    frail.kill()
    for player in two:
        lost(player, yes=True)
    card, round_ = ann.playable[0], ann.recorder.view["round"]["number"]
    ann.play(card)
    expect(ann.page.locator(f".trick [data-k='{card}'][data-pending]")).to_be_attached()
    assert ben.shown == before
    frail.start()
    for player in two:
        lost(player, yes=False)
    expect(ann.page.locator("[data-pending]")).to_have_count(0)
    assert card not in ann.hand
    assert len(ann.recorder.orders("play")) == len({m["card"] for m in ann.recorder.orders("play")})
    play_on(*two)
    record = ben.get(f"/api/tables/{table}/record")
    assert (round_, 0) in owners(record, card)
    assert ben.shown["sheet"] == ann.shown["sheet"]


def test_a_restart_keeps_hands_and_sealed_bids(frail: House, two: tuple[Player, Player]) -> None:
    """PER-01: a bid already made is not asked for again, and nobody gets other cards."""
    ann, ben = two
    sit_down(ann, ben, rules(3, bidding=TOGETHER))
    assert ann.until_asked() == ben.until_asked() == "bid"
    ann.bid(2)
    expect(ben.page.locator(".plate[data-seat='0']")).to_have_attribute("data-state", "sealed")
    # The bots have bid as well, or their bids would come between.
    expect(ben.page.locator(".plate[data-state='sealed']")).to_have_count(3)
    before = [player.shown for player in two]
    frail.kill()
    for player in two:
        lost(player, yes=True)
    frail.start()
    for player in two:
        lost(player, yes=False)
        player.page.reload()
        player.page.locator(".hand [data-k]").first.wait_for()
    for player, shown in zip(two, before, strict=True):
        eventually(lambda now=player: now.shown, shown)  # type: ignore[misc]
    expect(ann.page.locator(".bids h2")).to_have_text("Your bid is in: 2")
    ben.bid(1)
    expect(ben.page.locator(".plate[data-seat='0'] .count")).to_have_text("0/2")


def test_a_server_that_falls_silent_is_noticed(frail: House, arrive: Arrive) -> None:
    """NET-09: a line that is open and dead must not look alive, and no card may get lost in it."""
    player = arrive(frail.address)
    player.outage = True
    player.page.clock.install()
    player.open(rules(5, "down"), **NOW)
    reach_mid_trick(player)
    frail.freeze()
    player.page.clock.run_for(PING_MS + SILENCE_MS)
    lost(player, yes=True)
    expect(player.page.get_by_role("alert")).to_have_text(BANNER)
    card = player.playable[0]
    player.play(card)
    frail.thaw()
    lost(player, yes=False)
    expect(player.page.locator("[data-pending]")).to_have_count(0)
    assert card not in player.hand


def test_a_card_played_into_silence_raises_the_alarm_sooner(frail: House, arrive: Arrive) -> None:
    """TIM-07: whoever has played and hears nothing is told within five seconds or so."""
    player = arrive(frail.address)
    player.outage = True
    player.page.clock.install()
    player.open(rules(5, "down"), **NOW)
    reach_mid_trick(player)
    frail.freeze()
    card = player.playable[0]
    player.play(card)
    expect(player.page.locator(f".trick [data-k='{card}'][data-pending]")).to_be_attached()
    player.page.clock.run_for(SILENCE_MS)
    lost(player, yes=True)
    frail.thaw()
    lost(player, yes=False)
    player.until_asked()
    assert card not in player.hand


def test_a_page_that_wakes_up_doubts_what_it_shows(frail: House, arrive: Arrive) -> None:
    """A phone that slept for a minute shows an old table: it must say so until it has asked."""
    player = arrive(frail.address)
    player.outage = True
    player.page.clock.install()
    player.open(rules(5, "down"), **NOW)
    reach_mid_trick(player)
    frail.freeze()
    player.page.clock.fast_forward(60_000)
    player.page.evaluate("() => { dispatchEvent(new Event('pageshow')); }")
    lost(player, yes=True)
    frail.thaw()
    lost(player, yes=False)
    player.play(player.playable[0])


def test_what_cannot_be_fetched_leaves_the_table_on_the_screen(
    frail: House, two: tuple[Player, Player]
) -> None:
    """The page is loaded anew for it as soon as a server answers, and not into the void."""
    ann, _ = two
    ann.open(rules(4, "down"), **NOW)
    ann.until_asked()
    ann.page.evaluate("() => { globalThis.stays = true }")
    before = ann.shown
    frail.kill()
    lost(ann, yes=True)
    with ann.page.expect_event("requestfailed", lambda asked: asked.url.endswith("/health/live")):
        ann.page.locator(".suggest").click()
    assert ann.shown == before
    assert ann.page.evaluate("() => globalThis.stays")
    frail.start()
    ann.page.wait_for_function("() => !globalThis.stays")
    eventually(lambda: ann.shown["hand"], before["hand"])
