"""Rules that few tables have, each played to the end at a real table, by keys or by touch."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Arrive
from tests.browser.player import Asked, Hand, Player, eventually
from tests.browser.recorder import Json, cards_in
from tests.browser.test_accessible import Inspector

KEYS = "() => [...document.querySelectorAll('[data-key]')].map(({ dataset }) => dataset.key)"
SLOW: Json = {"cardMs": 0, "trickPauseMs": 1000}


def sit(player: Player, *sizes: int, seats: int = 4, **parts: object) -> str:
    """Open a table with rounds of these sizes, and bots in all other seats."""
    ruleset = {"schedule": {"custom": list(sizes)}, **parts}
    return player.open(ruleset, seats, bots=True, start=True)


def play_on(player: Player, how: Hand = "keys", bid: str = "first") -> set[Asked]:
    """Play to the end, bidding the first or the last that is allowed; tell what was asked."""
    met: set[Asked] = set()
    while (asked := player.until_asked()) != "over":
        met.add(asked)
        chips = player.page.locator('.bid-chip:not([aria-disabled="true"])')
        if asked == "bid" and bid == "last":
            player.bid(int(chips.last.get_attribute("data-bid") or 0), how)
        else:
            player.answer(asked, how)
    return met


def look(player: Player, state: str) -> None:
    """Let axe look at the table as it is now."""
    inspector = Inspector(player)
    inspector.look(state)
    assert not inspector.found


def check_secrets(player: Player, table: str) -> None:
    """No message told what was still secret then."""
    player.recorder.check_against(player.get(f"/api/tables/{table}/replay"))


def said(player: Player, text: str) -> list[str]:
    """Return the sentences with this text in them."""
    return [line for line in player.said if text in line]


def test_wizards_and_jesters_are_drawn_named_and_sorted(arrive: Arrive) -> None:
    """A card without a suit must not be told as a jack, nor ask for a suit that it has not."""
    player = arrive(**PHONE)
    table = sit(player, 14, pack={"kind": "wizard"})
    player.until_asked()
    look(player, "wizards")
    special = [card for card in player.hand if card[1].isdigit()]
    wizards = [card for card in special if card.startswith("W")]
    assert player.hand[: len(wizards)] == sorted(wizards)
    assert player.hand[len(player.hand) - len(special) + len(wizards) :] == special[len(wizards) :]
    for card in special:
        expect(player.card(card).locator("svg")).to_be_visible()
        expect(player.card(card)).to_have_attribute(
            "aria-label", "Wizard" if card in wizards else "Jester"
        )
    play_on(player, "touch")
    assert said(player, "Wizard")
    assert said(player, "the Jester.")
    check_secrets(player, table)


def test_on_the_forehead_everybody_sees_the_card_but_its_owner(arrive: Arrive) -> None:
    """The own card reaches the page when it is played, and the trick is shown card by card."""
    player = arrive(settings=SLOW)
    table = sit(player, 1, 1, one_card="forehead")
    player.until_asked()
    look(player, "forehead")
    own = player.told["you"]["seat"]
    expect(player.page.locator(".held-up .card")).to_have_count(3)
    expect(player.page.locator(".held-up .back")).to_have_count(0)
    expect(player.page.get_by_role("img", name="Your hand, face down: 1 card")).to_be_visible()
    held = player.told["you"]["others"]
    others = player.page.locator(".plate .spoken", has_text="Holds the ")
    assert others.count() == sum(1 for cards in held if cards)
    player.answer("bid")
    eventually(lambda: player.page.evaluate("() => probe.cards.slice(0, 5)"), [0, 1, 2, 3, 4])
    play_on(player)
    assert len([line for line in player.said if line.startswith("You play the ")]) == 2
    check_own_cards(player, own)
    check_secrets(player, table)


def check_own_cards(player: Player, own: int) -> None:
    """Nothing that came before the own card was played had that card in it."""
    for number in (1, 2):
        of_round = [m for m in player.recorder.heard if _round(m) == number]
        played = [
            (at, event["card"])
            for at, message in enumerate(of_round)
            for event in message.get("events", ())
            if event["t"] == "cardPlayed" and event["seat"] == own
        ]
        assert len(played) == 1
        at, card = played[0]
        assert all(card not in cards_in(message) for message in of_round[:at])


def _round(message: Json) -> int:
    view = message.get("view") or {}
    return int((view.get("round") or {"number": 0})["number"])


def test_a_blind_round_shows_backs_until_all_have_bid(arrive: Arrive) -> None:
    """Where nobody sees a card, the page has none to show."""
    player = arrive()
    table = sit(player, 1, one_card="blind")
    player.until_asked()
    look(player, "unseen")
    expect(player.page.locator(".held-up .back")).to_have_count(3)
    expect(player.page.locator(".hand .back")).to_have_count(1)
    assert play_on(player) == {"bid"}
    check_secrets(player, table)


def test_the_dealer_names_the_trump(arrive: Arrive) -> None:
    """Who names it is asked with four suits and none; the others hear who is, and then what."""
    player = arrive()
    table = sit(player, 2, 2, 2, 2, trump={"named": "dealer"})
    assert player.play_until("name") == "name"
    look(player, "naming")
    expect(player.page.locator(".facts")).to_contain_text("Trump: to be named")
    assert player.page.locator("[data-name]").count() == 5
    player.heard("Your turn: name the trump")
    player.press("n", "ArrowLeft", "h")
    expect(player.page.locator('[data-name="H"]')).to_be_focused()
    player.name_trump("H")
    player.heard("You name the trump: hearts.")
    expect(player.page.locator(".facts")).to_contain_text("Trump: hearts")
    play_on(player)
    assert len(said(player, " is to name the trump.")) >= 2
    assert len(said(player, "the trump: ")) == 4
    check_secrets(player, table)


def test_of_two_packs_equal_cards_strike_each_other_out(arrive: Arrive) -> None:
    """Two equal cards are two cards: on the page, in the hand, in the trick, and for nobody."""
    player = arrive(**PHONE)
    # Of sixteen cards twice, two hands of fourteen without a pair come once in 60,000 games.
    table = sit(player, 14, 14, seats=2, pack={"packs": 2, "kind": "short", "identical": "cancel"})
    pairs = 0
    while (asked := player.until_asked()) != "over":
        keys = player.page.evaluate(KEYS)
        assert len(set(keys)) == len(keys)
        assert sorted(player.hand) == sorted(player.told["you"]["hand"])
        pairs += len(player.hand) - len(set(player.hand))
        player.answer(asked, "touch")
    assert pairs
    replay = player.get(f"/api/tables/{table}/replay")
    told = [event["t"] for frame in replay["frames"] for event in frame["events"]]
    assert len(said(player, "nobody takes the trick")) == told.count("trickCancelled")
    check_secrets(player, table)


def test_who_is_behind_may_bid_before_looking(arrive: Arrive) -> None:
    """Two ways, told apart: to look, or to bid blind; a blind bid takes two taps."""
    player = arrive()
    blind = {"order": "in_turn", "blind": {"behind": 1, "bonus": 10}}
    table = sit(player, *[2] * 8, bidding=blind)
    until_blind(player)
    look(player, "blind")
    assert player.hand == []
    player.tap(player.page.get_by_role("button", name="Look at my cards"), "keys")
    player.heard("You look at your cards.")
    expect(player.page.locator(".hand [data-k]")).to_have_count(2)
    until_blind(player)
    player.bid(2, "mouse")
    player.heard("You bid 2 blind.")
    expect(player.page.locator(".hand [data-k]")).to_have_count(2)
    play_on(player)
    check_secrets(player, table)


def until_blind(player: Player) -> None:
    """Bid all there is, which is seldom made, until there is a choice to look first."""
    while not player.page.locator(".look-first").count():
        asked = player.until_asked()
        assert asked != "over"
        if asked == "bid" and not player.page.locator(".look-first").count():
            chips = player.page.locator('.bid-chip:not([aria-disabled="true"])')
            player.bid(int(chips.last.get_attribute("data-bid") or 0))
        elif asked != "bid":
            player.answer(asked)


def test_bids_stay_secret_until_the_round_is_over(arrive: Arrive) -> None:
    """The own bid stays in sight; the others' and the sum come with the score."""
    player = arrive(**PHONE)
    sit(player, 3, bidding={"order": "secret", "hook": "off"})
    player.play_until("play")
    look(player, "secret bids")
    bids = [seat["bid"] for seat in player.told["seats"]]
    assert bids == [None] * 4
    expect(player.page.locator(".facts")).to_contain_text("Bids are secret until the round is over")
    expect(player.page.locator(".plate .count", has_text="?")).to_have_count(3)
    play_on(player)
    assert said(player, "and stay secret until the round is over")


def test_teams_play_the_other_way_round_for_half_points(arrive: Arrive) -> None:
    """A team has a letter and one line; the next seat is on the right; points come in halves."""
    player = arrive()
    rules: Json = {"teams": 2, "direction": "counter", "scoring": {"halves": True, "bonus": 5}}
    table = sit(player, 3, 2, **rules)
    player.until_asked()
    look(player, "teams")
    boxes = [player.page.locator(f'.seats [data-seat="{seat}"]').bounding_box() for seat in (1, 3)]
    right, left = (box["x"] for box in boxes if box)
    assert left < right
    expect(player.page.locator(".plate .team-badge")).to_have_text(["B", "A", "B", "A"])
    play_on(player)
    look(player, "teams at the end")
    assert player.page.locator(".standings li").count() == 2
    scores = player.get(f"/api/tables/{table}/record")["scores"]
    totals = player.page.locator(".sheet tfoot td b").all_text_contents()
    assert [total.replace("-", "−") for total in totals] == [in_halves(score) for score in scores]


def in_halves(score: int) -> str:
    """Write half points as people do."""
    whole, half = divmod(abs(score), 2)
    digits = f"{whole or ''}½" if half else str(whole)
    return f"−{digits}" if score < 0 else digits


def test_who_has_lost_all_lives_sits_out(arrive: Arrive) -> None:
    """Nothing is asked of a seat without lives, and the others play on without it."""
    player = arrive(**PHONE)
    scoring = {"bonus": 0, "per_trick": 0, "missed": "minus_difference"}
    ending = {"kind": "lives", "points": 2}
    sit(player, 4, 3, seats=5, scoring=scoring, ending=ending)
    while not player.page.locator("[data-out] .sits-out, .over").count():
        player.answer(player.until_asked())
    look(player, "somebody is out")
    expect(player.page.locator(".topbar-round")).not_to_contain_text(" of ")
    play_on(player)
    assert said(player, "The game is over.")


def test_bids_that_come_out_even_are_shown_and_one_is_made_anew(arrive: Arrive) -> None:
    """Whoever must bid again hears why, and is asked with the one bid struck out."""
    player = arrive()
    table = sit(player, *[1] * 24, seats=3, bidding={"order": "together", "hook": "left_changes"})
    while not said(player, "you must bid again") and player.asked != "over":
        player.answer(player.until_asked())
    if player.until_asked() == "bid" and said(player, "you must bid again"):
        look(player, "to bid again")
        expect(player.page.locator('.bid-chip[aria-disabled="true"] s')).to_have_count(1)
    play_on(player)
    replay = player.get(f"/api/tables/{table}/replay")
    told = [event["t"] for frame in replay["frames"] for event in frame["events"]]
    assert len(said(player, "must bid again")) == told.count("bidWithdrawn") > 0
