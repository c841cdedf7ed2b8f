"""A pause by agreement: who is asked, what stands still, and how it ends."""

from __future__ import annotations

from typing import Any, Final

import pytest

from ohhell.rules import Seat
from ohhell.table import (
    HOUSE,
    Act,
    Cover,
    Deal,
    Due,
    Pause,
    Ready,
    Resume,
    Return,
    Stage,
    Table,
)
from ohhell.table.events import PauseAsked, Paused, Resumed, SeatCovered
from tests.desk import LEAVE, Desk, begun, lobby

ALL: Final = ("ann", "bob", "cat")


def timed(*people: str, **options: Any) -> Desk:  # noqa: ANN401 - those of Options
    """Return a game with clocks that has begun; bots have the seats that are left."""
    return begun(*(people or ALL), **{"bid_clock_s": 30, "play_clock_s": 30, **options})


def paused(*people: str, **options: Any) -> Desk:  # noqa: ANN401
    """Return the same, in a pause."""
    desk = timed(*people, **options)
    for player in people or ALL:
        desk.do(player, Pause())
    assert desk.table.state.paused
    return desk


def left_ms(desk: Desk) -> int:
    clock = desk.table.state.places[desk.turn].clock
    assert clock is not None
    return clock.left_at(desk.now_ms)


def test_it_begins_when_everybody_here_has_agreed() -> None:
    desk = timed()
    assert (PauseAsked(Seat(0)),) == desk.do("ann", Pause()).events
    assert "pause-asked" == desk.refusal("ann", Pause())
    desk.do("cat", Pause())
    assert not desk.table.state.paused
    assert (PauseAsked(Seat(1)), Paused()) == desk.do("bob", Pause()).events


def test_bots_and_who_is_covered_are_not_asked() -> None:
    assert paused("ann").table.state.paused
    desk = timed()
    desk.do(HOUSE, Cover(Seat(1)))
    desk.do("ann", Pause())
    assert Paused() in desk.do("cat", Pause()).events


def test_it_begins_when_the_last_who_was_waited_for_is_covered_or_leaves() -> None:
    for order, by in ((Cover(Seat(2)), HOUSE), (LEAVE, "cat")):
        desk = timed()
        desk.do("ann", Pause())
        desk.do("bob", Pause())
        assert Paused() == desk.do(by, order).events[-1]


def test_clocks_keep_what_was_left() -> None:
    """TIM-05: 20 s before, 20 s during, 20 s after, whatever happens meanwhile."""
    desk = timed()
    desk.now_ms += 10_000 - 30
    for player in ALL:
        desk.do(player, Pause())
    assert 20_000 == left_ms(desk)
    desk.now_ms += 90_000
    assert 20_000 == left_ms(desk)
    assert desk.table == Table.load(desk.log.entries), "who reloads sees the same"
    desk.do("cat", Resume())
    assert 20_000 == left_ms(desk)
    desk.now_ms += 5_000
    assert 15_000 == left_ms(desk)
    desk.step()


def test_nothing_goes_on_in_a_pause() -> None:
    desk = paused()
    assert desk.table.due() is None
    assert "paused" == desk.refusal(desk.owner, Act(desk.turn, desk.legal(), desk.table.number))
    assert "paused" == desk.refusal(HOUSE, Cover(Seat(0)))
    assert "pause-asked" == desk.refusal("ann", Pause())


def test_the_deal_waits_and_then_shows_the_score_as_long_as_it_would_have() -> None:
    desk = timed()
    desk.play_to(Stage.SCORED)
    due = desk.table.due()
    assert due is not None
    for player in ALL:
        desk.do(player, Pause())
    begun_ms = desk.now_ms
    assert "paused" == desk.refusal(HOUSE, Deal(1))
    assert "paused" == desk.refusal("ann", Ready(desk.table.number))
    desk.now_ms += 90_000
    desk.do("bob", Resume())
    assert Due(due.at_ms + desk.now_ms - begun_ms, Deal(1), due.within_ms) == desk.table.due()


def test_anybody_seated_may_end_it_and_nobody_else() -> None:
    desk = paused()
    assert "not-seated" == desk.refusal("zoe", Resume())
    assert (Resumed(Seat(2)),) == desk.do("cat", Resume()).events
    assert "not-paused" == desk.refusal("cat", Resume())
    desk.do("ann", Pause())
    assert not desk.table.state.paused, "a new pause asks anew"


def test_who_is_asked_may_say_no() -> None:
    desk = timed()
    desk.do("ann", Pause())
    desk.do("bob", Resume())
    assert not any(place.wants_pause for place in desk.table.state.places)


def test_a_wish_does_not_outlast_its_round() -> None:
    desk = timed()
    desk.do("ann", Pause())
    desk.play_to(Stage.SCORED)
    desk.do(HOUSE, Deal(1))
    assert not any(place.wants_pause for place in desk.table.state.places)


def test_a_pause_is_asked_for_so_often_a_game_and_no_more() -> None:
    desk = timed(pauses_max=2)
    for _ in range(2):
        desk.do("ann", Pause())
        desk.do("ann", Resume())
    assert "too-many-pauses" == desk.refusal("ann", Pause())
    desk.do("bob", Pause())


@pytest.mark.parametrize(("stage", "code"), [("lobby", "not-started"), ("over", "game-over")])
def test_there_is_no_pause_outside_a_game(stage: str, code: str) -> None:
    desk = lobby(*ALL)
    if stage == "over":
        desk = timed()
        desk.play_to(Stage.OVER)
    assert code == desk.refusal("ann", Pause())
    assert "not-seated" == desk.refusal("zoe", Pause())


def test_a_pause_that_nobody_is_left_to_end_is_over() -> None:
    desk = paused("ann", "bob")
    desk.do("ann", LEAVE)
    assert Resumed(None) == desk.do("bob", LEAVE).events[-1]


def test_a_table_that_plays_on_is_paused_so_long_and_no_longer() -> None:
    """Else one who resumes never holds up what the others have at stake."""
    desk = paused(rated=True, pause_max_s=60)
    assert Due(desk.now_ms + 60_000, Resume(), 60_000) == desk.table.due()
    assert (Resumed(None),) == desk.do(HOUSE, Resume()).events


def test_who_comes_back_in_a_pause_does_not_end_it() -> None:
    desk = timed()
    desk.do(HOUSE, Cover(Seat(2)))
    desk.do("ann", Pause())
    desk.do("bob", Pause())
    desk.do(HOUSE, Return(Seat(2)))
    assert desk.table.state.paused


def test_who_was_covered_and_asks_for_a_pause_is_here() -> None:
    desk = timed()
    desk.do(HOUSE, Cover(Seat(0)))
    events = desk.do("ann", Pause()).events
    assert not any(isinstance(event, SeatCovered) for event in events)
    assert desk.table.state.places[0].is_here
