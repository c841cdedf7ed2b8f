"""What the table says without words: which cards may be played, which bid is barred, who took."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import QUICK, Arrive
from tests.browser.player import Player, eventually, play_to, rules
from tests.browser.test_coming_back import NOW, reach_mid_trick
from tests.browser.test_two_people import sit_down

LETTERS = {
    "en": "AKQJ",
    "fr": "ARDV",
    "ro": "AKQJ",
    "fi": "AKQJ",
    "ko": "AKQJ",
    "co": "ARDF",
    "es": "AKQJ",
}


def held(player: Player) -> None:
    """Wait until a complete trick lies on the table to be looked at."""
    expect(player.page.locator(".trick[data-held]")).to_be_attached()


def check_marks(player: Player) -> bool:
    """On turn exactly the cards that the rules forbid are marked; tell whether there are any."""
    hand, trick = player.hand, player.shown["trick"]
    led = trick[0][1] if trick else None
    follows = any(card[1] == led for card in hand)
    forbidden = {card for card in hand if follows and card[1] != led}
    marked = player.page.locator(".hand [data-illegal]")
    found = marked.evaluate_all("(cards) => cards.map((card) => card.dataset.k)")
    assert set(found) == forbidden
    for card in forbidden:
        element = player.card(card)
        expect(element).to_have_attribute("aria-disabled", "true")
        assert "cannot be played, must follow" in str(element.get_attribute("aria-label"))
        # Lower as well as paler: not by colour alone.
        expect(element).not_to_have_css("translate", "none")
    return bool(forbidden)


def check_no_marks(player: Player) -> None:
    """While others act nothing in the hand looks forbidden."""
    expect(player.page.locator(".hand [data-illegal], .hand [aria-disabled]")).to_have_count(0)


def test_grey_means_forbidden_and_only_on_turn(arrive: Arrive) -> None:
    """UI-11: a hand that is grey most of the time teaches nobody anything."""
    ann, ben = arrive(), arrive()
    sit_down(ann, ben, rules(7, "down"), seats=2)
    seen: list[bool] = []

    def look() -> bool:
        for player, other in ((ann, ben), (ben, ann)):
            if player.asked == "play":
                check_no_marks(other)
                seen.append(check_marks(player))
        return any(seen)

    play_to(look, ann, ben)


def test_a_barred_bid_is_shown_struck_out_with_its_reason(arrive: Arrive) -> None:
    """The hook surprises newcomers: a number that is just not there would look like a fault."""
    player = arrive()
    player.open(rules(4), seats=2, **NOW)
    barred = player.page.locator(".bid-chip:has(s)")
    while not barred.count():
        player.answer(player.until_asked())
        player.play_until("bid")
    expect(barred).to_be_visible()
    expect(barred).to_have_attribute("aria-disabled", "true")
    tricks = barred.get_attribute("data-bid")
    assert player.recorder.view["you"]["forbidden"] == int(tricks or -1)
    expect(player.page.locator(".reason")).to_contain_text(f"{tricks} is not allowed")
    made = len(player.recorder.orders("bid"))
    barred.click(force=True)
    player.press(*str(tricks), "Enter")
    expect(barred).to_be_visible()
    assert len(player.recorder.orders("bid")) == made
    player.heard(f"but not {tricks}")


def test_a_complete_trick_can_be_looked_at(arrive: Arrive) -> None:
    """UI-01: three other programs swept the trick away before anybody saw the last card."""
    player = arrive(settings={})
    player.open(rules(2, "down"), **NOW)
    while player.until_asked() != "over":
        player.answer(player.asked)
    held = player.page.evaluate("() => probe.held")
    assert len(held) == 3, "the tricks of both rounds, the last of a round too"
    for trick in held:
        assert trick["cards"] == 4
        assert trick["wins"] == 1
        assert trick["until"] - trick["from"] >= 1000


def test_the_pause_after_a_trick_is_the_pages_own(arrive: Arrive) -> None:
    """The table has moved on already: a reload must show where it stands."""
    player = arrive(settings={"cardMs": 0, "trickPauseMs": 4000})
    player.open(rules(1, "down"), **NOW)
    player.play_until("play")
    player.play(player.playable[0])
    held(player)
    player.page.reload()
    player.page.locator(".over").wait_for()


def test_a_tap_ends_the_pause(arrive: Arrive) -> None:
    """Whoever has seen enough need not wait."""
    player = arrive(settings={"cardMs": 0, "trickPauseMs": 4000})
    player.open(rules(2, "down"), **NOW)
    player.play_until("play")
    player.play(player.playable[0])
    held(player)
    player.page.locator(".ground").click(position={"x": 5, "y": 5})
    expect(player.page.locator(".trick[data-held]")).to_have_count(0, timeout=3000)


@pytest.mark.parametrize("language", LETTERS)
def test_cards_speak_the_language(arrive: Arrive, language: str) -> None:
    """I18-05: V, D, R in French; what travels and what is kept stays the same for everybody."""
    player = arrive(language=language, settings=QUICK | {"language": language})
    player.go("/")
    corners = player.page.locator(".hero .fan .narrow text, .hero .fan .wide > text")
    corners.first.wait_for(state="attached")
    # Known to the house by now: it must not be asked for a second guest at the same time.
    expect(player.page.locator(".name-form input")).to_be_enabled()
    shown = set(corners.all_text_contents())
    assert shown == {*LETTERS[language], "10"}
    player.open(rules(7, "down"), **NOW)
    player.until_asked()
    assert sorted(player.hand) == sorted(player.recorder.view["you"]["hand"])


def test_focus_stays_while_others_act(arrive: Arrive) -> None:
    """ACC-03: a page that takes the focus away loses a blind player's place again and again."""
    ann, ben = arrive(), arrive()
    sit_down(ann, ben, rules(5, "down"), seats=3)
    play_to(lambda: ben.asked == "play" and not ann.asked and len(ann.hand) > 1, ann, ben)
    ann.press("h", "ArrowRight")
    chosen = ann.focused
    before = len(ann.said)
    assert chosen is not None
    ben.play(ben.playable[0])
    eventually(lambda: len(ann.said) > before, expected=True)
    assert ann.focused == chosen


def test_reduced_motion_moves_nothing(arrive: Arrive) -> None:
    """ACC-09: what slides and jumps makes some people ill; they still see every result."""
    calm = arrive(settings={"trickPauseMs": 0}, reduced_motion="reduce")
    lively = arrive(settings={"trickPauseMs": 0})
    for player in (calm, lively):
        player.open(rules(1, "down"), **NOW)
        while player.until_asked() != "over":
            player.answer(player.asked)
    assert set(calm.page.evaluate("() => probe.moves")) <= {"opacity"}
    assert "transform opacity" in lively.page.evaluate("() => probe.moves")


def test_play_now_plays_now(arrive: Arrive) -> None:
    """The shortest way: one button, and it is a game."""
    player = arrive()
    player.go("/")
    player.page.locator(".doors .button.primary:not([aria-disabled=true])").click()
    assert player.until_asked() == "bid"
    reach_mid_trick(player)
