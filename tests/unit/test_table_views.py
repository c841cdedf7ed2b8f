"""What a table shows to whom."""

from __future__ import annotations

import pytest

from ohhell.rules import Bid, Hidden, Seat
from ohhell.table import Act, Sent, Stage, State, observe, resume, sent
from tests.desk import SECRET, TOGETHER, Desk, begun, lobby

ALL = ("ann", "bob", "cat")
SEATS = (Seat(0), Seat(1), Seat(2))


def hands(view: State) -> list[bool]:
    """Return for each seat whether its hand is seen."""
    assert view.game is not None
    return [own is not None for own in view.game.round_in_progress.hands]


@pytest.mark.parametrize("seat", SEATS)
def test_a_seat_sees_its_own_hand_alone(seat: Seat) -> None:
    view = observe(begun(*ALL).table.state, seat)
    assert [other == seat for other in SEATS] == hands(view)


def test_a_spectator_sees_no_hand() -> None:
    assert [False] * 3 == hands(observe(begun(*ALL).table.state, None))


def test_a_bot_sees_what_a_person_would() -> None:
    """The house hands its bots a view and nothing else."""
    assert [False, True, False] == hands(observe(begun("ann").table.state, Seat(1)))


def test_a_sealed_bid_is_seen_by_its_seat_until_all_are_in() -> None:
    desk = begun(*ALL, ruleset=TOGETHER)
    asked = desk.table.number
    desk.do("bob", Act(Seat(1), Bid(1), asked))

    def seen(desk: Desk, seat: Seat | None) -> tuple[int | None, int | None, bool]:
        game = observe(desk.table.state, seat).game
        assert game is not None
        round_ = game.round_in_progress
        return round_.bids[1], round_.sealed[1], round_.has_bid[1]

    assert (None, 1, True) == seen(desk, Seat(1))
    assert (None, None, True) == seen(desk, Seat(0)) == seen(desk, None)
    desk.do("ann", Act(Seat(0), Bid(0), asked))
    desk.do("cat", Act(Seat(2), Bid(0), asked))
    assert (1, None, True) == seen(desk, Seat(0)) == seen(desk, Seat(1)) == seen(desk, None)


def test_the_secret_is_seen_when_the_game_is_over_and_not_before() -> None:
    desk = begun(*ALL)
    for seat in (*SEATS, None):
        assert observe(desk.table.state, seat).secret is None
    desk.play_to(Stage.OVER)
    for seat in (*SEATS, None):
        assert SECRET == observe(desk.table.state, seat).secret


def test_a_lobby_looks_alike_to_everybody() -> None:
    desk = lobby("ann", "bob")
    views = [observe(desk.table.state, seat) for seat in (*SEATS, None)]
    assert all(view == views[0] for view in views)
    assert views[0].secret is None
    assert views[0].game is None


def test_what_is_hidden_keeps_its_place_number_and_time() -> None:
    """Else a reader could not tell a secret from a loss."""
    desk = begun(*ALL)
    dealt = desk.log.entries[-1]
    told = sent(dealt, Seat(1))
    assert (dealt.number, dealt.at_ms, len(dealt.events)) == (
        told.number,
        told.at_ms,
        len(told.events),
    )
    assert 2 == told.events.count(Hidden())


def test_what_was_missed_is_resumed_without_gaps() -> None:
    desk = begun(*ALL)
    desk.step()
    missed: list[Sent] = list(resume(desk.log.read(after=3), Seat(0)))
    assert [4, 5, 6] == [entry.number for entry in missed]
    assert [] == list(resume(desk.log.read(after=desk.table.number), Seat(0)))
