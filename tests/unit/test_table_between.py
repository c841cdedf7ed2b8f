"""Between rounds and beside the cards: ready, deals on time, covers, and seats given up."""

from __future__ import annotations

import pytest

from ohhell.rules import HandDealt, RoundStarted, Seat
from ohhell.table import (
    HOUSE,
    Act,
    Cover,
    Deal,
    Due,
    Entry,
    Kind,
    Order,
    Place,
    Ready,
    Return,
    Sit,
    Stage,
    shuffle,
)
from ohhell.table.events import (
    BotSeated,
    HostChanged,
    SeatCovered,
    SeatReady,
    SeatReturned,
    SeatTaken,
)
from tests.desk import LEAVE, SECRET, Desk, begun, lobby

ALL = ("ann", "bob", "cat")


def scored(*people: str) -> Desk:
    """Return a table that shows the score of its first round."""
    desk = begun(*(people or ALL))
    desk.play_to(Stage.SCORED)
    return desk


# --- Ready ----------------------------------------------------------------------------------------


def test_when_all_people_are_ready_the_next_round_is_dealt_at_once() -> None:
    desk = scored()
    for player in ("cat", "ann"):
        entry = desk.ready(player)
        assert isinstance(entry, Entry)
        assert [SeatReady] == [type(event) for event in entry.events]
    entry = desk.ready("bob")
    assert isinstance(entry, Entry)
    assert [SeatReady, RoundStarted] == [type(event) for event in entry.events[:2]]


def test_bots_and_absent_owners_are_not_waited_for() -> None:
    desk = scored("ann", "bob")
    desk.do(HOUSE, Cover(Seat(1)))
    desk.ready("ann")
    assert Stage.BIDDING is desk.table.state.stage


def test_a_new_round_finds_nobody_ready() -> None:
    desk = scored()
    for player in ALL:
        desk.ready(player)
    assert not any(place.ready for place in desk.table.state.places)


def test_who_sits_down_to_a_score_is_waited_for() -> None:
    """A newcomer has not seen it either."""
    desk = scored("ann", "bob")
    desk.do("zoe", Sit(Seat(2), "Zoe", ""))
    stages: list[Stage] = []
    for player in ("ann", "bob", "zoe"):
        desk.ready(player)
        stages.append(desk.table.state.stage)
    assert [Stage.SCORED, Stage.SCORED, Stage.BIDDING] == stages


def test_nobody_is_ready_twice() -> None:
    desk = scored()
    after = desk.table.number
    desk.ready("ann")
    assert "already-ready" == desk.refusal("ann", Ready(after))


@pytest.mark.parametrize("by", ["zoe", HOUSE])
def test_only_who_has_a_seat_is_ready(by: str) -> None:
    desk = scored()
    assert "not-seated" == desk.refusal(by, Ready(desk.table.number))


def test_nobody_is_ready_without_a_score() -> None:
    desk = begun(*ALL)
    assert "not-scored" == desk.refusal("ann", Ready(desk.table.number))
    desk.play_to(Stage.OVER)
    assert "not-scored" == desk.refusal("ann", Ready(desk.table.number))


def test_ready_for_one_round_is_not_ready_for_another() -> None:
    """A late copy would skip the score of the next round before anybody had read it."""
    desk = scored("ann")
    after = desk.table.number
    desk.ready("ann")
    desk = scored("ann")
    desk.do(HOUSE, Deal(1))
    desk.play_until(lambda table: table.state.stage in (Stage.SCORED, Stage.OVER))
    assert desk.refusal("ann", Ready(after)) in {"stale", "not-scored"}


def test_ready_is_stale_before_the_score_and_not_outdated_by_others() -> None:
    desk = scored()
    after = desk.table.number
    assert "stale" == desk.refusal("ann", Ready(after - 1))
    assert "stale" == desk.refusal("ann", Ready(after + 1))
    desk.ready("bob")
    desk.do(HOUSE, Cover(Seat(2)))
    desk.do("ann", Ready(after))
    assert Stage.BIDDING is desk.table.state.stage


# --- The clock ------------------------------------------------------------------------------------


def test_the_next_deal_is_due_when_the_score_has_been_shown() -> None:
    desk = scored()
    shown, summary_ms = desk.log.entries[-1].at_ms, desk.table.state.options.summary_ms
    assert Due(shown + summary_ms, Deal(1), summary_ms) == desk.table.due()


def test_others_do_not_put_off_the_deal() -> None:
    """What others do must not refill a clock (TIM-03)."""
    desk = scored()
    due = desk.table.due()
    desk.ready("ann")
    desk.do("bob", LEAVE)
    assert due == desk.table.due()


def test_nothing_is_due_but_between_rounds() -> None:
    """Nothing is due when the game is over, for one (TIM-11)."""
    desk = lobby(*ALL)
    assert desk.table.due() is None
    for desk in (begun(*ALL), scored()):
        desk.play_to(Stage.BIDDING)
        assert desk.table.due() is None
    desk.play_to(Stage.OVER)
    assert desk.table.due() is None


def test_the_house_deals_on_time_and_once() -> None:
    """Two clocks, or one that fires twice, deal one round."""
    desk = scored()
    due = desk.table.due()
    assert due is not None
    assert due.order is not None
    assert isinstance(desk.do(HOUSE, due.order).events[0], RoundStarted)
    assert "not-due" == desk.refusal(HOUSE, due.order)


@pytest.mark.parametrize("index", [-1, 0, 2])
def test_another_round_is_not_due(index: int) -> None:
    assert "not-due" == scored().refusal(HOUSE, Deal(index))


@pytest.mark.parametrize("order", [Deal(1), Cover(Seat(0)), Return(Seat(0))], ids=repr)
@pytest.mark.parametrize("by", ["ann", "bob", "zoe"])
def test_clocks_and_covers_are_the_houses(by: str, order: Order) -> None:
    assert "house-only" == scored().refusal(by, order)


# --- Cover and return -----------------------------------------------------------------------------


def test_cover_and_return() -> None:
    desk = begun(*ALL)
    assert (SeatCovered(Seat(0)),) == desk.do(HOUSE, Cover(Seat(0))).events
    assert desk.table.state.places[0].played_by_house
    assert "no-cover" == desk.refusal(HOUSE, Cover(Seat(0)))
    assert (SeatReturned(Seat(0)),) == desk.do(HOUSE, Return(Seat(0))).events
    assert "not-covered" == desk.refusal(HOUSE, Return(Seat(0)))


def test_nobody_is_covered_outside_a_game() -> None:
    desk = lobby(*ALL)
    assert "no-cover" == desk.refusal(HOUSE, Cover(Seat(0)))
    desk = begun(*ALL)
    desk.play_to(Stage.OVER)
    assert "no-cover" == desk.refusal(HOUSE, Cover(Seat(0)))


@pytest.mark.parametrize("order", [Cover(Seat(1)), Return(Seat(1))], ids=repr)
def test_bots_need_no_cover(order: Order) -> None:
    assert "seat-taken" == begun("ann").refusal(HOUSE, order)


@pytest.mark.parametrize("order", [Cover(Seat(9)), Return(Seat(9))], ids=repr)
def test_no_cover_for_a_seat_that_is_not_there(order: Order) -> None:
    assert "no-such-seat" == begun("ann").refusal(HOUSE, order)


def test_a_cover_keeps_the_owner_the_nonce_and_the_host() -> None:
    desk = begun(*ALL)
    before = desk.table.state
    desk.do(HOUSE, Cover(Seat(0)))
    desk.do(HOUSE, Return(Seat(0)))
    assert before == desk.table.state


# --- Seats given up and taken in the game ---------------------------------------------------------


def test_a_seat_left_in_the_game_is_a_bots_and_keeps_its_nonce() -> None:
    """Corner 8.25: no seat is skipped.

    The nonce is mixed into the deals still to come: the record must not lose it.
    """
    desk = begun(*ALL)
    assert (BotSeated(Seat(1), "Robo", "casual"),) == desk.do("bob", LEAVE).events
    assert Place(Kind.BOT, "Robo", level="casual", nonce="01") == desk.table.state.places[1]
    desk.play_until(lambda _: len(desk.game.sheet) == 1)
    desk.play_to(Stage.BIDDING)
    dealt = shuffle.deck(SECRET, ("00", "01", "02"), 2)
    first = dealt[(Seat(1) - desk.game.round_in_progress.eldest) % 3]
    assert first in (desk.game.round_in_progress.hands[1] or ())


def test_who_left_acts_no_more() -> None:
    desk = begun(*ALL)
    seat, owner = desk.turn, desk.owner
    order = Act(seat, desk.legal(), desk.table.number)
    desk.do(owner, LEAVE)
    assert "not-your-seat" == desk.refusal(owner, order)
    desk.do(HOUSE, order)


def test_a_host_who_leaves_the_game_hands_on() -> None:
    desk = begun(*ALL)
    events = desk.do("ann", LEAVE).events
    assert (BotSeated(Seat(0), "Robo", "casual"), HostChanged(Seat(1))) == events
    assert Seat(1) == desk.table.state.host


def test_the_game_goes_on_without_any_person() -> None:
    desk = begun("ann")
    desk.do("ann", LEAVE)
    assert desk.table.state.host is None
    desk.play_to(Stage.OVER)


def test_a_person_takes_a_bots_seat_in_the_game_with_its_hand_and_nonce() -> None:
    desk = begun("ann", "bob")
    desk.do("bob", LEAVE)
    hand = desk.game.round_in_progress.hands[1]
    events = desk.do("zoe", Sit(Seat(1), "Zoe", "ff")).events
    assert (SeatTaken(Seat(1), "zoe", "Zoe", "ff"),) == events
    assert Place(Kind.PERSON, "Zoe", "zoe", nonce="01") == desk.table.state.places[1]
    assert hand == desk.game.round_in_progress.hands[1]


def test_who_has_held_a_hand_takes_no_other_seat_of_the_game() -> None:
    """Whoever changed seats within a round would play one hand knowing another."""
    desk = begun("ann", "bob")
    desk.do("bob", LEAVE)
    assert "seen-hand" == desk.refusal("bob", Sit(Seat(2), "Bob", "ff"))
    desk.do("bob", Sit(Seat(1), "Bob", "ff"))
    assert "bob" == desk.table.state.places[1].player


def test_who_sits_at_a_table_of_bots_is_host() -> None:
    desk = begun("ann")
    desk.do("ann", LEAVE)
    desk.do("zoe", Sit(Seat(2), "Zoe", "ff"))
    assert Seat(2) == desk.table.state.host


def test_a_covered_seat_is_still_its_owners() -> None:
    desk = begun(*ALL)
    desk.do(HOUSE, Cover(Seat(1)))
    assert "seat-taken" == desk.refusal("zoe", Sit(Seat(1), "Zoe", "ff"))


def test_nobody_leaves_a_game_that_is_over() -> None:
    """The record says who played: a bot's name must not take the place of a person's."""
    desk = begun("ann")
    desk.play_to(Stage.OVER)
    assert "game-over" == desk.refusal("ann", LEAVE)


def test_nobody_sits_down_to_a_game_that_is_over() -> None:
    desk = begun("ann")
    desk.play_to(Stage.OVER)
    assert "game-over" == desk.refusal("zoe", Sit(Seat(1), "Zoe", "ff"))


def test_every_round_is_dealt_by_its_own_shuffle() -> None:
    desk = begun(*ALL)
    desk.play_to(Stage.OVER)
    events = [event for entry in desk.log.entries for event in entry.events]
    assert 6 == sum(isinstance(event, HandDealt) for event in events)
    assert [0, 1] == [event.index for event in events if isinstance(event, RoundStarted)]
