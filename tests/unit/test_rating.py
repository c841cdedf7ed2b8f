"""Rated games: who may play them, and how they are told to the ratings."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ohhell.club.ratings import Family, Level, Person, Rated, Seated
from ohhell.rules import RuleSet, Seat, ranks_of
from ohhell.server.following.rating import result_of
from ohhell.table import Cover, Offer, Sit, Stage
from ohhell.table.commands import HOUSE
from tests.desk import LEAVE, SHORT, START, TOGETHER, Desk, opened


def rated(*people: str, ruleset: RuleSet = SHORT, seats: int = 3) -> Desk:
    """Return a rated game that `people` have begun; bots have the other seats."""
    desk = opened(ruleset, seats, rated=True)
    for seat, player in enumerate(people):
        desk.do(player, Sit(Seat(seat), player.title(), f"{seat:02x}"))
    desk.do(people[0], START)
    return desk


def seats_of(desk: Desk) -> tuple[Seated, ...]:
    """Return who held the seats of a game that is played to its end."""
    desk.play_to(Stage.OVER)
    return result_of("t", desk.table.state).seats


def test_people_and_bots_are_told_with_their_ranks() -> None:
    desk = rated("ann", "bob")
    who: tuple[Rated, ...] = (Person("ann"), Person("bob"), Level("casual"))
    seats = seats_of(desk)
    ranked = zip(who, ranks_of(desk.game), strict=True)
    assert seats == tuple(Seated(one, rank) for one, rank in ranked)
    result = result_of("t", desk.table.state)
    assert (result.game, result.family, result.teams) == ("t", Family.HEARD, 0)
    assert result.at_ms == desk.log.entries[-1].at_ms


def test_family_and_teams_are_those_of_the_rules() -> None:
    desk = rated("ann", "bob", ruleset=TOGETHER)
    desk.play_to(Stage.OVER)
    assert result_of("t", desk.table.state).family is Family.SEALED
    desk = rated("ann", "bob", ruleset=replace(SHORT, teams=2), seats=4)
    desk.play_to(Stage.OVER)
    result = result_of("t", desk.table.state)
    assert (result.family, result.teams) == (Family.TEAMS, 2)


def test_who_left_for_good_is_told_as_a_leaver() -> None:
    desk = rated("ann", "bob")
    desk.do("bob", LEAVE)
    seat = seats_of(desk)[1]
    assert (seat.who, seat.left_to) == (Person("bob"), Level("casual"))


def test_who_left_and_came_back_is_told_as_if_they_had_stayed() -> None:
    desk = rated("ann", "bob")
    desk.do("bob", LEAVE)
    desk.do("bob", Sit(Seat(1), "Bob", "0b"))
    assert seats_of(desk)[1].left_to is None


def test_who_was_absent_for_a_while_is_no_leaver() -> None:
    desk = rated("ann", "bob")
    desk.do(HOUSE, Cover(Seat(1)))
    seat = seats_of(desk)[1]
    assert (seat.who, seat.left_to) == (Person("bob"), None)


def test_a_rated_game_takes_nobody_in_once_it_has_begun() -> None:
    """Neither into a bot's seat, nor into a leaver's, nor by way of an offer."""
    desk = rated("ann", "bob")
    desk.do("bob", LEAVE)
    for seat in (1, 2):
        assert desk.refusal("cat", Sit(Seat(seat), "Cat", "0c")) == "rated-game"
    assert desk.refusal("ann", Offer("cat")) == "rated-game"


def test_a_game_that_is_not_rated_takes_people_in() -> None:
    desk = opened()
    desk.do("ann", Sit(Seat(0), "Ann", "0a"))
    desk.do("ann", START)
    desk.do("ann", Offer("dan"))
    desk.do("cat", Sit(Seat(2), "Cat", "0c"))


def test_a_game_that_is_not_over_has_no_result() -> None:
    with pytest.raises(ValueError, match="not over"):
        result_of("t", rated("ann", "bob").table.state)
