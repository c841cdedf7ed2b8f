"""Reloads, new tabs, passers-by: a seat belongs to a person, not to a page."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.player import Player, eventually, play_on, rules

NOW = {"bots": True, "start": True}


def reach_mid_trick(player: Player) -> None:
    """Play until it is this person's turn, with cards of others on the table."""
    for _ in range(60):
        player.play_until("play")
        if player.shown["trick"]:
            return
        player.play(player.playable[0])
    raise AssertionError("never anything but the lead")


def test_a_reload_in_mid_trick_changes_nothing(arrive: Arrive) -> None:
    """Phones reload pages when they please: that must not cost the seat, the hand or the bids."""
    player = arrive()
    player.open(rules(5), **NOW)
    reach_mid_trick(player)
    before = player.shown
    player.page.reload()
    assert player.until_asked() == "play"
    eventually(lambda: player.shown, before)
    player.play(player.playable[0])


def test_the_link_leads_back_to_the_seat(arrive: Arrive) -> None:
    """A closed tab is not a farewell: whoever opens the link again sits where they sat."""
    player = arrive()
    player.open(rules(5), **NOW)
    reach_mid_trick(player)
    before, link = player.shown, player.page.url
    again = Player(player.context.new_page(), player.address)
    player.page.close()
    again.page.goto(link)
    assert again.until_asked() == "play"
    eventually(lambda: again.shown, before)
    again.play(again.playable[0])
    assert not again.faults + again.recorder.faults


def test_two_tabs_of_one_person_agree(arrive: Arrive) -> None:
    """A forgotten second tab must neither take the seat away nor show another truth."""
    player = arrive()
    player.open(rules(3), **NOW)
    other = Player(player.context.new_page(), player.address)
    other.page.goto(player.page.url)
    for _ in range(2):
        for one, two in ((player, other), (other, player)):
            reach_mid_trick(one)
            card = one.playable[0]
            eventually(lambda: other.shown == player.shown, expected=True)
            one.play(card)
            expect(two.card(card)).to_have_count(0)
    assert not other.faults + other.recorder.faults


def test_a_spectator_sees_the_table_and_no_hand(arrive: Arrive) -> None:
    """Whoever looks on could tell a player what they see: so they see no more than the players."""
    player, passer = arrive(), arrive()
    table = player.open(rules(5), **NOW)
    reach_mid_trick(player)
    passer.go(f"/table/{table}")
    expect(passer.page.locator(".watching")).to_be_visible()
    assert passer.hand == []
    assert passer.shown["trick"] == player.shown["trick"]
    player.play_until("ready")
    expect(passer.page.locator(".summary")).to_be_visible()
    for path in ("record", "replay"):
        answer = passer.context.request.get(f"{passer.address}/api/tables/{table}/{path}")
        assert answer.status == 409


def test_a_third_person_takes_a_bots_seat_in_mid_game(arrive: Arrive) -> None:
    """Friends who come late need not wait for the next game."""
    player, late = arrive(), arrive(language="fr-FR")
    late.call("Late")
    table = player.open(rules(2), **NOW)
    reach_mid_trick(player)
    late.go(f"/table/{table}")
    late.page.locator("li:has([data-seat='1']) .take-seat").click()
    late.page.locator("dialog .button.primary").click()
    player.heard("Late sits down.")
    expect(player.page.locator(".plate[data-seat='1'] bdi")).to_have_text("Late")
    expect(late.page.locator(".watching")).to_have_count(0)
    assert len(late.hand) == late.recorder.view["seats"][1]["cards"]
    assert set(late.hand).isdisjoint(player.hand)
    play_on(player, late)
    assert player.get(f"/api/tables/{table}/record")["names"][1] == "Late"
    for each in (player, late):
        each.recorder.check_against(player.get(f"/api/tables/{table}/replay"))
