"""The clocks of a table: whose time runs, when, and what comes of it."""

from __future__ import annotations

from typing import Any, Final

import pytest

from ohhell.rules import Bid, CardPlayed, Seat
from ohhell.table import (
    HOUSE,
    Act,
    Back,
    Clock,
    Cover,
    Deal,
    Due,
    MoreTime,
    Order,
    Renew,
    Resume,
    Return,
    Sit,
    Stage,
    Table,
    TimeOut,
    dump,
    load,
)
from ohhell.table.events import (
    Absence,
    ClocksRenewed,
    MoreTimeGiven,
    SeatCovered,
    SeatReturned,
    TimedOut,
)
from tests.desk import LEAVE, TOGETHER, Desk, begun, lobby

ALL: Final = ("ann", "bob", "cat")
BID_MS, PLAY_MS = 15_000, 7_000


def timed(*people: str, **options: Any) -> Desk:  # noqa: ANN401 - those of Options
    """Return a game with clocks that has begun; bots have the seats that are left."""
    chosen = {"bid_clock_s": 15, "play_clock_s": 7, **options}
    return begun(*(people or ALL), **chosen)


def clock(desk: Desk, seat: int | None = None) -> Clock:
    """Return the clock of a seat, or of the one to act."""
    found = desk.table.state.places[desk.turn if seat is None else seat].clock
    assert found is not None
    return found


def left_ms(desk: Desk, seat: int | None = None) -> int:
    return clock(desk, seat).left_at(desk.now_ms)


def run_out(desk: Desk, seat: int | None = None) -> TimeOut:
    """Let the clock of a seat run out, and return what the house then orders."""
    seat = desk.turn if seat is None else Seat(seat)
    due_ms = clock(desk, seat).due_ms
    assert due_ms is not None
    desk.now_ms = due_ms
    return TimeOut(seat, due_ms)


# --- When it runs ---------------------------------------------------------------------------------


def test_a_bid_has_the_one_clock_and_a_card_the_other() -> None:
    desk = timed()
    assert (BID_MS, BID_MS) == (clock(desk).whole_ms, left_ms(desk))
    desk.play_to(Stage.PLAYING)
    assert (PLAY_MS, PLAY_MS) == (clock(desk).whole_ms, left_ms(desk))


@pytest.mark.parametrize("clocks", [(0, 7), (7, 0), (0, 0)])
def test_what_has_no_clock_may_be_thought_about_for_ever(clocks: tuple[int, int]) -> None:
    desk = timed(bid_clock_s=clocks[0], play_clock_s=clocks[1])
    for stage, limit_s in zip((Stage.BIDDING, Stage.PLAYING), clocks, strict=True):
        desk.play_to(stage)
        has = desk.table.state.places[desk.turn].clock is not None
        assert has is (limit_s > 0)
        assert (desk.table.due() is not None) is has


def test_a_clock_begins_when_the_seat_is_asked() -> None:
    desk = timed()
    first = desk.turn
    desk.now_ms += 3_000
    assert BID_MS - 3_000 == left_ms(desk)
    desk.step()
    assert BID_MS == left_ms(desk)
    assert desk.table.state.places[first].clock is None


def test_bids_made_together_have_each_a_clock_of_their_own() -> None:
    desk = timed(ruleset=TOGETHER)
    desk.now_ms += 5_000
    desk.do("bob", Act(Seat(1), Bid(0), desk.table.number))
    assert desk.table.state.places[1].clock is None
    assert [BID_MS - 5_010] * 2 == [left_ms(desk, seat) for seat in (0, 2)]


def test_who_takes_a_trick_and_leads_the_next_has_a_new_clock() -> None:
    desk = timed()
    desk.play_until(lambda table: table.state.stage is Stage.PLAYING and len(desk.game.sheet) == 1)
    while not desk.game.round_in_progress.tricks:
        desk.now_ms += 5_000
        desk.step()
    assert PLAY_MS == left_ms(desk)


def test_bots_and_covered_seats_have_all_the_time() -> None:
    desk = timed("ann")
    bot = next(s for s, place in enumerate(desk.table.state.places) if place.player is None)
    desk.play_until(lambda _: desk.turn == bot)
    assert clock(desk, bot).due_ms is None
    desk = timed()
    desk.do(HOUSE, Cover(desk.turn))
    assert desk.table.due() is None


def test_no_clock_runs_between_rounds_nor_when_the_game_is_over() -> None:
    """TIM-11; nor is there anything due but the next deal."""
    desk = timed()
    for stage in (Stage.SCORED, Stage.OVER):
        desk.play_to(stage)
        assert all(place.clock is None for place in desk.table.state.places)
    assert desk.table.due() is None
    desk.now_ms += 2 * BID_MS
    assert "no-such-clock" == desk.refusal(HOUSE, TimeOut(Seat(0), desk.now_ms))


# --- What others do -------------------------------------------------------------------------------


def test_others_neither_refill_nor_shorten_my_clock() -> None:
    """TIM-01 and TIM-03: seat 2 goes, is covered, leaves, is followed; a spectator sits down."""
    desk = timed()
    desk.play_until(lambda _: desk.turn == 0)
    before = clock(desk)
    desk.now_ms += 4_000
    desk.do(HOUSE, Cover(Seat(2)))
    desk.do(HOUSE, Return(Seat(2)))
    desk.do("cat", LEAVE)
    desk.do("zoe", Sit(Seat(2), "Zoë", "00"))
    assert before == clock(desk)
    assert Due(before.due_ms or 0, TimeOut(Seat(0), before.due_ms or 0), before.left_ms) == (
        desk.table.due()
    )


def test_going_and_coming_back_gains_no_time() -> None:
    """Else whoever cuts the own line, or leaves and sits down again, thinks for ever."""
    desk = timed()
    seat, owner = desk.turn, desk.owner
    desk.now_ms += 5_000
    desk.do(HOUSE, Cover(seat))
    left = left_ms(desk)
    desk.now_ms += 60_000
    desk.do(HOUSE, Return(seat))
    assert left == left_ms(desk)
    desk.do(owner, LEAVE)
    desk.do(owner, Sit(seat, "Again", "00"))
    assert left - 10 == left_ms(desk)


# --- Running out ----------------------------------------------------------------------------------


def test_what_is_due_is_the_next_clock_to_run_out() -> None:
    desk = timed(ruleset=TOGETHER)
    due_ms = clock(desk, 0).due_ms
    assert due_ms is not None
    assert Due(due_ms, TimeOut(Seat(0), due_ms), BID_MS) == desk.table.due()


def test_who_is_out_of_time_is_played_for_this_once() -> None:
    desk = timed()
    seat, owner = desk.turn, desk.owner
    assert (TimedOut(seat),) == desk.do(HOUSE, run_out(desk)).events
    assert HOUSE == desk.owner
    desk.step()
    desk.play_until(lambda _: desk.turn == seat)
    assert owner == desk.owner
    assert PLAY_MS == left_ms(desk)


@pytest.mark.parametrize("owner_first", [True, False])
def test_of_the_owner_and_the_house_one_acts(owner_first: bool) -> None:
    """The race is harmless: whoever comes second is told that the table has moved on."""
    desk = timed()
    seat, owner = desk.turn, desk.owner
    desk.do(HOUSE, run_out(desk))
    act = Act(seat, desk.legal(), desk.table.number)
    first, second = (owner, HOUSE) if owner_first else (HOUSE, owner)
    desk.do(first, act)
    assert desk.refusal(second, act) in {"stale", "already-bid", "seat-owned"}


def test_an_answer_in_time_beats_the_clock() -> None:
    desk = timed()
    order = run_out(desk)
    desk.step()
    assert "no-such-clock" == desk.refusal(HOUSE, order)


@pytest.mark.parametrize("by", ALL)
@pytest.mark.parametrize("order", [TimeOut(Seat(0), 1), Renew()], ids=repr)
def test_only_the_house_keeps_time(by: str, order: Order) -> None:
    assert "house-only" == timed().refusal(by, order)


def idle(desk: Desk) -> Seat:
    """Let a seat run out of time twice in a row, and return it."""
    seat = desk.turn
    desk.do(HOUSE, run_out(desk))
    desk.step()
    desk.play_until(lambda _: desk.turn == seat)
    events = desk.do(HOUSE, run_out(desk)).events
    assert (TimedOut(seat), SeatCovered(seat, Absence.IDLE)) == events
    return seat


def test_after_two_run_outs_in_a_row_a_bot_plays_at_once() -> None:
    desk = timed()
    seat = idle(desk)
    place = desk.table.state.places[seat]
    assert (True, True) == (place.covered, place.idle)
    desk.step()
    desk.play_to(Stage.SCORED)
    assert desk.table.state.places[seat].idle


def test_the_owners_own_act_ends_the_count() -> None:
    desk = timed()
    seat, owner = desk.turn, desk.owner
    desk.do(HOUSE, run_out(desk))
    desk.step()
    desk.play_until(lambda _: desk.turn == seat)
    events = desk.do(owner, Act(seat, desk.legal(), desk.table.number)).events
    assert SeatReturned(seat) == events[0]
    assert isinstance(events[1], CardPlayed)
    desk.play_to(Stage.SCORED)
    desk.do(HOUSE, Deal(1))
    desk.play_until(lambda _: desk.turn == seat)
    assert (TimedOut(seat),) == desk.do(HOUSE, run_out(desk)).events


def test_i_am_back() -> None:
    desk = timed()
    seat = idle(desk)
    owner = desk.table.state.places[seat].player
    assert owner is not None
    assert (SeatReturned(seat),) == desk.do(owner, Back()).events
    assert 0 == desk.table.state.places[seat].run_outs
    assert "not-covered" == desk.refusal(owner, Back())
    assert "not-seated" == desk.refusal("zoe", Back())


def test_an_act_says_that_the_owner_is_back() -> None:
    desk = timed()
    seat = idle(desk)
    owner = desk.table.state.places[seat].player
    assert owner is not None
    desk.do(owner, Act(seat, desk.legal(), desk.table.number))
    place = desk.table.state.places[seat]
    assert (False, False, 0) == (place.covered, place.idle, place.run_outs)


# --- More time ------------------------------------------------------------------------------------


def more(desk: Desk) -> MoreTime:
    return MoreTime(desk.table.number)


def test_more_time_is_given_once_a_question_and_everybody_sees_it() -> None:
    desk = timed(more_time_s=20)
    owner = desk.owner
    desk.now_ms += 1_000
    before = left_ms(desk)
    assert (MoreTimeGiven(desk.turn, 20_000),) == desk.do(owner, more(desk)).events
    assert before + 20_000 - 10 == left_ms(desk)
    assert "more-time-given" == desk.refusal(owner, more(desk))


def test_more_time_is_given_so_often_a_game_and_no_more() -> None:
    desk = timed(more_times_max=1)
    seat, owner = desk.turn, desk.owner
    desk.do(owner, more(desk))
    desk.step()
    desk.play_until(lambda _: desk.turn == seat)
    assert "no-more-time" == desk.refusal(owner, more(desk))
    desk.do(owner, LEAVE)
    desk.do(owner, Sit(seat, "Again", "00"))
    assert "no-more-time" == desk.refusal(owner, more(desk))


def test_more_time_is_for_whose_clock_runs() -> None:
    desk = timed()
    other = next(name for name in ALL if name != desk.owner)
    assert "no-such-clock" == desk.refusal(other, more(desk))
    untimed = begun(*ALL)
    assert "no-such-clock" == untimed.refusal(untimed.owner, more(untimed))


def test_more_time_for_an_older_question_is_stale() -> None:
    """A late copy must not use up what is left for another turn."""
    desk = timed()
    seat, owner, order = desk.turn, desk.owner, more(desk)
    desk.step()
    desk.play_until(lambda _: desk.turn == seat)
    assert "stale" == desk.refusal(owner, order)


def test_a_clock_that_was_given_more_does_not_run_out_at_its_old_end() -> None:
    """Two nodes: the one that has not heard of it orders by what it knew."""
    desk = timed()
    old = clock(desk).due_ms
    desk.do(desk.owner, more(desk))
    assert "no-such-clock" == desk.refusal(HOUSE, TimeOut(desk.turn, old or 0))


# --- An outage ------------------------------------------------------------------------------------


def test_nobody_is_charged_an_outage() -> None:
    """TIM-09: whoever was to act has the whole time again, also what was asked for."""
    desk = timed(more_time_s=20)
    desk.do(desk.owner, more(desk))
    desk.now_ms += 60_000
    assert (ClocksRenewed(),) == desk.do(HOUSE, Renew()).events
    assert BID_MS + 20_000 == left_ms(desk)


def test_there_is_nothing_to_renew_where_no_clock_runs() -> None:
    for desk in (begun(*ALL), lobby(*ALL)):
        assert "no-such-clock" == desk.refusal(HOUSE, Renew())
    assert "not-paused" == timed().refusal("ann", Resume())


def test_clocks_follow_from_the_log_alone() -> None:
    """PER-01: so any node, or a server that was started anew, knows them."""
    desk = timed()
    idle(desk)
    desk.now_ms += 2_000
    assert desk.table == Table.load(load(dump(entry)) for entry in desk.log.entries)


def test_a_clock_set_back_gives_no_time_and_takes_none() -> None:
    running = Clock(7_000, 7_000, since_ms=10_000)
    assert (7_000, 7_000, 0) == tuple(map(running.left_at, (0, 10_000, 99_000)))
    assert running.going(9_000, runs=False) == Clock(7_000, 7_000)


# --- Tables that play on --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "plays_on"),
    [
        ({"rated": True}, True),
        ({"buy_in": 50}, True),
        ({}, False),
        ({"rated": True, "bid_clock_s": 0, "play_clock_s": 0}, False),
    ],
)
def test_a_table_with_something_at_stake_plays_on_by_the_clock(
    options: dict[str, Any], plays_on: bool
) -> None:
    assert timed(**options).table.state.options.plays_on is plays_on


def test_a_game_that_starts_by_itself_is_due_in_the_lobby() -> None:
    """With which bots it starts is for the server to say."""
    desk = lobby(*ALL, starts_at_ms=99_000)
    due = desk.table.due()
    assert due is not None
    assert (99_000, None) == (due.at_ms, due.order)
