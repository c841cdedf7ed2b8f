"""What hosts do with a table before its game, set times, seats that change hands, rematches."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ohhell.rules import GameStarted, Seat
from ohhell.table import (
    HOUSE,
    Admit,
    AskReady,
    ClearSeat,
    Close,
    HandHost,
    Kept,
    Kind,
    Leave,
    Offer,
    Open,
    Options,
    Order,
    Ready,
    Rematch,
    SeatBot,
    Shuffle,
    Sit,
    Stage,
    Start,
    Swap,
    Table,
    Unready,
    open_table,
)
from ohhell.table.events import (
    BotSeated,
    HostChanged,
    RematchOpened,
    SeatOffered,
    SeatReady,
    SeatsArranged,
    SeatTaken,
    TableClosed,
)
from ohhell.table.testing import MemoryLog
from tests.desk import LEAVE, SECRET, SHORT, START, Desk, begun, lobby

ALL = ("ann", "bob", "cat")
DUE_MS = 60_000


def kept(options: Options, *people: str) -> Desk:
    """Return a lobby of these options where `people` sit from seat 0 on."""
    first = open_table(Open(options, SECRET), at_ms=1_000)
    log = MemoryLog()
    log.append(first)
    desk = Desk(Table.load([first]), log)
    for seat, player in enumerate(people):
        desk.do(player, Sit(Seat(seat), player.title(), f"{seat:02x}"))
    return desk


def scheduled(*people: str) -> Desk:
    """Return a lobby whose game is set to begin at `DUE_MS`."""
    return kept(Options(SHORT, 3, starts_at_ms=DUE_MS), *people)


def names(desk: Desk) -> list[str]:
    """Return who sits where."""
    return [place.name for place in desk.table.state.places]


# --- The order of the seats -----------------------------------------------------------------------


def test_a_swap_exchanges_people_with_all_that_is_theirs() -> None:
    """The nonce goes with its person: the record says whose it was."""
    desk = lobby(*ALL)
    assert (SeatsArranged((Seat(2), Seat(1), Seat(0))),) == desk.do(
        "ann", Swap(Seat(0), Seat(2))
    ).events
    assert ["Cat", "Bob", "Ann"] == names(desk)
    assert ("02", "01", "00") == desk.table.state.nonces
    assert Seat(2) == desk.table.state.host


def test_a_swap_with_an_empty_seat_is_a_move() -> None:
    desk = lobby("ann", "bob", seats=4)
    desk.do("ann", Swap(Seat(1), Seat(3)))
    assert ["Ann", "", "", "Bob"] == names(desk)


@pytest.mark.parametrize(("seat", "other"), [(1, 1), (2, 3), (3, 2)])
def test_nothing_is_exchanged_for_nothing(seat: int, other: int) -> None:
    desk = lobby("ann", "bob", seats=4)
    assert "same-seat" == desk.refusal("ann", Swap(Seat(seat), Seat(other)))


def test_a_shuffle_names_every_seat_once() -> None:
    desk = lobby(*ALL)
    desk.do("ann", Shuffle((Seat(1), Seat(2), Seat(0))))
    assert ["Bob", "Cat", "Ann"] == names(desk)
    for order in ((0, 0, 1), (0, 1), (1, 2, 3), ()):
        assert "bad-order" == desk.refusal("ann", Shuffle(tuple(map(Seat, order))))


# --- Hosts ----------------------------------------------------------------------------------------


def test_a_host_hands_over_to_a_person() -> None:
    desk = lobby("ann", "bob")
    desk.do("ann", SeatBot(Seat(2), "Robo", "casual"))
    assert "no-person" == desk.refusal("ann", HandHost(Seat(2)))
    assert "already-host" == desk.refusal("ann", HandHost(Seat(0)))
    assert (HostChanged(Seat(1)),) == desk.do("ann", HandHost(Seat(1))).events
    assert "not-host" == desk.refusal("ann", START)
    desk.do("bob", START)


def test_a_host_hands_over_in_the_game_too() -> None:
    desk = begun(*ALL)
    desk.do("ann", HandHost(Seat(2)))
    assert Seat(2) == desk.table.state.host
    desk.play_to(Stage.OVER)
    assert "game-over" == desk.refusal("cat", HandHost(Seat(0)))


ARRANGING = [
    Swap(Seat(0), Seat(1)),
    Shuffle((Seat(1), Seat(0), Seat(2))),
    AskReady(),
    Close(),
    Admit("zoe"),
    HandHost(Seat(1)),
]


@pytest.mark.parametrize("order", ARRANGING, ids=lambda order: type(order).__name__)
@pytest.mark.parametrize("by", ["bob", "zoe"])
def test_only_the_host_arranges(by: str, order: Order) -> None:
    assert "not-host" == lobby("ann", "bob").refusal(by, order)


@pytest.mark.parametrize("order", ARRANGING[:4], ids=lambda order: type(order).__name__)
def test_nothing_is_arranged_once_the_game_has_begun(order: Order) -> None:
    assert "already-started" == begun(*ALL).refusal("ann", order)


# --- Removed people -------------------------------------------------------------------------------


def test_who_was_removed_does_not_sit_here_again_until_admitted() -> None:
    """Else whoever was sent away is back before the host has looked up."""
    desk = lobby("ann", "bob")
    desk.do("ann", ClearSeat(Seat(1)))
    for seat in (1, 2):
        assert "removed" == desk.refusal("bob", Sit(Seat(seat), "Bob", "ff"))
    assert "not-removed" == desk.refusal("ann", Admit("cat"))
    desk.do("ann", Admit("bob"))
    desk.do("bob", Sit(Seat(2), "Bob", "ff"))


def test_who_was_removed_takes_no_bots_seat_in_the_game() -> None:
    desk = lobby("ann", "bob")
    desk.do("ann", ClearSeat(Seat(1)))
    desk.do("ann", START)
    assert "removed" == desk.refusal("bob", Sit(Seat(1), "Bob", "ff"))


# --- Ready ----------------------------------------------------------------------------------------


def test_a_host_who_asks_is_ready_and_the_others_are_not() -> None:
    desk = lobby(*ALL)
    desk.ready("bob")
    desk.do("ann", AskReady())
    assert [True, False, False] == [place.ready for place in desk.table.state.places]
    assert desk.table.state.ready_asked


def test_ready_is_said_and_taken_back() -> None:
    desk = lobby(*ALL)
    assert "not-ready" == desk.refusal("bob", Unready())
    desk.ready("bob")
    assert "already-ready" == desk.refusal("bob", Ready(desk.table.number))
    desk.do("bob", Unready())
    assert not desk.table.state.places[1].ready
    assert "not-seated" == desk.refusal("zoe", Unready())


def test_ready_answers_the_last_question() -> None:
    """A late copy of an older answer says nothing to a newer question."""
    desk = lobby(*ALL)
    before = desk.table.number
    desk.do("ann", AskReady())
    assert "stale" == desk.refusal("bob", Ready(before))
    desk.ready("bob")
    assert "stale" == Desk(Table.load(desk.log.entries), desk.log).refusal("cat", Ready(before))


def test_without_a_set_time_nothing_begins_before_the_host_says_so() -> None:
    desk = lobby(*ALL)
    for player in ALL:
        desk.ready(player)
    assert Stage.LOBBY is desk.table.state.stage
    desk.do("ann", START)


def test_a_start_finds_nobody_ready_for_the_next_round() -> None:
    desk = lobby(*ALL)
    for player in ALL:
        desk.ready(player)
    desk.do("ann", START)
    assert not any(place.ready for place in desk.table.state.places)


# --- A set time -----------------------------------------------------------------------------------


def test_the_house_begins_at_the_set_time_and_not_before() -> None:
    desk = scheduled("ann")
    desk.now_ms = DUE_MS - 20
    assert "not-due" == desk.refusal(HOUSE, START)
    desk.now_ms = DUE_MS - 10
    entry = desk.do(HOUSE, Start(("Robo", "Hal"), "casual"))
    assert ["Robo", "Hal"] == [e.name for e in entry.events if isinstance(e, BotSeated)]
    assert desk.table.state.starts_at_ms is None
    assert "already-started" == desk.refusal(HOUSE, START)


def test_the_house_begins_no_game_without_a_set_time() -> None:
    desk = lobby("ann")
    desk.now_ms = DUE_MS
    assert "not-host" == desk.refusal(HOUSE, START)
    assert "not-due" == desk.refusal(HOUSE, Close())


def test_a_host_may_begin_before_the_set_time() -> None:
    desk = scheduled("ann", "bob")
    desk.do("ann", START)
    assert Stage.BIDDING is desk.table.state.stage


def test_it_begins_early_when_every_seat_is_a_persons_and_all_are_ready() -> None:
    desk = scheduled(*ALL)
    desk.ready("cat")
    desk.ready("ann")
    assert desk.table.state.game is None
    entry = desk.do("bob", Ready(desk.table.number))
    assert [SeatReady, GameStarted] == [type(event) for event in entry.events[:2]]


def test_it_does_not_begin_early_with_a_bot_or_an_empty_seat() -> None:
    desk = scheduled("ann", "bob")
    desk.ready("ann")
    desk.ready("bob")
    desk.do("ann", SeatBot(Seat(2), "Robo", "casual"))
    desk.do("bob", Unready())
    desk.ready("bob")
    assert Stage.LOBBY is desk.table.state.stage


def test_a_table_where_nobody_sits_is_closed_at_its_time() -> None:
    desk = scheduled("ann")
    desk.now_ms = DUE_MS
    assert "not-empty" == desk.refusal(HOUSE, Close())
    desk.do("ann", LEAVE)
    assert "nobody-seated" == desk.refusal(HOUSE, START)
    assert (TableClosed(),) == desk.do(HOUSE, Close()).events
    assert Stage.CLOSED is desk.table.state.stage


def test_a_table_that_is_called_off_takes_nobody_and_begins_no_more() -> None:
    desk = scheduled("ann", "bob")
    desk.do("ann", Close())
    desk.now_ms = DUE_MS
    assert desk.table.state.starts_at_ms is None
    assert "table-closed" == desk.refusal("cat", Sit(Seat(2), "Cat", "ff"))
    assert {"table-closed"} == {desk.refusal(by, START) for by in ("ann", HOUSE)}
    desk.do("bob", LEAVE)


# --- A seat for a friend --------------------------------------------------------------------------


def test_a_seat_is_handed_to_who_takes_the_offer() -> None:
    desk = begun(*ALL)
    hand = desk.game.round_in_progress.hands[1]
    assert (SeatOffered(Seat(1), "zoe"),) == desk.do("bob", Offer("zoe")).events
    assert "seat-taken" == desk.refusal("yan", Sit(Seat(1), "Yan", "ff"))
    assert (SeatTaken(Seat(1), "zoe", "Zoe", "ff"),) == desk.do(
        "zoe", Sit(Seat(1), "Zoe", "ff")
    ).events
    assert hand == desk.game.round_in_progress.hands[1]
    assert "01" == desk.table.state.nonces[1]


def test_who_handed_a_seat_over_has_seen_its_hand() -> None:
    desk = begun("ann", "bob")
    desk.do("bob", Offer("zoe"))
    desk.do("zoe", Sit(Seat(1), "Zoe", "ff"))
    assert "seen-hand" == desk.refusal("bob", Sit(Seat(2), "Bob", "ff"))
    assert "friend-seen-hand" == desk.refusal("ann", Offer("bob"))


def test_a_host_who_hands_the_seat_over_hands_on() -> None:
    desk = begun(*ALL)
    desk.do("ann", Offer("zoe"))
    assert HostChanged(Seat(0)) == desk.do("zoe", Sit(Seat(0), "Zoe", "ff")).events[-1]


def test_an_offer_is_taken_back() -> None:
    desk = begun(*ALL)
    assert "same-offer" == desk.refusal("bob", Offer(None))
    desk.do("bob", Offer("zoe"))
    desk.do("bob", Offer(None))
    assert "seat-taken" == desk.refusal("zoe", Sit(Seat(1), "Zoe", "ff"))


@pytest.mark.parametrize(
    ("to", "code"), [("ann", "has-seat"), ("bob", "has-seat"), (HOUSE, "has-seat")]
)
def test_a_seat_is_offered_to_who_has_none(to: str, code: str) -> None:
    assert code == begun(*ALL).refusal("bob", Offer(to))


def test_a_seat_is_offered_in_a_game_alone() -> None:
    assert "not-started" == lobby(*ALL).refusal("bob", Offer("zoe"))
    desk = begun(*ALL)
    desk.play_to(Stage.OVER)
    assert "game-over" == desk.refusal("bob", Offer("zoe"))


def test_who_was_removed_is_offered_no_seat() -> None:
    desk = lobby("ann", "bob", "cat")
    desk.do("ann", ClearSeat(Seat(2)))
    desk.do("ann", START)
    assert "friend-removed" == desk.refusal("bob", Offer("cat"))


# --- Rematch --------------------------------------------------------------------------------------


def test_a_finished_table_names_one_next_table() -> None:
    """Whoever asks second joins the same game: two rematches would part the company."""
    desk = begun(*ALL)
    assert "not-over" == desk.refusal(HOUSE, Rematch("t2"))
    desk.play_to(Stage.OVER)
    assert "house-only" == desk.refusal("ann", Rematch("t2"))
    assert (RematchOpened("t2"),) == desk.do(HOUSE, Rematch("t2")).events
    assert "t2" == desk.table.state.rematch
    assert "rematch-open" == desk.refusal(HOUSE, Rematch("t3"))


KEPT = Options(
    SHORT,
    3,
    kept=(Kept(Seat(1), "bob", "Bob"), Kept(Seat(2), "cat", "Cat")),
    kept_until_ms=DUE_MS,
)


def test_a_kept_seat_is_for_one_person_for_a_while() -> None:
    desk = kept(KEPT, "ann")
    assert "seat-kept" == desk.refusal("zoe", Sit(Seat(1), "Zoe", "ff"))
    assert "seat-kept" == desk.refusal("bob", Sit(Seat(2), "Bob", "ff"))
    desk.do("bob", Sit(Seat(1), "Bob", "ff"))
    desk.now_ms = DUE_MS
    desk.do("zoe", Sit(Seat(2), "Zoe", "ff"))


def test_a_kept_seat_is_kept_wherever_the_host_moves_it() -> None:
    desk = kept(KEPT, "ann")
    desk.do("ann", Swap(Seat(0), Seat(1)))
    assert "seat-kept" == desk.refusal("zoe", Sit(Seat(0), "Zoe", "ff"))
    desk.do("bob", Sit(Seat(0), "Bob", "ff"))


def test_a_host_need_not_wait_for_who_does_not_come() -> None:
    desk = kept(KEPT, "ann")
    desk.do("ann", START)
    assert [Kind.PERSON, Kind.BOT, Kind.BOT] == [p.kind for p in desk.table.state.places]
    desk.do("bob", Sit(Seat(1), "Bob", "ff"))


def test_options_of_older_logs_mean_what_they_meant() -> None:
    assert replace(Options(SHORT, 3), bot_level="", kept=(), kept_until_ms=0) == Options(SHORT, 3)
    assert Leave("Robo", "casual") == LEAVE
