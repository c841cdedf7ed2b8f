"""Two people who came in one browser: what a table for ratings or chips makes of it."""

from __future__ import annotations

import pytest

from ohhell.rules import Seat
from ohhell.table import ClearSeat, Leave, Options, Sit, Stage, Table, sharers
from ohhell.table.events import BrowserShared, Event, RatedChanged, SeatLeft, SeatTaken
from tests.desk import LEAVE, SHORT, START, Desk, lobby

BOB = Sit(Seat(1), "Bob", "01", alike=("ann",))
TAKEN = SeatTaken(Seat(1), "bob", "Bob", "01")


def rated(*people: str) -> Desk:
    """Return a table whose game is for ratings."""
    return lobby(*people, rated=True)


def is_rated(desk: Desk) -> bool:
    """Tell whether the game counts for ratings as it stands."""
    return desk.table.state.rated


def test_a_game_that_two_begin_in_one_browser_is_not_rated() -> None:
    desk = rated("ann")
    assert is_rated(desk)
    events: tuple[Event, ...] = (TAKEN, BrowserShared("bob", ("ann",)), RatedChanged(False))
    assert desk.do("bob", BOB).events == events
    assert not is_rated(desk)
    desk.do("ann", START)
    desk.play_to(Stage.OVER)
    assert not is_rated(desk)
    assert list(sharers(desk.table.state)) == [("bob", "ann")]


def test_whoever_gets_up_before_it_makes_it_rated_again() -> None:
    """A family whose members play one after the other has lost nothing."""
    desk = rated("ann")
    desk.do("bob", BOB)
    assert desk.do("bob", LEAVE).events == (SeatLeft(Seat(1)), RatedChanged(True))
    assert is_rated(desk)
    assert desk.do("bob", BOB).events == (TAKEN, RatedChanged(False))
    assert RatedChanged(True) in desk.do("ann", ClearSeat(Seat(1))).events


def test_whoever_gets_up_during_it_changes_nothing() -> None:
    """Else the second account would lose on purpose, and leave just before the end."""
    desk = rated("ann")
    desk.do("bob", BOB)
    desk.do("ann", START)
    desk.do("bob", LEAVE)
    assert not is_rated(desk)
    assert list(sharers(desk.table.state)) == [("bob", "ann")]


def test_whoever_comes_back_to_the_own_browser_shares_it_with_who_sits_there_now() -> None:
    """It is told once who came in it, whichever of the two sits down last."""
    desk = rated("ann", "cat")
    desk.do("cat", LEAVE)
    desk.do("bob", Sit(Seat(1), "Bob", "01", alike=("cat",)))
    assert is_rated(desk)
    back = desk.do("cat", Sit(Seat(2), "Cat", "02")).events
    assert back == (SeatTaken(Seat(2), "cat", "Cat", "02"), RatedChanged(False))


@pytest.mark.parametrize("buy_in", [0, 110])
def test_what_counts_for_nothing_says_nothing_of_browsers(buy_in: int) -> None:
    """A family plays at one tablet as it likes."""
    options = Options(SHORT, 3, buy_in=buy_in)
    desk = lobby("ann")
    assert not desk.table.state.options.counts
    assert options.counts is (buy_in > 0)
    assert desk.do("bob", BOB).events == (TAKEN,)


def test_nobody_sits_down_for_chips_in_the_browser_of_another() -> None:
    desk = lobby("ann", rated=True, buy_in=110)
    assert desk.refusal("bob", BOB) == "same-browser"
    assert is_rated(desk)
    desk.do("cat", Sit(Seat(1), "Cat", "02"))
    desk.do("ann", LEAVE)
    desk.do("bob", Sit(Seat(0), "Bob", "01", alike=("ann",)))
    assert desk.refusal("ann", Sit(Seat(2), "Ann", "00")) == "same-browser"


def test_whoever_left_a_game_for_chips_comes_back_as_before() -> None:
    desk = lobby("ann", "bob", rated=True, buy_in=110)
    desk.do("ann", START)
    desk.do("bob", Leave("Robo", "casual", costs=110))
    desk.do("bob", BOB)
    assert is_rated(desk)


def test_a_table_is_read_from_its_log_as_it_was() -> None:
    desk = rated("ann")
    desk.do("bob", BOB)
    assert Table.load(desk.log.entries) == desk.table
