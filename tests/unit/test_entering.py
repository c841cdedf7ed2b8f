"""Who may still sit down at a table of the Play door, where, and which table is chosen."""

from __future__ import annotations

from dataclasses import replace

from ohhell.club.ratings import Rating
from ohhell.rules import Pattern, RuleSet, Schedule, Seat, ranks_of
from ohhell.server.doors.seeking import by_liking
from ohhell.server.lists.entering import free_seats, may_enter, play_key_of
from ohhell.server.store import Listed, Sitter
from ohhell.table import Door, Options, Stage
from tests.desk import Desk, begun, lobby

LONG = RuleSet(schedule=Schedule(Pattern.DOWN_UP, largest=7))
"""Thirteen rounds: their first quarter is three."""
PLAY = Options(LONG, 3, door=Door.PLAY, bid_clock_s=15, play_clock_s=15)


def after_rounds(desk: Desk, count: int) -> Desk:
    """Return a game of which so many rounds have been scored, and the next one dealt."""
    desk.play_until(
        lambda table: table.state.stage is Stage.BIDDING and len(desk.game.sheet) == count
    )
    return desk


def test_a_game_is_entered_in_its_first_quarter() -> None:
    desk = begun("ann", ruleset=LONG)
    for scored, enters in ((0, True), (1, True), (2, True), (3, False)):
        assert may_enter(after_rounds(desk, scored).table.state, 13) is enters


def test_a_game_of_unknown_or_short_length_is_entered_in_two_rounds() -> None:
    for rounds in (None, 4):
        desk = begun("ann", ruleset=LONG)
        for scored, enters in ((0, True), (1, True), (2, False)):
            assert may_enter(after_rounds(desk, scored).table.state, rounds) is enters


def test_a_lobby_is_entered_as_long_as_a_seat_has_no_owner() -> None:
    assert may_enter(lobby("ann", "bob").table.state, 13)
    assert not may_enter(lobby("ann", "bob", "cat").table.state, 13)
    assert not may_enter(begun("ann", "bob", "cat").table.state, 13)


def test_who_comes_late_gets_the_best_seat_that_nobody_owns() -> None:
    desk = after_rounds(begun("ann", ruleset=LONG, seats=5), 2)
    seats = free_seats(desk.table.state, "bob", 0)
    assert sorted(seats) == [1, 2, 3, 4]
    ranks = [ranks_of(desk.game)[seat] for seat in seats]
    assert ranks == sorted(ranks)
    assert ranks[0] < ranks[-1]


def test_tables_of_one_game_have_one_key() -> None:
    """Rules, seats and clocks make the game; how else a table is kept does not."""
    key = play_key_of(PLAY)
    assert key == play_key_of(replace(PLAY, listed=True, summary_ms=1))
    others = (
        replace(PLAY, seats=4),
        replace(PLAY, bid_clock_s=30),
        replace(PLAY, play_clock_s=30),
        replace(PLAY, ruleset=RuleSet()),
    )
    assert len({key, *map(play_key_of, others)}) == 1 + len(others)
    assert play_key_of(replace(PLAY, door=Door.JOIN)) == ""


# --- Which table ----------------------------------------------------------------------------------


def table(name: str, *people: str, round_: int = 1) -> Listed:
    """Return a table where `people` are, and bots in the other seats."""
    seats = [Sitter(one, "person", one) for one in people]
    bots = [Sitter("Bot", "bot", None) for _ in range(4 - len(people))]
    return Listed(name, 5, None, "bidding", True, 0.0, round_, 13, 0, (*seats, *bots), ())


def chosen(*tables: Listed, **means: float) -> list[str]:
    """Return the tables in the order in which `me` would choose them."""
    known = {one: Rating(mean, 50) for one, mean in means.items()}
    return [found.id for found in by_liking(tables, "me", known)]


def test_an_early_game_comes_before_a_late_one() -> None:
    assert chosen(table("late", "a", "b", round_=3), table("early", "a", round_=2)) == [
        "early",
        "late",
    ]


def test_equals_come_before_company_and_company_before_age() -> None:
    strong, equal = table("strong", "a", "b"), table("equal", "c")
    assert chosen(strong, equal, a=1900, b=1900, me=1500) == ["equal", "strong"]
    assert chosen(strong, equal, a=1900, b=1900, me=1850) == ["strong", "equal"]
    assert chosen(equal, strong) == ["strong", "equal"]
    older = replace(equal, id="older", opened_at=-1.0)
    assert chosen(equal, older) == ["older", "equal"]


def test_whoever_has_no_rating_counts_as_usual() -> None:
    assert chosen(table("new", "x"), table("strong", "a"), a=1900)[0] == "new"


def test_seats_are_seats() -> None:
    assert free_seats(lobby("ann").table.state, "bob", 0) == [Seat(1), Seat(2)]
