"""Friends, each in a browser of their own: found, asked, invited, and kept apart."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import PHONE, Arrive
from tests.browser.player import Player, eventually, play_on, rules
from tests.browser.test_accessible import Inspector


@pytest.fixture
def two(arrive: Arrive) -> tuple[Player, Player]:
    """Ann on a phone, and Ben at a desk."""
    ann, ben = arrive(**PHONE), arrive()
    ann.call("Ann of Friends")
    ben.call("Ben of Friends")
    return ann, ben


def handle(player: Player) -> str:
    """Return the name of somebody, as it is told to friends."""
    me = player.get("/api/me")
    return f"{me['name']}#{me['tag']}"


def group(player: Player, title: str) -> Locator:
    """Return a group of people on the screen."""
    return player.page.get_by_role("region", name=title)


def befriended(asks: Player, accepts: Player) -> None:
    """One finds the other by name and asks; the other accepts."""
    asks.go("/people")
    asks.page.get_by_label("Name").fill(handle(accepts))
    asks.page.get_by_role("button", name="Find", exact=True).click()
    asks.page.get_by_role("button", name="Ask to be friends").click()
    expect(group(asks, "Asked by you")).to_contain_text(accepts.get("/api/me")["name"])
    accepts.go("/people")
    request = group(accepts, "Would like to be your friends")
    request.get_by_role("button", name="Accept").click()
    expect(request).to_have_count(0)
    expect(group(accepts, "Your friends")).to_contain_text("Here now")


def test_friends_find_each_other_and_play(two: tuple[Player, Player]) -> None:
    """From a name to a game: asked, accepted, invited, played, and remembered."""
    ann, ben = two
    befriended(ann, ben)
    table = ann.open(rules(2), 2)
    ben.go("/")
    group(ann, "Invite friends").get_by_role("button", name="Invite").click()
    expect(group(ann, "Invite friends")).to_contain_text("Invited")
    ben.page.reload()
    invitation = group(ben, "Invitations (1)")
    expect(invitation).to_contain_text("Ann of Friends invites you")
    invitation.get_by_role("link").click()
    ben.page.locator(".seat.empty .button.primary").first.click()
    ann.page.locator(".button.start").click()
    play_on(ann, ben, hows=("touch", "keys"))
    # A game is counted a moment after its end, and a profile is read once.
    profile = f"/api/people/{ben.get('/api/me')['id']}"
    eventually(lambda: ann.get(profile)["all"]["games"], 1)
    ann.go("/people")
    group(ann, "Your friends").get_by_role("link", name="Ben of Friends").click()
    replay = ann.page.get_by_role("link", name="Replay")
    expect(replay).to_have_attribute("href", f"/replay/{table}")
    expect(ann.page.locator(".numbers")).to_contain_text("Finished games1")


def test_screens_full_of_people_are_accessible(arrive: Arrive) -> None:
    """In the language with the longest words, on a phone; an empty screen hides what is wrong."""
    ann, ben, cleo = (arrive(language="fi", **PHONE) for _ in range(3))
    ids = {player: player.get("/api/me")["id"] for player in (ann, ben, cleo)}
    for by, of in ((ann, ben), (ben, ann), (cleo, ben), (cleo, ann)):
        by._ask("PUT", f"/api/me/friends/{ids[of]}", {})
    ben._ask("PUT", f"/api/me/blocked/{ids[cleo]}", {})
    looking = Inspector(ben), Inspector(ann), Inspector(cleo)
    looking[1].visit("/people", ".person")
    looking[2].visit("/people", ".person")
    looking[0].visit("/people", ".person")
    table = ann.open(rules(2), 2)
    with ann.page.expect_response(f"**/api/tables/{table}/invitations/*"):
        ann.page.locator(".friends-here .person button").click()
    looking[1].look("lobby with friends")
    looking[0].visit("/", "#invited")
    looking[0].visit(f"/people/{ids[ann]}", ".people-screen")
    ben.go(f"/table/{table}")
    ben.page.locator(".seat.empty .button.primary").first.click()
    ann.page.locator(".button.start").click()
    ann.page.locator(".topbar button").first.click()
    ann.page.get_by_role("button", name="Ihmiset tässä pöydässä").click()
    looking[1].dialog("people")
    assert not [found for one in looking for found in one.found]


def test_an_invitation_may_wait(two: tuple[Player, Player]) -> None:
    """Declined is told to who invited, and asks no more."""
    ann, ben = two
    befriended(ann, ben)
    ann.open(rules(2), 2)
    group(ann, "Invite friends").get_by_role("button", name="Invite").click()
    expect(group(ann, "Invite friends")).to_contain_text("Invited")
    ben.go("/")
    invitation = group(ben, "Invitations (1)")
    invitation.get_by_role("button", name="Not now").click()
    expect(invitation).to_have_count(0)
    # The friend's table is still to be seen.
    expect(group(ben, "Friends’ tables")).to_contain_text("Ann of Friends")
    ann.page.reload()
    expect(group(ann, "Invite friends")).to_contain_text("Has no time")


def test_the_blocked_are_kept_apart_and_not_told(arrive: Arrive) -> None:
    """From the table's menu; then a warning for who blocks, and a closed seat for who is."""
    ann, ben, cleo = arrive(), arrive(), arrive()
    for player, name in ((ann, "Ann"), (ben, "Ben the Blocked"), (cleo, "Cleo")):
        player.call(name)
    table = cleo.open(rules(2), 3)
    for player in (ann, ben):
        player.go(f"/table/{table}")
        player.page.locator(".seat.empty .button.primary").first.click()
        expect(player.page.get_by_role("button", name="Leave the table")).to_be_visible()
    cleo.page.locator(".button.start").click()
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_role("button", name="People at this table").click()
    ann.page.get_by_role("button", name="Block Ben the Blocked").click()
    expect(ann.page.get_by_role("button", name="Unblock Ben the Blocked")).to_be_visible()
    ann.open(rules(2), 2)
    ben.page.goto(ann.page.url)
    ben.page.locator(".seat.empty .button.primary").first.click()
    ben.heard("There is no seat for you at this table.")
    ben.open(rules(2), 2)
    ann.page.goto(ben.page.url)
    expect(ann.page.get_by_role("alert")).to_contain_text("You block Ben the Blocked")
    ann.page.locator(".seat.empty .button.primary").first.click()
    expect(ann.page.get_by_role("button", name="Leave the table")).to_be_visible()
