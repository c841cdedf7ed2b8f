"""Before the game: who sits where, who is host, and when a game begins."""

from __future__ import annotations

import pytest

from ohhell.rules import InvalidRuleSet, RoundStarted, RuleSet, Schedule, Seat
from ohhell.table import (
    HOUSE,
    ClearSeat,
    Entry,
    Kind,
    Open,
    Options,
    Place,
    SeatBot,
    Sit,
    Stage,
    Start,
    Table,
    TableOpened,
    open_table,
    shuffle,
)
from ohhell.table.events import (
    BotSeated,
    HostChanged,
    PersonRemoved,
    SeatLeft,
    SeatTaken,
    SecretDrawn,
)
from tests.desk import LEAVE, SECRET, SHORT, START, begun, lobby, opened

BOT = SeatBot(Seat(1), "Robo", "casual")


def sit(seat: int) -> Sit:
    return Sit(Seat(seat), "Zoe", "aa")


# --- Opening --------------------------------------------------------------------------------------


def test_a_table_opens_with_its_commitment_before_anybody_sits() -> None:
    """A secret chosen after the nonces are known could be chosen to suit the house."""
    options = Options(SHORT, 3)
    expected = (TableOpened(options, shuffle.commitment(SECRET)), SecretDrawn(SECRET))
    assert Entry(1, 7, expected) == open_table(Open(options, SECRET), at_ms=7)


def test_a_table_that_cannot_be_played_is_not_opened() -> None:
    with pytest.raises(InvalidRuleSet, match="11 seats"):
        open_table(Open(Options(RuleSet(), 11), SECRET), at_ms=0)


def test_a_log_begins_with_its_opening() -> None:
    desk = lobby("ann")
    for log in ([], desk.log.entries[1:]):
        with pytest.raises(ValueError, match="begins with TableOpened"):
            Table.load(log)


def test_a_table_opens_once() -> None:
    assert "already-open" == opened().refusal(HOUSE, Open(Options(SHORT, 3), SECRET))


def test_ten_can_sit() -> None:
    desk = opened(RuleSet(schedule=Schedule(largest=1)), seats=10)
    for seat in range(10):
        desk.do(f"p{seat}", sit(seat))
    assert all(place.kind is Kind.PERSON for place in desk.table.state.places)


# --- Sitting down ---------------------------------------------------------------------------------


def test_who_sits_first_is_host() -> None:
    desk = opened()
    entry = desk.do("ann", Sit(Seat(1), "Ann", "ab"))
    assert (SeatTaken(Seat(1), "ann", "Ann", "ab"), HostChanged(Seat(1))) == entry.events
    assert Seat(1) == desk.table.state.host
    assert Place(Kind.PERSON, "Ann", "ann", nonce="ab") == desk.table.state.places[1]


def test_who_sits_later_is_not_host() -> None:
    desk = lobby("ann", "bob")
    assert Seat(0) == desk.table.state.host
    assert Seat(1) == desk.table.state.seat_of("bob")


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_there_is_no_seat_outside_the_table(seat: int) -> None:
    assert "no-such-seat" == lobby("ann").refusal("bob", sit(seat))


def test_nobody_sits_twice() -> None:
    assert "already-seated" == lobby("ann").refusal("ann", sit(1))


def test_the_house_does_not_sit() -> None:
    assert "already-seated" == lobby("ann").refusal(HOUSE, sit(1))


def test_a_persons_seat_is_not_to_be_had() -> None:
    assert "seat-taken" == lobby("ann").refusal("bob", sit(0))


def test_a_bots_seat_is() -> None:
    desk = lobby("ann")
    desk.do("ann", BOT)
    desk.do("bob", sit(1))
    assert Place(Kind.PERSON, "Zoe", "bob", nonce="aa") == desk.table.state.places[1]


# --- Leaving --------------------------------------------------------------------------------------


def test_a_seat_left_in_the_lobby_is_empty_and_its_nonce_forgotten() -> None:
    desk = lobby("ann", "bob")
    assert (SeatLeft(Seat(1)),) == desk.do("bob", LEAVE).events
    assert Place() == desk.table.state.places[1]


@pytest.mark.parametrize("by", ["zoe", HOUSE])
def test_who_has_no_seat_cannot_leave_one(by: str) -> None:
    assert "not-seated" == lobby("ann").refusal(by, LEAVE)


def test_a_host_who_leaves_hands_on_to_the_next_person_clockwise() -> None:
    """Rooms died when their creator left and nobody could start (NET-11)."""
    desk = lobby("ann", "bob", "cat")
    desk.do("ann", LEAVE)
    assert Seat(1) == desk.table.state.host
    desk.do("bob", START)
    assert Stage.BIDDING is desk.table.state.stage


def test_the_hosts_seat_is_not_handed_to_a_bot() -> None:
    desk = lobby("ann", seats=4)
    desk.do("ann", BOT)
    desk.do("cat", sit(2))
    assert (SeatLeft(Seat(0)), HostChanged(Seat(2))) == desk.do("ann", LEAVE).events


def test_an_old_host_who_returns_is_a_guest() -> None:
    desk = lobby("ann", "bob")
    desk.do("ann", LEAVE)
    desk.do("ann", sit(0))
    assert Seat(1) == desk.table.state.host
    assert "not-host" == desk.refusal("ann", START)


def test_an_empty_table_has_no_host_until_somebody_sits() -> None:
    desk = lobby("ann")
    desk.do("ann", LEAVE)
    assert desk.table.state.host is None
    assert "not-host" == desk.refusal("ann", START)
    desk.do("bob", sit(2))
    assert Seat(2) == desk.table.state.host


# --- Bots and clearing ----------------------------------------------------------------------------


def test_the_host_seats_a_bot() -> None:
    desk = lobby("ann")
    assert (BotSeated(Seat(1), "Robo", "casual"),) == desk.do("ann", BOT).events
    assert Place(Kind.BOT, "Robo", level="casual") == desk.table.state.places[1]


@pytest.mark.parametrize("by", ["bob", "zoe", HOUSE])
@pytest.mark.parametrize("order", [BOT, ClearSeat(Seat(1)), START], ids=lambda o: type(o).__name__)
def test_only_the_host_arranges_the_table(by: str, order: SeatBot | ClearSeat | Start) -> None:
    assert "not-host" == lobby("ann", "bob").refusal(by, order)


def test_a_bot_takes_nobodys_seat() -> None:
    desk = lobby("ann", "bob")
    assert "seat-taken" == desk.refusal("ann", BOT)
    desk.do("ann", SeatBot(Seat(2), "Robo", "casual"))
    assert "seat-taken" == desk.refusal("ann", SeatBot(Seat(2), "Rob", "random"))
    assert "no-such-seat" == desk.refusal("ann", SeatBot(Seat(3), "Rob", "random"))


def test_the_host_clears_a_seat_of_a_person_or_a_bot() -> None:
    desk = lobby("ann", "bob")
    desk.do("ann", SeatBot(Seat(2), "Robo", "casual"))
    removed = PersonRemoved("bob", "Bob")
    assert (SeatLeft(Seat(1)), removed) == desk.do("ann", ClearSeat(Seat(1))).events
    assert (SeatLeft(Seat(2)),) == desk.do("ann", ClearSeat(Seat(2))).events
    assert (Place(), Place()) == desk.table.state.places[1:]


def test_what_cannot_be_cleared() -> None:
    desk = lobby("ann", "bob")
    assert "own-seat" == desk.refusal("ann", ClearSeat(Seat(0)))
    assert "seat-empty" == desk.refusal("ann", ClearSeat(Seat(2)))
    assert "no-such-seat" == desk.refusal("ann", ClearSeat(Seat(-1)))


# --- Starting -------------------------------------------------------------------------------------


def test_a_start_fills_the_table_and_deals() -> None:
    """All in one entry: nobody ever sees a game without its first deal."""
    desk = lobby("ann")
    entry = desk.do("ann", Start(("Robo", "Hal"), "casual"))
    assert ["Robo", "Hal"] == [e.name for e in entry.events if isinstance(e, BotSeated)]
    assert 1 == sum(isinstance(event, RoundStarted) for event in entry.events)
    assert Stage.BIDDING is desk.table.state.stage


def test_bots_without_a_name_are_numbered() -> None:
    desk = lobby("ann")
    desk.do("ann", Start(("Robo",), "casual"))
    assert ["Ann", "Robo", "Bot 3"] == [place.name for place in desk.table.state.places]


@pytest.mark.parametrize("order", [START, BOT, ClearSeat(Seat(1))], ids=lambda o: type(o).__name__)
def test_once_begun_the_table_is_not_arranged_anew(order: SeatBot | ClearSeat | Start) -> None:
    assert "already-started" == begun("ann", "bob").refusal("ann", order)


def test_the_first_dealer_and_the_cards_are_the_shuffles() -> None:
    desk = begun("ann", "bob", "cat")
    nonces = ("00", "01", "02")
    assert nonces == desk.table.state.nonces
    assert shuffle.first_dealer(SECRET, nonces, 3) == desk.game.first_dealer
    assert desk.game.round is not None
    eldest = desk.game.round.eldest
    assert (shuffle.deck(SECRET, nonces, 1)[0],) == desk.game.round.hands[eldest]
